import Diagnostics

/// A value together with its place.
struct Placed<Value: Sendable>: Sendable {
    let value: Value
    let span: SourceSpan
}
