import CommandFramework
import Diagnostics
import Figures
import Geometry
import Languages
import LayoutEngine
import ScenarioLanguage

/// The values of a scenario as a table per variant: path, settled value with its extrapolated numbers marked, and its values at
/// earlier phases; below it why numbers are marked.
struct ValueTable {
    private let evaluation: ScenarioEvaluation
    private let localizer: Localizer

    init(_ evaluation: ScenarioEvaluation, _ localizer: Localizer) {
        self.evaluation = evaluation
        self.localizer = localizer
    }

    var text: String {
        evaluation.results.map { variant, result in
            heading(variant) + TextTable(rows: rows(result), indentation: 2).text
                + ConstraintOutcome(result).lines(localizer) + extrapolations(result)
        }.joined(separator: "\n")
    }

    /// A line for each rule behind the values that was seen elsewhere only.
    private func extrapolations(_ result: LayoutResult) -> String {
        let quantities = NamedValue.all(in: result.settled).flatMap { $0.value.quantities }
        let found = Extrapolation.all(behind: quantities, in: result.environment)
        return Extrapolation.lines(for: found, in: localizer.words, indentation: 2)
    }

    /// "nav-tab-table: iPhone X, portrait, iOS 11".
    private func heading(_ variant: Variant) -> String {
        "\(evaluation.scenario.id): \(VariantName.text(of: variant))\n"
    }

    private func rows(_ result: LayoutResult) -> [[String]] {
        let earlier = result.snapshots.dropLast().map { snapshot in
            (phase: snapshot.phase, values: Self.textsByPath(snapshot, in: result.environment))
        }
        var trust = Trust(in: result.environment)
        return NamedValue.all(in: result.settled).map { settled in
            let texts = earlier.map { (phase: $0.phase, text: $0.values[settled.path] ?? localizer("no value")) }
            let marked = trust.markedText(of: settled.value) { DecimalText.string($0) }
            return [settled.path, marked] + differences(texts, from: settled.value.description)
        } + NamedValue.unpublished(in: result.settled).map { [$0, localizer("not modelled")] }
    }

    /// The values by their paths; the places of bars before the first layout have marks there.
    private static func textsByPath(_ snapshot: Snapshot, in environment: Environment) -> [String: String] {
        var texts: [String: String] = [:]
        var trust = Trust(in: environment, at: snapshot.phase)
        for value in NamedValue.all(in: snapshot) {
            texts[value.path] =
                snapshot.phase.isBeforeFirstLayout && value.path.hasSuffix("ar.frame")
                ? trust.markedText(of: value.value) { DecimalText.string($0) } : value.value.description
        }
        return texts
    }

    /// Runs of equal values that are not the settled one: "loadView to viewWillAppear: 0, 0, 0, 0".
    private func differences(_ texts: [(phase: Phase, text: String)], from settled: String) -> [String] {
        var runs: [(first: Phase, last: Phase, text: String)] = []
        for (phase, text) in texts {
            if let run = runs.last, run.text == text {
                runs[runs.count - 1].last = phase
            } else {
                runs.append((phase, phase, text))
            }
        }
        let different = runs.filter { $0.text != settled }.map { run in
            run.first == run.last
                ? localizer("\(run.first.rawValue): \(run.text)")
                : localizer("\(run.first.rawValue) to \(run.last.rawValue): \(run.text)")
        }
        return different.isEmpty ? [] : [different.joined(separator: "; ")]
    }
}

extension Extrapolation {
    /// A line for each reason, with the mark that the numbers have.
    static func lines(for found: [Extrapolation], in words: Words, indentation: Int) -> String {
        reasons(for: found, in: words).map { String(repeating: " ", count: indentation) + "\(mark) \($0)\n" }.joined()
    }
}
