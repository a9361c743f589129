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
