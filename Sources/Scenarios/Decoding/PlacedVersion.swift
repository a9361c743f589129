import Diagnostics
import LayoutEngine

/// A version of iOS as the scenario gives it, with its place.
struct PlacedVersion: Hashable, Sendable {
    let version: OSVersion
    let span: SourceSpan
}
