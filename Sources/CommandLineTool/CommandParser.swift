/// Parses the words of a command line.
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
        let command = try Command.Name(name)
        let arguments = try ArgumentReader.read(words, of: command.specification)
        return Invocation(
            command: try Command(command, arguments), color: arguments.choice(.color, default: color ?? .auto))
    }

    /// `--color` may also stand before the command.
    private static func leadingColor(_ words: inout ArraySlice<String>) throws(CommandError) -> ColorChoice? {
        guard let word = words.first, word == "--color" || word.hasPrefix("--color=") else { return nil }
        let count = word == "--color" ? 2 : 1
        let onlyColor = CommandSpecification("", "")
        let arguments: ParsedArguments
        do {
            arguments = try ArgumentReader.read(words.prefix(count), of: onlyColor)
        } catch .usage(let problem, _) {
            throw CommandError.usage(problem, command: nil)
        }
        words = words.dropFirst(count)
        return arguments.choice(.color, default: .auto)
    }
}

/// A parsed command line: the command and what holds for all commands.
struct Invocation: Equatable, Sendable {
    let command: Command
    let color: ColorChoice
}
