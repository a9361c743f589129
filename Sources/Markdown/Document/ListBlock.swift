package import Diagnostics

/// A bulleted or numbered list.
package struct ListBlock: Hashable, Sendable {
    /// The first number; nil for a bulleted list.
    package let start: Int?
    /// Whether no blank line stands between the items, so that their paragraphs need no space.
    package let isTight: Bool
    package let items: [ListItem]
    package let span: SourceSpan

    package init(start: Int?, isTight: Bool, items: [ListItem], span: SourceSpan) {
        self.start = start
        self.isTight = isTight
        self.items = items
        self.span = span
    }
}
