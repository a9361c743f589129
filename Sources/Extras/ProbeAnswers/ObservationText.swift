import CommandFramework
import Content
import Diagnostics
import JSON
import Languages
import LayoutEngine
import Observations
import ScenarioLanguage
import WordFiles

/// UIKit's values beside the engine's, as text or as JSON.
struct ObservationText {
    let language: Language
    /// The most values that a text shows of each group.
    let limit: Int

    // MARK: - Text

    /// The values that differ and those that are confirmed, by rule, then how many values there are of each kind.
    func text(of report: ObservationReport, _ localizer: Localizer) -> String {
        var lines: [String] = []
        for verdict in [ObservationReport.Verdict.differs, .confirmed] {
            for group in report.groups where group.verdict == verdict {
                let rules = group.rules.map { $0.id }.joined(separator: ", ")
                let name: Message = rules.isEmpty ? "numbers of the device or the scenario" : "\(rules)"
                let count = Message.counted(group.count, "value")
                lines.append(
                    localizer(
                        verdict == .differs
                            ? "differs: \(name), \(count)" : "extrapolated, and confirmed: \(name), \(count)"))
                let shown = group.answers.prefix(limit)
                for answer in shown { lines += text(of: answer, localizer) }
                if group.count > shown.count { lines.append("    … +\(group.count - shown.count)") }
            }
        }
        let counts = ObservationReport.Verdict.allCases.map { report.count(of: $0) }
        lines.append(
            localizer(
                "\(counts[0]) in agreement, \(counts[1]) confirmed, \(counts[2]) different, \(counts[3]) not modelled"))
        return lines.map { $0 + "\n" }.joined()
    }

    private func text(of answer: ObservationReport.Answer, _ localizer: Localizer) -> [String] {
        let observation = answer.observation
        let build = observation.run.build.isEmpty ? "" : " (\(observation.run.build))"
        let place = "\(observation.device), iOS \(observation.run.system)\(build), \(observation.phase)"
        let computed = answer.value?.notation ?? ""
        let values: Message =
            answer.verdict == .differs
            ? "UIKit \(observation.value.notation), computed \(computed)" : "UIKit \(observation.value.notation)"
        var lines = ["    \(observation.scenario): \(observation.path), \(place): \(localizer(values))"]
        if answer.verdict == .differs, let value = answer.value, !value.quantities.isEmpty {
            let path = ValuePath.parse(
                observation.path, at: observation.span
            ).value
            if let path {
                lines += DerivationText.lines(path, value, WordFiles.standard[language], Trust(in: answer.environment))
                    .map { "        " + $0 }
            }
        }
        return lines
    }

    // MARK: - JSON

    static func json(_ answer: ObservationReport.Answer) -> JSONValue {
        let observation = answer.observation
        let observed: JSONValue =
            switch observation.value {
            case .text(let text): .string(text)
            case .numbers(let numbers): numbers.count == 1 ? .number(numbers[0]) : .numbers(numbers)
            }
        let computed: JSONValue =
            switch answer.value {
            case nil: .null
            case .text(let text): .string(text)
            case .number(let quantity): .number(quantity.value)
            case .some(let value): .numbers(value.quantities.map { $0.value })
            }
        return .object([
            .init("verdict", .string(answer.verdict.rawValue)), .init("scenario", .string(observation.scenario)),
            .init("device", .string(observation.device)), .init("os", .string(observation.run.system)),
            .init("build", .string(observation.run.build)), .init("phase", .string(observation.phase)),
            .init("path", .string(observation.path)), .init("observed", observed), .init("computed", computed),
            .init("rules", .strings(answer.rules.map { $0.id })),
        ])
    }
}
