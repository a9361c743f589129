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

    /// Looks into pictures. One that cannot be read is reported when it is copied.
    mutating func readImageSizes(of images: Set<String>, folder: String, _ fileSystem: FileSystem) {
        for path in images where paths.contains(path) {
            guard let bytes = try? fileSystem.read(folder + "/" + path) else { continue }
            imageSizes[path] = ImageHeader.size(of: bytes)
        }
    }
}
