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

    /// Where a file of the content folder lies in the output folder: where servers look for it, or beside all others.
    package static func outputPath(_ path: String) -> String {
        isServed(path) ? path : "files/" + path
    }

    /// True for what a server looks for, which is copied as it is even where it is Markdown.
    static func isServed(_ path: String) -> Bool { served.contains { path == $0 || path.hasPrefix($0 + "/") } }

    /// What begins with a dot at the top of a content folder and is meant for the server of the site: well-known addresses,
    /// the settings of Apache, the switch of GitHub Pages, the domains of Codeberg Pages. Other such names are those of tools.
    private static let served: Set<String> = [".well-known", ".htaccess", ".nojekyll", ".domains"]

    /// What a content folder holds: its files, and what is hidden in it and thus no part of the site.
    static func listing(of folder: String, _ fileSystem: FileSystem) throws(FileSystemError) -> FolderListing {
        try fileSystem.listing(of: folder, serving: served)
    }

    /// What tells whether one of them has changed, by path.
    package var stamps: [String: FileStamp] {
        paths.reduce(into: [:]) { $0[$1] = fileSystem.stamp(folder + "/" + $1) }
    }

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
