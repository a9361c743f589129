/// A text prepared for matching: its folded units, and where words and their parts begin.
struct SearchText: Sendable {
    let units: [UInt16]
    let kinds: [UnitKind]
    /// Whether a word, or a part of one, begins: at each of the capitals of `safeAreaInsets`, at `Table` in `UITableView`,
    /// between letters and digits.
    let isStart: [Bool]
    /// The runs of letters, of digits and of ideographs, in order: `iOS11` is the same two words as `iOS 11`.
    let runs: [Range<Int>]

    init(_ text: String, _ folding: SearchFolding) {
        var units: [UInt16] = []
        var kinds: [UnitKind] = []
        units.reserveCapacity(text.utf8.count)
        kinds.reserveCapacity(text.utf8.count)
        let bytes = text.utf8.span
        if Self.isASCII(bytes) {
            let (folded, kindsOfASCII) = (Self.folded, Self.kinds)
            for index in bytes.indices {
                units.append(folded[Int(bytes[index])])
                kinds.append(kindsOfASCII[Int(bytes[index])])
            }
        } else {
            lazy var simplified = folding.simplified()
            for unit in text.utf16 {
                let folded = SearchFolding.folded(unit)
                units.append(SearchFolding.ideographs.contains(folded) ? simplified[folded] ?? folded : folded)
                kinds.append(UnitKind(unit))
            }
        }
        self.units = units
        self.kinds = kinds
        isStart = Self.starts(of: kinds)
        runs = Self.runs(of: kinds)
    }

    /// The folded characters of ASCII, and their kinds.
    private static let folded = (0..<0x80).map { SearchFolding.folded($0) }
    private static let kinds = (0..<0x80).map { UnitKind($0) }

    private static func isASCII(_ bytes: Span<UInt8>) -> Bool {
        for index in bytes.indices where bytes[index] >= 0x80 { return false }
        return true
    }

    private static func starts(of kinds: [UnitKind]) -> [Bool] {
        var starts: [Bool] = []
        starts.reserveCapacity(kinds.count)
        var before = UnitKind.separator
        for (index, kind) in kinds.enumerated() {
            switch (before, kind) {
            case (_, .ideograph), (_, .separator), (.lower, .lower), (.upper, .lower), (.digit, .digit):
                starts.append(false)
            case (.upper, .upper): starts.append(index + 1 < kinds.count && kinds[index + 1] == .lower)
            case (.ideograph, _), (.separator, _), (.digit, _), (_, .digit), (.lower, .upper): starts.append(true)
            }
            before = kind
        }
        return starts
    }

    private static func runs(of kinds: [UnitKind]) -> [Range<Int>] {
        var runs: [Range<Int>] = []
        // A word has six letters or so, with the space after it.
        runs.reserveCapacity(kinds.count / 6)
        var start = 0
        while start < kinds.count {
            var end = start + 1
            while end < kinds.count, kinds[end - 1].isOneRun(with: kinds[end]) { end += 1 }
            if kinds[start] != .separator { runs.append(start..<end) }
            start = end
        }
        return runs
    }

    /// The units of its runs with spaces between them, for comparing headings with queries.
    var words: [UInt16] { Array(runs.map { units[$0] }.joined(separator: [Self.space])) }

    static let space: UInt16 = 0x20
}

/// The kind of a UTF-16 unit.
enum UnitKind: UInt8, Hashable, Sendable {
    case lower, upper, digit
    /// A character of Chinese, Japanese, Korean, Thai and others that are written without spaces; halves of rarer ones too.
    case ideograph
    /// White space, punctuation and signs.
    case separator

    init(_ unit: UInt16) {
        switch SearchFolding.narrowed(unit) {
        case 0x61...0x7A: self = .lower
        case 0x00...0x2F: self = .separator
        case 0x30...0x39: self = .digit
        case 0x41...0x5A, 0xC0...0xD6, 0xD8...0xDE: self = .upper
        // Latin, Greek, Cyrillic, Armenian, Hebrew, Arabic, the scripts of India, Georgian, Ethiopic, with their marks.
        case 0xDF...0xF6, 0xF8...0xFF, 0x100...0x2AF, 0x300...0x36F, 0x370...0x52F,
            0x531...0x556, 0x561...0x587, 0x591...0x5BD, 0x5C1...0x5C2, 0x5C4...0x5C5,
            0x5C7...0x5F2, 0x610...0x61A, 0x620...0x669, 0x66E...0x6D3, 0x6D5...0x6DC,
            0x6DF...0x6E8, 0x6EA...0x6FC, 0x750...0x77F, 0x8A0...0x963, 0x966...0x96F,
            0x971...0xDFF, 0x10A0...0x10FF, 0x1200...0x135F, 0x1E00...0x1FFF, 0xFB1D...0xFDFF,
            0xFE70...0xFEFC:
            self = .lower
        // Thai, Lao, Burmese and Khmer too.
        case 0xE01...0xE3A, 0xE40...0xE4E, 0xE81...0xEDF, 0x1000...0x109F, 0x1780...0x17D3,
            0x3040...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7A3, 0xD800...0xDFFF,
            0xF900...0xFAFF:
            self = .ideograph
        default: self = .separator
        }
    }

    /// Whether two such units beside each other belong together: letters of either case, digits, ideographs.
    func isOneRun(with other: UnitKind) -> Bool {
        self != .separator && other != .separator && isOfWord == other.isOfWord && (self == .digit) == (other == .digit)
    }

    /// Whether words consist of it: letters and digits, but no ideographs.
    var isOfWord: Bool {
        switch self {
        case .lower, .upper, .digit: true
        case .ideograph, .separator: false
        }
    }
}
