package import Diagnostics

/// A parsed note: its blocks in source order, and its footnotes in the order in which they are first referred to.
package struct MarkdownDocument: Hashable, Sendable {
    /// Levels to which lists and quotations nest, and emphasis and links within a block. Deeper ones lose their marks and
    /// keep their content: trees are freed by recursion.
    static let greatestDepth = 100

    package let blocks: [Block]
    package let footnotes: [Footnote]
    /// The targets of links in it, kept as they are often needed.
    let targets: LinkTargets
    /// The title of the note in a construct of another tool; empty where there is none.
    package let title: String

    package init(blocks: [Block], footnotes: [Footnote], title: String = "") {
        self.blocks = blocks
        self.title = title
        self.footnotes = footnotes
        targets = LinkTargets(blocks, footnotes)
    }
}

extension MarkdownDocument {
    /// The heading that the note begins with, as an index of blocks; comments, badges and scripts may come before it.
    package var openingHeading: Int? {
        for (index, block) in blocks.enumerated() {
            switch block {
            case .heading: return index
            case .html(let pieces, _) where pieces.allSatisfy({ Self.isUnseen($0) }): continue
            case .paragraph(let content, _) where content.allSatisfy({ Self.isBadge($0) }): continue
            default: return nil
            }
        }
        return nil
    }

    /// Whether the piece is a comment, a tag or the content of a script or style.
    private static func isUnseen(_ piece: HTMLPiece) -> Bool {
        switch piece {
        case .comment, .other: true
        case .tag(let tag, _):
            ["script", "style", "template", "link", "meta", "a", "img", "p", "div", "br", "center"].contains(tag.name)
        case .text(let text, _): text.allSatisfy { $0.isWhitespace }
        }
    }

    /// Whether the inline is a picture, or a link that holds nothing else.
    private static func isBadge(_ inline: Inline) -> Bool {
        switch inline {
        case .image, .softBreak, .lineBreak: true
        case .link(let link): !link.content.isEmpty && link.content.allSatisfy { isBadge($0) }
        case .html(let piece): isUnseen(piece)
        case .text(let text, _): text.allSatisfy { $0.isWhitespace }
        default: false
        }
    }

    /// All code blocks, those in lists, quotations and footnotes too, in source order; footnotes come last.
    package var codeBlocks: [CodeBlock] {
        Self.codeBlocks(in: blocks) + footnotes.flatMap { Self.codeBlocks(in: $0.blocks) }
    }

    private static func codeBlocks(in blocks: [Block]) -> [CodeBlock] {
        blocks.flatMap { block -> [CodeBlock] in
            if case .codeBlock(let code) = block { return [code] }
            return block.parts.flatMap { part -> [CodeBlock] in
                if case .blocks(let inner) = part { codeBlocks(in: inner) } else { [] }
            }
        }
    }
}

/// The headings of a note, for tables of contents and for links from other notes.
package struct Outline: Hashable, Sendable {
    /// All headings outside lists and quotations, in source order.
    package let entries: [Entry]

    package init(_ document: MarkdownDocument) {
        entries = document.blocks.compactMap { block in
            guard case .heading(let heading) = block else { return nil }
            return Entry(
                level: heading.level, title: heading.content, anchor: heading.anchor, span: heading.span)
        }
    }

    /// A heading with its anchor.
    package struct Entry: Hashable, Sendable {
        package let level: Int
        package let title: [Inline]
        package let anchor: String
        package let span: SourceSpan
    }
}
