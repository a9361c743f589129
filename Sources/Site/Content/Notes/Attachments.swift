package import Markdown
package import SafeFiles
import Synchronization

/// The files of the content folder that notes show or link to.
package struct Attachments: Sendable {
    /// All files that are not notes, relative to the content folder.
    package let paths: Set<String>
    private let folder: String
    private let trusted: PathPatterns
    private let fileSystem: FileSystem
    private let known = Known()
    /// The files with a name that no other has, by that name.
    private let pathsByName: [String: String]

    /// - Parameters:
    ///   - folder: the content folder.
    ///   - trusted: patterns of files that are published unchanged.
    init(paths: Set<String>, folder: String, trusted: [String], _ fileSystem: FileSystem) {
        self.paths = paths
        self.folder = folder
        self.trusted = PathPatterns(trusted)
        self.fileSystem = fileSystem
        let grouped = Dictionary(grouping: paths) { String($0.split(separator: "/").last ?? "") }
        pathsByName = grouped.compactMapValues { $0.count == 1 ? $0[0] : nil }
    }

    /// The name of a file on disk, where accents may be written in another way than in the reference.
    package func file(at path: String) -> String? { paths.firstIndex(of: path).map { paths[$0] } }

    /// The only file whose path ends so, in any folder.
    func file(named path: String) -> String? {
        guard let name = path.split(separator: "/").last, !path.hasPrefix("../"), let found = pathsByName[String(name)]
        else {
            return nil
        }
        return found == path || found.hasSuffix("/" + path.drop { $0 == "/" || $0 == "." }) ? found : nil
    }

    /// The only file of the same name in another folder.
    package func namesake(of path: String) -> String? {
        path.split(separator: "/").last.flatMap { pathsByName[String($0)] }
    }

    /// Whether a path ends as paths of pictures do.
    static func isPicture(_ path: String) -> Bool {
        [".png", ".jpg", ".jpeg", ".gif", ".svg", ".webp"].contains { path.lowercased().hasSuffix($0) }
    }

    /// The path of a file of the content folder in the output folder: where servers look for it, or in the folder of all others.
    package static func outputPath(_ path: String) -> String {
        isServed(path) ? path : "files/" + path
    }

    /// Whether servers look for the file, which is copied unchanged even if it is Markdown.
    static func isServed(_ path: String) -> Bool { served.contains { path == $0 || path.hasPrefix($0 + "/") } }

    /// Names at the top of a content folder that begin with a dot and are meant for the server of the site: well-known addresses,
    /// the settings of Apache, the switch of GitHub Pages, the domains of Codeberg Pages. Other names with a dot belong to tools.
    private static let served: Set<String> = [".well-known", ".htaccess", ".nojekyll", ".domains"]

    /// Lists a content folder: its files, and the hidden ones, which are not part of the site.
    static func listing(of folder: String, _ fileSystem: FileSystem) throws(FileSystemError) -> FolderListing {
        try fileSystem.listing(of: folder, serving: served)
    }

    /// The stamps of the files by path, to detect changed files.
    package var stamps: [String: FileStamp] {
        paths.reduce(into: [:]) { $0[$1] = fileSystem.stamp(folder + "/" + $1) }
    }

    // MARK: - Published files

    /// Whether the owner of the site vouches for a file.
    package func isTrusted(_ path: String) -> Bool { trusted.match(path) }

    /// Whether a file that is not trusted is published, and as what.
    package func verdict(on path: String) throws(FileSystemError) -> FileVerdict {
        if let verdict = known.verdicts.withLock({ $0[path] }) { return verdict }
        let verdict = try FileVerdict.of(path) { () throws(FileSystemError) in try bytes(of: path) }
        known.verdicts.withLock { $0[path] = verdict }
        return verdict
    }

    /// The bytes that are published; nil for a file that is left out.
    package func publishedBytes(of path: String) throws(FileSystemError) -> [UInt8]? {
        if isTrusted(path) { return try bytes(of: path) }
        return switch try verdict(on: path) {
        case .published: try bytes(of: path)
        case .rewritten(let picture): picture.bytes
        case .leftOut: nil
        }
    }

    /// Whether the site has a file. One that cannot be read ends the build when it is copied.
    package func isPublished(_ path: String) -> Bool {
        guard paths.contains(path) else { return false }
        if isTrusted(path) { return true }
        if case .leftOut? = try? verdict(on: path) { return false }
        return true
    }

    /// Whether a link to a file offers to save it: true for all but pictures and trusted files.
    package func isSaved(_ path: String) -> Bool {
        guard !isTrusted(path), case .known(let kind) = FileNameKind.of(path) else { return false }
        return !kind.isPicture
    }

    private func bytes(of path: String) throws(FileSystemError) -> [UInt8] {
        try fileSystem.read(folder + "/" + path)
    }

    /// The size of a picture, if its file gives it. A picture that cannot be read is reported when it is copied.
    package func imageSize(of path: String) -> PixelSize? {
        if let size = known.sizes.withLock({ $0[path] }) { return size }
        let size = paths.contains(path) ? (try? bytes(of: path)).flatMap { ImageHeader.size(of: $0) } : nil
        known.sizes.withLock { $0[path] = .some(size) }
        return size
    }

    /// A cache of sizes and verdicts, found out once for each file.
    private final class Known: Sendable {
        let sizes = Mutex<[String: PixelSize?]>([:])
        let verdicts = Mutex<[String: FileVerdict]>([:])
    }
}
