/// The version of the tool, which the package, the manual page and reports read from here.
package enum ToolVersion {
    package static let text = "1.0"
    /// The date of this version, for the manual page and the files of the package.
    static let date = "2026-11-22"
}
