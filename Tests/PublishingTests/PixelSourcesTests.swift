import Content
import ContentSupport
import Packing
import SiteSupport
import Testing

@testable import Publishing

@Suite struct PixelSourcesTests {
    private static let note = ["content/a.en.md": SiteTest.note("Text.\n\n" + SiteTest.scenario())]

    @Test func `a page opened from disk finds what it makes pixels of, once for all languages`() async {
        let test = await SiteTest(files: Self.note).build()
        test.expectDiagnostics("")
        let scripts = test.disk.paths(below: "Site/figures").filter { $0.hasSuffix(".js") }
        #expect(scripts == ["Site/figures/_glyphs.js", "Site/figures/bars.js"])
        for page in ["en/a.html", "both/a.html"] {
            test.expect(page, toHold: "data-pixels=\"../figures/bars.js\"")
        }
        // A server's readers neither load nor keep it.
        #expect(test.page("offline.txt").contains("figures/bars.en.svg"))
        #expect(!test.page("offline.txt").contains("figures/bars.js"))
        #expect(!test.page("en/a.html").contains("<script src=\"../figures"))
    }

    @Test func `templates that offer no pixels bring no scripts of pictures`() async {
        let files = Self.note.merging(["templates/downloads.html": "<p class=\"downloads\"></p>"]) { $1 }
        let test = await SiteTest(files: files).build()
        #expect(!test.disk.paths(below: "Site/figures").isEmpty)
        #expect(test.disk.paths(below: "Site/figures").allSatisfy { !$0.hasSuffix(".js") })
    }

    @Test func `letters are shared by pictures, and ids by their languages`() async {
        func svg(_ id: String, _ name: String) -> OutputFile {
            OutputFile(
                "figures/\(name).svg",
                text: """
                    <svg xmlns="http://www.w3.org/2000/svg" id="\(id)" width="9" height="9">
                    <title id="\(id)-title">\(name)</title>
                    <defs>
                    <path id="\(id)1" d="M0 0h9"/>
                    </defs>
                    <use href="#\(id)1"/>
                    </svg>

                    """)
        }
        func packed(_ files: [OutputFile]) async -> [String: [UInt8]] {
            let made = await PixelSources.files(of: files)
            return Dictionary(uniqueKeysWithValues: made.map { ($0.path, $0.bytes) })
        }
        let one = await packed([svg("abc", "a.en"), svg("def", "b.en")])
        #expect(one.keys.sorted() == ["figures/_glyphs.js", "figures/a.js", "figures/b.js"])
        // What tells the pictures apart are ids and titles, and neither is in pixels.
        #expect(one["figures/a.js"] == one["figures/b.js"])
        let other = await packed([svg("abc", "a.en"), svg("xyz", "a.zh-Hans")])
        #expect(other["figures/_glyphs.js"] == one["figures/_glyphs.js"])
        #expect(other["figures/a.js"] != nil && other["figures/a.js"] != one["figures/a.js"])
        #expect(await packed([]).isEmpty)
    }
}
