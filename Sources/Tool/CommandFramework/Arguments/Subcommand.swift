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

/// The commands of the tool, in the order of the help: what the list beside `main.swift` names.
package struct Subcommands: Sendable {
    package let all: [any Subcommand.Type]

    package init(_ all: [any Subcommand.Type]) { self.all = all }

    package var specifications: [CommandSpecification] { all.map { $0.specification } }

    package var names: [String] { specifications.map { $0.name } }

    /// The command that a word of the command line names.
    package func named(_ word: String) throws(CommandError) -> any Subcommand.Type {
        if let command = all.first(where: { $0.specification.name == word }) { return command }
        let problem: UsageProblem =
            word.hasPrefix("-")
            ? .unknownOption(word, known: ["--help", "--version", "--color", "--language"])
            : .unknownCommand(word, known: names)
        throw .usage(problem, command: nil)
    }
}
