/// Finds formulas in the source of a note by GitHub's rules: `$…$` on one line, `$$…$$` up to a blank line, both outside code.
/// Text that may well be prices is not a formula.
struct MathScanner {
    /// A formula, as offsets into the source.
    struct Formula {
        /// The place with the dollar signs.
        let range: Range<Int>
        let content: Range<Int>
    }

    static func formulas(in bytes: [UInt8]) -> [Formula] {
        var scanner = MathScanner(bytes: bytes)
        scanner.scan()
        return scanner.formulas
    }

    private let bytes: [UInt8]
    private var formulas: [Formula] = []
    private var index = 0
    /// The fence of the code that the line at hand belongs to.
    private var fence: (mark: UInt8, length: Int)?
    /// Up to here no two dollar signs close anything; they are not searched for again.
    private var searchedEnd = 0

    private init(bytes: [UInt8]) { self.bytes = bytes }

    private mutating func scan() {
        while index < bytes.count {
            let line = index..<lineEnd(from: index)
            if takesFence(line) || fence != nil {
                index = line.upperBound + 1
            } else {
                scanLine(to: line.upperBound)
                // A formula may have taken further lines.
                if index < bytes.count, bytes[index] == 0x0A { index += 1 }
            }
        }
    }

    private mutating func scanLine(to end: Int) {
        var end = end
        while index < end {
            switch bytes[index] {
            case UInt8(ascii: "\\"): index += 2
            case UInt8(ascii: "`"): index = codeEnd(from: index, lineEnd: end)
            case Self.dollar:
                let formula = byte(index + 1) == Self.dollar ? displayed(at: index) : inline(at: index, lineEnd: end)
                guard let formula else {
                    while byte(index) == Self.dollar { index += 1 }
                    continue
                }
                formulas.append(formula)
                index = formula.range.upperBound
                if index > end { end = lineEnd(from: index) }
            default: index += 1
            }
        }
        index = max(index, end)
    }

    private mutating func displayed(at start: Int) -> Formula? {
        guard start >= searchedEnd, byte(start + 2) != Self.dollar else { return nil }
        var end = start + 2
        var isBlank = true
        while end + 1 < bytes.count {
            if bytes[end] == Self.dollar, bytes[end + 1] == Self.dollar {
                return isBlank ? nil : Formula(range: start..<end + 2, content: start + 2..<end)
            }
            if bytes[end] == 0x0A, lineEnd(from: end + 1) == firstFilled(from: end + 1) { break }
            if bytes[end] == UInt8(ascii: "`") { break }
            if bytes[end] > 0x20 { isBlank = false }
            end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
        }
        searchedEnd = end
        return nil
    }

    private func inline(at start: Int, lineEnd: Int) -> Formula? {
        if start > 0, isWord(bytes[start - 1]) { return nil }
        guard let first = byte(start + 1), first > 0x20 else { return nil }
        var end = start + 1
        while end < lineEnd, bytes[end] != Self.dollar {
            if bytes[end] == UInt8(ascii: "`") { return nil }
            end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
        }
        guard end < lineEnd, bytes[end - 1] > 0x20 else { return nil }
        if let next = byte(end + 1), isWord(next) || next == Self.dollar { return nil }
        let content = start + 1..<end
        return isPrice(bytes[content]) ? nil : Formula(range: start..<end + 1, content: content)
    }

    /// A number with words after it, such as "5, or 6".
    private func isPrice(_ content: ArraySlice<UInt8>) -> Bool {
        guard let first = content.first, (0x30...0x39).contains(first) else { return false }
        return content.contains(0x20) && !content.contains { "\\^_=+*<>{".utf8.contains($0) }
    }

    // MARK: - Code

    /// Whether the line opens or closes a fence.
    private mutating func takesFence(_ line: Range<Int>) -> Bool {
        let text = bytes[textStart(of: line)..<line.upperBound]
        guard let mark = text.first, mark == UInt8(ascii: "`") || mark == UInt8(ascii: "~") else { return false }
        let marks = text.prefix { $0 == mark }
        guard marks.count >= 3 else { return false }
        let rest = text[marks.endIndex...]
        if let open = fence {
            let closes = open.mark == mark && marks.count >= open.length && rest.allSatisfy { $0 <= 0x20 }
            if closes { fence = nil }
            return closes
        }
        guard mark != UInt8(ascii: "`") || !rest.contains(mark) else { return false }
        fence = (mark, marks.count)
        return true
    }

    /// The offset after the marks of quotations that a line begins with, and after the marks of list items where a fence may
    /// open.
    private func textStart(of line: Range<Int>) -> Int {
        var index = line.lowerBound
        while index < line.upperBound {
            if bytes[index] == 0x20 || bytes[index] == UInt8(ascii: ">") {
                index += 1
            } else if fence == nil, let end = listMarkEnd(from: index) {
                index = end
            } else {
                break
            }
        }
        return index
    }

    /// The offset after a hyphen, an asterisk, a plus sign or a number, if a space follows.
    private func listMarkEnd(from start: Int) -> Int? {
        let digits = bytes[start...].prefix(9).prefix { (0x30...0x39).contains($0) }.count
        guard let mark = byte(start + digits), (digits > 0 ? ".)" : "-*+").utf8.contains(mark) else { return nil }
        return byte(start + digits + 1) == 0x20 ? start + digits + 1 : nil
    }

    /// The offset after the code that begins at an index, or after its marks when nothing on the line ends it.
    private func codeEnd(from start: Int, lineEnd: Int) -> Int {
        var marks = start
        while byte(marks) == UInt8(ascii: "`") { marks += 1 }
        var position = marks
        while position < lineEnd {
            guard bytes[position] == UInt8(ascii: "`") else {
                position += 1
                continue
            }
            let run = position
            while byte(position) == UInt8(ascii: "`") { position += 1 }
            if position - run == marks - start { return position }
        }
        return marks
    }

    // MARK: - Bytes

    private static let dollar = UInt8(ascii: "$")

    private func byte(_ index: Int) -> UInt8? { bytes.indices.contains(index) ? bytes[index] : nil }

    private func lineEnd(from start: Int) -> Int {
        bytes[min(start, bytes.count)...].firstIndex(of: 0x0A) ?? bytes.count
    }

    /// The first byte of a line that is neither white space nor the mark of a quotation.
    private func firstFilled(from start: Int) -> Int {
        var index = start
        while let byte = byte(index), byte == 0x20 || byte == 0x09 || byte == 0x0D || byte == UInt8(ascii: ">") {
            index += 1
        }
        return index
    }

    /// A letter or digit of ASCII, or another dollar sign.
    private func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, Self.dollar: true
        default: false
        }
    }
}
