/// The files of the content folder that notes show or link to.
package struct Attachments: Sendable {
    /// All files that are no notes, relative to the content folder.
    package let paths: Set<String>

    /// Where a file of the content folder lies in the output folder.
    package static func outputPath(_ path: String) -> String { "files/" + path }
}
