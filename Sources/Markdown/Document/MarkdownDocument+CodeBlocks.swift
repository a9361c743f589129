extension MarkdownDocument {
    /// All code blocks, those in lists, quotations and footnotes too, in source order; footnotes come last.
    package var codeBlocks: [CodeBlock] {
        Self.codeBlocks(in: blocks) + footnotes.flatMap { Self.codeBlocks(in: $0.blocks) }
    }

    private static func codeBlocks(in blocks: [Block]) -> [CodeBlock] {
        blocks.flatMap { block -> [CodeBlock] in
            switch block {
            case .codeBlock(let block): [block]
            case .list(let list): list.items.flatMap { codeBlocks(in: $0.blocks) }
            case .quote(let blocks, _): codeBlocks(in: blocks)
            case .heading, .paragraph, .html, .table, .thematicBreak: []
            }
        }
    }
}
