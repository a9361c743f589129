package import Markdown

/// The files of the content folder that notes show or link to.
package struct Attachments: Sendable {
    /// All files that are no notes, relative to the content folder.
    package let paths: Set<String>
    /// The sizes of the pictures that notes show, by path, as far as their files say them.
    package private(set) var imageSizes: [String: PixelSize] = [:]

    init(paths: Set<String>) { self.paths = paths }

    /// Where a file of the content folder lies in the output folder.
    package static func outputPath(_ path: String) -> String { "files/" + path }

    /// Looks into the pictures that notes show. One that cannot be read is reported when it is copied.
    mutating func readImageSizes(in notes: [Note], folder: String, _ fileSystem: FileSystem) {
        for path in used(by: notes) {
            guard let bytes = try? fileSystem.read(folder + "/" + path) else { continue }
            imageSizes[path] = ImageHeader.size(of: bytes)
        }
    }

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
