package import Diagnostics

/// The text of a footnote.
package struct Footnote: Hashable, Sendable {
    /// From 1, in the order of the first references.
    package let number: Int
    package let blocks: [Block]
    package let span: SourceSpan

    package init(number: Int, blocks: [Block], span: SourceSpan) {
        self.number = number
        self.blocks = blocks
        self.span = span
    }
}
