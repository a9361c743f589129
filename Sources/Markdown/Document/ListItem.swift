package import Diagnostics

/// One item of a list.
package struct ListItem: Hashable, Sendable {
    /// Whether the box of a task (`[x]` or `[ ]`) is ticked; nil for an item without a box.
    package let isDone: Bool?
    package let blocks: [Block]
    package let span: SourceSpan

    package init(isDone: Bool?, blocks: [Block], span: SourceSpan) {
        self.isDone = isDone
        self.blocks = blocks
        self.span = span
    }
}
