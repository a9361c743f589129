package import Diagnostics

/// A heading of level 1 to 6.
package struct Heading: Hashable, Sendable {
    package let level: Int
    package let content: [Inline]
    /// The id that links lead to, unique in the note: `{#id}` at the heading's end, or else made of its words.
    package let anchor: String
    package let span: SourceSpan

    package init(level: Int, content: [Inline], anchor: String, span: SourceSpan) {
        self.level = level
        self.content = content
        self.anchor = anchor
        self.span = span
    }
}
