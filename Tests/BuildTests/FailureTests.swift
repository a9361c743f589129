import Build
import CairoRendering
import ContentSupport
import Diagnostics
import SiteSupport
import Testing

@Suite struct FailureTests {
    private let files = ["content/a.en.md": SiteTest.note("Old text.\n\n" + SiteTest.scenario())]

    /// A site that is built, then given new text.
    private func changedSite() async -> SiteTest {
        let test = await SiteTest(files: files).build()
        test.disk.change { $0.files["content/a.en.md"] = Array(SiteTest.note("New text.").utf8) }
        return test
    }

    private func output(_ test: SiteTest) -> [String: [UInt8]] {
        test.disk.snapshot.filter { $0.key.hasPrefix("Site/") }
    }

    @Test func `a full disk is one error, and the old site stays`() async {
        let test = await changedSite()
        let before = output(test)
        test.disk.change { $0.freeBytes = 100 }
        let failed = await test.build()
        #expect(failed.report?.outcome == .failed)
        failed.expectDiagnostics("error: cannot write 'Site': No space left on device [site/cannot-access]\n")
        #expect(output(failed) == before)
    }

    @Test func `an unreadable note is one error, and the old site stays`() async {
        let test = await changedSite()
        let before = output(test)
        test.disk.change { $0.unreadable = ["content/a.en.md"] }
        let failed = await test.build()
        failed.expectDiagnostics("error: cannot read 'content/a.en.md': Permission denied [site/cannot-access]\n")
        #expect(output(failed) == before)
    }

    @Test func `a missing font is one error, and the old site stays`() async {
        let test = await SiteTest(files: files).build()
        let before = output(test)
        let fonts = PinnedFonts(files: [.init(path: "/nowhere/A.ttf", package: "fonts-a")])
        let failed = await test.build(fonts: fonts)
        failed.expectDiagnostics(
            "error: no picture can be drawn: loading fonts: font file '/nowhere/A.ttf' is missing; "
                + "install the Debian package fonts-a [site/drawing-impossible]\n")
        #expect(output(failed) == before)
    }

    @Test func `an unreadable template is one error`() async {
        let test = SiteTest(files: files)
        test.disk.change { $0.unreadable = ["templates/page.html"] }
        await test.build().expectDiagnostics(
            "error: cannot read 'templates/page.html': Permission denied [site/cannot-access]\n")
    }

    @Test func `a missing content folder is one error`() async {
        await SiteTest(files: [:]).build().expectDiagnostics(
            "error: cannot read 'content': No such file or directory [site/cannot-access]\n")
    }

    @Test func `a name that a template does not know is reported there, not once a page`() async {
        let head = "<head><title>{{documentTitel}}</title></head>\n"
        let test = await SiteTest(files: files.merging(["templates/head.html": head]) { $1 }).build()
        let lines = test.diagnostics.split(separator: "\n").filter { $0.contains("[template/") }
        #expect(lines.count == 3, "one for pages, the start page and that for nothing each, which know other names")
        #expect(lines.allSatisfy { $0.hasPrefix("templates/head.html:1:16: error: unknown name 'documentTitel'") })
    }

    @Test func `a folder of templates that is asked for and missing is one error`() async {
        await SiteTest(files: files).build(templates: "mine").expectDiagnostics(
            "error: cannot read 'mine': No such file or directory [site/cannot-access]\n")
    }

    @Test func `a content folder that has become empty is an error, and the old site stays`() async {
        let test = await SiteTest(files: files).build()
        let before = output(test)
        test.disk.change { state in
            state.files = state.files.filter { !$0.key.hasPrefix("content/") || $0.key == "content/site.yaml" }
        }
        let failed = await test.build()
        #expect(failed.report?.outcome == .failed && failed.report?.hasErrors == true)
        #expect(failed.diagnostics.contains("error: the folder 'content' has no notes"))
        #expect(output(failed) == before)
        // A preview keeps what it shows, too.
        #expect(await test.build(BuildMemory()).report?.outcome == .failed)
        #expect(output(failed) == before)
    }

    @Test func `a build that would remove more than a third of the pages has to be allowed to`() async {
        let notes = (1...12).map { ("content/\($0).md", "# Note \($0)\n") }
        let settings = ["content/site.yaml": "languages: [en]\n"]
        let test = await SiteTest(files: settings.merging(notes) { $1 }).build()
        let before = output(test)
        test.disk.change { for number in 1...4 { $0.files["content/\(number).md"] = nil } }
        let few = await test.build(allowsRemoval: false)
        #expect(few.report?.changes.removed.count { $0.hasSuffix(".html") } == 4)
        test.disk.change { for number in 5...10 { $0.files["content/\(number).md"] = nil } }
        let between = output(few)
        let many = await test.build(allowsRemoval: false)
        let pages = between.keys.count { $0.hasSuffix(".html") }
        many.expectDiagnostics(
            "error: the build would remove 6 of the \(pages) pages in 'Site'; to allow that, use 'build --allow-removal' "
                + "[site/many-pages-removed]\n")
        #expect(output(many) == between && between != before)
        #expect(await test.build().report?.changes.removed.count { $0.hasSuffix(".html") } == 6)
    }

    @Test func `a second language says that pages move, and leaves what leads there`() async {
        let files = ["content/site.yaml": "languages: [en]\n", "content/a.md": "# A\n", "content/b.md": "# B\n"]
        let test = await SiteTest(files: files).build()
        test.disk.change {
            $0.files["content/site.yaml"] = Array("languages: [en, zh-Hans]\n".utf8)
            $0.files["content/a.zh-Hans.md"] = Array("# 甲\n".utf8)
        }
        let refused = await test.build(allowsRemoval: false).report
        #expect(refused?.outcome == .failed)
        let message = refused?.diagnostics.first { $0.code.description == "site/many-pages-removed" }?.message ?? ""
        #expect(message.contains("pages of 'Site' into the folder 'en'") && message.contains("write 'startedIn: en'"))
        #expect(test.page("a.html").contains("<h1>A</h1>"))
        test.disk.change { $0.files["content/site.yaml"] = Array("languages: [en, zh-Hans]\nstartedIn: en\n".utf8) }
        let moved = await test.build(allowsRemoval: false)
        #expect(moved.report?.outcome == .built)
        #expect(moved.page("a.html").contains("data-target=\"en/a.html\""))
        #expect(moved.page("en/b.html").contains("B</h1>"))
    }

    @Test func `a page that somebody has edited is kept aside, with a warning`() async {
        let test = await changedSite()
        test.disk.change { $0.files["Site/en/a.html"] = Array("mine".utf8) }
        let built = await test.build()
        built.expectDiagnostics(
            "warning: files in 'Site' had been edited since they were built and are kept as 'Site/en/a.html.edited'; "
                + "make changes in notes and templates [site/output-edited]\n")
        #expect(built.page("en/a.html.edited") == "mine" && built.page("en/a.html").contains("New text."))
    }

    @Test func `while another process builds into the folder nothing is read or written`() async {
        let test = await changedSite()
        let before = output(test)
        test.disk.change { $0.locked["Site"] = "process 7" }
        let refused = await test.build()
        refused.expectDiagnostics(
            "error: cannot write 'Site': process 7 is building into it [site/cannot-access]\n")
        #expect(output(refused) == before)
    }
}
