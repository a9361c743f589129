/// The files of the content folder that notes show or link to.
package struct Attachments: Sendable {
    /// All files that are no notes, relative to the content folder.
    package let paths: Set<String>

    /// Where a file of the content folder lies in the output folder.
    package static func outputPath(_ path: String) -> String { "files/" + path }

    /// The files that the notes refer to, in order.
    package func used(by notes: [Note]) -> [String] {
        var used: Set<String> = []
        for note in notes {
            for reference in note.references.images + note.references.links {
                if case .attachment(let path) = LinkTarget(reference.text, from: note.route), paths.contains(path) {
                    used.insert(path)
                }
            }
        }
        return used.sorted()
    }
}
