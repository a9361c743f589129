package import CommandFramework
import Build
import Content
import Devices
import Diagnostics
import Figures
import JSON
import Languages
import LayoutEngine
import LayoutSite
import Reference
import ScenarioLanguage
import WordFiles

/// `rules`: lists the layout rules of the engine.
package struct RulesCommand: Subcommand {
    let format: OutputFormat
    /// The rule that is shown with all its effects; nil for the list.
    let id: String?
    /// The folder of the notes whose scenarios may rest on it.
    let content: String

    static let id = OptionSpecification(
        "--id", .text("RULE"), "Show one rule, the scenarios that depend on it, and what would change without it")
    static let content = OptionSpecification(
        "--content", .text("DIR"), "Folder of the notes that '--id' searches (default: content)")

    package static let specification = CommandSpecification(
        "rules", "List the layout rules with their versions and evidence", options: [.format, id, content],
        examples: ["notchbook rules", "notchbook rules --id tab-bar.height"])
}

extension RulesCommand {
    /// The command, with defaults for omitted arguments.
    package init(_ arguments: ParsedArguments) {
        format = arguments.choice(.format, default: .table)
        id = arguments.text(Self.id)
        content = arguments.text(Self.content) ?? "content"
    }
}

extension RulesCommand {
    package func run(on console: Console) async -> CommandOutcome {
        let (localizer, fileSystem) = (console.localizer, FileSystem.real)
        guard let id else {
            return CommandOutcome(
                output: format == .json ? JSONValue.lines(RuleCatalog.rules.map { json($0) }) : table(localizer))
        }
        guard let rule = RuleCatalog.rule(id) else {
            let known = RuleCatalog.rules.map { $0.id }
            return CommandOutcome(stoppedBy: .usage(.unknownRule(id, known: known), command: Self.specification.name))
        }
        if let nothing = CommandOutcome.withoutContent(content, in: fileSystem) { return nothing }
        let configuration = SiteConfiguration(contentFolder: content, subject: LayoutSubject(), extras: console.extras)
        let (report, figures) = await layOutSite(configuration, in: fileSystem)
        var outcome = CommandOutcome(report)
        guard report.outcome == .checked else { return outcome }
        let effect = RuleEffect(of: rule, in: figures)
        outcome.output = format == .json ? json(rule, effect).text + "\n" : text(of: rule, effect, localizer)
        return outcome
    }

    /// A description of a rule: its statement, the reason, where it was seen, and its effects.
    private func text(of rule: Rule, _ effect: RuleEffect, _ localizer: Localizer) -> String {
        func extent(_ extent: RuleEffect.Extent) -> Message {
            "\(Message.counted(extent.values, "value")) in \(Message.counted(extent.scenarios, "scenario"))"
        }
        func list(_ texts: [String], ifEmpty none: Message) -> Message {
            texts.isEmpty ? none : texts.map { Message(verbatim: $0) }.joined()
        }
        let seen = rule.scope.text(localizer.words)
        let lines: [Message] = [
            "evidence: \(list(rule.evidence, ifEmpty: "no source"))",
            "seen on: \(list(seen.isEmpty ? [] : [seen], ifEmpty: "no device"))",
            "scenarios that depend on it: \(list(effect.scenarios, ifEmpty: "no scenario"))",
            "one more point would change \(extent(effect.moved))",
            effect.reversed.map { "if it were decided the other way, \(extent($0)) would change" }
                ?? "it affects nothing",
        ]
        return RuleStatements([rule], in: localizer.words).text + localizer.all(lines).map { "    \($0)\n" }.joined()
    }

    private func table(_ localizer: Localizer) -> String {
        let header = localizer.all(["rule", "iOS", "evidence", "statement"])
        return TextTable(
            rows: [header]
                + RuleCatalog.rules.map {
                    [$0.id, $0.versions.description, $0.confidence.rawValue, localizer.words.text($0.statement)]
                }
        ).text
    }

    private func seen(_ sighting: Scope.Sighting) -> JSONValue.Member {
        .init(sighting.deviceClass.rawValue, .numbers(sighting.majors.map { Double($0) }))
    }

    /// - Parameter effect: the effects of the rule, if they were requested.
    private func json(_ rule: Rule, _ effect: RuleEffect? = nil) -> JSONValue {
        func extent(_ extent: RuleEffect.Extent) -> JSONValue {
            .object([
                .init("values", .number(Double(extent.values))), .init("scenarios", .number(Double(extent.scenarios))),
            ])
        }
        let effects: [JSONValue.Member] =
            effect.map {
                [
                    .init("scenarios", .strings($0.scenarios)), .init("pointMore", extent($0.moved)),
                    .init("reversed", $0.reversed.map(extent) ?? .null),
                ]
            } ?? []
        return .object(
            [
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
            ] + effects)
    }
}
