import Diagnostics

/// `completion`: prints a script that lets a shell complete the tool's command lines.
package struct CompletionCommand: Subcommand {
    let shell: Shell

    enum Shell: String, CaseIterable, Sendable {
        case bash, zsh, fish
    }

    package static let specification = CommandSpecification(
        "completion", "Print a completion script for a shell",
        operands: [.init("SHELL", "The shell", choices: Shell.allCases.map { $0.rawValue })],
        examples: [
            "notchbook completion bash >~/.local/share/bash-completion/completions/notchbook",
            "notchbook completion zsh >_notchbook  # in a folder of $fpath",
            "notchbook completion fish >~/.config/fish/completions/notchbook.fish",
        ])

    package static let needsMemory = false

    /// The command with checked arguments.
    package init(_ arguments: ParsedArguments) {
        shell = Shell(rawValue: arguments.operands[0]) ?? .bash
    }

    package func run(on console: Console) -> CommandOutcome {
        let localizer = console.localizer
        let commands = console.commands.specifications
        let script =
            switch shell {
            case .bash: BashCompletion.script(of: commands)
            case .zsh: ZshCompletion(localizer: localizer).script(of: commands)
            case .fish: FishCompletion(localizer: localizer).script(of: commands)
            }
        return CommandOutcome(output: script)
    }
}

/// The values that a place of a command line takes, as far as a shell can know.
enum CompletedValue: Equatable {
    case nothing, folder, file
    case words([String])

    /// The values for a placeholder of the help.
    init(placeholder: String) {
        switch placeholder {
        case "DIR": self = .folder
        case "FILE", "PATH": self = .file
        default: self = .nothing
        }
    }

    /// The most numbers that are offered; more do not help.
    private static let maxNumbers = 10

    /// The values that an option takes; nil for a flag.
    init?(of option: OptionSpecification) {
        switch option.value {
        case .flag: return nil
        case .text(let placeholder): self.init(placeholder: placeholder)
        case .choice(let words, _), .list(let words, _): self = .words(words)
        case .number(let range, _):
            self = range.count <= Self.maxNumbers ? .words(range.map { String($0) }) : .nothing
        }
    }

    /// - Parameter commands: the commands of the tool, which an operand can name.
    init(of operand: CommandSpecification.Operand, among commands: [CommandSpecification]) {
        if operand.placeholder == "COMMAND" {
            self = .words(commands.map { $0.name })
        } else if operand.choices.isEmpty {
            self.init(placeholder: operand.placeholder)
        } else {
            self = .words(operand.choices)
        }
    }
}

/// A text between single quotation marks, as POSIX shells read it.
func shellQuoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
}
