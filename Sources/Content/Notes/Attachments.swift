package import Markdown

/// The files of the content folder that notes show or link to.
package struct Attachments: Sendable {
    /// All files that are no notes, relative to the content folder.
    package let paths: Set<String>
    /// The sizes of the pictures that notes show, by path, as far as their files say them.
    package private(set) var imageSizes: [String: PixelSize] = [:]

    init(paths: Set<String>) { self.paths = paths }

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

    /// How many files and folders are hidden in a content folder, each folder counted as one.
    package static func hiddenCount(in folder: String, _ fileSystem: FileSystem) -> Int {
        (try? listing(of: folder, fileSystem).hidden.count) ?? 0
    }

    /// Looks into pictures. One that cannot be read is reported when it is copied.
    mutating func readImageSizes(of images: Set<String>, folder: String, _ fileSystem: FileSystem) {
        for path in images where paths.contains(path) {
            guard let bytes = try? fileSystem.read(folder + "/" + path) else { continue }
            imageSizes[path] = ImageHeader.size(of: bytes)
        }
    }
}
