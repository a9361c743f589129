/// Why the outside world did not do what the tool asked of it.
package struct FileSystemError: Error, Hashable, Sendable {
    package let action: Action
    /// As it was given, relative to where the tool was started.
    package let path: String
    /// The system's own words, such as "No space left on device".
    package let reason: String

    package init(_ action: Action, _ path: String, _ reason: String) {
        self.action = action
        self.path = path
        self.reason = reason
    }

    /// What was being done; the raw value completes the sentence "cannot … 'path'".
    package enum Action: String, Sendable {
        case list, read, write, rename, remove
    }
}
