import Content
import Diagnostics
import Figures
import Geometry
import JSON
import Languages
import LayoutEngine
import Review
import ScenarioLanguage
import WordFiles

/// `compare`: says what of a hierarchy is different on another system or device, or with another SDK or text size.
struct CompareCommand: Subcommand {
    let file: String
    let from: String
    /// At least one.
    let to: [String]
    let scenario: String?
    let phase: Phase
    let format: Format
    let language: Language
    /// The most values that a text shows of each cause.
    let limit: Int
    let content: String?

    enum Format: String, CaseIterable, Sendable {
        case text, json
    }

    static let from = OptionSpecification(
        "--from", .text("PLACE"), "Where the hierarchy is known: a version, a device, a text size, or \"SDK 18\"",
        isRequired: true)
    static let to = OptionSpecification(
        "--to", .list([], "PLACE,..."), "Where it is compared with that: one place or several", isRequired: true)
    static let format = OptionSpecification(
        "--format", .choice(Format.allCases.map { $0.rawValue }), "Form of the answer (default: text)")
    static let limit = OptionSpecification(
        "--limit", .number(0...1_000_000, "N"), "Show at most N values of each cause, as text (default: 6)")
    static let scenario = OptionSpecification("--scenario", .text("ID"), "One scenario of the file (default: all)")

    static let specification = CommandSpecification(
        "compare", "Say what is different on another system or device, by cause", operands: [.file],
        options: [from, to, scenario, ExplainCommand.phaseOption, format, .language, limit, .contentOfFile],
        discussion: """
            A cause is the step at which two derivations part, such as the height of a bar; below it stand the values that hang on it.
            What hangs on several causes stands below each of them.
            JSON: one object per variant and place, and line, {"scenario", "from", "to", "causes": [{"name", "old", "new", "rules",
            "values": [{"path", "old", "new"}]}], "words": [{"path", "old", "new"}], "removed": [path], "added": [path]}.
            The run ends with 0 when nothing is different, with 2 when something is.
            """,
        examples: [
            "notchbook compare screen.yaml --from 18 --to 26",
            "notchbook compare screen.yaml --from 'iPhone 15' --to 'iPhone 17 Pro,iPad Pro 11-inch (M4)'",
        ])
}

extension CompareCommand {
    /// The command with the defaults of what the arguments leave out.
    init(_ arguments: ParsedArguments) throws(CommandError) {
        func required(_ option: OptionSpecification) throws(CommandError) {
            if arguments.isSet(option) { return }
            throw .usage(.missingOption(option.synopsis), command: Self.specification.name)
        }
        try required(Self.from)
        try required(Self.to)
        file = arguments.operands[0]
        from = arguments.text(Self.from) ?? ""
        to = arguments.list(Self.to) ?? []
        scenario = arguments.text(Self.scenario)
        phase = arguments.choice(ExplainCommand.phaseOption, default: .viewDidAppear)
        format = arguments.choice(Self.format, default: .text)
        language = arguments.choice(.language, default: .english)
        limit = arguments.number(Self.limit) ?? 6
        content = arguments.text(.contentOfFile)
    }

    func run(on console: Console) -> CommandOutcome {
        var outcome = CommandOutcome()
        do throws(CommandError) {
            let input = try ScenarioInput(file, content: content)
            outcome = input.outcome
            let scenarios = try scenario == nil ? input.all() : [input.one(id: scenario, for: Self.specification.name)]
            let old = try ComparedPlace(from, in: input.catalog)
            let new = try to.map { name throws(CommandError) in try ComparedPlace(name, in: input.catalog) }
            for scenario in scenarios {
                for (variant, environment) in hierarchies(of: scenario, at: old) {
                    for place in new { compare(variant, of: scenario, environment, with: place, console.say, &outcome) }
                }
            }
        } catch {
            outcome.error = error
        }
        return outcome
    }

    /// The variants at a place, those that are the same there once.
    private func hierarchies(
        of scenario: Scenario, at place: ComparedPlace
    ) -> [(variant: Variant, environment: Environment)] {
        var found: [(variant: Variant, environment: Environment)] = []
        for variant in scenario.variants {
            let environment = place.environment(from: variant.environment)
            if found.contains(where: { $0.environment == environment && $0.variant.app == variant.app }) { continue }
            found.append((variant, environment))
        }
        return found
    }

    private func compare(
        _ variant: Variant, of scenario: Scenario, _ old: Environment, with place: ComparedPlace, _ say: Wording,
        _ outcome: inout CommandOutcome
    ) {
        let new = place.environment(from: old)
        for environment in [old, new] where !environment.device.runs(environment.os) {
            outcome.diagnostics.append(CompareCodes.impossible(environment, of: scenario))
            return
        }
        guard let before = layOut(variant.app, in: old)[phase], let after = layOut(variant.app, in: new)[phase] else {
            outcome.diagnostics.append(CompareCodes.noPhase(phase, of: scenario))
            return
        }
        let words = WordFiles.standard[language]
        let comparison = PlaceComparison(from: before, to: after, words)
        if !comparison.isEmpty { outcome.hasChanged = true }
        let names = (old: Self.name(variant, in: old), new: Self.name(variant, in: new))
        switch format {
        case .json: outcome.output += json(comparison, scenario.id, names, words).text + "\n"
        case .text: outcome.output += text(of: comparison, scenario.id, names, say)
        }
    }

    private static func name(_ variant: Variant, in environment: Environment) -> String {
        let moved = Variant(
            coordinates: variant.coordinates, environment: environment, app: variant.app, expectations: [])
        let name = VariantName.text(of: moved)
        let sdk = environment.app.linkedSDK.map { ", SDK \($0)" } ?? ""
        let category = environment.contentSizeCategory == .large ? "" : ", \(environment.contentSizeCategory.rawValue)"
        return name + sdk + category
    }

    // MARK: - Text

    private func text(
        of comparison: PlaceComparison, _ id: String, _ names: (old: String, new: String), _ say: Wording
    ) -> String {
        let words = WordFiles.standard[language]
        var lines = ["\(id): \(names.old) → \(names.new)"]
        if comparison.isEmpty { lines.append("  " + say("nothing is different")) }
        for row in comparison.rows(in: words) {
            let rules = row.rules.isEmpty ? "" : " [\(row.rules.map { $0.id }.joined(separator: ", "))]"
            lines.append("  \(row.text)\(rules): \(row.count)")
            lines += row.values.prefix(limit).map { change in
                "    \(change.path)" + (change.text.isEmpty ? "" : ": \(change.text)")
            }
            if row.values.count > limit { lines.append("    … +\(row.values.count - limit)") }
        }
        return lines.map { $0 + "\n" }.joined()
    }

    // MARK: - JSON

    private func json(
        _ comparison: PlaceComparison, _ id: String, _ names: (old: String, new: String), _ words: Words
    ) -> JSONValue {
        func values(_ changes: [PlaceComparison.ChangedPlace]) -> JSONValue {
            .array(
                changes.map {
                    .object([
                        .init("path", .string($0.path)), .init("old", ValueJSON.json($0.old)),
                        .init("new", ValueJSON.json($0.new)),
                    ])
                })
        }
        let causes = comparison.causes.map { cause -> JSONValue in
            .object([
                .init("name", .string(words.text(cause.parting.second.name))),
                .init("old", .number(cause.parting.first.value)), .init("new", .number(cause.parting.second.value)),
                .init("rules", .strings(cause.rules.map { $0.id })), .init("values", values(cause.values)),
            ])
        }
        return .object([
            .init("scenario", .string(id)), .init("from", .string(names.old)), .init("to", .string(names.new)),
            .init("causes", .array(causes)), .init("words", values(comparison.words)),
            .init("removed", .strings(comparison.removed)), .init("added", .strings(comparison.added)),
        ])
    }
}

/// A place at which a hierarchy is laid out: what of an environment is set, the rest staying as it is.
enum ComparedPlace: Equatable, Sendable {
    case system(OSVersion)
    case device(Device)
    case sdk(OSVersion)
    case textSize(ContentSizeCategory)

    /// Reads "26", "iOS 26", "iPadOS 26", "SDK 18", a text size, or a device's name.
    init(_ name: String, in catalog: DeviceCatalog) throws(CommandError) {
        let words = name.split(separator: " ").map { String($0) }
        let version = words.last.flatMap { OSVersion(parsing: $0) }
        switch (words.count, words.first, version) {
        case (1, _, let version?), (2, "iOS", let version?), (2, "iPadOS", let version?): self = .system(version)
        case (2, "SDK", let version?): self = .sdk(version)
        default:
            if let category = ContentSizeCategory(rawValue: name) {
                self = .textSize(category)
            } else if let device = catalog.device(named: name) {
                self = .device(device)
            } else {
                let known = ContentSizeCategory.allCases.map { $0.rawValue } + catalog.devices.map { $0.name }
                throw .usage(.unknownPlace(name, known: known), command: CompareCommand.specification.name)
            }
        }
    }

    func environment(from environment: Environment) -> Environment {
        var changed = environment
        switch self {
        case .system(let os): changed.os = os
        case .device(let device): changed.device = device
        case .sdk(let version): changed.app.linkedSDK = version
        case .textSize(let category): changed.contentSizeCategory = category
        }
        return changed
    }
}

/// Diagnostics of comparisons.
private enum CompareCodes {
    static func impossible(_ environment: Environment, of scenario: Scenario) -> Diagnostic {
        Diagnostic(
            DiagnosticCode("compare/impossible"), .warning,
            "'\(scenario.id)' is not compared there: \(environment.device.name) is not known to run iOS \(environment.os.description)",
            at: scenario.span)
    }

    static func noPhase(_ phase: Phase, of scenario: Scenario) -> Diagnostic {
        Diagnostic(
            DiagnosticCode("compare/no-phase"), .warning,
            "'\(scenario.id)' is not compared at \(phase.rawValue): one of the systems has no such callback",
            at: scenario.span)
    }
}
