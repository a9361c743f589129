import DataTree

/// A version of the site as the settings name it: an earlier one by the folder in which it was built, or the newest, which has none.
struct SiteVersionDraft: Equatable, Sendable {
    var name: Located<String>?
    /// Relative to the content folder, such as "../versions/1.0".
    var folder: Located<String>?

    /// Whether a name consists of ASCII letters, digits and `.-_` and begins with a letter or digit, since it names a folder.
    static func isUsable(_ name: String) -> Bool {
        func isLetterOrDigit(_ byte: UInt8) -> Bool {
            (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte)
        }
        return (1...80).contains(name.utf8.count) && name.utf8.first.map { isLetterOrDigit($0) } == true
            && name.utf8.allSatisfy { isLetterOrDigit($0) || ".-_".utf8.contains($0) }
    }
}
