import Diagnostics
import Diagrams
import LayoutEngine
import ScenarioLanguage

/// A scenario, laid out in each of its variants, and what became of its claims.
struct Figure: Sendable {
    let scenario: Scenario
    /// One per variant of the scenario, in its order; never empty.
    let variants: [LaidOutVariant]
    /// The ids of the rules that its numbers rest on.
    let rules: Set<String>

    /// One variant with its values.
    struct LaidOutVariant: Sendable {
        let variant: Variant
        let result: LayoutResult
        /// One per claim that does not hold.
        let failures: [Diagnostic]

        /// What tells it from its siblings, as the picture says it: "iPhone X · portrait"; empty for an only one.
        func label(in language: Language) -> String { variantLabel(variant, result, language: language.tag) }
    }

    var id: String { scenario.id }
    var claimCount: Int { variants.reduce(0) { $0 + $1.variant.expectations.count } }
    var failures: [Diagnostic] { variants.flatMap { $0.failures } }

    /// The name of a figure with an id, for links.
    static func anchor(_ id: String) -> String { "figure-" + id }

    /// The one that stands for the whole site: the first that shows the safe area, else the first of all.
    static func emblem(of figures: [Figure]) -> Figure? {
        figures.first { $0.scenario.show.contains(.safeArea) } ?? figures.first
    }
}
