import CommandFramework
import CommandLineTool
import Dispatch
import Glibc

// The tool without extras, for tests of what it misses.

switch startCommandLine(Array(CommandLine.arguments.dropFirst()), Subcommands(coreCommands)) {
case .ended(let code): exit(code.rawValue)
case .command(let run):
    Task { exit(await run().rawValue) }
    dispatchMain()
}
