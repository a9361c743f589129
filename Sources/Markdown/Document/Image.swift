package import Diagnostics

/// A picture: `![description](source)`.
package struct Image: Hashable, Sendable {
    /// As written, character references resolved; nothing is percent-encoded.
    package let source: String
    package let title: String
    package let description: [Inline]
    package let span: SourceSpan

    package init(source: String, title: String, description: [Inline], span: SourceSpan) {
        self.source = source
        self.title = title
        self.description = description
        self.span = span
    }
}
