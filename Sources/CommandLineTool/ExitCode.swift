/// How a run ended, as the shell sees it.
package enum ExitCode: Int32, Sendable {
    case success = 0
    /// The content has errors, or a file cannot be read or written.
    case failure = 1
    /// The arguments are wrong.
    case usage = 64
    /// A bug of the tool.
    case bug = 70
}
