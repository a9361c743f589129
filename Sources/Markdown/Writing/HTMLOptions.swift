package import Diagnostics

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
    /// The text between the braces, and the place of both; without an answer it is shown as written.
    package var placeholder: (String, SourceSpan) -> Diagnosed<String>? = { _, _ in nil }
    package var image: (Image) -> Diagnosed<String>? = { _ in nil }
    /// Another destination, not HTML and not percent-encoded, for the one that stands in the note.
    package var destination: (String, SourceSpan) -> Diagnosed<String>? = { _, _ in nil }

    package init() {}
}
