import ContentSupport
import Foundation
import Packing
import SiteSupport
import Testing

@testable import Content
@testable import Pages
@testable import Publishing

@Suite struct OfflineTests {
    struct MomentCase: Sendable, CustomTestStringConvertible {
        let path: String
        /// When the worker loads the file; nil for never.
        let moment: String?

        var testDescription: String { path }
    }

    static let moments = [
        MomentCase(path: "index.html", moment: "later"), MomentCase(path: "en/deep/安全 区.html", moment: "later"),
        MomentCase(path: "assets/site.css", moment: "first"), MomentCase(path: "assets/icon-192.png", moment: "first"),
        MomentCase(path: "search/en-0.js", moment: "later"),
        MomentCase(path: "not-kept.html", moment: "first"), MomentCase(path: "404.html", moment: nil),
        MomentCase(path: "manifest.webmanifest", moment: "first"),
        MomentCase(path: "figures/bars.en.svg", moment: "later"),
        MomentCase(path: "figures/start.en.svg", moment: "shared"),
        MomentCase(path: "files/media/dot.png", moment: "later"),
        MomentCase(path: "en/single-page.html", moment: "read"),
        MomentCase(path: "figures/bars.js", moment: nil),
        MomentCase(path: "downloads/notchbook.zip", moment: nil), MomentCase(path: "sitemap.xml", moment: nil),
    ]

    @Test(arguments: moments)
    func `a file is kept at its moment`(_ test: MomentCase) {
        let file = OutputFile(test.path, text: "abc")
        let list = OfflineFiles(site: [OfflineFiles.Entry(file)].compactMap { $0 }, shared: ["figures/start.en.svg"])
            .files[0]
        let line = test.moment.map { "\($0) \(SHA256.base64(of: file.bytes)) 3 \(test.path)\n" }
        #expect(String(decoding: list.bytes, as: UTF8.self) == line ?? "")
    }

    private static func version(_ files: [OutputFile]) -> [OutputFile] {
        OfflineFiles(site: files.compactMap { OfflineFiles.Entry($0) }, shared: []).files
    }

    @Test func `a version is made by every file that is kept, in any order, and by no other`() {
        let (page, picture) = (OutputFile("en/a.html", text: "a"), OutputFile("figures/a.svg", text: "<svg/>"))
        let version = Self.version([page, picture])
        #expect(version == Self.version([picture, OutputFile("figures/a.js", text: "//"), page]))
        #expect(version != Self.version([page, OutputFile("figures/a.svg", text: "<svg></svg>")]))
        #expect(version != Self.version([page]))
    }

    private static let note = ["content/a.en.md": SiteTest.note("Text.\n\n" + SiteTest.scenario())]

    @Test func `a site lists its files as they are written`() async {
        let test = await SiteTest(files: Self.note).build()
        test.expectDiagnostics("")
        let list = test.page("offline.txt")
        let lines = list.split(separator: "\n").map { $0.split(separator: " ", maxSplits: 3) }
        #expect(lines.count > 30)
        for line in lines {
            let bytes = test.disk.snapshot["Site/\(line[3])"]
            #expect(bytes.map { SHA256.base64(of: $0) } == String(line[1]), "\(line[3])")
            #expect(bytes?.count == Int(line[2]))
        }
        test.expect("service-worker.js", toHold: "siteVersion = \"\(SHA256.base64(of: Array(list.utf8)))\"")
    }

    @Test func `the manifest is JSON in both scripts and names what is there`() async throws {
        let test = await SiteTest(files: Self.note).build()
        let read = try JSONSerialization.jsonObject(with: Data(test.page("manifest.webmanifest").utf8))
        let manifest = try #require(read as? [String: Any])
        #expect(manifest["name"] as? String == "notchbook · iOS layout, computed · 算出来的 iOS 布局")
        #expect(manifest["lang"] as? String == "en")
        let icons = try #require(manifest["icons"] as? [[String: String]])
        let shortcuts = try #require(manifest["shortcuts"] as? [[String: String]])
        let paths = [manifest["start_url"] as? String] + icons.map { $0["src"] } + shortcuts.map { $0["url"] }
        #expect(paths.count > 6)
        for path in paths { #expect(test.disk.snapshot["Site/" + (path ?? "")] != nil, "\(path ?? "nothing")") }
    }

    @Test func `every page lets the manifest and the worker be loaded and nothing else`() async {
        let test = await SiteTest(files: Self.note).build()
        let policy =
            "default-src 'none'; img-src 'self' data:; media-src 'self'; style-src 'self'; script-src 'self'; "
            + "manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'"
        for path in test.disk.paths(below: "Site") where path.hasSuffix(".html") {
            test.expect(String(path.dropFirst(5)), toHold: policy)
        }
    }

    @Test func `a template folder without worker makes a site that is no app`() async {
        let test = SiteTest(files: Self.note)
        test.disk.change { $0.files["templates/assets/worker.js"] = [] }
        let paths = await test.build().disk.paths(below: "Site")
        let kept = paths.filter { $0.hasSuffix(".webmanifest") || $0.hasSuffix("/worker.js") || $0.hasSuffix(".png") }
        #expect(kept == [])
    }

    @Test(arguments: ["pages: {offline: false}", ""])
    func `readers of a site that was an app do not stay with its last version`(_ settings: String) async {
        let test = SiteTest(files: Self.note.merging(["content/site.yaml": settings + "\n"]) { $1 })
        if settings.isEmpty { test.disk.change { $0.files["templates/assets/worker.js"] = [] } }
        await test.build()
            .expect("service-worker.js", toHold: "await registration.unregister();")
        #expect(test.disk.snapshot["Site/offline.txt"] == nil)
    }

    @Test func `an icon of the template folder stays`() async {
        let own = ["templates/assets/icon-192.png": "PNG"]
        let test = await SiteTest(files: Self.note.merging(own) { $1 }).build()
        #expect(test.page("assets/icon-192.png") == "PNG")
        #expect(test.page("assets/icon-512.png").contains("IHDR"))
    }

    @Test func `a mistake in the manifest is reported by a check too`() async {
        let own = ["templates/manifest.html": "{\"name\": {{{nam}}}}"]
        let test = await SiteTest(files: Self.note.merging(own) { $1 }).check()
        #expect(test.diagnostics.contains("templates/manifest.html:1:13: error: unknown name 'nam'"))
    }
}
