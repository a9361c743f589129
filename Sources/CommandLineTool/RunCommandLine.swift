import Foundation

// From arguments to an exit code. In: the words after the tool's name. Out: text on standard output, problems
// on standard error, and a code. Each command is a value that runs into a `CommandOutcome`; only `Console`
// touches the streams. Nothing here knows a layout rule, a page or a colour of a picture.

/// Runs the tool and returns its exit code.
package func runCommandLine(_ words: [String]) async -> ExitCode {
    // Writing to a closed pipe then fails with EPIPE, which the console takes as the end.
    signal(SIGPIPE, SIG_IGN)
    do throws(CommandError) {
        let invocation = try CommandParser.parse(words)
        return Console(color: invocation.color).show(await outcome(of: invocation.command))
    } catch {
        return Console(color: .auto).show(CommandOutcome(stoppedBy: error))
    }
}

/// What a command produces; also when it stops early.
func outcome(of command: Command) async -> CommandOutcome {
    switch command {
    case .build(let command): await command.run()
    case .check(let command): await command.run()
    case .audit(let command): await command.run()
    case .eval(let command): command.run()
    case .render(let command): command.run()
    case .explain(let command): command.run()
    case .devices(let command): command.run()
    case .rules(let command): command.run()
    case .help(let name): CommandOutcome(output: help(of: name))
    case .version: CommandOutcome(output: "notchbook 1.0\n")
    }
}

private func help(of name: String?) -> String {
    let specification = name.flatMap { Command.specification(named: $0) }
    return specification.map { HelpText.help(of: $0) } ?? HelpText.overview
}
