import Diagnostics
import SiteSupport
import Testing

@testable import Build
@testable import Content
@testable import Figures
@testable import Pages
@testable import Publishing

@Suite struct CodesTests {
    static let inNotes = [
        FileCodes.documented, NoteCodes.documented, FigureCodes.documented, PictureCodes.documented,
        LinkCodes.documented,
    ]
    .joined().filter { !CodesTests.aboutFiles.contains($0.description) }

    /// Codes whose examples are names and bytes of files; other tests provoke them.
    private static let aboutFiles: Set<String> = [
        "link/network-request", "site/cache-unusable", "site/cannot-access", "site/download-failed",
        "site/drawing-impossible",
        "site/duplicate-page",
        "site/invalid-utf-8",
        "site/language-missing", "site/link-leaves-folder", "site/no-notes", "site/nul-character",
        "site/picture-failed", "site/picture-illegible", "site/reserved-name",
        "site/translation-missing", "site/utf-16",
    ]

    @Test(arguments: inNotes)
    func `the example of a code triggers it`(_ code: DocumentedCode) async {
        let test = await SiteTest(files: ["content/a.en.md": code.example]).check()
        #expect(test.report?.diagnostics.contains { $0.code == code.code } == true, "\(test.diagnostics)")
    }

    @Test func `every code is listed once, with an explanation in both languages`() {
        let codes = AllCodes.documented
        #expect(Set(codes.map { $0.code }).count == codes.count)
        let tables = [
            FileCodes.documented, NoteCodes.documented, FigureCodes.documented, PictureCodes.documented,
            ConversionCodes.documented,
            SettingsCodes.documented, RedirectCodes.documented, LanguageCodes.documented, LinkCodes.documented,
        ]
        for code in tables.joined() {
            #expect(code.explanation.hasSuffix("."))
            #expect(code.chineseExplanation?.hasSuffix("。") == true)
        }
    }

    @Test func `a folder without notes says so`() async {
        let test = await SiteTest(files: ["content/readme.txt": "nothing"]).check()
        test.expectDiagnostics(
            "warning: the folder 'content' has no notes; a note is a file such as 'safe-area.en.md' [site/no-notes]\n")
    }
}
