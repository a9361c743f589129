package import Diagnostics

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

    /// One heading.
    package struct Entry: Hashable, Sendable {
        package let level: Int
        package let title: [Inline]
        package let anchor: String
        package let span: SourceSpan
    }
}
