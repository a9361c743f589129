import CommandFramework
import Audits
import Diagnostics
import Geometry
import Languages
import LayoutEngine
import ScenarioLanguage

/// The results of audits as a table per macro: the errors with their amounts, worst first, and their places.
struct AuditTable {
    private let localizer: Localizer

    init(_ localizer: Localizer) { self.localizer = localizer }

    func text(of results: [AuditResult]) -> String {
        results.flatMap { result in result.macros.map { text(of: $0, in: result) } }.joined(separator: "\n")
    }

    /// "status-bar: kStatusBarHeight is right at 300 of 1200 places".
    private func text(of macro: MacroResult, in result: AuditResult) -> String {
        let path = macro.macro.against?.description ?? ""
        let heading = """
            \(result.audit.id): \(macro.macro.name) = \(macro.macro.formula)
              \(localizer("right at \(macro.rightCount) of \(macro.cells.count) places, compared with \(path)"))
              \(scores(of: macro))

            """
        let rows = macro.rows.flatMap { self.rows(of: $0) }
        if rows.isEmpty { return heading }
        return heading
            + TextTable(
                rows: [localizer.all(["error in points", "the macro", "UIKit", "places", "on which devices"])] + rows,
                indentation: 2
            ).text + extrapolations(of: macro, in: result)
    }

    /// A line for each thing without evidence behind UIKit's values, as an example at the first place of a row.
    private func extrapolations(of macro: MacroResult, in result: AuditResult) -> String {
        let found = macro.rows.flatMap { result.extrapolations(behind: $0) }
        return Extrapolation.lines(for: found, in: localizer.words, indentation: 2)
    }

    /// "iPhones in portrait: 100 of 200; iPads: 300 of 400".
    private func scores(of macro: MacroResult) -> String {
        let scores = macro.scores.map { score -> Message in
            "\(localizer.words.text(score.part.phrase)): \(score.right) of \(score.total)"
        }
        return localizer(scores.dropFirst().reduce(scores.first ?? "") { "\($0); \($1)" })
    }

    /// The cells of a row, a line per group of devices; the numbers are on the first.
    private func rows(of row: AuditRow) -> [[String]] {
        let numbers = [
            row.error.map { ($0 > 0 ? "+" : "") + DecimalText.string($0) } ?? localizer("no value"),
            row.value.map { DecimalText.string($0) } ?? localizer("crash"),
            DecimalText.string(row.truth.value) + (row.isExtrapolated ? Extrapolation.mark : ""),
            String(row.count),
        ]
        return row.groups.enumerated().map { index, group in
            let devices = group.devices.map { Message(verbatim: $0.name) }.joined()
            return (index == 0 ? numbers : ["", "", "", ""]) + [
                localizer("\(group.text(in: localizer.words)): \(devices)")
            ]
        }
    }
}
