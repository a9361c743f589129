import CommandFramework
import Diagnostics
import Foundation
import Languages
import LayoutSite
import SiteSupport
import Testing
import WordFiles

@testable import Build
@testable import Content
@testable import Figures
@testable import Pages
@testable import Pictures
@testable import Publishing
@testable import notchbook

@Suite struct CodesTests {
    private static let kinds = DiagnosticRegistry.all(beside: [LayoutSubject()] + extras.ofSites.providers)

    static let inNotes = [
        FileCodes.all, NoteCodes.all, FigureCodes.all, PictureCodes.all,
        StoreCodes.all,
        LinkCodes.all, FormulaCheck.all,
    ]
    .joined().filter { !CodesTests.aboutFiles.contains($0.description) }

    /// Codes whose examples are names and bytes of files; other tests provoke them.
    private static let aboutFiles: Set<String> = [
        "link/network-request", "site/cache-damaged", "site/cache-not-kept", "site/cache-renewed",
        "site/cache-unusable", "site/cannot-access", "site/download-failed",
        "site/drawing-impossible",
        "site/duplicate-page",
        "site/invalid-utf-8",
        "site/language-unlisted", "site/link-leaves-folder", "site/many-pages-removed", "site/no-notes",
        "site/no-words", "site/nul-character", "site/old-address-twice", "site/other-markup", "site/output-edited",
        "site/picture-failed", "site/picture-illegible", "site/remote-cache-unusable", "site/reserved-name",
        "site/too-large", "site/translation-missing", "site/unusable-name", "site/utf-16",
    ]

    @Test(arguments: inNotes)
    func `the example of a code triggers it`(_ code: DiagnosticKind) async {
        let test = await SiteTest(files: ["content/a.en.md": code.example, "content/.obsidian/app.json": "{}"]).with(
            devices: ["iphone-14-pro"]).check()
        #expect(test.report?.diagnostics.contains { $0.code == code.code } == true, "\(test.diagnostics)")
    }

    @Test func `every code is listed once`() {
        let codes = Self.kinds.map { $0.code }
        #expect(Set(codes).count == codes.count)
    }

    @Test func `no declared code is missing in the list of its area`() throws {
        let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "Sources")
        let declaration = /DiagnosticKind\(\s*"([a-z]+\/[a-z0-9-]+)"/
        let files = try #require(FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
        var declared: Set<String> = []
        for case let file as URL in files
        where file.pathExtension == "swift" && !file.path.contains("/Base/Diagnostics/") {
            let text = try String(contentsOf: file, encoding: .utf8)
            declared.formUnion(text.matches(of: declaration).map { String($0.output.1) })
        }
        #expect(declared.count > 200)
        #expect(declared.subtracting(Self.kinds.map { $0.description }) == [])
    }

    @Test(arguments: kinds, WordFiles.standard.languages.map { $0.language })
    func `every code is explained in every language, in a sentence`(_ code: DiagnosticKind, _ language: Language) {
        let words = WordFiles.standard[language]
        #expect(words.has(code.explanationKey))
        let explanation = words[code.explanationKey]
        #expect(explanation.hasSuffix(".") || explanation.hasSuffix("。"))
        #expect(!explanation.contains(". ") && explanation.count { $0 == "。" } <= 1)
    }

    @Test func `nothing is explained that the tool does not report`() {
        let keys = WordFiles.standard.languages[0].keys.filter { $0.hasPrefix("diagnostics.") }
        #expect(Set(keys) == Set(Self.kinds.map { $0.explanationKey }))
    }

    @Test func `a folder without notes says so`() async {
        let test = await SiteTest(files: ["content/readme.txt": "nothing"]).check()
        test.expectDiagnostics(
            "error: the folder 'content' has no notes; a note is a file such as 'safe-area.en.md' [site/no-notes]\n")
    }
}
