import Diagnostics
import SiteSupport
import Testing

@testable import Build
@testable import Content
@testable import Figures
@testable import Pages
@testable import Publishing

@Suite struct CodesTests {
    static let inNotes =
        (SiteCodes.documented + LinkCodes.documented).filter { code in
            !CodesTests.aboutFiles.contains(code.description)
        }

    /// Codes whose examples are names and bytes of files; other tests provoke them.
    private static let aboutFiles: Set<String> = [
        "link/network-request", "site/cache-unusable", "site/cannot-access", "site/conversion-impossible",
        "site/download-failed",
        "site/drawing-impossible",
        "site/duplicate-page",
        "site/invalid-utf-8",
        "site/language-missing", "site/link-leaves-folder", "site/no-notes", "site/nul-character",
        "site/picture-failed", "site/picture-illegible", "site/reserved-name", "site/section-unmatched",
        "site/translation-missing", "site/utf-16",
    ]

    @Test(arguments: inNotes)
    func `the example of a code triggers it`(_ code: DocumentedCode) async {
        let test = await SiteTest(files: ["content/a.en.md": code.example]).check()
        #expect(test.report?.diagnostics.contains { $0.code == code.code } == true, "\(test.diagnostics)")
    }

    @Test(arguments: SettingsCodes.documented)
    func `the example of a code of site.yaml triggers it`(_ code: DocumentedCode) throws {
        #expect(try RedirectTests.check(code.example).problems.contains { $0.code == code.code })
    }

    @Test func `every code is listed once, with an explanation in both languages`() {
        let codes = AllCodes.documented
        #expect(Set(codes.map { $0.code }).count == codes.count)
        for code in SiteCodes.documented + SettingsCodes.documented + LinkCodes.documented {
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
