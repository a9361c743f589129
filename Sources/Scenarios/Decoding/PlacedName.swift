import Diagnostics

/// A name that the scenario gives to something, with its place.
struct PlacedName: Hashable, Sendable {
    let text: String
    let span: SourceSpan
}
