/// What a UTF-16 unit is to the search.
enum UnitKind: Hashable, Sendable {
    case lower, upper, digit
    /// A character of Chinese, Japanese or Korean, which is written without spaces; halves of rarer ones too.
    case ideograph
    /// White space, punctuation and signs.
    case separator

    init(_ unit: UInt16) {
        switch SearchFolding.narrowed(unit) {
        case 0x30...0x39: self = .digit
        case 0x41...0x5A, 0xC0...0xD6, 0xD8...0xDE: self = .upper
        case 0x61...0x7A, 0xDF...0xF6, 0xF8...0xFF, 0x100...0x24F, 0x370...0x52F: self = .lower
        case 0x3040...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7A3, 0xD800...0xDFFF, 0xF900...0xFAFF:
            self = .ideograph
        default: self = .separator
        }
    }

    /// True when two such units beside each other belong together: letters of either case, digits, ideographs.
    func isOneRun(with other: UnitKind) -> Bool {
        self != .separator && other != .separator && isOfWord == other.isOfWord && (self == .digit) == (other == .digit)
    }

    /// True for what words are made of: letters and digits, but no ideographs.
    var isOfWord: Bool {
        switch self {
        case .lower, .upper, .digit: true
        case .ideograph, .separator: false
        }
    }
}
