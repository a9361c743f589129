import Diagnostics

/// `help`: shows how the tool or one of its commands is used.
struct HelpCommand: Subcommand {
    /// Nil for the overview.
    let command: CommandSpecification?

    static let specification = CommandSpecification(
        "help", "Show how the tool or one of its commands is used",
        operands: [.init("COMMAND", "The command", isOptional: true)])
    static let needsMemory = false

    init(of command: CommandSpecification? = nil) { self.command = command }

    init(_ arguments: ParsedArguments) throws(CommandError) {
        command = try arguments.operands.first.map { word throws(CommandError) in
            try Subcommands.named(word).specification
        }
    }

    func run(on console: Console) -> CommandOutcome {
        let text =
            command.map { HelpText.help(of: $0, in: console.localizer) } ?? HelpText.overview(in: console.localizer)
        return CommandOutcome(output: text)
    }
}

/// `man`: prints the manual page.
struct ManCommand: Subcommand {
    static let specification = CommandSpecification(
        "man", "Print the manual page", examples: ["notchbook man | man -l -"])
    static let needsMemory = false

    init(_ arguments: ParsedArguments) {}

    func run(on console: Console) -> CommandOutcome {
        CommandOutcome(output: ManPage(console.localizer).text(of: Subcommands.specifications))
    }
}

/// `--version`, which is an option of the tool and is in no list of commands.
struct VersionCommand: Subcommand {
    static let specification = CommandSpecification("--version", OptionSpecification.version.summary)
    static let needsMemory = false

    init() {}
    init(_ arguments: ParsedArguments) {}

    func run(on console: Console) -> CommandOutcome { CommandOutcome(output: "notchbook \(ToolVersion.text)\n") }
}
