// In place of glibc's: threads of a build ask for memory all the time. Linked is enough.
import CMimalloc
import CommandFramework
import Dispatch
import Glibc

switch startCommandLine(Array(CommandLine.arguments.dropFirst()), commands) {
case .ended(let code): exit(code.rawValue)
case .command(let run):
    Task { exit(await run().rawValue) }
    dispatchMain()
}
