import Diagnostics

/// Parses the words of a command line.
package enum CommandParser {
    /// Reads the words after the tool's own name.
    package static func parse(_ words: [String], _ commands: Subcommands) throws(CommandError) -> Invocation {
        var words = words[...]
        let color = try leadingOptions(&words)
        guard let name = words.popFirst() else { throw .usage(.missingCommand, command: nil) }
        switch name {
        case "--version": return Invocation(command: VersionCommand(), color: color ?? .auto)
        case "--help", "-h": return Invocation(command: HelpCommand(), color: color ?? .auto)
        default: break
        }
        let command = try commands.named(name)
        let arguments = try ArgumentReader.read(words, of: command.specification)
        if command == HelpCommand.self, !arguments.isSet(.help), let topic = arguments.operands.first {
            let help = HelpCommand(of: try commands.named(topic).specification)
            return Invocation(command: help, color: arguments.choice(.color, default: color ?? .auto))
        }
        return Invocation(
            command: arguments.isSet(.help) ? HelpCommand(of: command.specification) : try command.init(arguments),
            color: arguments.choice(.color, default: color ?? .auto))
    }

    /// `--color` and `--language` may also come before the command; the latter is what `Localizer` looks for.
    private static func leadingOptions(_ words: inout ArraySlice<String>) throws(CommandError) -> ColorChoice? {
        var color: ColorChoice?
        while let word = words.first {
            let name = word.prefix { $0 != "=" }
            guard let option = leading.first(where: { $0.name == name }) else { break }
            let count = word == option.name ? 2 : 1
            let arguments: ParsedArguments
            do {
                arguments = try ArgumentReader.read(words.prefix(count), of: CommandSpecification("", ""))
            } catch .usage(let problem, _) {
                throw CommandError.usage(problem, command: nil)
            }
            words = words.dropFirst(count)
            if option == .color { color = arguments.choice(.color, default: .auto) }
        }
        return color
    }

    private static let leading: [OptionSpecification] = [.color, .messageLanguage]
}

/// A parsed command line: the command and the options of all commands.
package struct Invocation: Sendable {
    package let command: any Subcommand
    package let color: ColorChoice
}
