package import Markdown
import Synchronization

/// The files of the content folder that notes show or link to.
package struct Attachments: Sendable {
    /// All files that are no notes, relative to the content folder.
    package let paths: Set<String>
    private let folder: String
    private let fileSystem: FileSystem
    private let imageSizes = ImageSizes()

    /// - Parameter folder: that of the content.
    init(paths: Set<String>, folder: String, _ fileSystem: FileSystem) {
        self.paths = paths
        self.folder = folder
        self.fileSystem = fileSystem
    }

    /// Where a file of the content folder lies in the output folder.
    package static func outputPath(_ path: String) -> String { "files/" + path }

    /// The size of a picture, as far as its file says it. One that cannot be read is reported when it is copied.
    package func imageSize(of path: String) -> PixelSize? {
        if let known = imageSizes.known.withLock({ $0[path] }) { return known }
        let bytes = paths.contains(path) ? try? fileSystem.read(folder + "/" + path) : nil
        let size = bytes.flatMap { ImageHeader.size(of: $0) }
        imageSizes.known.withLock { $0[path] = .some(size) }
        return size
    }

    /// Those that have been looked up, each file once.
    private final class ImageSizes: Sendable {
        let known = Mutex<[String: PixelSize?]>([:])
    }
}
