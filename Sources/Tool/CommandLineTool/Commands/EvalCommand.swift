package import CommandFramework
import Diagnostics
import JSON
import LayoutEngine
import ScenarioLanguage

/// `eval`: prints every value of the scenarios in a file.
package struct EvalCommand: Subcommand {
    let file: String
    let format: OutputFormat
    /// The folder that adds devices; nil for the folder of the file, if it adds any, else `content`.
    let content: String?
    /// The scenario that is printed; nil for all of the file.
    let id: String?

    package init(file: String, format: OutputFormat, content: String?, id: String? = nil) {
        (self.file, self.format, self.content, self.id) = (file, format, content, id)
    }

    package static let specification = CommandSpecification(
        "eval", "Print every value of the scenarios in a file", operands: [.file], options: [.format, .contentOfFile],
        discussion: """
            JSON: one object per scenario, each on its own line, {"scenario", "variants": [{"step", "device", "orientation", "os",
            "values": {phase: {"name.property": number, [numbers] or text}}, "confidence": {"name.property": word or [words]},
            "extrapolated": [{"rule", "why"}], "callbacks": [{"phase", "receiver", "callback", "rule", "property",
            "before", "after"}]}]}; viewDidAppear is the settled phase, which "confidence" is about. The last three are present where
            a callback reports a change, "step" where a step led to it.
            "constraints" is present if some contradict each other, leave a number open or give way.
            What depends on a number that has not been published is "not modelled", and null in JSON.
            A number with "?" is extrapolated: a rule behind it was never observed on such a device and system; the reason is given below.
            A claim (expect) that does not hold is reported, and the values are printed all the same.
            """)
}

extension EvalCommand {
    /// The command, with defaults for omitted arguments.
    package init(_ arguments: ParsedArguments) {
        self.init(
            file: arguments.operands[0], format: arguments.choice(.format, default: .table),
            content: arguments.text(.contentOfFile))
    }

    /// Lays out every variant; a scenario that cannot be understood does not keep the others from printing.
    package func run(on console: Console) -> CommandOutcome {
        let localizer = console.localizer
        let input: ScenarioInput
        do throws(CommandError) {
            input = try ScenarioInput(file, content: content)
        } catch {
            return CommandOutcome(stoppedBy: error)
        }
        var outcome = input.outcome
        do throws(CommandError) {
            for scenario in try input.all() where id.map({ $0 == scenario.id }) ?? true {
                let evaluation = ScenarioEvaluation(scenario)
                outcome.diagnostics += evaluation.failedClaims
                outcome.output += text(of: evaluation, isFirst: outcome.output.isEmpty, localizer)
            }
        } catch {
            outcome.error = error
        }
        return outcome
    }

    private func text(of evaluation: ScenarioEvaluation, isFirst: Bool, _ localizer: Localizer) -> String {
        switch format {
        case .json: ValueJSON.object(of: evaluation).text + "\n"
        case .table: (isFirst ? "" : "\n") + ValueTable(evaluation, localizer).text
        }
    }
}
