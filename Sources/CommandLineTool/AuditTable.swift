import Audits
import Geometry
import Languages
import LayoutEngine
import ScenarioLanguage
import WordFiles

/// The results of audits as a table per macro: what is wrong by how much, worst first, and where.
enum AuditTable {
    private static let english = WordFiles.standard[.english]

    static func text(of results: [AuditResult]) -> String {
        results.flatMap { result in result.macros.map { text(of: $0, in: result) } }.joined(separator: "\n")
    }

    /// "status-bar: kStatusBarHeight is right at 300 of 1200 places".
    private static func text(of macro: MacroResult, in result: AuditResult) -> String {
        let path = macro.macro.against?.description ?? ""
        let heading = """
            \(result.audit.id): \(macro.macro.name) = \(macro.macro.formula)
              right at \(macro.rightCount) of \(macro.cells.count) places, compared with \(path)
              \(scores(of: macro))

            """
        let rows = macro.rows.flatMap { self.rows(of: $0) }
        if rows.isEmpty { return heading }
        return heading + TextTable(rows: [["error", "macro", "UIKit", "places", "where"]] + rows, indentation: 2).text
    }

    /// "iPhones in portrait: 100 of 200; iPads: 300 of 400".
    private static func scores(of macro: MacroResult) -> String {
        macro.scores.map { "\(english.text($0.part.phrase)): \($0.right) of \($0.total)" }.joined(separator: "; ")
    }

    /// One line per group of devices; the numbers stand on the first.
    private static func rows(of row: AuditRow) -> [[String]] {
        let numbers = [
            row.error.map { ($0 > 0 ? "+" : "") + DecimalText.string($0) } ?? "none",
            row.value.map { DecimalText.string($0) } ?? "crash", DecimalText.string(row.truth.value),
            String(row.count),
        ]
        return row.groups.enumerated().map { index, group in
            let devices = group.devices.map { $0.name }.joined(separator: ", ")
            return (index == 0 ? numbers : ["", "", "", ""]) + ["\(group.text(in: english)): \(devices)"]
        }
    }
}
