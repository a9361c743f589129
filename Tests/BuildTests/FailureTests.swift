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
            "error: cannot list 'content': No such file or directory [site/cannot-access]\n")
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
            "error: cannot list 'mine': No such file or directory [site/cannot-access]\n")
    }
}
