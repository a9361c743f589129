/// A search for comments of other tools, which readers never see.
///
/// It remembers how far it has looked for an end in vain, so that marks that are never closed cost no more than others.
struct CommentSearch {
    private static let forms: [(opening: [UInt8], closing: [UInt8], notation: Notation?)] = [
        ("%%", "%%", .percentComment), ("{% comment %}", "{% endcomment %}", .liquidComment),
        ("{%- comment -%}", "{%- endcomment -%}", .liquidComment), ("{{/*", "*/}}", .hugoComment),
        ("{/*", "*/}", nil), ("{::comment}", "{:/comment}", .kramdownComment), ("{# ", " #}", .bracesComment),
    ].map { (Array($0.0.utf8), Array($0.1.utf8), $0.2) }
    /// Bytes of a comment; longer ones are text.
    private static let longest = 100_000

    /// Up to where no end begins, by form.
    private var searched = [Int](repeating: 0, count: forms.count)

    /// The offset after the comment that begins at an offset of a line, and its notation, which is nil for that of MDX; nil where
    /// none begins.
    mutating func end(
        from start: Int, of line: Range<Int>, in bytes: [UInt8], isMDX: Bool
    ) -> (end: Int, notation: Notation?)? {
        for (number, form) in Self.forms.enumerated() where bytes[start...].starts(with: form.opening) {
            if form.opening.starts(with: "{/*".utf8), !isMDX { continue }
            let isAtStart = bytes[line.lowerBound..<start].allSatisfy { $0.isWhiteSpace }
            let isApart = isAtStart || bytes[start - 1].isWhiteSpace
            if form.opening.first == UInt8(ascii: "%"), !isApart { continue }
            // Over several lines, only comments that begin their own line.
            let limit = isAtStart ? min(bytes.count, start + Self.longest) : line.upperBound
            var index = max(start + form.opening.count, searched[number])
            while index + form.closing.count <= limit {
                if bytes[index...].starts(with: form.closing) {
                    return (index + form.closing.count, form.notation)
                }
                index += 1
            }
            searched[number] = max(searched[number], index)
        }
        return nil
    }
}
