import Handbook
import JSON

/// `schema`: prints the JSON Schema of a kind of file, for editors.
struct SchemaCommand: Equatable, Sendable {
    let area: Handbook.Area

    private static let kinds = Handbook.Area.allCases.map { $0.schemaName }

    static let specification = CommandSpecification(
        "schema", "Print the JSON Schema of a kind of file, for editors",
        operands: [.init("KIND", kinds.joined(separator: ", "))])
}

extension SchemaCommand {
    /// The command for the kind of file that the arguments name.
    init(_ arguments: ParsedArguments) throws(CommandError) {
        let word = arguments.operands[0]
        guard let area = Handbook.Area.allCases.first(where: { $0.schemaName == word }) else {
            throw .usage(.invalidOperand(word, allowed: Self.kinds), command: "schema")
        }
        self.area = area
    }

    func run() -> CommandOutcome { CommandOutcome(output: FileSchema(area).json.text + "\n") }
}
