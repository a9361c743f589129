package import Audits
package import Content
import DataTree
package import Diagnostics
import Diagrams
package import Languages
package import LayoutEngine
package import ResultStore
package import ScenarioLanguage
import WordFiles

/// A scenario, laid out in each of its variants, with the results of its claims.
package struct Figure: Sendable {
    package let scenario: Scenario
    /// A variant with its layout for each variant of the scenario, in its order; never empty.
    package let variants: [LaidOutVariant]
    private let layout: Layout
    /// The ids of the rules that its numbers rest on.
    package var rules: Set<String> { layout.rules.value }
    /// The key of its numbers and of the scenario's content; not of places in the note, and not of failures.
    package let key: ResultKey

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

    /// The figure that represents the whole site: of those that show the safe area the first that shows the bars and names what
    /// readers can change, else the first that shows the bars, else the first; else the first of all.
    package static func emblem(of figures: [Figure]) -> Figure? {
        let safe = figures.filter { $0.scenario.show.contains(.safeArea) }
        let bars = safe.filter { $0.scenario.show.contains(.bars) }
        return bars.first { !$0.changeable.isEmpty } ?? bars.first ?? safe.first ?? figures.first
    }

    /// Whether pages say what the figure's values are on the reader's own device.
    package var isForMyDevice: Bool { variants.allSatisfy { $0.variant.tree?["myDevice"]?.text != "false" } }

    /// The properties that the scenario lets readers change besides those of its environment.
    package var changeable: [String] {
        variants.count == 1 ? (variants[0].variant.tree?["live"]?.items ?? []).compactMap { $0.text } : []
    }
}

extension Figure {
    /// A scenario laid out in every variant, with its claims checked.
    ///
    /// - Parameter devices: the key of the devices that the content folder adds; nil where nothing is kept.
    package init(layingOut scenario: Scenario, _ devices: ResultKey? = nil, _ cache: Cache = .none) {
        let key = ResultKey("figure", of: scenario.statement, devices)
        let layout = cache.value(for: key) { Layout(of: scenario) }
        let variants = scenario.variants.enumerated().map { index, variant in
            LaidOutVariant(
                variant: variant, result: layout.results[index], onNewestOS: layout.onNewestOS[index],
                // A message names the place of its claim, which may have moved.
                failures: layout.claimsHold[index] ? [] : Self.failures(of: variant, in: layout.results[index]))
        }
        self.init(scenario: scenario, variants: variants, layout: layout, key: key)
    }

    private static func failures(of variant: Variant, in result: LayoutResult) -> [Diagnostic] {
        checkClaims(of: variant, in: result, WordFiles.standard[.english])
    }

    /// The engine's results for a scenario.
    struct Layout: Sendable {
        /// A result for each variant.
        let results: [LayoutResult]
        /// A result for each variant; nil where another of the device, or itself, is of the newest system that the
        /// device runs.
        let onNewestOS: [LayoutResult?]
        /// Whether all claims of each variant hold.
        let claimsHold: [Bool]
        /// The ids of the rules behind the results, collected on first use, as that takes longer than the layout.
        let rules: Lazy<Set<String>>

        init(of scenario: Scenario) {
            let results = scenario.variants.map { layOut($0.app, in: $0.environment) }
            self.results = results
            onNewestOS = scenario.variants.map { variant in
                scenario.newestEnvironment(of: variant).map { layOut(variant.app, in: $0) }
            }
            claimsHold = zip(scenario.variants, results).map { Figure.failures(of: $0, in: $1).isEmpty }
            rules = Lazy { results.reduce(into: []) { $0.formUnion(RuleUse.rules(in: $1)) } }
        }
    }
}

/// Finds the rules behind the numbers of a figure.
private enum RuleUse {
    /// The ids of all rules in the derivations of a result, in any phase.
    static func rules(in result: LayoutResult) -> Set<String> {
        Derivation.rules(
            behind: distinctElements(of: result).flatMap { $0.values.flatMap { $0.value.quantities } })
    }

    /// The elements of all phases; a phase at which nothing has happened shares the elements of the phase before, whose values
    /// are computed on demand.
    private static func distinctElements(of result: LayoutResult) -> [Element] {
        result.snapshots.filter { !$0.isRepeated }.flatMap { $0.elements }
    }
}

/// A block of macros, evaluated, with the results of its claims.
package struct LaidOutAudit: Sendable {
    package let result: AuditResult
    /// Paths without a value and claims that do not hold.
    package let problems: [Diagnostic]
    /// The key of its numbers and of the block's content, without places.
    package let key: ResultKey

    private init(_ run: Diagnosed<AuditResult>, _ devices: ResultKey?) {
        key = ResultKey("audit", of: run.value.audit.statement, devices)
        result = run.value
        problems = run.diagnostics + checkClaims(of: run.value)
    }

    /// All blocks, evaluated, in their order. Blocks about one tree are evaluated together.
    ///
    /// - Parameters:
    ///   - notes: the notes that hold the blocks; none where nothing is kept.
    ///   - devices: the key of the devices that the content folder adds; nil where nothing is kept.
    package static func all(
        _ audits: [MacroAudit], in notes: [Note] = [], _ devices: ResultKey? = nil, _ cache: Cache = .none
    ) async -> [LaidOutAudit] {
        let notes = Dictionary(notes.map { ($0.file.path, $0) }) { first, _ in first }
        let groups = audits.groupedByTree
        let laidOut = await concurrentMap(groups) { group in
            let group = group.map { audits[$0] }
            // Diagnostics have places in the blocks' notes.
            let texts = group.map { notes[$0.span.file]?.key }
            let statements = group.map { ResultKey("audit", of: $0.statement, devices) }
            let runs = cache.value(for: ResultKey("audits", madeOf: statements, group.map { $0.span }, texts)) {
                runAudits(group)
            }
            return runs.map { LaidOutAudit($0, devices) }
        }
        return zip(groups.joined(), laidOut.joined()).sorted { $0.0 < $1.0 }.map { $0.1 }
    }

    package var id: String { result.audit.id }

    /// The name of a block with an id, for links.
    package static func anchor(_ id: String) -> String { "audit-" + id }
}

extension ResultKey {
    /// The key of a result from the statement of a block, with some devices; one of its own for a block without statement.
    fileprivate init(_ kind: String, of statement: [UInt8]?, _ devices: ResultKey?) {
        if let statement {
            self.init(kind, madeOf: statement, devices)
        } else {
            self = .unrepeatable(kind)
        }
    }
}
