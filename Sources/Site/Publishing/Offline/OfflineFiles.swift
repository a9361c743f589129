package import Content
import Packing

/// The files that the service worker keeps, so that a served site can be read offline: a list with their checksums, and
/// the worker, which names the list by a checksum of its own.
///
/// A worker's version is thus decided by every byte that it keeps, and everything that it loads is checked against its version
/// by the browser itself.
package struct OfflineFiles {
    private let site: [Entry]
    private let shared: Set<String>

    /// A file with its checksum.
    package struct Entry: Hashable, Sendable {
        let path: String
        /// SHA-256 in base 64.
        let checksum: String
        let byteCount: Int
        fileprivate let loadTime: LoadTime

        /// Nil for a file that is not kept.
        package init?(_ file: OutputFile) {
            guard let loadTime = OfflineFiles.loadTime(of: file.path) else { return nil }
            path = file.path
            self.loadTime = loadTime
            checksum = SHA256.base64(file.content.sha256)
            byteCount = file.bytes.count
        }
    }

    /// - Parameters:
    ///   - site: the files of the finished site, without downloads.
    ///   - shared: the paths of the pictures that readers of every edition see, regardless of the pictures' edition.
    package init(site: [Entry], shared: Set<String>) {
        self.site = site
        self.shared = shared
    }

    package static let workerPath = "service-worker.js"
    package static let listPath = "offline.txt"

    /// The time at which the worker loads a file.
    fileprivate enum LoadTime: String {
        /// Before the version is used at all: files that every page needs, and the page that is shown in place of one that is not
        /// kept.
        case first
        /// When it is read, or when a reader of its edition asks for everything: pages, their pictures, the search.
        case later
        /// When it is read, or when a reader of any edition asks for everything.
        case shared
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

    /// The worker of a site that keeps nothing. Readers of an earlier version that had a worker would otherwise keep it
    /// for ever.
    package static let retiredWorker = OutputFile(
        workerPath,
        text: """
            // This site keeps nothing for reading offline. What an earlier version has kept goes, and with it the worker that shows it.

            addEventListener("install", () => skipWaiting());

            addEventListener("activate", (event) => event.waitUntil((async () => {
              const windows = await clients.matchAll({ type: "window" });
              for (const name of await caches.keys()) {
                if (name.startsWith(`site ${registration.scope} `)) await caches.delete(name);
              }
              await registration.unregister();
              for (const window of windows) await window.navigate(window.url);
            })()));

            """)

    /// A line "time checksum bytes path" for each file, by path.
    private var listText: String {
        site.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }.map { entry in
            let time = shared.contains(entry.path) ? .shared : entry.loadTime
            return "\(time.rawValue) \(entry.checksum) \(entry.byteCount) \(entry.path)\n"
        }.joined()
    }

    /// The load time of a file; nil for a file that is not kept: downloads, and files that only other programs read.
    private static func loadTime(of path: String) -> LoadTime? {
        if path.hasPrefix(EarlierVersion.outputFolder) { return nil }
        if path.hasSuffix(".html") {
            switch path {
            case "not-kept.html": return .first
            case "404.html": return nil
            default: return path == singlePageName || path.hasSuffix("/" + singlePageName) ? .read : .later
            }
        }
        // The files for changing figures are as large as the rest, and most readers never need them.
        if path.hasPrefix("assets/engine") || path.hasSuffix(".live.js") { return .later }
        if path.hasPrefix("assets/") || path.hasSuffix(".webmanifest") { return .first }
        let isLater =
            path.hasPrefix("search/") || path.hasPrefix("files/")
            || path.hasPrefix("figures/") && path.hasSuffix(".svg")
        return isLater ? .later : nil
    }

    private static let singlePageName = GeneratedPage.singlePage.slug + ".html"
}
