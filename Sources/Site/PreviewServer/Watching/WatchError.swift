/// A folder whose changes will not be reported.
package struct WatchError: Error, Equatable, Sendable {
    package let path: String
    /// The system's, such as "Permission denied".
    package let reason: String
}
