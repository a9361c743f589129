import CResourceFailure
import Foundation

// From arguments to an exit code. In: the words after the tool's name. Out: text on standard output, problems
// on standard error, and a code. Each command is a value that runs into a `CommandOutcome`; only `Console`
// touches the streams. Nothing here knows a layout rule, a page or a colour of a picture.

/// Runs the tool and returns its exit code.
package func runCommandLine(_ words: [String]) async -> ExitCode {
    // Writing to a closed pipe then fails with EPIPE, which the console takes as the end.
    signal(SIGPIPE, SIG_IGN)
    resource_failure_report()
    let say = Wording(askedForIn: words)
    do throws(CommandError) {
        let invocation = try CommandParser.parse(words)
        if !invocation.command.isText { try AddressSpace.check() }
        let console = Console(color: invocation.color, say)
        return console.show(await invocation.command.run(on: console))
    } catch {
        return Console(color: .auto, say).show(CommandOutcome(stoppedBy: error))
    }
}
