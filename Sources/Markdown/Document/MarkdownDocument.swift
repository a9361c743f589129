/// A parsed note: its blocks in source order, and its footnotes in the order in which they are first referred to.
package struct MarkdownDocument: Hashable, Sendable {
    package var blocks: [Block]
    package var footnotes: [Footnote]

    package init(blocks: [Block], footnotes: [Footnote]) {
        self.blocks = blocks
        self.footnotes = footnotes
    }
}
