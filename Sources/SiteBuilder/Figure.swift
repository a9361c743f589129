import Diagnostics
import LayoutEngine
import Scenarios

/// A scenario, laid out in each of its variants, and what became of its claims.
struct Figure: Sendable {
    let scenario: Scenario
    /// One per variant of the scenario, in its order; never empty.
    let variants: [LaidOutVariant]

    /// One variant with its values.
    struct LaidOutVariant: Sendable {
        let variant: Variant
        let result: LayoutResult
        /// One per claim that does not hold.
        let failures: [Diagnostic]

        /// The matrix values that tell it from its siblings, such as "iPhone X · portrait"; empty without a matrix.
        var label: String { variant.coordinates.map { $0.value }.joined(separator: " · ") }
    }

    var id: String { scenario.id }
    var claimCount: Int { variants.reduce(0) { $0 + $1.variant.expectations.count } }
    var failures: [Diagnostic] { variants.flatMap { $0.failures } }

    /// The name of a figure with an id, for links.
    static func anchor(_ id: String) -> String { "figure-" + id }
}
