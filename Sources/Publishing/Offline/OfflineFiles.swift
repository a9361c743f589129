package import Content
import Packing

/// What the service worker keeps, so that a served site can be read offline: a list of files with their checksums,
/// and the worker, which names the list by a checksum of its own.
///
/// A worker's version is thus decided by every byte that it keeps, and whatever it loads is checked against its
/// version by the browser itself.
package struct OfflineFiles {
    private let site: [Entry]

    /// A file by its checksum.
    package struct Entry: Hashable, Sendable {
        let path: String
        /// SHA-256 in base 64.
        let checksum: String

        /// Nil for a file that is not kept.
        package init?(_ file: OutputFile) { self.init(file.path, digest: SHA256.digest(of: file.bytes)) }

        /// The same of a file whose SHA-256 is known.
        package init?(_ path: String, digest: [UInt8]) {
            guard OfflineFiles.loadTime(of: path) != nil else { return nil }
            self.path = path
            checksum = SHA256.base64(digest)
        }
    }

    /// - Parameter site: the files of the finished site, without downloads.
    package init(site: [Entry]) { self.site = site }

    package static let workerPath = "service-worker.js"
    package static let listPath = "offline.txt"

    /// When the worker loads a file.
    private enum LoadTime: String {
        /// Before the version is used at all: pages, scripts, styles, search.
        case first
        /// Behind the reader's back: pictures.
        case later
        /// When it is read: pages that repeat the others.
        case read
    }

    /// The list and the worker.
    package var files: [OutputFile] {
        let list = OutputFile(Self.listPath, text: listText)
        let worker = """
            // offline.txt, which has this checksum, lists the files of this version with theirs.
            self.siteVersion = "\(SHA256.base64(of: list.bytes))";
            importScripts("assets/worker.js");

            """
        return [list, OutputFile(Self.workerPath, text: worker)]
    }

    /// A line "time checksum path" for each file, by path.
    private var listText: String {
        site.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }.map { entry in
            "\(Self.loadTime(of: entry.path)?.rawValue ?? "") \(entry.checksum) \(entry.path)\n"
        }.joined()
    }

    /// Nil for what is not kept: what one takes along by downloading it, and what only other programs read.
    private static func loadTime(of path: String) -> LoadTime? {
        let (folder, name) = (path.split(separator: "/").first ?? "", path.split(separator: "/").last ?? "")
        switch (folder, name.split(separator: ".").last ?? "") {
        case (_, "html"): return name == GeneratedPage.singlePage.slug + ".html" ? .read : .first
        case ("assets", _), ("search", _), (_, "webmanifest"): return .first
        case ("figures", "svg"), ("files", _): return .later
        default: return nil
        }
    }
}
