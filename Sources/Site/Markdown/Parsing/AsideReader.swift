import Diagnostics

/// Finds out whether a quotation is an aside.
enum AsideReader {
    enum Result {
        case none
        case aside(Aside)
        /// An alert of a kind that there is not, and the place of its name.
        case unknown(String, SourceSpan)
    }

    static func read(_ blocks: [Block], at span: SourceSpan) -> Result {
        guard case .paragraph(let content, let place)? = blocks.first, case .text(let text, let start)? = content.first,
            // An escape means the characters themselves.
            start.range.count == text.utf8.count
        else { return .none }
        let rest = Array(blocks.dropFirst())
        if let name = alertName(text) {
            guard let kind = AsideNames.kind(of: name) else {
                return .unknown(
                    name, SourceSpan(file: start.file, range: start.start + 2..<start.start + 2 + name.utf8.count))
            }
            // Obsidian has words for style sheets after a bar.
            let length =
                (text.utf8.firstIndex(of: UInt8(ascii: "]")).map { text.utf8.distance(from: text.startIndex, to: $0) }
                    ?? 0) + 1
            let behind = text.utf8.dropFirst(length).first
            let fold: Aside.Fold = behind == UInt8(ascii: "-") ? .closed : behind == UInt8(ascii: "+") ? .open : .none
            let shown = dropping(length + (fold == .none ? 0 : 1), from: content)
            let end = shown.firstIndex { $0.isBreak } ?? shown.count
            let below = Array(shown.dropFirst(end + 1))
            var title = Array(shown[..<end])
            if title.isEmpty, let word = AsideNames.title(of: name) {
                title = [.text(word, SourceSpan(file: start.file, range: start.start..<start.start))]
            }
            return .aside(
                Aside(kind: kind, title: title, blocks: paragraph(below, in: place) + rest, fold: fold, span: span))
        }
        guard let (kind, length) = asideName(text) else { return .none }
        let shown = dropping(length, from: content)
        return .aside(Aside(kind: kind, title: [], blocks: paragraph(shown, in: place) + rest, span: span))
    }

    /// The word in `[!NOTE]` at the head of a text.
    private static func alertName(_ text: String) -> String? {
        guard text.hasPrefix("[!"), let end = text.firstIndex(of: "]") else { return nil }
        let name = text[..<end].dropFirst(2).prefix { $0 != "|" }
        return !name.isEmpty && name.allSatisfy { $0.isASCII && $0.isLetter || $0 == "-" } ? String(name) : nil
    }

    /// The kind of `Note: …` and the number of bytes that it takes up. DocC knows no cautions.
    private static func asideName(_ text: String) -> (Aside.Kind, Int)? {
        guard let colon = text.firstIndex(where: { $0 == ":" || $0 == "：" }) else { return nil }
        let name = text[..<colon]
        let behind = text[colon...].dropFirst()
        guard let kind = Aside.Kind(rawValue: name.lowercased()), kind != .caution, name.first?.isUppercase == true,
            behind.isEmpty || behind.first == " " || text[colon] == "："
        else { return nil }
        return (kind, text.utf8.count - behind.utf8.count)
    }

    /// The content without the first bytes of its first text, and the white space after them.
    private static func dropping(_ count: Int, from content: [Inline]) -> [Inline] {
        guard case .text(let text, let span)? = content.first else { return content }
        let rest = text.utf8.dropFirst(count).drop { $0 == 0x20 || $0 == 0x09 }
        let others = content.dropFirst()
        if rest.isEmpty { return Array(others) }
        let place = SourceSpan(file: span.file, range: span.end - rest.count..<span.end)
        return [.text(String(Substring(rest)), place)] + others
    }

    private static func paragraph(_ content: [Inline], in span: SourceSpan) -> [Block] {
        guard let first = content.first(where: { !$0.isBreak }) else { return [] }
        let shown = Array(content.drop { $0.isBreak })
        return [.paragraph(shown, SourceSpan(file: span.file, range: first.span.start..<span.end))]
    }
}

extension Inline {
    /// Whether a new line begins after it.
    var isBreak: Bool {
        switch self {
        case .softBreak, .lineBreak: true
        default: false
        }
    }
}
