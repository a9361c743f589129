package import Content
import Languages
package import Pages
import Search
import WordFiles

/// The files of an earlier version as they are beside the newest: as built, except that its pages announce a newer version, and
/// that nothing of it is kept for reading offline.
package struct EarlierVersionFiles {
    private let version: EarlierVersion
    private let notice: String

    /// The script that all pages load, which is continued.
    private static let script = "assets/reading.js"

    package init(_ version: EarlierVersion, beside site: SitePages) {
        self.version = version
        let moved = site.redirects.pages.flatMap { redirect in
            site.map.editions.all.map { Route($0, redirect.old.slug).path }
        }
        let pages = Set(site.allPages.map { $0.route.path } + moved + [Route.start.path])
        let gone = version.paths.filter { $0.hasSuffix(".html") && !pages.contains($0) }.sorted()
        let words = site.map.editions.monolingual.map { edition -> String in
            let words = site.context(of: edition).localization.words(in: edition.language)
            let text = words.text("pages.oldVersion", [.init("name", .text(version.name))])
            return ScriptText.quoted(edition.name) + ":" + ScriptText.quoted(text)
        }
        let list = gone.map { ScriptText.quoted($0) }.joined(separator: ",")
        notice = """

            // Added where this version is kept beside a newer one.
            (() => {
              const root = new URL("../", document.currentScript.src).href;
              const path = location.href.startsWith(root) ? location.href.slice(root.length).split("#")[0] : "";
              const words = {\(words.joined(separator: ","))};
              const gone = [\(list)];
              const line = document.createElement("p");
              line.className = "notice";
              const link = document.createElement("a");
              link.href = new URL(`../../${gone.includes(decodeURI(path)) ? "index.html" : path}`, root).href;
              link.textContent = words[document.documentElement.lang] ?? Object.values(words)[0];
              line.append(link);
              document.querySelector("main article, main")?.prepend(line);
            })();

            """
    }

    /// The files in order; those that would keep pages offline are left out.
    package var paths: [String] { version.paths.filter { $0 != OfflineFiles.listPath }.sorted() }

    /// - Parameter bytes: of the file in the version.
    package func file(_ path: String, _ bytes: [UInt8]) -> OutputFile {
        let place = version.outputPath(path)
        switch path {
        case OfflineFiles.workerPath: return OutputFile(place, OfflineFiles.retiredWorker.bytes)
        case Self.script: return OutputFile(place, bytes + notice.utf8)
        default: return OutputFile(place, bytes)
        }
    }
}
