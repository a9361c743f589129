import CommandFramework
import ConstraintLogs
import Diagnostics
import RunningApps

extension ConflictAnswer {
    /// The heading, the list with its contradicting constraints marked, then the sentences and the repairs.
    func text(number: Int, of count: Int, in localizer: Localizer) -> String {
        var lines = [localizer(heading(number: number, of: count)), ""] + table(localizer)
        lines += [""] + localizer.all(sentences)
        if !repairs.isEmpty {
            lines += ["", localizer("Each of these changes alone resolves the conflict (checked by solving again):")]
            lines += localizer.all(repairs).map { "- " + $0 }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private func table(_ localizer: Localizer) -> [String] {
        let rows = conflict.constraints.enumerated().map { position, constraint in
            [
                analysis.contradicting.contains(position) ? "×" : " ", constraint.address,
                localizer(Self.word(for: constraint.maker)), constraint.shownText,
            ]
        }
        return TextTable(rows: [["", localizer("address"), localizer("made by"), localizer("constraint")]] + rows).text
            .split(separator: "\n").map { String($0) }
    }
}
