import Diagnostics
import Languages
import Testing

@testable import WordFiles

@Suite("Words files")
struct WordFilesTests {
    private let english = SourceFile(
        path: "en.yaml", text: "singular: [1]\npages: {menu: Menu, rows: {one: 1 row, other: '{count} rows'}}\n")

    @Test("the files that come with the tool have the same keys and placeholders")
    func standard() {
        let read = WordFiles.read(WordFiles.standardFiles)
        #expect(read.diagnostics.isEmpty)
        #expect(read.value.languages.map { $0.language.tag } == ["en", "zh-Hans"])
    }

    @Test("a third language is one more file")
    func french() {
        let french = SourceFile(
            path: "fr.yaml",
            text: "singular: [0, 1]\npages: {menu: Menu, rows: {one: '{count} ligne', other: '{count} lignes'}}")
        let read = WordFiles.read([english, french])
        #expect(read.diagnostics.isEmpty)
        let words = read.value[Language("fr")]
        #expect(words.text("pages.rows", [.init("count", .count(0))]) == "0 ligne")
        #expect(words.text("pages.rows", [.init("count", .count(2))]) == "2 lignes")
    }

    @Test(
        "what a translation lacks or has too much is an error that names the file",
        arguments: [
            ("pages: {menu: 目录}", "'zh-Hans.yaml' has no text for 'pages.rows'"),
            ("pages: {menu: 目录, rows: {other: '{number} 行'}}", "nothing fills '{number}' in 'pages.rows.other'"),
            ("pages: {menu: 目录, rows: {other: 行}, more: 更多}", "'pages.more' is no key of 'en.yaml'"),
            ("pages: {menu: , rows: {other: 行}}", "'pages.menu' needs a text"),
        ])
    func problems(_ text: String, _ message: String) {
        let read = WordFiles.read([english, SourceFile(path: "zh-Hans.yaml", text: text)])
        #expect(read.diagnostics.map { $0.message }.contains(message))
        #expect(read.diagnostics.allSatisfy { $0.span?.file == "zh-Hans.yaml" && $0.severity == .error })
    }
}
