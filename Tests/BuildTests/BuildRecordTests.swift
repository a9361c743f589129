import Build
import ContentSupport
import SiteSupport
import Testing

/// A build that would do the same again does nothing.
@Suite struct BuildRecordTests {
    /// The store lies on disk, where its library works.
    private let cache = TemporaryCache()

    private static let files = [
        "content/a.md": "# A\n\n[b](b.md)\n", "content/b.md": "# B\n", "content/dot.txt": "dot",
        "content/site.yaml": "languages: [en]\n",
    ]

    private static func site(_ test: SiteTest) -> [String: [UInt8]] {
        test.disk.snapshot.filter { $0.key.hasPrefix("Site/") }
    }

    struct ChangeCase: Sendable, CustomTestStringConvertible {
        let testDescription: String
        /// What is in the files then; nil for a file that is gone.
        let files: [String: String?]
    }

    static let changes = [
        ChangeCase(testDescription: "a word in a note", files: ["content/b.md": "# C\n"]),
        ChangeCase(testDescription: "a new note", files: ["content/c.md": "# C\n"]),
        ChangeCase(testDescription: "a note that is gone", files: ["content/b.md": nil, "content/a.md": "# A\n"]),
        ChangeCase(testDescription: "another file", files: ["content/dot.txt": "tod"]),
        ChangeCase(testDescription: "settings", files: ["content/site.yaml": "languages: [en]\ntitle: T\n"]),
        ChangeCase(testDescription: "a file that was not there", files: ["content/devices.yaml": "devices: []\n"]),
        ChangeCase(testDescription: "a template", files: ["templates/not-found.html": "Gone."]),
        ChangeCase(testDescription: "a page that somebody has removed", files: ["Site/b.html": nil]),
    ]

    @Test(arguments: changes)
    func `what has changed is built`(_ test: ChangeCase) async throws {
        let first = await SiteTest(files: Self.files).build(results: cache.configuration)
        try #require(first.diagnostics == "")
        first.disk.change { state in
            for (path, text) in test.files { state.files[path] = text.map { Array($0.utf8) } }
        }
        let second = await first.build(results: cache.configuration)
        #expect(second.report?.changes.unchanged != first.report?.changes.files.count)
        let clean = await first.build(output: "Clean")
        let expected = Self.site(second)
        #expect(clean.disk.snapshot.filter { $0.key.hasPrefix("Clean/") }.count == expected.count)
        for (path, bytes) in expected {
            #expect(clean.disk.snapshot["Clean/" + path.dropFirst("Site/".count)] == bytes, "\(path)")
        }
    }

    @Test func `where nothing has changed no note is read`() async throws {
        let first = await SiteTest(files: Self.files).build(results: cache.configuration)
        let (site, reads) = (Self.site(first), first.disk.readCount)
        let second = await first.build(results: cache.configuration)
        #expect(second.disk.readCount == reads)
        #expect(Self.site(second) == site)
        let (before, after) = try (#require(first.report), #require(second.report))
        #expect(after.changes.written.isEmpty && after.changes.unchanged == before.changes.files.count - 1)
        #expect(after.counts.pages == before.counts.pages && after.counts.drawnFiles == 0)
    }

    @Test func `where nothing has changed since the sites changed places no note is read`() async throws {
        let first = await SiteTest(files: Self.files).build(results: cache.configuration)
        first.disk.change { $0.files["content/b.md"] = Array("# C\n".utf8) }
        let second = await first.build(results: cache.configuration)
        #expect(second.report?.changes.written.isEmpty == false)
        let reads = second.disk.readCount
        #expect(await second.build(results: cache.configuration).report?.changes.written == [])
        #expect(second.disk.readCount == reads)
    }

    @Test func `a run with a message is no run to repeat, so that it is said again`() async {
        let files = ["content/a.md": "# A\n\n[b](b.md)\n", "content/site.yaml": "languages: [en]\n"]
        let first = await SiteTest(files: files).build(results: cache.configuration)
        #expect(first.report?.diagnostics.isEmpty == false)
        #expect(await first.build(results: cache.configuration).diagnostics == first.diagnostics)
    }

    @Test func `another way to build has a record of its own`() async {
        let first = await SiteTest(files: Self.files).build(results: cache.configuration)
        let reads = first.disk.readCount
        let strict = await first.build(isStrict: true, results: cache.configuration)
        #expect(strict.disk.readCount > reads + 2)
    }
}
