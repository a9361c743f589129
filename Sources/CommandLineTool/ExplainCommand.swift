import Languages
import LayoutEngine
import Content

/// `explain`: prints how a value came about.
struct ExplainCommand: Equatable, Sendable {
    let file: String
    /// As written: name.property or name.property.component.
    let value: String
    let phase: Phase
    let language: Language
    let scenario: String?
    /// The folder that adds devices; nil where its place is looked for.
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
    init(_ arguments: ParsedArguments) throws(CommandError) {
        file = arguments.operands[0]
        value = arguments.operands[1]
        phase = arguments.choice(Self.phaseOption, default: .viewDidAppear)
        language = arguments.choice(.language, default: .english)
        scenario = arguments.text(.scenario)
        content = arguments.text(.contentOfFile)
    }
}
