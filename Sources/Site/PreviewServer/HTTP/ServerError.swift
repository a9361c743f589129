/// A reason why nothing can be served.
package enum ServerError: Error, Equatable, Sendable {
    /// None of the ports can be listened on; the reason is the system's, such as "Permission denied".
    case noPort(ClosedRange<Int>, reason: String)
    /// The library that answers requests could not start.
    case noDaemon
}
