package import Diagnostics

/// Writes notes as HTML: everything escaped, the same bytes for the same note.
package struct HTMLWriter {
    private let options: HTMLOptions

    package init(_ options: HTMLOptions = HTMLOptions()) {
        self.options = options
    }

    /// The note as HTML, with what could not be written as it stands in the note.
    package func write(_ document: MarkdownDocument) -> Diagnosed<HTMLDocument> {
        var renderer = HTMLRenderer(options)
        var blocks = document.blocks.map { block in
            renderer.write(block)
            return renderer.takeText()
        }
        renderer.closeTags(from: 0)
        if !blocks.isEmpty { blocks[blocks.count - 1] += renderer.takeText() }
        renderer.write(document.footnotes)
        let html = HTMLDocument(blocks: blocks, footnotes: renderer.takeText())
        return Diagnosed(html, renderer.diagnostics)
    }
}

/// A note as HTML.
package struct HTMLDocument: Hashable, Sendable {
    /// One piece per block of the note, each ending in a line break. A piece alone may be unbalanced where the note
    /// opens a tag such as `<details>` in one block and closes it in another.
    package var blocks: [String]
    /// The list of footnotes; empty when there are none.
    package let footnotes: String

    /// The whole note.
    package var html: String { blocks.joined() + footnotes }
}

/// What a page decides about the HTML of a note. Each closure returns HTML that is inserted as it is, with the problems
/// met on the way, or nil for the ordinary form.
package struct HTMLOptions {
    /// The id of the heading with an anchor, so that two notes fit on one page.
    package var headingID: (String) -> String = { $0 }
    /// Stands before the ids of footnotes, for the same reason.
    package var footnotePrefix = ""
    /// What a screen reader says of the arrow that leads from a footnote back into the text.
    package var backLinkLabel = "Back to the text"
    /// What a screen reader says of the link behind a heading that leads to the heading itself; empty for no link.
    package var headingLinkLabel = ""
    /// The BCP 47 tag of a table's cell, by its text apart from code, where it is not that of the note.
    package var cellLanguage: (String) -> String? = { _ in nil }
    package var codeBlock: (CodeBlock) -> Diagnosed<String>? = { _ in nil }
    /// The text between the braces, and the span of both; without an answer it is shown as written.
    package var placeholder: (String, SourceSpan) -> Diagnosed<String>? = { _, _ in nil }
    package var image: (Image) -> Diagnosed<String>? = { _ in nil }
    /// Another destination, not HTML and not percent-encoded, for the one that stands in the note.
    package var destination: (String, SourceSpan) -> Diagnosed<String>? = { _, _ in nil }

    package init() {}
}
