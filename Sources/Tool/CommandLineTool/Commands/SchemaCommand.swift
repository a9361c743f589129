package import CommandFramework
import Diagnostics
import Handbook
import JSON

/// `schema`: prints the JSON Schema of a kind of file, for editors.
package struct SchemaCommand: Subcommand {
    let area: Handbook.Area

    private static let kinds = Handbook.Area.allCases.map { $0.schemaName }

    package static let specification = CommandSpecification(
        "schema", "Print the JSON Schema of a kind of file, for editors",
        operands: [.init("KIND", "The kind of file", choices: kinds)],
        examples: ["notchbook schema device > device.schema.json"])
}

extension SchemaCommand {
    /// The command for the kind of file that the arguments name.
    package init(_ arguments: ParsedArguments) {
        area = Handbook.Area.allCases.first { $0.schemaName == arguments.operands[0] } ?? .scenario
    }

    package func run(on console: Console) -> CommandOutcome {
        CommandOutcome(output: FileSchema(area).json.text + "\n")
    }
}
