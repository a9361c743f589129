import ContentSupport
import SiteSupport
import Testing

@testable import Content
@testable import Pages
@testable import Publishing

@Suite struct VersionsTests {
    private static let old = [
        "old/index.html": "start", "old/en/index.html": "index", "old/en/a.html": "<p>old</p>",
        "old/en/gone.html": "gone",
        "old/assets/site.css": "p {}", "old/assets/reading.js": "// reading\n", "old/service-worker.js": "old worker",
        "old/offline.txt": "list", "old/versions/0.9/index.html": "older", "old/.site-files": "",
    ]
    private static let notes = [
        "content/a.en.md": SiteTest.note("Text.", title: "A"),
        "content/new.en.md": SiteTest.note("Text.", title: "New"),
    ]

    private static func build(
        _ versions: String = "[{name: '2.0'}, {name: '1.0', folder: ../old}]", _ more: [String: String] = [:]
    ) async -> SiteTest {
        var files = notes.merging(old) { $1 }.merging(more) { $1 }
        files["content/site.yaml"] = "address: https://a.org/\nversions: \(versions)\n"
        return await SiteTest(files: files).build()
    }

    private static let site = Task { await build() }

    @Test(arguments: [
        ("en/a.html", "../versions/1.0/en/a.html"), ("en/new.html", "../versions/1.0/en/index.html"),
        ("zh-Hans/a.html", "../versions/1.0/index.html"),
    ])
    func `a page leads to itself in an earlier version, or to where that begins`(page: String, href: String) async {
        let site = await Self.site.value
        site.expect(page, toHold: "<li><a href=\"\(href)\">1.0</a></li>")
        site.expect(page, toHold: "aria-current=\"true\">2.0</a></li>")
    }

    @Test func `an earlier version is copied as it is, without its own earlier ones`() async {
        let site = await Self.site.value
        #expect(site.page("versions/1.0/en/a.html") == "<p>old</p>")
        #expect(site.page("versions/1.0/versions/0.9/index.html").isEmpty)
        #expect(site.page("versions/1.0/offline.txt").isEmpty)
        #expect(
            site.page("versions/1.0/service-worker.js")
                == String(decoding: OfflineFiles.retiredWorker.bytes, as: UTF8.self))
        #expect(!site.page("sitemap.xml").contains("versions/"))
        #expect(!site.page("offline.txt").contains("versions/"))
    }

    @Test func `its pages say that there is a newer one, and know which page that lacks`() async {
        let script = await Self.site.value.page("versions/1.0/assets/reading.js")
        #expect(script.hasPrefix("// reading\n"))
        #expect(script.contains("\"en\":\"This page belongs to version 1.0. Read it in the newest version\""))
        #expect(script.contains("const gone = [\"en/gone.html\"];"))
    }

    @Test func `a site without earlier versions has no switch`() async {
        #expect(!(await Self.build("[{name: '2.0'}]")).page("en/a.html").contains("class=\"versions\""))
    }

    @Test(arguments: [
        ("[{name: '1.0', folder: ../nowhere}]", "settings/version-folder"),
        ("[{name: '1.0', folder: ../../old}]", "settings/version-folder"),
        ("[{name: '1.0', folder: /old}]", "settings/version-folder"),
        ("[{name: '1.0', folder: .}]", "settings/version-folder"),
        ("[{name: '1.0', folder: ..}]", "settings/version-folder"),
        ("[{name: '1.0', folder: ../old/en}]", "settings/version-folder"),
        ("[{name: '1.0', folder: ../old/index.html}]", "settings/version-folder"),
        ("[{name: ../1.0, folder: ../old}]", "settings/version-name"),
        ("[{name: a, folder: ../old}, {name: A, folder: ../old}]", "settings/version-name"),
        ("[{folder: ../old}]", "settings/missing-key"),
        ("[{name: a}, {name: b}]", "settings/missing-key"),
    ])
    func `a version that cannot be kept is reported once`(versions: String, code: String) async {
        let messages = await Self.build(versions).diagnostics.split(separator: "\n").filter { $0.contains(": error: ") }
        #expect(messages.count == 1)
        #expect(messages.allSatisfy { $0.hasSuffix("[\(code)]") })
    }

    @Test func `the folder of the site is no earlier version of itself`() async {
        let site = await Self.build(
            "[{name: '1.0', folder: ../Site}]", ["Site/index.html": "", "Site/assets/site.css": ""])
        #expect(site.diagnostics.contains("it overlaps the folder"))
    }
}
