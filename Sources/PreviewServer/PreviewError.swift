/// Why a preview cannot begin, or does not hear of a folder.
package enum PreviewError: Error, Equatable, Sendable {
    /// None of the ports can be listened on; the reason is the system's, such as "Permission denied".
    case noPort(ClosedRange<Int>, reason: String)
    /// The library that answers requests could not start.
    case noServer
    /// A folder cannot be watched; the reason is the system's.
    case unwatchable(path: String, reason: String)
}
