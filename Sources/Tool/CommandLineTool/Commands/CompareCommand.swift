package import CommandFramework
import Content
import Diagnostics
import Figures
import Geometry
import JSON
import Languages
import LayoutEngine
import ReportPages
import ScenarioLanguage
import WordFiles

/// `compare`: reports how a hierarchy differs on another system or device, or with another SDK or text size.
package struct CompareCommand: Subcommand {
    let file: String
    let from: String
    /// At least one.
    let to: [String]
    let scenario: String?
    let phase: Phase
    let format: Format
    /// Nil for standard output.
    let output: String?
    let language: Language
    /// The most values that a text shows of each cause.
    let limit: Int
    let content: String?

    enum Format: String, CaseIterable, Sendable {
        case text, json, html
    }

    static let from = OptionSpecification(
        "--from", .text("PLACE"), "What to compare: a version, a device, a text size, or \"SDK 18\"",
        isRequired: true)
    static let to = OptionSpecification(
        "--to", .list([], "PLACE,..."), "What to compare it with: one or more of these", isRequired: true)
    static let format = OptionSpecification(
        "--format", .choice(Format.allCases.map { $0.rawValue }), "Format of the output (default: text)")
    static let outputFile = OptionSpecification(
        "--output", .text("FILE"), "File that receives the report (default: standard output)")
    static let limit = OptionSpecification(
        "--limit", .number(0...1_000_000, "N"), "In text output, show at most N values per cause (default: 6)")
    static let scenario = OptionSpecification("--scenario", .text("ID"), "One scenario of the file (default: all)")

    package static let specification = CommandSpecification(
        "compare", "Show what is different on another system or device, by cause", operands: [.file],
        options: [
            from, to, scenario, ExplainCommand.phaseOption, format, outputFile, .language, limit,
            .contentOfFile,
        ],
        discussion: """
            A cause is the step at which two derivations diverge, such as the height of a bar; below it are the values that it affects.
            What depends on several causes is listed below the first of them. A number with "?" is extrapolated, as in 'eval'.
            HTML is one file with the pictures of both places, with the differences marked, and with the derivations of each
            value folded below it. Pictures show the settled layout.
            JSON: one object per variant and place, each on its own line, {"scenario", "from", "to", "causes": [{"name", "old", "new", "rules",
            "count", "values": [{"path", "old", "new", "oldText", "newText"}]}], "words": [the same], "removed": [path], "added": [path],
            "covered": [{"view", "bar"}]}. Texts have the question marks; "covered" are views that end below a bar at the new place.
            The exit code is 0 when nothing is different, and 2 when something is.
            """,
        examples: [
            "notchbook compare screen.yaml --from 18 --to 26",
            "notchbook compare screen.yaml --from 'iPhone 15' --to 'iPhone 17 Pro,iPad Pro 11-inch (M4)'",
            "notchbook compare screen.yaml --from 18 --to 26,27.1 --format html --output moving.html",
        ])
}

extension CompareCommand {
    /// The command, with defaults for omitted arguments.
    package init(_ arguments: ParsedArguments) throws(CommandError) {
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
        output = arguments.text(Self.outputFile)
        language = arguments.choice(.language, default: .english)
        limit = arguments.number(Self.limit) ?? 6
        content = arguments.text(.contentOfFile)
    }

    package func run(on console: Console) -> CommandOutcome {
        var outcome = CommandOutcome()
        do throws(CommandError) {
            let input = try ScenarioInput(file, content: content)
            outcome = input.outcome
            let scenarios = try scenario == nil ? input.all() : [input.one(id: scenario, for: Self.specification.name)]
            let old = try ComparedPlace(from, in: input.catalog)
            let new = try to.map { name throws(CommandError) in try ComparedPlace(name, in: input.catalog) }
            var found: [FoundComparison] = []
            for scenario in scenarios {
                for (variant, environment) in hierarchies(of: scenario, at: old) {
                    found += new.compactMap { compare(variant, of: scenario, environment, with: $0, &outcome) }
                }
            }
            outcome.hasChanged = found.contains { !$0.differences.isEmpty }
            outcome.deliver(try text(of: found, console.localizer), to: output, in: .real)
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

    /// Nil if one of the places is impossible for the hierarchy.
    private func compare(
        _ variant: Variant, of scenario: Scenario, _ old: Environment, with place: ComparedPlace,
        _ outcome: inout CommandOutcome
    ) -> FoundComparison? {
        let new = place.environment(from: old)
        for environment in [old, new] where !environment.device.runs(environment.os) {
            outcome.diagnostics.append(CompareCodes.impossible(environment, of: scenario))
            return nil
        }
        let results = [layOut(variant.app, in: old), layOut(variant.app, in: new)]
        for problem in [old, new].flatMap({ ModelLimit.problems(of: variant.app, in: $0, at: scenario.span) })
        where !outcome.diagnostics.contains(problem) {
            outcome.diagnostics.append(problem)
        }
        guard let before = results[0][phase], let after = results[1][phase] else {
            outcome.diagnostics.append(CompareCodes.noPhase(phase, of: scenario))
            return nil
        }
        return FoundComparison(
            scenario: scenario, variant: variant, results: results,
            differences: PlaceComparison(
                from: side(before, of: variant, in: old), to: side(after, of: variant, in: new), words))
    }

    private func side(_ snapshot: Snapshot, of variant: Variant, in environment: Environment) -> PlaceComparison.Side {
        PlaceComparison.Side(snapshot, in: environment, limits: modelLimits(of: variant.app, in: environment))
    }

    private var words: Words { WordFiles.standard[language] }

    private func text(of found: [FoundComparison], _ localizer: Localizer) throws(CommandError) -> String {
        switch format {
        case .json: found.map { json($0).text + "\n" }.joined()
        case .text:
            found.enumerated().map { text(of: $1, after: $0 == 0 ? nil : found[$0 - 1], localizer) }.joined()
        case .html: try ComparisonPage(ComparisonDrawing(words).comparisons(found), words).text
        }
    }

    // MARK: - Text

    /// - Parameter last: the comparison before, whose place may differ in the same way.
    private func text(of found: FoundComparison, after last: FoundComparison?, _ localizer: Localizer) -> String {
        let (comparison, names) = (found.differences, found.names)
        var lines = ["\(found.scenario.id): \(names.old) → \(names.new)"]
        if let last, last.names.old == names.old, !comparison.isEmpty, last.isSame(as: found, in: words) {
            return lines[0] + "\n  " + localizer("as \(last.names.new)") + "\n"
        }
        if comparison.isEmpty { lines.append("  " + localizer("nothing is different")) }
        for row in comparison.rows(in: words) {
            let rules = row.rules.isEmpty ? "" : " [\(row.rules.map { $0.id }.joined(separator: ", "))]"
            lines.append("  \(row.text)\(rules): \(row.count)")
            lines += row.values.prefix(limit).map { change in
                "    \(change.path)" + (change.text.isEmpty ? "" : ": \(change.text)")
            }
            if row.values.count > limit { lines.append("    … +\(row.values.count - limit)") }
        }
        for view in comparison.covered { lines.append("  " + localizer("\(view.view) ends below \(view.bar)")) }
        return lines.map { $0 + "\n" }.joined()
    }

    // MARK: - JSON

    private func json(_ found: FoundComparison) -> JSONValue {
        let (comparison, names) = (found.differences, found.names)
        func values(_ changes: [PlaceComparison.ChangedPlace]) -> JSONValue {
            .array(
                changes.map {
                    .object([
                        .init("path", .string($0.path)), .init("old", ValueJSON.json($0.old)),
                        .init("new", ValueJSON.json($0.new)), .init("oldText", .string($0.oldText)),
                        .init("newText", .string($0.newText)),
                    ])
                })
        }
        let causes = comparison.causes.map { cause -> JSONValue in
            .object([
                .init("name", .string(words.text(cause.parting.second.name))),
                .init("old", .number(cause.parting.first.value)), .init("new", .number(cause.parting.second.value)),
                .init("rules", .strings(cause.rules.map { $0.id })),
                .init("count", .number(Double(cause.dependents.count))), .init("values", values(cause.values)),
            ])
        }
        return .object([
            .init("scenario", .string(found.scenario.id)), .init("from", .string(names.old)),
            .init("to", .string(names.new)),
            .init("causes", .array(causes)), .init("words", values(comparison.words)),
            .init("removed", .strings(comparison.removed)), .init("added", .strings(comparison.added)),
            .init(
                "covered",
                .array(
                    comparison.covered.map {
                        .object([.init("view", .string($0.view)), .init("bar", .string($0.bar))])
                    })),
        ])
    }
}

/// A hierarchy at two places, laid out and compared.
struct FoundComparison {
    let scenario: Scenario
    let variant: Variant
    /// At the first place and at the other.
    let results: [LayoutResult]
    let differences: PlaceComparison

    /// The names of both places.
    var names: (old: String, new: String) { (name(in: results[0].environment), name(in: results[1].environment)) }

    /// Whether the differences are the same.
    func isSame(as other: FoundComparison, in words: Words) -> Bool {
        guard scenario.id == other.scenario.id, variant.app == other.variant.app else { return false }
        func texts(_ comparison: PlaceComparison) -> [String] {
            comparison.rows(in: words).flatMap { [$0.text] + $0.values.map { $0.path + $0.text } }
                + comparison.covered.map { $0.view + $0.bar }
        }
        return texts(differences) == texts(other.differences)
    }

    private func name(in environment: Environment) -> String {
        let moved = Variant(
            coordinates: variant.coordinates, environment: environment, app: variant.app, expectations: [])
        return VariantName.text(of: moved) + Self.details(of: environment)
    }

    /// The SDK and the text size, where they are not the usual ones.
    static func details(of environment: Environment) -> String {
        let sdk = environment.app.linkedSDK.map { ", SDK \($0)" } ?? ""
        let category = environment.contentSizeCategory == .large ? "" : ", \(environment.contentSizeCategory.rawValue)"
        return sdk + category
    }
}

/// A place at which a hierarchy is laid out: the properties of an environment that are set, the rest staying as it is.
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
