/// Comments in code that describe their line, as VitePress (`// [!code ++]`) and Docusaurus (`// highlight-next-line`) have
/// them. Readers see the line marked, and no comment.
enum LineComments {
    /// The block without such comments, with the lines that they mark.
    static func taken(from block: CodeBlock) -> CodeBlock {
        guard block.text.contains("[!code ") || block.text.contains("highlight-") else { return block }
        var attributes = block.attributes
        var lines: [Substring] = []
        var isMarking = false
        var marksNext = false
        for line in block.text.split(separator: "\n", omittingEmptySubsequences: false) {
            switch wholeComment(line) {
            case "highlight-next-line": marksNext = true
            case "highlight-start": isMarking = true
            case "highlight-end": isMarking = false
            default:
                let number = lines.count + 1
                if isMarking || marksNext { attributes.mark(number...number, as: .marked) }
                marksNext = false
                guard let (rest, word, count) = comment(atEndOf: line), let kind = kinds[word] else {
                    lines.append(line)
                    continue
                }
                attributes.mark(number...number + count - 1, as: kind)
                // A comment on a line of its own is about those that follow.
                if !rest.allSatisfy({ $0 == " " || $0 == "\t" }) { lines.append(rest) }
            }
        }
        return CodeBlock(block, attributes, text: lines.joined(separator: "\n"))
    }

    private static let kinds: [String: FenceInfo.LineKind] = [
        "++": .inserted, "--": .deleted, "highlight": .marked, "hl": .marked, "focus": .marked, "warning": .marked,
        "error": .marked,
    ]

    private static let maxLines = 1_000

    /// The words of a line that is nothing but a comment.
    private static func wholeComment(_ line: Substring) -> Substring {
        var text = line.trimmed
        if text.hasPrefix("{/*"), text.hasSuffix("*/}") { text = text.dropFirst().dropLast() }
        guard let sign = signs.first(where: { text.hasPrefix($0) }) else { return "" }
        text = text.dropFirst(sign.count).trimmed
        for end in CodeAnnotations.ends where text.hasSuffix(end) { text = text.dropLast(end.count).trimmed }
        return text
    }

    /// A quotation mark begins a text more often than a comment.
    private static let signs = CodeAnnotations.signs.filter { $0 != "'" && $0 != "\"" }

    /// The text before a comment `[!code word:count]`, and its word and count.
    private static func comment(atEndOf line: Substring) -> (rest: Substring, word: String, count: Int)? {
        let mark = "[!code "
        guard let last = line.lastIndex(of: "["), line[last...].hasPrefix(mark),
            let end = line[last...].firstIndex(of: "]")
        else { return nil }
        let parts = line[line.index(last, offsetBy: mark.count)..<end].split(separator: ":", maxSplits: 1)
        guard let word = parts.first else { return nil }
        let count = parts.count > 1 ? Int(parts[1]) ?? 1 : 1
        var rest = line[..<last]
        while let space = rest.last, space == " " || space == "\t" { rest = rest.dropLast() }
        guard let sign = signs.first(where: { rest.hasSuffix($0) }) else { return nil }
        rest = rest.dropLast(sign.count)
        while let space = rest.last, space == " " || space == "\t" { rest = rest.dropLast() }
        return (rest, String(word), min(max(count, 1), maxLines))
    }
}
