import Build
import CairoRendering
import ContentSupport
import Foundation
import RemoteStore
import SiteSupport
import Testing

@testable import ResultStore

/// Whole sites with results of earlier builds; what the store of these does is tested with it.
@Suite struct CacheTests {
    private static let files = [
        "content/a.en.md": SiteTest.note("Text.\n\n" + SiteTest.scenario("a")),
        "content/b.en.md": SiteTest.note(SiteTest.scenario("b").replacing("iPhone X", with: "iPhone 8")),
    ]
    /// Of each figure: an SVG in two languages and another script, for wide places and for phones.
    private static let figureCount = 6
    /// Two figures, and four icons.
    private static let pictureCount = 2 * figureCount + 4

    /// The store lies on disk, where its library works.
    private let cache = TemporaryCache()

    private func site(_ test: SiteTest, in folder: String = "Site") -> [String: [UInt8]] {
        test.disk.snapshot.filter { $0.key.hasPrefix(folder + "/") }
    }

    private func expectPictures(
        _ test: SiteTest, drawn: Int, reused: Int, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        #expect(test.report?.counts.drawnFiles == drawn, sourceLocation: sourceLocation)
        #expect(test.report?.counts.reusedFiles == reused, sourceLocation: sourceLocation)
    }

    @Test func `a second build takes every picture from the cache, and the site has the same bytes as without`() async {
        let plain = await SiteTest(files: Self.files).build()
        expectPictures(plain, drawn: Self.pictureCount, reused: 0)
        let first = await SiteTest(files: Self.files).build(results: cache.configuration)
        expectPictures(first, drawn: Self.pictureCount, reused: 0)
        #expect(site(first) == site(plain))
        first.disk.change { state in state.files = state.files.filter { !$0.key.hasPrefix("Site/") } }
        let second = await first.build(results: cache.configuration)
        expectPictures(second, drawn: 0, reused: Self.pictureCount)
        #expect(site(second) == site(plain))
        #expect(second.diagnostics == plain.diagnostics)
    }

    @Test func `pictures are counted as changed where their bytes are others than in the site before`() async {
        let first = await SiteTest(files: Self.files).build(results: cache.configuration)
        #expect(first.report?.counts.figures == 2 && first.report?.counts.changedFigures == 2)
        // Drawn once more, to the same bytes.
        #expect(await first.build().report?.counts.changedFigures == 0)
        first.disk.change { $0.files["Site/figures/a.en.svg"] = nil }
        #expect(await first.build(results: cache.configuration).report?.counts.changedFigures == 1)
    }

    @Test func `changed words draw nothing, and one changed scenario its own pictures only`() async {
        let first = await SiteTest(files: Self.files).build(results: cache.configuration)
        let words = SiteTest.note("Other.\n\n" + SiteTest.scenario("a"))
        first.disk.change { $0.files["content/a.en.md"] = Array(words.utf8) }
        expectPictures(await first.build(results: cache.configuration), drawn: 0, reused: Self.pictureCount)
        let changed = SiteTest.note(
            SiteTest.scenario("b").replacing("os: 11.2", with: "os: 11.2\norientation: landscape"))
        first.disk.change { $0.files["content/b.en.md"] = Array(changed.utf8) }
        let second = await first.build(results: cache.configuration)
        expectPictures(second, drawn: Self.figureCount, reused: Self.pictureCount - Self.figureCount)
        let fresh = await SiteTest(files: ["content/a.en.md": words, "content/b.en.md": changed]).build()
        #expect(site(second) == site(fresh))
    }

    /// How many results of a kind are kept.
    private func count(_ kind: String) throws -> Int {
        try CacheMaintenance(folder: cache.folder)?.statistics().first { $0.kind == kind }?.count ?? 0
    }

    @Test
    func `of a note that says the same no page is written again, and of a scenario that says the same no scene made`()
        async throws
    {
        let files = [
            "content/a.md": "# A\n\nText.\n\n" + SiteTest.scenario("a"), "content/b.md": "# B\n\n[a](a.md)\n",
            "content/site.yaml": "languages: [en]\ntitle: Site\npages: {rules: false, devices: false}\n",
        ]
        let test = await SiteTest(files: files, pairing: false).build(results: cache.configuration)
        let (pages, scenes) = (try count("html.page"), try count("scene"))
        #expect(pages > 2 && scenes == 1)
        test.disk.change { $0.files["content/a.md"]?.insert(contentsOf: Array("## Before\n\nMore.\n\n".utf8), at: 5) }
        _ = await test.build(results: cache.configuration)
        // Its own, and the one that holds all.
        #expect(try count("html.page") == pages + 2 && count("scene") == scenes)
    }

    /// An edit of another file, and a word that the page of the note then has.
    static let editsElsewhere: [(path: String, text: String, word: String)] = [
        ("content/part.txt", "Renewed words.\n", "Renewed words."), ("content/b.md", "# Renewed\n", ">Renewed</a>"),
        ("content/_config.yml", "title: Renewed site\n", "Renewed site"),
        ("content/SUMMARY.md", "- [Renewed part](b.md)\n  - [A](a.md)\n", "Renewed part"),
    ]

    @Test(arguments: editsElsewhere.indices)
    func `a page is written again when a file changes that it includes, names or is called by`(_ index: Int) async {
        let edit = Self.editsElsewhere[index]
        let files = [
            "content/a.md": "# A\n\n{{#include part.txt}}\n\n<doc:b>\n", "content/b.md": "# B\n",
            "content/part.txt": "Words.\n",
            "content/_config.yml": "title: Site\n", "content/site.yaml": "languages: [en]\n",
            "content/SUMMARY.md": "- [Part](b.md)\n  - [A](a.md)\n",
        ]
        let test = await SiteTest(files: files, pairing: false).build(results: cache.configuration)
        #expect(!test.page("a.html").contains(edit.word))
        test.disk.change { $0.files[edit.path] = Array(edit.text.utf8) }
        let again = await test.build(results: cache.configuration)
        #expect(again.page("a.html").contains(edit.word))
        let fresh = await SiteTest(files: files.merging([edit.path: edit.text]) { $1 }, pairing: false).build()
        #expect(site(again) == site(fresh))
    }

    @Test func `a check makes again only what has changed, and says the same as one that keeps nothing`() async throws {
        var files = Self.files
        files["content/b.en.md"]? += "\n" + SiteTest.scenario("c", expecting: "view.safeAreaInsets: [88, 0, 83, 0]")
        let test = await SiteTest(files: files).check(results: cache.configuration)
        let (pages, scenes) = (try count("html.page"), try count("scene"))
        #expect(test.diagnostics == "" && pages > 2 && scenes == 6)
        #expect(try count("svg") == 0)
        _ = await test.check(results: cache.configuration)
        #expect(try count("html.page") == pages && count("scene") == scenes)
        let built = await test.build(results: cache.configuration)
        let clean = await test.build(output: "Clean")
        let other = site(clean, in: "Clean").map { ("Site" + $0.key.dropFirst("Clean".count), $0.value) }
        #expect(site(built) == Dictionary(uniqueKeysWithValues: other))
        // A claim in a picture that was kept, a link on a page that was kept.
        test.disk.change { state in
            state.files["content/a.en.md"]? += Array("\n[gone](b.md#gone)\n".utf8)
            state.files["content/b.en.md"] = Array(
                (files["content/b.en.md"] ?? "").replacing("[88,", with: "[87,").utf8)
        }
        let (known, fresh) = (await test.check(results: cache.configuration), await test.check())
        #expect(known.diagnostics == fresh.diagnostics && known.report?.counts.claims == fresh.report?.counts.claims)
        #expect(known.diagnostics.contains("[scenario/expectation-failed]") && known.diagnostics.contains("[link/"))
        #expect(site(test) == site(built))
    }

    @Test func `what is called wrong in a comparison and then right is drawn as right`() async {
        func compared(_ verdict: String) -> [UInt8] {
            let items = "[{use: a, title: A}, {use: a, with: {os: 12}, title: B, verdict: \(verdict)}]"
            let fence = "```scenario\nid: pair\ntitle: Pair\ncompare: \(items)\n```\n"
            return Array(("# A\n\n" + SiteTest.scenario("a") + fence).utf8)
        }
        let settings = "languages: [en]\ntitle: Site\npages: {rules: false, devices: false}\n"
        let test = SiteTest(files: ["content/site.yaml": settings], pairing: false)
        test.disk.change { $0.files["content/a.md"] = compared("wrong") }
        let memory = BuildMemory()
        _ = await test.build(results: cache.configuration)
        _ = await test.build(output: "Kept", memory)
        let wrong = test.disk.text("Site/figures/pair.en.svg")
        test.disk.change { $0.files["content/a.md"] = compared("right") }
        let fresh = await test.build(output: "Clean")
        #expect(fresh.diagnostics == "")
        let (known, kept) = (await test.build(results: cache.configuration), await test.build(output: "Kept", memory))
        let picture = "figures/pair.en.svg"
        let right = fresh.disk.text("Clean/" + picture)
        #expect(
            right != nil && right != wrong && known.disk.text("Site/" + picture) == right
                && kept.disk.text("Kept/" + picture) == right)
    }

    @Test func `other fonts draw everything again`() async {
        let first = await SiteTest(files: Self.files).build(results: cache.configuration)
        let others = PinnedFonts(files: PinnedFonts.debian.files.reversed())
        expectPictures(
            await first.build(fonts: others, results: cache.configuration), drawn: Self.pictureCount, reused: 0)
    }

    @Test func `a cache out of order is one warning, in strict runs too, and the site is right`() async throws {
        let test = await SiteTest(files: Self.files).build()
        let built = site(test)
        try Data("broken".utf8).write(to: URL(fileURLWithPath: cache.folder + "/results.sqlite"))
        let broken = await test.build(isStrict: true, results: cache.configuration)
        broken.expectDiagnostics(
            "warning: the cache '\(cache.folder)' was discarded: file is not a database; a new one was started, and "
                + "the old file is now '\(cache.folder)/results.old.sqlite' [site/cache-renewed]\n")
        let unusable = await test.build(isStrict: true, results: .init(folder: "/dev/null/cache"))
        unusable.expectDiagnostics(
            "warning: the cache '/dev/null/cache' cannot be used: Not a directory; name another folder with '--cache', or "
                + "build with '--no-cache' [site/cache-unusable]\n")
        // Nobody listens at this port.
        let remote = try #require(RemoteAddress("http://me:secret@127.0.0.1:9/cache"))
        let gone = await test.build(isStrict: true, results: .init(remote: remote))
        gone.expectDiagnostics(
            "warning: the remote cache 'http://127.0.0.1:9/cache' is no longer used: Couldn't connect to server "
                + "[site/remote-cache-unusable]\n")
        for build in [broken, unusable, gone] {
            #expect(build.report?.outcome == .built && build.report?.hasErrors == false)
            #expect(site(build) == built)
            expectPictures(build, drawn: Self.pictureCount, reused: 0)
        }
        expectPictures(await test.build(results: cache.configuration), drawn: 0, reused: Self.pictureCount)
    }

    /// Puts other bytes in the place of those that are kept of some kinds.
    private func damage(_ kinds: String...) throws {
        let database = try Database(path: cache.folder + "/results.sqlite", for: .writing)
        for kind in kinds {
            try database.run("UPDATE results SET bytes = ? WHERE kind = ?", [.bytes([9]), .text(kind)])
        }
    }

    @Test(arguments: ["svg", "html.page", "scene"])
    func `where kept bytes turn out to be broken, all that rests on them is made again`(_ kind: String) async throws {
        let test = await SiteTest(files: Self.files).build(results: cache.configuration)
        let built = site(test)
        try damage(kind)
        test.disk.change { state in state.files = state.files.filter { !$0.key.hasPrefix("Site/") } }
        let again = await test.build(results: cache.configuration)
        #expect(site(again) == built)
        #expect(again.report?.outcome == .built && again.report?.hasErrors == false)
        #expect(again.diagnostics.contains("[site/cache-damaged]"))
        let last = await test.build(results: cache.configuration)
        #expect(site(last) == built && last.diagnostics == "")
        #expect(last.report?.changes.written == [])
    }

    @Test func `a file that somebody has edited since is set aside`() async throws {
        let test = await SiteTest(files: Self.files).build(results: cache.configuration)
        test.disk.change { $0.files["Site/en/b.html"] = Array("mine".utf8) }
        let edited = await test.build(results: cache.configuration)
        #expect(test.disk.text("Site/en/b.html.edited") == "mine")
        #expect(edited.diagnostics.contains("[site/output-edited]"))
        let clean = await test.build(output: "Clean")
        #expect(test.disk.text("Site/en/b.html") == clean.disk.text("Clean/en/b.html"))
    }

    @Test func `parts are all pictures, each in one of them, and no site`() async {
        var drawn = 0
        for part in ["1/2", "2/2"] {
            let test = await SiteTest(files: Self.files).build(results: cache.configuration, shard: Shard(part))
            let counts = test.report?.counts
            #expect(test.report?.outcome == .drawn && site(test).isEmpty)
            #expect((counts?.drawnFiles ?? 0) + (counts?.passedOverFiles ?? 0) == Self.pictureCount)
            drawn += counts?.drawnFiles ?? 0
        }
        #expect(drawn == Self.pictureCount)
        let whole = await SiteTest(files: Self.files).build(results: cache.configuration)
        expectPictures(whole, drawn: 0, reused: Self.pictureCount)
        let plain = await SiteTest(files: Self.files).build()
        #expect(site(whole) == site(plain))
    }

    @Test func `two builds at once with one cache are both right`() async {
        let test = SiteTest(files: Self.files)
        async let first = test.build(results: cache.configuration)
        async let second = test.build(output: "Other", results: cache.configuration)
        let builds = await [first, second]
        #expect(builds.allSatisfy { $0.report?.outcome == .built && $0.diagnostics.isEmpty })
        let other = site(test, in: "Other").map { ("Site" + $0.key.dropFirst("Other".count), $0.value) }
        #expect(site(test) == Dictionary(uniqueKeysWithValues: other))
        expectPictures(await test.build(results: cache.configuration), drawn: 0, reused: Self.pictureCount)
    }
}
