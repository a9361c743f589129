/// Why an archive could not be made.
package struct ZipError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What libzip says, such as "Malloc failure".
    package let reason: String

    package var description: String { "cannot make the zip archive: \(reason)" }
}
