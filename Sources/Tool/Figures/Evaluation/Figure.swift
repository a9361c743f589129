package import Audits
package import Content
package import Diagnostics
import Diagrams
package import Languages
package import LayoutEngine
import Packing
package import ScenarioLanguage
import WordFiles

/// A scenario, laid out in each of its variants, and what became of its claims.
package struct Figure: Sendable {
    package let scenario: Scenario
    /// A variant with its layout for each variant of the scenario, in its order; never empty.
    package let variants: [LaidOutVariant]
    private let layout: Layout
    /// The ids of the rules that its numbers rest on.
    package var rules: Set<String> { layout.rules.value }
    /// That of its numbers and of what the scenario says; not of places in the note, and not of failures.
    package var revision: Revision { layout.revision }

    /// A variant with its values.
    package struct LaidOutVariant: Sendable {
        package let variant: Variant
        package let result: LayoutResult
        /// The layout on the newest system that its device runs, if the scenario stops before that.
        let onNewestOS: LayoutResult?
        /// A diagnostic for each claim that does not hold.
        package let failures: [Diagnostic]

        /// The differences from its siblings, as the picture states them: "iPhone X · portrait"; empty for an only
        /// variant.
        package func label(_ words: Words) -> String { variantLabel(variant, result, words: words) }
    }

    package var id: String { scenario.id }
    package var claimCount: Int { variants.reduce(0) { $0 + $1.variant.expectations.count } }
    package var failures: [Diagnostic] { variants.flatMap { $0.failures } }

    /// The name of a figure with an id, for links.
    package static func anchor(_ id: String) -> String { "figure-" + id }

    /// The one that stands for the whole site: the first that shows the safe area, else the first of all.
    package static func emblem(of figures: [Figure]) -> Figure? {
        figures.first { $0.scenario.show.contains(.safeArea) } ?? figures.first
    }
}

extension Figure {
    /// A scenario laid out in every variant, with its claims checked.
    package init(layingOut scenario: Scenario, _ memory: EvaluationMemory = EvaluationMemory(in: .single)) {
        let layout = memory.figures.result(named: scenario.id, of: EvaluationMemory.Statement(scenario: scenario)) {
            Layout(of: scenario)
        }
        let variants = zip(scenario.variants, zip(layout.results, layout.onNewestOS)).map { variant, results in
            let (result, newest) = results
            return LaidOutVariant(
                variant: variant, result: result, onNewestOS: newest,
                failures: checkClaims(of: variant, in: result, WordFiles.standard[.english]))
        }
        self.init(scenario: scenario, variants: variants, layout: layout)
    }

    /// The engine's results for a scenario.
    struct Layout: Sendable {
        /// A result for each variant.
        let results: [LayoutResult]
        /// A result for each variant; nil where another of the device, or itself, is of the newest system that the
        /// device runs.
        let onNewestOS: [LayoutResult?]
        /// Looked for when somebody asks, as that takes longer than the layout.
        let rules: Lazily<Set<String>>
        let revision: Revision

        init(of scenario: Scenario) {
            let statement = scenario.statement
            revision = Revision { statement.map { SHA256.digest(of: $0) } }
            let results = scenario.variants.map { layOut($0.app, in: $0.environment) }
            self.results = results
            onNewestOS = scenario.variants.map { variant in
                scenario.newestEnvironment(of: variant).map { layOut(variant.app, in: $0) }
            }
            rules = Lazily { results.reduce(into: []) { $0.formUnion(RuleUse.rules(in: $1)) } }
        }
    }
}

/// Finds the rules behind the numbers of a figure.
private enum RuleUse {
    /// The ids of all rules in the derivations of a result, whatever the phase.
    static func rules(in result: LayoutResult) -> Set<String> {
        Derivation.rules(
            behind: distinctElements(of: result).flatMap { $0.values.flatMap { $0.value.quantities } })
    }

    /// The elements of all phases; a phase at which nothing has happened shares those of the one before, whose values are
    /// worked out when they are asked for.
    private static func distinctElements(of result: LayoutResult) -> [Element] {
        result.snapshots.filter { !$0.isRepeated }.flatMap { $0.elements }
    }
}

/// A block of macros, worked out, and what became of its claims.
package struct LaidOutAudit: Sendable {
    package let result: AuditResult
    /// Paths that lead nowhere and claims that do not hold.
    package let problems: [Diagnostic]
    package let revision: Revision

    private init(_ run: Diagnosed<AuditResult>) {
        let statement = run.value.audit.statement
        revision = Revision { statement.map { SHA256.digest(of: $0) } }
        result = run.value
        problems = run.diagnostics + checkClaims(of: run.value)
    }

    /// All blocks worked out, in their order. Those about one tree are worked out together, where a run before has not done so
    /// already.
    package static func all(
        _ audits: [MacroAudit], _ memory: EvaluationMemory = EvaluationMemory(in: .single)
    ) async -> [LaidOutAudit] {
        let groups = audits.groupedByTree
        let laidOut = await concurrentMap(groups) { group in
            let group = group.map { audits[$0] }
            let runs = memory.audits.result(named: group.map { $0.id }, of: group) { runAudits(group) }
            return zip(group, runs).map { audit, run in
                memory.laidOutAudits.result(named: audit.id, of: audit) { LaidOutAudit(run) }
            }
        }
        return zip(groups.joined(), laidOut.joined()).sorted { $0.0 < $1.0 }.map { $0.1 }
    }

    package var id: String { result.audit.id }
}
