import CResourceFailure
import Content
import Dispatch
import Glibc

// From arguments to an exit code. In: the words after the tool's name. Out: text on standard output, problems
// on standard error, and a code. Each command is a value that runs into a `CommandOutcome`; only `Console`
// touches the streams. Nothing here knows a layout rule, a page or a colour of a picture.

/// Runs the command that the arguments of the process name, and ends the process with its exit code.
package func runCommandLine(_ commands: Subcommands) -> Never {
    switch startCommandLine(Array(CommandLine.arguments.dropFirst()), commands) {
    case .ended(let code): exit(code.rawValue)
    case .command(let run):
        Task { exit(await run().rawValue) }
        dispatchMain()
    }
}

/// The result of reading the arguments, before anything runs.
private enum CommandLineStart {
    /// The command; it returns the exit code.
    case command(@Sendable () async -> ExitCode)
    /// There is nothing to run, and the reason has been reported.
    case ended(ExitCode)
}

/// Reads the arguments, and refuses to begin where there is too little memory to end.
///
/// Not async: code that waits for a thread without memory for one waits for ever.
private func startCommandLine(_ words: [String], _ commands: Subcommands) -> CommandLineStart {
    // Writing to a closed pipe then fails with EPIPE, which the console takes as the end.
    signal(SIGPIPE, SIG_IGN)
    resource_failure_report()
    let localizer = Localizer(askedForIn: words)
    do throws(CommandError) {
        let invocation = try CommandParser.parse(words, commands)
        if type(of: invocation.command).needsMemory {
            try AddressSpace.check()
            if let text = CalendarDate.unusableEpoch { throw CommandError.unusableDate(text) }
        }
        return .command {
            let console = Console(color: invocation.color, localizer, commands)
            return console.show(await invocation.command.run(on: console))
        }
    } catch {
        return .ended(Console(color: .auto, localizer, commands).show(CommandOutcome(stoppedBy: error)))
    }
}
