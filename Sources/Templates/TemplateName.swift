/// The name in a tag: dotted parts, looked up one in the other, or none for `.`, the current value.
struct TemplateName: Sendable {
    let text: String
    let parts: [String]
    /// UTF-8 offsets of the name in the template's file.
    let range: Range<Int>

    /// Nil when the text is not a name: empty, with white space, with an empty part or a tag's sign at its head.
    init?(_ text: String, at range: Range<Int>) {
        self.text = text
        self.range = range
        guard let first = text.utf8.first, !TemplateTag.signs.contains(first) else { return nil }
        guard !text.utf8.contains(where: { isBlank($0) }) else { return nil }
        parts = text == "." ? [] : text.split(separator: ".", omittingEmptySubsequences: false).map { String($0) }
        if parts.contains(where: { $0.isEmpty }) { return nil }
    }

    /// UTF-8 offsets of one part in the template's file.
    func range(ofPart index: Int) -> Range<Int> {
        let start = parts[..<index].reduce(range.lowerBound) { $0 + $1.utf8.count + 1 }
        return start..<start + parts[index].utf8.count
    }
}
