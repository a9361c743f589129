package import Diagnostics

/// A link: `[text](destination)`, a reference to one, or an address that stands for itself.
package struct Link: Hashable, Sendable {
    /// As written, character references resolved; nothing is percent-encoded.
    package let destination: String
    package let title: String
    package let content: [Inline]
    package let span: SourceSpan

    package init(destination: String, title: String, content: [Inline], span: SourceSpan) {
        self.destination = destination
        self.title = title
        self.content = content
        self.span = span
    }
}
