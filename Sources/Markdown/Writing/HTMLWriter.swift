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
