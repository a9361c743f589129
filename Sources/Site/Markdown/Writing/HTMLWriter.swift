package import Diagnostics

/// Writes notes as HTML: everything escaped, the same bytes for the same note.
package struct HTMLWriter {
    private let options: HTMLOptions

    package init(_ options: HTMLOptions = HTMLOptions()) {
        self.options = options
    }

    /// The note as HTML, with the problems that the page met on the way. Problems of the note itself have been reported by the
    /// parser.
    package func write(_ document: MarkdownDocument) -> Diagnosed<HTMLDocument> {
        var renderer = HTMLRenderer(options, ids: document.targets.rawIDs)
        var blocks = document.blocks.indices.map { index in
            renderer.write(document.blocks, at: index)
            return renderer.takeText()
        }
        renderer.closeTags(from: 0)
        if !blocks.isEmpty { blocks[blocks.count - 1] += renderer.takeText() }
        renderer.write(document.footnotes)
        let html = HTMLDocument(blocks: blocks, footnotes: renderer.takeText())
        return Diagnosed(html, renderer.diagnostics)
    }
}

extension HTMLWriter {
    /// The problems of a note that cannot be written as it is, on any page.
    static func problems(in document: MarkdownDocument) -> (diagnostics: [Diagnostic], repeated: RepeatedProblems) {
        guard document.targets.hasDoubtfulContent else { return ([], RepeatedProblems()) }
        var renderer = HTMLRenderer(HTMLOptions(), ids: document.targets.rawIDs)
        for block in document.blocks { renderer.write(block) }
        renderer.closeTags(from: 0)
        for footnote in document.footnotes { renderer.write(footnote.blocks) }
        return (renderer.problems, renderer.repeated)
    }
}

/// A note as HTML.
package struct HTMLDocument: Hashable, Sendable {
    /// The HTML of each block of the note, ending in a line break. A piece alone may be unbalanced where the note opens a tag
    /// such as `<details>` in one block and closes it in another.
    package var blocks: [String]
    /// The list of footnotes; empty when there are none.
    package let footnotes: String

    /// The whole note.
    package var html: String { blocks.joined() + footnotes }
}

/// The choices of a page for the HTML of a note. A closure that returns nil asks for the ordinary form; HTML that it
/// returns is inserted as it is.
package struct HTMLOptions {
    package var syntax = Syntax.html
    /// Converts a text that people read to the form of the page, such as another script; it is called for each run between two
    /// tags, and not for code.
    package var text: (String) -> String = { $0 }
    /// The number of levels by which headings are lower than in the note; none is below level 6.
    package var headingShift = 0
    /// The level of the highest headings: 2 where the page has a title of its own.
    package var firstLevel = 1
    /// Whether boxes that scroll can be reached with the keyboard.
    package var hasTabStops = true
    /// The id of the heading with an anchor, so that two notes fit on one page.
    package var headingID: (String) -> String = { $0 }
    /// Other ids under which the heading with an anchor can still be found.
    package var oldHeadingIDs: (String) -> [String] = { _ in [] }
    /// The prefix of the ids of footnotes, so that two notes fit on one page.
    package var footnotePrefix = ""
    /// The label, for screen readers, of the arrow that leads from a footnote back into the text.
    package var backLinkLabel = ""
    /// The label, for screen readers, of a number in code that links to its text.
    package var codeNoteLabel: (Int) -> String = { "\($0)" }
    /// The label, for screen readers, of the link after a heading that points to the heading itself; empty for no link.
    package var headingLinkLabel = ""
    /// The anchors of headings that are pressed themselves, so that they have no link in them.
    package var pressedHeadings: Set<String> = []
    /// The label of a task's box for screen readers, ticked or not; empty for none.
    package var taskLabel: (Bool) -> String = { _ in "" }
    /// The BCP 47 tag of a table's cell, by its text apart from code, if it is not the language of the note.
    package var cellLanguage: (String) -> String? = { _ in nil }
    /// The HTML that replaces a block of code, with the problems met on the way.
    package var codeBlock: (CodeBlock) -> Diagnosed<String>? = { _ in nil }
    /// The HTML of the code in a block.
    package var code: (CodeBlock) -> String? = { _ in nil }
    /// The language of code that may be beside the same code in another language; nil for code that is alone.
    package var codeVersion: (CodeBlock) -> CodeVersion? = { _ in nil }
    /// A formula as an element within a line of text.
    package var formula: (Math) -> String? = { _ in nil }
    /// The HTML of a placeholder, by the text between the braces as written and the span of both; nil to show the text.
    package var placeholder: (String, SourceSpan) -> String? = { _, _ in nil }
    /// The form in which a picture is shown.
    package var image: (Image) -> ShownImage = { _ in .asWritten }
    /// Whether pictures are loaded only when a reader gets near them.
    package var loadsLazily = false
    /// Whether lines of the note begin at the right; nil where blocks get no direction.
    package var isRightToLeft: Bool?
    /// The words over an aside of a kind.
    package var asideTitle: (Aside.Kind) -> String = { _ in "" }
    package var destination: (String, SourceSpan) -> Destination = { _, _ in .asWritten }
    /// The text of a link that shows nothing but its own destination, such as the title of the page that it points to.
    package var linkText: (Link) -> String? = { _ in nil }

    /// The terms that become links where paragraphs use them first.
    package var terms: TermFinder?
    /// The address of a term by its id, neither HTML nor percent-encoded.
    package var termAddress: (String) -> String? = { _ in nil }
    /// The id of a row of a table, if links point to it.
    package var rowID: (TableBlock.Row) -> String? = { _ in nil }

    package init() {}

    /// The syntax of tags.
    package enum Syntax: Sendable {
        case html
        /// As XML, with all elements and attributes as in HTML.
        case xml
    }

    /// A language in which code can be shown.
    package struct CodeVersion: Hashable, Sendable {
        /// A word of ASCII, for style sheets and scripts.
        package let id: String
        /// The name that readers know.
        package let name: String

        package init(id: String, name: String) {
            self.id = id
            self.name = name
        }
    }

    /// The form in which a picture of the note is shown.
    package enum ShownImage: Hashable, Sendable {
        case asWritten
        /// The picture is shown from an address, not percent-encoded; the size of the file, if it is known.
        case file(String, PixelSize?)
        /// It is not a picture but a recording, from an address, not percent-encoded.
        case player(Recording, String)
        /// The picture lies where pages may not load it from, so it becomes a link to that place.
        case link(String)
        /// Its description replaces it.
        case description
        /// Another picture stands for it.
        case nothing
        /// There is no such picture: its description, marked.
        case missing
    }

    /// The destination of a link of the note.
    package enum Destination: Sendable {
        case asWritten
        /// An address, neither HTML nor percent-encoded.
        case address(String)
        /// The address of a file that readers save; also neither HTML nor percent-encoded.
        case file(String)
        /// The target does not exist; the text of the link stays.
        case nowhere
    }
}
