import Languages
import SiteSupport
import Testing

@testable import Content
@testable import Figures
@testable import Pages

@Suite struct ForeignTextTests {
    private static let languages: [Language] = [.english, .simplifiedChinese]

    @Test(arguments: ["根视图", "安全区（iOS 11）", "半透明 UIView"])
    func `Chinese in an English table is Chinese`(_ text: String) {
        #expect(Language.english.foreign(in: text, among: Self.languages) == .simplifiedChinese)
        #expect(Language.simplifiedChinese.foreign(in: text, among: Self.languages) == nil)
    }

    @Test(arguments: ["root view", "safe area", "Inset (inner margin)"])
    func `English in a Chinese table is English`(_ text: String) {
        #expect(Language.simplifiedChinese.foreign(in: text, among: Self.languages) == .english)
        #expect(Language.english.foreign(in: text, among: Self.languages) == nil)
    }

    @Test(arguments: ["", "44", "UIKit", "iPhone X", "44 pt", "safe area 安全区", "–"])
    func `names, numbers and mixtures are in the language around them`(_ text: String) {
        #expect(Self.languages.allSatisfy { $0.foreign(in: text, among: Self.languages) == nil })
    }

    @Test func `a site in one language has no foreign texts`() {
        #expect(Language.english.foreign(in: "根视图", among: [.english, Language("fr")]) == nil)
        #expect(Language("fr").foreign(in: "root view", among: [.english, Language("fr")]) == nil)
    }

    @Test func `a cell of the other language says so, code does not`() async {
        let table = "| term | Chinese | code |\n|---|---|---|\n| root view | 根视图 | `视图` |\n"
        let files = ["content/a.en.md": SiteTest.note(table), "content/a.zh-Hans.md": SiteTest.note(table)]
        let test = await SiteTest(files: files).build()
        let cells = "<td>root view</td>\n<td lang=\"zh-Hans\">根视图</td>\n<td><code>视图</code></td>"
        test.expect("en/a.html", toHold: cells)
        test.expect("zh-Hans/a.html", toHold: "<td lang=\"en\">root view</td>\n<td>根视图</td>\n<td><code>视图</code></td>")
    }
}
