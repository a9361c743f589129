package import Diagnostics

/// The name of what a scenario reproduces, with its place.
package struct SourceReference: Hashable, Sendable {
    package let name: String
    package let span: SourceSpan

    package init(name: String, span: SourceSpan) {
        self.name = name
        self.span = span
    }
}
