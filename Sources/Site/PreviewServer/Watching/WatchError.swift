/// A folder of which nothing will be heard.
package struct WatchError: Error, Equatable, Sendable {
    package let path: String
    /// The system's, such as "Permission denied".
    package let reason: String
}
