import Diagnostics

/// A command of the tool: the value of its arguments, which runs.
protocol Subcommand: Equatable, Sendable {
    /// Its name, operands and options, and its help.
    static var specification: CommandSpecification { get }
    /// Whether the command takes memory worth checking; false if it only prints information about the tool.
    static var needsMemory: Bool { get }

    /// The command, with defaults for omitted arguments.
    init(_ arguments: ParsedArguments) throws(CommandError)

    /// Runs the command; the outcome also reports whether it stopped early.
    ///
    /// - Parameter console: for messages while it runs.
    func run(on console: Console) async -> CommandOutcome
}

extension Subcommand {
    static var needsMemory: Bool { true }
}

/// The commands of the tool. A new one is a type and a line here.
enum Subcommands {
    /// All commands in the order of the help.
    static let all: [any Subcommand.Type] = [
        InitCommand.self, NewCommand.self, BuildCommand.self, ServeCommand.self, CheckCommand.self,
        SnapshotCommand.self, ChangesCommand.self, ReviewCommand.self, ObserveCommand.self, AuditCommand.self,
        EvalCommand.self,
        RenderCommand.self, ExportCommand.self, ExplainCommand.self, CompareCommand.self, ConflictCommand.self,
        DevicesCommand.self,
        RulesCommand.self, SchemaCommand.self, CacheCommand.self, ContextCommand.self, CompletionCommand.self,
        ManCommand.self,
        HelpCommand.self,
    ]

    static var specifications: [CommandSpecification] { all.map { $0.specification } }

    static var names: [String] { specifications.map { $0.name } }

    /// The command that a word of the command line names.
    static func named(_ word: String) throws(CommandError) -> any Subcommand.Type {
        if let command = all.first(where: { $0.specification.name == word }) { return command }
        let problem: UsageProblem =
            word.hasPrefix("-")
            ? .unknownOption(word, known: ["--help", "--version", "--color", "--language"])
            : .unknownCommand(word, known: names)
        throw .usage(problem, command: nil)
    }
}
