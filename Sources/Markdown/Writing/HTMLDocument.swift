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
