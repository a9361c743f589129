import Diagnostics

/// Completion for fish: a line for each command, option and operand.
struct FishCompletion {
    let localizer: Localizer

    func script(of commands: [CommandSpecification]) -> String {
        let general = [OptionSpecification.color, .help, .version].map { option($0, if: "__fish_use_subcommand") }
        return """
            # Completion of notchbook for fish, made by 'notchbook completion fish'.

            complete -c notchbook -f
            \(general.joined())\(commands.map { lines(of: $0, among: commands) }.joined())
            """
    }

    private func lines(of command: CommandSpecification, among commands: [CommandSpecification]) -> String {
        let isCommand = "__fish_seen_subcommand_from \(command.name)"
        let name = line(if: "__fish_use_subcommand", "-a \(command.name) -d \(quoted(localizer(command.summary)))")
        return name + command.allOptions.map { option($0, if: isCommand) }.joined()
            + command.operands.map { operand($0, among: commands, if: isCommand) }.joined()
    }

    private func option(_ option: OptionSpecification, if condition: String) -> String {
        let name = option.name.hasPrefix("--") ? "-l \(option.name.dropFirst(2))" : "-s \(option.name.dropFirst())"
        let value = CompletedValue(of: option).map { " " + (argument($0) ?? "-x") } ?? ""
        return line(if: condition, name + value + " -d " + quoted(localizer(option.summary)))
    }

    /// The line for an operand; empty for a name that only its author knows. Words are offered once.
    private func operand(
        _ operand: CommandSpecification.Operand, among commands: [CommandSpecification], if condition: String
    ) -> String {
        let value = CompletedValue(of: operand, among: commands)
        guard let argument = argument(value) else { return "" }
        guard case .words(let words) = value else { return line(if: condition, argument) }
        let isOpen = condition + "; and not __fish_seen_subcommand_from " + words.joined(separator: " ")
        return line(if: operand.placeholder == "COMMAND" ? condition : isOpen, argument)
    }

    /// The arguments that make fish offer a value; nil where it cannot know any.
    private func argument(_ value: CompletedValue) -> String? {
        switch value {
        case .nothing: nil
        case .folder: "-x -a '(__fish_complete_directories)'"
        case .file: "-r -F"
        case .words(let words): "-x -a \(quoted(words.joined(separator: " ")))"
        }
    }

    private func line(if condition: String, _ rest: String) -> String {
        "complete -c notchbook -n \(quoted(condition)) \(rest)\n"
    }

    /// Between single quotation marks fish reads backslashes before marks and backslashes.
    private func quoted(_ text: String) -> String {
        "'" + text.reduce(into: "") { $0 += ("'\\".contains($1) ? "\\" : "") + String($1) } + "'"
    }
}
