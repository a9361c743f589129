import Templates

/// One paragraph of text in which words between back-ticks are code.
enum CodeProse {
    /// The text as HTML.
    static func html(_ text: String) -> String {
        text.split(separator: "`", omittingEmptySubsequences: false).enumerated().map { index, part in
            let escaped = HTMLEscaping.escaped(String(part))
            return index % 2 == 1 ? "<code>\(escaped)</code>" : escaped
        }.joined()
    }
}
