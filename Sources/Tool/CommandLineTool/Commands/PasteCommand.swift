import CommandFramework
import ConstraintLogs
import Content
import Devices
import Diagnostics
import HierarchyDumps
import JSON
import Languages
import LayoutEngine
import RunningApps
import WordFiles

/// `explain -` without a value: explains what was copied from a console, whatever it is.
struct PasteCommand {
    /// How a dump would be explained; its options are the same.
    let dump: DumpCommand

    func run(on console: Console) -> CommandOutcome {
        var outcome = CommandOutcome()
        do throws(CommandError) {
            let bytes = try Console.read(dump.file, in: .real)
            let catalog = try dump.catalog(.real, &outcome)
            let pasted = PastedText(bytes, catalog: catalog, on: try dump.chosenDevice(in: catalog), os: dump.os)
            let path = Console.inputName
            outcome.sources.append(SourceFile(path: path, text: String(decoding: bytes, as: UTF8.self)))
            outcome.diagnostics +=
                pasted.log.problems.map { $0.diagnostic(in: path) }
                + pasted.dump.problems.map { $0.diagnostic(in: path) }
            if pasted.kinds.isEmpty {
                outcome.error = .failed(PastedText.nothing)
                return outcome
            }
            outcome.output =
                switch dump.format {
                case .text: text(of: pasted, console.localizer)
                case .json: pasted.json { console.localizer($0) }.text + "\n"
                case .scenario: pasted.explanation?.scenario ?? ""
                }
        } catch {
            outcome.error = error
        }
        return outcome
    }

    private func text(of pasted: PastedText, _ localizer: Localizer) -> String {
        var parts = [localizer.all(pasted.sentences).map { $0 + "\n" }.joined()]
        for (number, answer) in pasted.conflicts.enumerated() {
            parts.append(answer.text(number: number + 1, of: pasted.conflicts.count, in: localizer))
        }
        let ambiguous = pasted.dump.trace.filter { $0.isAmbiguous }
        if !ambiguous.isEmpty {
            let lines = ambiguous.map { view -> String in
                let line: Message = "line \(view.place.line)"
                return "\(localizer(line)): \(view.className) \(view.address): \(localizer(view.wording))\n"
            }
            parts.append(lines.joined())
        }
        if let explanation = pasted.explanation {
            parts.append(DumpAnswer(explanation, in: WordFiles.standard[dump.language], localizer).text)
        }
        return parts.joined(separator: "\n")
    }
}
