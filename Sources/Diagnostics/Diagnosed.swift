/// The best value that could be made, with the problems met on the way.
package struct Diagnosed<Value> {
    package var value: Value
    package var diagnostics: [Diagnostic]

    package init(_ value: Value, _ diagnostics: [Diagnostic] = []) {
        self.value = value
        self.diagnostics = diagnostics
    }

    /// The transformed value with the same problems.
    package func map<Other>(_ transform: (Value) -> Other) -> Diagnosed<Other> {
        Diagnosed<Other>(transform(value), diagnostics)
    }

    /// The transformed value with the problems of both steps.
    package func flatMap<Other>(_ transform: (Value) -> Diagnosed<Other>) -> Diagnosed<Other> {
        let next = transform(value)
        return Diagnosed<Other>(next.value, diagnostics + next.diagnostics)
    }

    /// The value, its problems moved to the end of `diagnostics`.
    package func unwrap(into diagnostics: inout [Diagnostic]) -> Value {
        diagnostics += self.diagnostics
        return value
    }
}

extension Diagnosed: Sendable where Value: Sendable {}
