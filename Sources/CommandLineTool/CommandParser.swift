/// Turns the words of a command line into an invocation.
enum CommandParser {
    /// Reads the words after the tool's own name.
    static func parse(_ words: [String]) throws(CommandError) -> Invocation {
        var words = words[...]
        let color = try leadingColor(&words)
        guard let name = words.popFirst() else { throw .usage(.missingCommand, command: nil) }
        switch name {
        case "--version": return Invocation(command: .version, color: color ?? .auto)
        case "--help", "-h": return Invocation(command: .help(command: nil), color: color ?? .auto)
        default: break
        }
        let specification = try specification(named: name)
        let arguments = try ArgumentReader.read(words, of: specification)
        return Invocation(
            command: try command(specification, arguments),
            color: arguments.choice(.color, default: color ?? .auto))
    }

    private static func command(
        _ specification: CommandSpecification, _ arguments: ParsedArguments
    ) throws(CommandError) -> Command {
        if arguments.isSet(.help) { return .help(command: specification.name) }
        if specification.name == "help", let topic = arguments.operands.first {
            _ = try Self.specification(named: topic)
        }
        return try Command(specification.name, arguments)
    }

    private static func specification(named name: String) throws(CommandError) -> CommandSpecification {
        if let specification = Command.specification(named: name) { return specification }
        let problem: UsageProblem =
            name.hasPrefix("-")
            ? .unknownOption(name, known: ["--help", "--version", "--color"])
            : .unknownCommand(name, known: Command.specifications.map { $0.name })
        throw .usage(problem, command: nil)
    }

    /// `--color` may also stand before the command.
    private static func leadingColor(_ words: inout ArraySlice<String>) throws(CommandError) -> ColorChoice? {
        guard let word = words.first, word == "--color" || word.hasPrefix("--color=") else { return nil }
        let count = word == "--color" ? 2 : 1
        let carrier = CommandSpecification("", "")
        let arguments: ParsedArguments
        do {
            arguments = try ArgumentReader.read(words.prefix(count), of: carrier)
        } catch .usage(let problem, _) {
            throw CommandError.usage(problem, command: nil)
        }
        words = words.dropFirst(count)
        return arguments.choice(.color, default: .auto)
    }
}
