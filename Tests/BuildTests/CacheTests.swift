import Build
import CairoRendering
import ContentSupport
import SiteSupport
import Testing

/// Whole sites with a cache of pictures; what the cache itself does is tested with it.
@Suite struct CacheTests {
    private static let files = [
        "content/a.en.md": SiteTest.note("Text.\n\n" + SiteTest.scenario("a")),
        "content/b.en.md": SiteTest.note(SiteTest.scenario("b").replacing("iPhone X", with: "iPhone 8")),
    ]
    /// Of each figure: an SVG in two languages and another script, a PDF in each language.
    private static let figureCount = 3 + 2
    /// Two figures, and four icons.
    private static let pictureCount = 2 * figureCount + 4

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
        let first = await SiteTest(files: Self.files).build(cache: "cache")
        expectPictures(first, drawn: Self.pictureCount, reused: 0)
        #expect(site(first) == site(plain))
        first.disk.change { state in state.files = state.files.filter { !$0.key.hasPrefix("Site/") } }
        let second = await first.build(cache: "cache")
        expectPictures(second, drawn: 0, reused: Self.pictureCount)
        #expect(site(second) == site(plain))
        #expect(second.diagnostics == plain.diagnostics)
    }

    @Test func `changed words draw nothing, and one changed scenario its own pictures only`() async {
        let first = await SiteTest(files: Self.files).build(cache: "cache")
        let words = SiteTest.note("Other.\n\n" + SiteTest.scenario("a"))
        first.disk.change { $0.files["content/a.en.md"] = Array(words.utf8) }
        expectPictures(await first.build(cache: "cache"), drawn: 0, reused: Self.pictureCount)
        let changed = SiteTest.note(
            SiteTest.scenario("b").replacing("os: 11.2", with: "os: 11.2\norientation: landscape"))
        first.disk.change { $0.files["content/b.en.md"] = Array(changed.utf8) }
        let second = await first.build(cache: "cache")
        expectPictures(second, drawn: Self.figureCount, reused: Self.pictureCount - Self.figureCount)
        #expect(second.disk.paths(below: "cache").count { !$0.hasPrefix("cache/builds/") } == Self.pictureCount, "the old ones are gone")
        let fresh = await SiteTest(files: ["content/a.en.md": words, "content/b.en.md": changed]).build()
        #expect(site(second) == site(fresh))
    }

    @Test func `entries that are cut off or swapped are drawn again, and the site is right`() async {
        let first = await SiteTest(files: Self.files).build(cache: "cache")
        let (built, entries) = (site(first), first.disk.paths(below: "cache"))
        first.disk.change { state in
            state.files[entries[0]]?.removeLast()
            (state.files[entries[1]], state.files[entries[2]]) = (state.files[entries[2]], state.files[entries[1]])
        }
        let second = await first.build(cache: "cache")
        expectPictures(second, drawn: 3, reused: Self.pictureCount - 3)
        #expect(site(second) == built)
        #expect(second.report?.changes.written == [])
    }

    @Test func `other fonts draw everything again`() async {
        let first = await SiteTest(files: Self.files).build(cache: "cache")
        let others = PinnedFonts(files: PinnedFonts.debian.files.reversed())
        expectPictures(await first.build(fonts: others, cache: "cache"), drawn: Self.pictureCount, reused: 0)
    }

    @Test func `a cache out of order is one warning, in strict runs too, and the site is right`() async {
        let test = await SiteTest(files: Self.files).build()
        let built = site(test)
        test.disk.change { $0.freeBytes = 10 }
        let full = await test.build(isStrict: true, cache: "cache")
        full.expectDiagnostics(
            "warning: the cache 'cache' cannot be used: No space left on device; name another folder, or build without "
                + "'--cache' [site/cache-unusable]\n")
        test.disk.change { $0.links["elsewhere"] = "content" }
        let link = await test.build(isStrict: true, cache: "elsewhere")
        #expect(link.diagnostics.hasPrefix("warning: the cache 'elsewhere' cannot be used: it is a link, "))
        for build in [full, link] {
            #expect(build.report?.outcome == .built && build.report?.hasErrors == false)
            #expect(site(build) == built)
        }
    }

    @Test func `two builds at once with one cache are both right`() async {
        let test = SiteTest(files: Self.files)
        async let first = test.build(cache: "cache")
        async let second = test.build(output: "Other", cache: "cache")
        let builds = await [first, second]
        #expect(builds.allSatisfy { $0.report?.outcome == .built && $0.diagnostics.isEmpty })
        let other = site(test, in: "Other").map { ("Site" + $0.key.dropFirst("Other".count), $0.value) }
        #expect(site(test) == Dictionary(uniqueKeysWithValues: other))
        expectPictures(await test.build(cache: "cache"), drawn: 0, reused: Self.pictureCount)
    }
}
