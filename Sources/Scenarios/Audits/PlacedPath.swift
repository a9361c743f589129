package import Diagnostics

/// A path to a value with its place.
package struct PlacedPath: Hashable, Sendable {
    package let path: ValuePath
    package let span: SourceSpan
}
