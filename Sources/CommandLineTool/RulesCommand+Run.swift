import Languages
import LayoutEngine

extension RulesCommand {
    func run() -> CommandOutcome {
        CommandOutcome(output: format == .json ? JSONValue.lines(RuleCatalog.rules.map(json)) : table)
    }

    private var table: String {
        let header = ["rule", "iOS", "known by", "statement"]
        return TextTable(
            rows: [header]
                + RuleCatalog.rules.map {
                    [$0.id, $0.versions.description, $0.confidence.rawValue, $0.statement.english]
                }
        ).text
    }

    private func json(_ rule: Rule) -> JSONValue {
        .object([
            .init("id", .string(rule.id)),
            .init("from", .string(rule.versions.lower.description)),
            .init("before", rule.versions.upper.map { .string($0.description) } ?? .null),
            .init("confidence", .string(rule.confidence.rawValue)),
            .init("evidence", .strings(rule.evidence)),
            .init(
                "statement",
                .object([
                    .init("en", .string(rule.statement.english)),
                    .init("zh-Hans", .string(rule.statement.chinese)),
                ])),
        ])
    }
}
