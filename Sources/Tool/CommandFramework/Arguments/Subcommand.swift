import Diagnostics

/// A command of the tool: the value of its arguments, which runs.
package protocol Subcommand: Equatable, Sendable {
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
    package static var needsMemory: Bool { true }
}

/// The commands of the tool, in the order of the help.
package struct Subcommands: Sendable {
    package let all: [any Subcommand.Type]
    /// The extras that the tool has.
    package let extras: [Extra]

    /// The commands of the core and of extras, and then those about the commands themselves.
    package init(_ core: [any Subcommand.Type], _ extras: [Extra] = []) {
        all = core + extras.flatMap { $0.commands } + [CompletionCommand.self, ManCommand.self, HelpCommand.self]
        self.extras = extras
    }

    package var specifications: [CommandSpecification] { all.map { $0.specification } }

    package var names: [String] { specifications.map { $0.name } }

    /// The command that a word of the command line names.
    package func named(_ word: String) throws(CommandError) -> any Subcommand.Type {
        if let command = all.first(where: { $0.specification.name == word }) { return command }
        let problem: UsageProblem =
            if let extra = extras.missingCommands[word] {
                .missingExtra(extra, command: word)
            } else if word.hasPrefix("-") {
                .unknownOption(word, known: ["--help", "--version", "--color", "--language"])
            } else {
                .unknownCommand(word, known: names)
            }
        throw .usage(problem, command: nil)
    }
}
