import Diagnostics
import Markdown
import Testing

@Suite struct OutlineTests {
    private static func parse(_ text: String) -> MarkdownDocument {
        let file = SourceFile(path: "note.md", text: text)
        return MarkdownParser.parse(file, in: 0..<file.utf8Count).value
    }

    @Test func `the outline has the headings outside lists and quotations`() {
        let outline = Outline(Self.parse("# A *b* {#x}\n\n> # in a quotation\n\n### 安全区\n\n- # in a list\n"))
        #expect(outline.entries.map { $0.level } == [1, 3])
        #expect(outline.entries.map { $0.anchor } == ["x", "安全区"])
        #expect(outline.entries.map { PlainText.of($0.title) } == ["A b", "安全区"])
        #expect(outline.entries.map { $0.span.start } == [0, 34])
    }

    @Test(arguments: [
        ("a *b* **c** ~~d~~ `e` [f](g) ![h](i)", "a b c d e f h"),
        ("a\nb  \nc 中\n文", "a b c 中文"),
        ("a{{b: c}}{{ b }} <kbd>d</kbd>[^1]\n\n[^1]: e", "a(b: c){{ b }} d"),
        ("\\*a\\* &lt;", "*a* <"),
    ])
    func `plain text has the words alone`(_ source: String, _ expected: String) {
        guard case .paragraph(let content, _) = Self.parse(source).blocks.first else {
            Issue.record("the note begins with a paragraph")
            return
        }
        #expect(PlainText.of(content) { name, _ in "(\(name))" } == expected)
    }

    @Test(arguments: [
        ("# A b-c_d", "a-b-c_d"), ("# `safeAreaInsets`", "safeareainsets"), ("# 安全区：高度", "安全区高度"),
        ("# É 1.5 × 2", "é-15--2"), ("# !?", "section"), ("# a {#B.1_c-d}", "B.1_c-d"), ("# {{x: z}} y", "-y"),
        ("# हिन्दी", "हिन्दी"), ("# {#漢}", "漢"),
    ])
    func `anchors are made of words`(_ source: String, _ anchor: String) {
        #expect(Outline(Self.parse(source)).entries.map { $0.anchor } == [anchor])
    }
}
