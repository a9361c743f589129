import Diagnostics
import JSON
import Languages
import LayoutEngine
import WordFiles

/// `rules`: lists the layout rules of the engine.
struct RulesCommand: Equatable, Sendable {
    let format: OutputFormat

    static let specification = CommandSpecification(
        "rules", "List the layout rules with their versions and evidence", options: [.format])
}

extension RulesCommand {
    /// The command with the defaults of what the arguments leave out.
    init(_ arguments: ParsedArguments) {
        format = arguments.choice(.format, default: .table)
    }
}

extension RulesCommand {
    func run(in say: Wording) -> CommandOutcome {
        CommandOutcome(output: format == .json ? JSONValue.lines(RuleCatalog.rules.map(json)) : table(say))
    }

    private func table(_ say: Wording) -> String {
        let header = say.all(["rule", "iOS", "known by", "statement"])
        return TextTable(
            rows: [header]
                + RuleCatalog.rules.map {
                    [$0.id, $0.versions.description, $0.confidence.rawValue, say.words.text($0.statement)]
                }
        ).text
    }

    private func seen(_ sighting: Scope.Sighting) -> JSONValue.Member {
        .init(sighting.deviceClass.rawValue, .numbers(sighting.majors.map { Double($0) }))
    }

    private func json(_ rule: Rule) -> JSONValue {
        .object([
            .init("id", .string(rule.id)),
            .init("from", .string(rule.versions.lower.description)),
            .init("before", rule.versions.upper.map { .string($0.description) } ?? .null),
            .init("confidence", .string(rule.confidence.rawValue)),
            .init("evidence", .strings(rule.evidence)),
            .init("seen", .object(rule.scope.sightings.map(seen))),
            .init(
                "statement",
                .object(
                    WordFiles.standard.languages.map { .init($0.language.tag, .string($0.text(rule.statement))) })),
        ])
    }
}
