import LayoutEngine
import ScenarioLanguage

extension EvalCommand {
    /// Lays out every variant; a scenario that cannot be understood does not keep the others from printing.
    func run() -> CommandOutcome {
        let input: ScenarioInput
        do throws(CommandError) {
            input = try ScenarioInput(file, content: content)
        } catch {
            return CommandOutcome(stoppedBy: error)
        }
        var outcome = input.outcome
        do throws(CommandError) {
            for scenario in try input.all() {
                let evaluation = ScenarioEvaluation(scenario)
                outcome.diagnostics += evaluation.failedClaims
                outcome.output += text(of: evaluation, isFirst: outcome.output.isEmpty)
            }
        } catch {
            outcome.error = error
        }
        return outcome
    }

    private func text(of evaluation: ScenarioEvaluation, isFirst: Bool) -> String {
        switch format {
        case .json: ValueJSON.object(of: evaluation).text + "\n"
        case .table: (isFirst ? "" : "\n") + ValueTable(evaluation).text
        }
    }
}
