import Content
import Diagnostics
import JSON
import Languages
import LayoutEngine
import Observations
import ScenarioLanguage
import WordFiles

/// `observe`: compares what UIKit said somewhere with what the engine says.
struct ObserveCommand: Subcommand {
    let file: String
    let content: String?
    let format: Format
    let language: Language
    /// The most values that a text shows of each group.
    let limit: Int

    enum Format: String, CaseIterable, Sendable {
        case text, json
    }

    static let format = OptionSpecification(
        "--format", .choice(Format.allCases.map { $0.rawValue }), "Form of the answer (default: text)")
    static let limit = OptionSpecification(
        "--limit", .number(0...1_000_000, "N"), "Show at most N values of each group, as text (default: 5)")

    static let specification = CommandSpecification(
        "observe", "Compare what UIKit said with what the engine says, by rule",
        operands: [.init("FILE", "JSON Lines that a probe printed ('notchbook export probe'); - for standard input")],
        options: [.content, format, .language, limit],
        discussion: """
            A line: {"scenario", "device", "os", "phase", "path", "value"}, and "build" where it is known; a variant is written
            "ID#2". Each value agrees, differs (with both numbers, the rule and the derivation), was extrapolated and is confirmed,
            or is none that the engine has. Lines that cannot be used are reported once each, and the rest is.
            JSON: one object per value and line, {"verdict", "scenario", "device", "os", "build", "phase", "path", "observed",
            "computed", "rules"}. The run ends with 2 when something differs.
            """,
        examples: ["notchbook observe observations.jsonl", "sh probe/run.sh | notchbook observe -"])
}

extension ObserveCommand {
    /// The command with the defaults of what the arguments leave out.
    init(_ arguments: ParsedArguments) {
        file = arguments.operands[0]
        content = arguments.text(.content)
        format = arguments.choice(Self.format, default: .text)
        language = arguments.choice(.language, default: .english)
        limit = arguments.number(Self.limit) ?? 5
    }

    func run(on console: Console) -> CommandOutcome {
        let fileSystem = FileSystem.real
        var outcome = CommandOutcome()
        do throws(CommandError) {
            let bytes = try read(fileSystem)
            let chosen = try ChosenScenarios([], content: content, in: fileSystem, &outcome)
            let path = file == "-" ? "<stdin>" : file
            outcome.sources.append(SourceFile(path: path, text: String(decoding: bytes, as: UTF8.self)))
            let observed = ObservationFile(bytes, path: path)
            let report = ObservationReport(observed.observations, of: chosen.all, catalog: chosen.catalog)
            outcome.diagnostics += observed.diagnostics + report.diagnostics
            outcome.hasChanged = report.answers.contains { $0.verdict == .differs }
            switch format {
            case .json: outcome.output = JSONValue.lines(report.answers.map { Self.json($0) })
            case .text: outcome.output = text(of: report, console.say)
            }
        } catch {
            outcome.error = error
        }
        return outcome
    }

    private func read(_ fileSystem: FileSystem) throws(CommandError) -> [UInt8] {
        if file == "-" { return try Console.read() }
        if fileSystem.kind(file) == .folder { throw .isFolder(path: file) }
        do throws(FileSystemError) {
            return try fileSystem.read(file)
        } catch {
            throw CommandError(error)
        }
    }

    // MARK: - Text

    /// What differs and what is confirmed, by rule, then how many values there are of each kind.
    private func text(of report: ObservationReport, _ say: Wording) -> String {
        var lines: [String] = []
        for verdict in [ObservationReport.Verdict.differs, .confirmed] {
            let answers = report.answers.filter { $0.verdict == verdict }
            for (rules, own) in groups(answers) {
                let name: Message = rules.isEmpty ? "numbers of the device or the scenario" : "\(rules)"
                let count = Message.counted(own.count, "value")
                lines.append(
                    say(
                        verdict == .differs
                            ? "differs: \(name), \(count)" : "extrapolated, and confirmed: \(name), \(count)"))
                for answer in own.prefix(limit) { lines += text(of: answer, say) }
                if own.count > limit { lines.append("    … +\(own.count - limit)") }
            }
        }
        let counts = ObservationReport.Verdict.allCases.map { verdict in report.answers.count { $0.verdict == verdict }
        }
        lines.append(
            say(
                "\(counts[0]) agree, \(counts[1]) are confirmed, \(counts[2]) differ, \(counts[3]) are not modelled"))
        return lines.map { $0 + "\n" }.joined()
    }

    /// The answers by the rules behind them, in the order in which they first occur.
    private func groups(
        _ answers: [ObservationReport.Answer]
    ) -> [(rules: String, answers: [ObservationReport.Answer])] {
        var groups: [(rules: String, answers: [ObservationReport.Answer])] = []
        var indices: [String: Int] = [:]
        for answer in answers {
            let rules = answer.rules.map { $0.id }.joined(separator: ", ")
            if let index = indices[rules] {
                groups[index].answers.append(answer)
            } else {
                indices[rules] = groups.count
                groups.append((rules, [answer]))
            }
        }
        return groups
    }

    private func text(of answer: ObservationReport.Answer, _ say: Wording) -> [String] {
        let observation = answer.observation
        let build = observation.build.isEmpty ? "" : " (\(observation.build))"
        let place = "\(observation.device), iOS \(observation.os)\(build), \(observation.phase)"
        let computed = answer.value?.notation ?? ""
        let values: Message =
            answer.verdict == .differs
            ? "UIKit \(observation.value.notation), computed \(computed)" : "UIKit \(observation.value.notation)"
        var lines = ["    \(observation.scenario): \(observation.path), \(place): \(say(values))"]
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

    private static func json(_ answer: ObservationReport.Answer) -> JSONValue {
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
            .init("device", .string(observation.device)), .init("os", .string(observation.os)),
            .init("build", .string(observation.build)), .init("phase", .string(observation.phase)),
            .init("path", .string(observation.path)), .init("observed", observed), .init("computed", computed),
            .init("rules", .strings(answer.rules.map { $0.id })),
        ])
    }
}
