/// A parsed command line: the command and what holds for all commands.
struct Invocation: Equatable, Sendable {
    let command: Command
    let color: ColorChoice
}
