/// The name of a block as Obsidian writes it: ` ^name` after the block's last line, or on a line below it. Other notes include
/// the block by this name; readers do not see it.
enum BlockMark {
    /// Shorter ones may be what they look like, such as an exponent.
    private static let shortest = 4

    /// The offset of a line's mark, with the white space before it; nil where the line has none.
    static func start(_ line: ArraySlice<UInt8>) -> Int? {
        let text = line[..<((line.lastIndex { !$0.isWhiteSpace }) ?? line.startIndex - 1).advanced(by: 1)]
        guard let caret = text.lastIndex(of: UInt8(ascii: "^")) else { return nil }
        let name = text[(caret + 1)...]
        let isApart =
            caret == line.startIndex || line[caret - 1].isWhiteSpace || line[caret - 1] == UInt8(ascii: "]")
        guard isApart, name.count >= shortest, name.allSatisfy({ $0.isAlphanumeric || $0 == UInt8(ascii: "-") }) else {
            return nil
        }
        return (text[..<caret].lastIndex { !$0.isWhiteSpace } ?? line.startIndex - 1) + 1
    }

    /// The lines of the block that has a name, without the name; nil where none has it.
    static func block(_ name: Substring, in lines: ArraySlice<Substring>) -> [Substring]? {
        let isBlank = { (line: Substring) in line.allSatisfy { $0.isWhitespace } }
        guard let marked = lines.firstIndex(where: { $0.trimmed.hasSuffix("^" + name) }) else { return nil }
        let own = lines[marked].trimmed.dropLast(name.count + 1).trimmed
        var last = marked
        if own.isEmpty {
            guard let above = lines[..<marked].lastIndex(where: { !isBlank($0) }) else { return nil }
            last = above
        }
        let above = lines[..<last].lastIndex(where: isBlank).map { $0 + 1 } ?? lines.startIndex
        // An item of a list is a block of its own if the mark comes after it.
        let isItem = !own.isEmpty && ["- ", "* ", "+ "].contains { own.hasPrefix($0) }
        let first = isItem ? last : above
        return Array(lines[first..<last]) + [own.isEmpty ? lines[last] : own]
    }
}
