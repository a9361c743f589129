package import CommandFramework
import Content
import Diagnostics
import Figures
import Languages
import LayoutEngine
import ScenarioLanguage
import WordFiles

/// `explain`: prints how a value came about.
package struct ExplainCommand: Subcommand {
    let file: String
    /// The path of the value, as written: name.property or name.property.component.
    let value: String
    let phase: Phase
    let language: Language
    let scenario: String?
    /// The position of the variant, counted from 1; nil for all.
    let variant: Int?
    /// The thing to compare the value with: a scenario of the file, a device or a version; nil for nothing.
    let against: String?
    /// The folder that adds devices; nil for the folder of the file, if it adds any, else `content`.
    let content: String?
    /// A print of a running app, in the place of a scenario; nil for a scenario.
    var dump: DumpCommand?
    /// Whether `--dump` says that a running app printed the input.
    var isDump = false
    /// Whether standard input is what was copied from a console, of any kind.
    var isPasted: Bool { dump != nil && !isDump }

    static let phaseOption = OptionSpecification(
        "--at", .choice(Phase.allCases.map { $0.rawValue }, placeholder: "PHASE"),
        "The phase, such as viewWillAppear or \"second viewWillAppear\" (default: viewDidAppear, when everything has settled)"
    )

    static let variant = OptionSpecification(
        "--variant", .number(1...10_000, "N"), "One variant of a matrix, counted from 1 (default: each)")

    static let against = OptionSpecification(
        "--against", .text("OTHER"),
        "Also explain the value in another scenario of the file, or on another device or version (\"iOS 26\"), and show where the two diverge"
    )

    package static let specification = CommandSpecification(
        "explain", "Show the rules and numbers behind a value, or behind what a running app printed",
        operands: [
            .init(
                "FILE",
                "A YAML file of scenarios, a note (.md), or - for YAML on standard input; - alone for what a console printed",
                isOptional: true),
            .init(
                "NAME.PROPERTY",
                "The value, such as table.safeAreaInsets or table.safeAreaInsets.top; callbacks or table.callbacks for a timeline",
                isOptional: true),
        ],
        options: [phaseOption, .language, .scenario, variant, against, .contentOfFile] + DumpCommand.options,
        discussion: DumpCommand.discussion,
        examples: [
            "notchbook explain note.md table.safeAreaInsets.top --scenario bars --against \"iPhone 8\"",
            "notchbook explain note.md table.frame --scenario bars --variant 1 --against other-bars",
            "pbpaste | notchbook explain -", "notchbook explain --dump lldb.txt",
            "notchbook explain --dump lldb.txt --os 26 --format scenario > screen.yaml",
        ])
}

extension ExplainCommand {
    /// The command, with defaults for omitted arguments.
    package init(_ arguments: ParsedArguments) throws(CommandError) {
        isDump = arguments.isSet(DumpCommand.dump)
        dump = try DumpCommand(arguments)
        let operands = Self.specification.operands
        for (index, operand) in operands.enumerated() where dump == nil && arguments.operands.count <= index {
            throw .usage(.missingOperand(operand.synopsis), command: Self.specification.name)
        }
        file = arguments.operands.first ?? ""
        value = arguments.operands.last ?? ""
        phase = arguments.choice(Self.phaseOption, default: .viewDidAppear)
        language = arguments.choice(.language, default: .english)
        scenario = arguments.text(.scenario)
        variant = arguments.number(Self.variant)
        against = arguments.text(Self.against)
        content = arguments.text(.contentOfFile)
    }

    /// Prints the derivation of each number of the value, for each variant of the scenario.
    package func run(on console: Console) -> CommandOutcome {
        if let dump { return isPasted ? PasteCommand(dump: dump).run(on: console) : dump.run(on: console) }
        let fileSystem = FileSystem.real
        var outcome = CommandOutcome()
        do throws(CommandError) {
            let input = try ScenarioInput(file, content: content, in: fileSystem)
            outcome = input.outcome
            let scenario = try input.one(id: self.scenario, for: "explain")
            let argument = SourceFile(path: "NAME.PROPERTY", text: value)
            outcome.sources.append(argument)
            if value == Self.callbacks || value.hasSuffix("." + Self.callbacks) {
                outcome.output = callbacks(in: try results(of: scenario), argument, &outcome.diagnostics)
                return outcome
            }
            let path = ValuePath.parse(value, at: argument.span).unwrap(into: &outcome.diagnostics)
            guard let path else { return outcome }
            if let against {
                let variants = try (results(of: scenario)[0], counterpart(against, of: scenario, in: input))
                outcome.output = comparison(of: variants, at: path, argument, &outcome.diagnostics)
                return outcome
            }
            var explained: [Rule] = []
            let explanations = try results(of: scenario).compactMap { variant, result in
                ScenarioLanguage.value(at: path, phase: phase, in: result, span: argument.span)
                    .unwrap(into: &outcome.diagnostics).map {
                        explanation(of: $0, at: path, for: variant, without: &explained)
                    }
            }
            outcome.output = explanations.joined(separator: "\n")
        } catch {
            outcome.error = error
        }
        return outcome
    }

    /// The word that stands for callbacks where a property could be, alone or after a name.
    private static let callbacks = "callbacks"

    /// The callbacks of each variant: all of them, or the callbacks of the element that is named.
    private func callbacks(
        in results: [(variant: Variant, result: LayoutResult)], _ argument: SourceFile,
        _ diagnostics: inout [Diagnostic]
    ) -> String {
        let name = value == Self.callbacks ? nil : String(value.dropLast(Self.callbacks.count + 1))
        let texts = results.compactMap { variant, result -> String? in
            let receiver = name.map { element(named: $0, in: result.settled, span: argument.span) }
            diagnostics += receiver?.diagnostics ?? []
            if let receiver, receiver.value == nil { return nil }
            return CallbackText(variant, result, receiver: receiver?.value, in: WordFiles.standard[language]).text
        }
        return texts.joined(separator: "\n")
    }

    /// The variants that are explained.
    private func results(
        of scenario: Scenario
    ) throws(CommandError) -> [(variant: Variant, result: LayoutResult)] {
        let results = ScenarioEvaluation(scenario).results
        guard let variant else { return results }
        guard variant <= results.count else {
            throw .usage(.unknownVariant(variant, count: results.count), command: Self.specification.name)
        }
        return [results[variant - 1]]
    }

    // MARK: - Two of them

    /// The first variant, or the one that is asked for, of another scenario; or the scenario's on a device or version.
    private func counterpart(
        _ name: String, of scenario: Scenario, in input: ScenarioInput
    ) throws(CommandError) -> (variant: Variant, result: LayoutResult) {
        if let other = input.scenarios.first(where: { $0.id == name }) { return try results(of: other)[0] }
        let own = try results(of: scenario)[0].variant
        var environment = own.environment
        let words = name.split(separator: " ")
        if words.count == 2, ["iOS", "iPadOS"].contains(words[0]), let version = OSVersion(parsing: String(words[1])) {
            environment.os = version
        } else if let device = input.catalog.device(named: name) {
            environment.device = device
            if !device.runs(environment.os) { environment.os = device.newestOS }
        } else {
            let known = input.scenarios.map { $0.id } + input.catalog.devices.map { $0.name }
            throw .usage(.unknownCounterpart(name, known: known), command: Self.specification.name)
        }
        let variant = Variant(coordinates: [], environment: environment, app: own.app, expectations: [])
        return (variant, layOut(variant.app, in: environment))
    }

    /// Both derivations, then the steps at which they part.
    private func comparison(
        of variants: ((variant: Variant, result: LayoutResult), (variant: Variant, result: LayoutResult)),
        at path: ValuePath, _ argument: SourceFile, _ diagnostics: inout [Diagnostic]
    ) -> String {
        var explained: [Rule] = []
        var texts: [String] = []
        var values: [Value] = []
        for (variant, result) in [variants.0, variants.1] {
            let found = ScenarioLanguage.value(at: path, phase: phase, in: result, span: argument.span)
            guard let value = found.unwrap(into: &diagnostics) else { return "" }
            texts.append(explanation(of: value, at: path, for: variant, without: &explained))
            values.append(value)
        }
        let words = WordFiles.standard[language]
        let partings = zip(values[0].quantities, values[1].quantities).flatMap {
            DerivationParting.all(between: $0, $1)
        }
        var lines = [words.text((partings.isEmpty ? DerivationWord.noParting : .parting).phrase())]
        for parting in partings where !lines.contains(parting.text(words)) { lines.append(parting.text(words)) }
        return texts.joined(separator: "\n") + "\n" + lines.map { $0 + "\n" }.joined()
    }

    // MARK: - One value

    /// The derivation of each number as a tree, then the rules that the trees name and that have not been explained yet.
    private func explanation(
        of value: Value, at path: ValuePath, for variant: Variant, without explained: inout [Rule]
    ) -> String {
        let heading = "\(VariantName.text(of: variant)), \(phase.rawValue)\n"
        guard !value.quantities.isEmpty else { return heading + "\(path.description) = \(value.description)\n" }
        let words = WordFiles.standard[language]
        let tree = DerivationText.lines(path, value, words, Trust(in: variant.environment, at: phase))
        let statements = RuleStatements(
            behind: value.quantities, of: variant.environment, at: phase, in: words, without: explained)
        explained += statements.rules
        let rules = statements.text
        return heading + tree.map { $0 + "\n" }.joined() + (rules.isEmpty ? "" : "\n" + rules)
    }
}
