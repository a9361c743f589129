/// One thing that the tool can be asked to do, with its options.
enum Command: Equatable, Sendable {
    case build(BuildCommand)
    case check(CheckCommand)
    case audit(AuditCommand)
    case eval(EvalCommand)
    case render(RenderCommand)
    case explain(ExplainCommand)
    case devices(DevicesCommand)
    case rules(RulesCommand)
    /// The help of one command, or of the tool.
    case help(command: String?)
    case version

    /// Every command in the order in which help lists them.
    static let specifications = [
        BuildCommand.specification, CheckCommand.specification, AuditCommand.specification,
        EvalCommand.specification, RenderCommand.specification, ExplainCommand.specification,
        DevicesCommand.specification, RulesCommand.specification, helpSpecification,
    ]

    private static let helpSpecification = CommandSpecification(
        "help", "Show how the tool or one of its commands is used",
        operands: [.init("COMMAND", "The command", isOptional: true)])

    static func specification(named name: String) -> CommandSpecification? {
        specifications.first { $0.name == name }
    }

    /// The command with checked arguments.
    init(_ name: String, _ arguments: ParsedArguments) throws(CommandError) {
        switch name {
        case "build": self = .build(BuildCommand(arguments))
        case "check": self = .check(CheckCommand(arguments))
        case "audit": self = .audit(AuditCommand(arguments))
        case "eval": self = .eval(EvalCommand(arguments))
        case "render": self = .render(try RenderCommand(arguments))
        case "explain": self = .explain(try ExplainCommand(arguments))
        case "devices": self = .devices(DevicesCommand(arguments))
        case "rules": self = .rules(RulesCommand(arguments))
        default: self = .help(command: arguments.operands.first)
        }
    }
}
