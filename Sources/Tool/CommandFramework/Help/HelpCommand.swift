import Diagnostics

/// `help`: shows how the tool or one of its commands is used.
package struct HelpCommand: Subcommand {
    /// Nil for the overview.
    let command: CommandSpecification?

    package static let specification = CommandSpecification(
        "help", "Show how the tool or one of its commands is used",
        operands: [.init("COMMAND", "The command", isOptional: true)])
    package static let needsMemory = false

    init(of command: CommandSpecification? = nil) { self.command = command }

    /// The overview: a word that names a command is looked up by the parser, which knows all of them.
    package init(_ arguments: ParsedArguments) { command = nil }

    package func run(on console: Console) -> CommandOutcome {
        let (localizer, commands) = (console.localizer, console.commands)
        let text =
            command.map { HelpText.help(of: $0, in: localizer) } ?? HelpText.overview(of: commands, in: localizer)
        return CommandOutcome(output: text)
    }
}

/// `man`: prints the manual page.
package struct ManCommand: Subcommand {
    package static let specification = CommandSpecification(
        "man", "Print the manual page", examples: ["notchbook man | man -l -"])
    package static let needsMemory = false

    package init(_ arguments: ParsedArguments) {}

    package func run(on console: Console) -> CommandOutcome {
        CommandOutcome(output: ManPage(console.localizer).text(of: console.commands.specifications))
    }
}

/// `--version`, which is an option of the tool and is in no list of commands.
struct VersionCommand: Subcommand {
    package static let specification = CommandSpecification("--version", OptionSpecification.version.summary)
    package static let needsMemory = false

    init() {}
    package init(_ arguments: ParsedArguments) {}

    package func run(on console: Console) -> CommandOutcome {
        CommandOutcome(output: "notchbook \(ToolVersion.text)\n")
    }
}
