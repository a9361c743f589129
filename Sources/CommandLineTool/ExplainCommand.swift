import Content
import Diagnostics
import Languages
import LayoutEngine
import Review
import ScenarioLanguage
import WordFiles

/// `explain`: prints how a value came about.
struct ExplainCommand: Equatable, Sendable {
    let file: String
    /// As written: name.property or name.property.component.
    let value: String
    let phase: Phase
    let language: Language
    let scenario: String?
    /// The folder that adds devices; nil for that of the file, if it adds any, else `content`.
    let content: String?

    static let phaseOption = OptionSpecification(
        "--at", .choice(Phase.allCases.map { $0.rawValue }, placeholder: "PHASE"),
        "The phase, such as viewWillAppear or \"second viewWillAppear\" (default: viewDidAppear, when everything has settled)"
    )

    static let specification = CommandSpecification(
        "explain", "Show the rules and numbers behind a value",
        operands: [
            .file,
            .init(
                "NAME.PROPERTY",
                "The value, such as table.safeAreaInsets or table.safeAreaInsets.top; callbacks or table.callbacks for a timeline"
            ),
        ],
        options: [phaseOption, .language, .scenario, .contentOfFile])
}

extension ExplainCommand {
    /// The command with the defaults of what the arguments leave out.
    init(_ arguments: ParsedArguments) {
        file = arguments.operands[0]
        value = arguments.operands[1]
        phase = arguments.choice(Self.phaseOption, default: .viewDidAppear)
        language = arguments.choice(.language, default: .english)
        scenario = arguments.text(.scenario)
        content = arguments.text(.contentOfFile)
    }

    /// Prints the derivation of each number of the value, for each variant of the scenario.
    func run(in fileSystem: FileSystem = .real) -> CommandOutcome {
        var outcome = CommandOutcome()
        do throws(CommandError) {
            let input = try ScenarioInput(file, content: content, in: fileSystem)
            outcome = input.outcome
            let scenario = try input.one(id: self.scenario, for: "explain")
            let argument = SourceFile(path: "NAME.PROPERTY", text: value)
            outcome.sources.append(argument)
            if value == Self.callbacks || value.hasSuffix("." + Self.callbacks) {
                outcome.output = callbacks(in: scenario, argument, &outcome.diagnostics)
                return outcome
            }
            let path = ValuePath.parse(value, at: argument.span).unwrap(into: &outcome.diagnostics)
            guard let path else { return outcome }
            let explanations = ScenarioEvaluation(scenario).results.compactMap { variant, result in
                ScenarioLanguage.value(at: path, phase: phase, in: result, span: argument.span)
                    .unwrap(into: &outcome.diagnostics).map { explanation(of: $0, at: path, for: variant) }
            }
            outcome.output = explanations.joined(separator: "\n")
        } catch {
            outcome.error = error
        }
        return outcome
    }

    /// The word that stands for callbacks where a property could stand, alone or behind a name.
    private static let callbacks = "callbacks"

    /// The callbacks of each variant: all of them, or those of the element that is named.
    private func callbacks(
        in scenario: Scenario, _ argument: SourceFile, _ diagnostics: inout [Diagnostic]
    ) -> String {
        let name = value == Self.callbacks ? nil : String(value.dropLast(Self.callbacks.count + 1))
        let texts = ScenarioEvaluation(scenario).results.compactMap { variant, result -> String? in
            let receiver = name.map { element(named: $0, in: result.settled, span: argument.span) }
            diagnostics += receiver?.diagnostics ?? []
            if let receiver, receiver.value == nil { return nil }
            return CallbackText(variant, result, receiver: receiver?.value, in: WordFiles.standard[language]).text
        }
        return texts.joined(separator: "\n")
    }

    /// The derivation of each number as a tree, then the rules that the trees name.
    private func explanation(of value: Value, at path: ValuePath, for variant: Variant) -> String {
        let heading = "\(VariantName.text(of: variant)), \(phase.rawValue)\n"
        guard !value.quantities.isEmpty else { return heading + "\(path.description) = \(value.description)\n" }
        let words = WordFiles.standard[language]
        let tree = DerivationText.lines(path, value, words, Trust(in: variant.environment))
        let rules = RuleStatements(behind: value.quantities, of: variant.environment, in: words).text
        return heading + tree.map { $0 + "\n" }.joined() + (rules.isEmpty ? "" : "\n" + rules)
    }
}
