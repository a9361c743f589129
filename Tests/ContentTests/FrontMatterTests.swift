import DataTree
import Diagnostics
import Testing

@testable import Content

/// A note's head and what is read from it.
struct FrontMatterCase: Sendable, CustomTestStringConvertible {
    let id: String
    let text: String
    var title: String?
    var section: String?
    var order: Double?
    /// What remains for Markdown.
    let body: String
    /// In the short style, without the path.
    var diagnostics = ""

    var testDescription: String { id }

    static let all: [FrontMatterCase] = [
        FrontMatterCase(
            id: "all keys", text: "---\ntitle: A b\nsection: scroll-views\norder: 2\n---\nBody\n", title: "A b",
            section: "scroll-views", order: 2, body: "Body\n"),
        FrontMatterCase(
            id: "Jekyll", text: "---\nlayout: post\ntitle: \"A\"\ndate: 2017-07-23 00:18:43\ntags: [iOS]\n---\nB",
            title: "A", body: "B"),
        FrontMatterCase(id: "Hexo without opening mark", text: "title: A\ndate: 2018\n---\nB", title: "A", body: "B"),
        FrontMatterCase(id: "CRLF", text: "---\r\ntitle: A\r\n---\r\nB", title: "A", body: "B"),
        FrontMatterCase(id: "none", text: "# A\n\n---\n\nB", body: "# A\n\n---\n\nB"),
        FrontMatterCase(id: "thematic break first", text: "---\n\nA line\n\n---\n", body: "---\n\nA line\n\n---\n"),
        FrontMatterCase(id: "heading underlined", text: "Note: this\n---\n", body: "Note: this\n---\n"),
        FrontMatterCase(id: "empty file", text: "", body: ""),
        FrontMatterCase(
            id: "never closed", text: "---\ntitle: A\n", body: "---\ntitle: A\n",
            diagnostics: "1:1: error: the front matter is never closed, so it is read as text; end it with a line "
                + "'---' [site/front-matter-unclosed]\n"),
        FrontMatterCase(
            id: "TOML",
            text: "+++\n# a\ntitle = \"A b\" # c\norder = 2\ntags = [\"x\",\n  'y']\n\n[cover]\n  d = 1\n+++\nBody\n",
            title: "A b", order: 2, body: "Body\n"),
        FrontMatterCase(
            id: "TOML never closed", text: "+++\ntitle = \"A\"\n", body: "+++\ntitle = \"A\"\n",
            diagnostics: "1:1: error: the front matter is never closed, so it is read as text; end it with a line "
                + "'+++' [site/front-matter-unclosed]\n"),
        FrontMatterCase(
            id: "broken TOML", text: "+++\ntitle = A\n+++\nB", body: "B",
            diagnostics: "2:9: error: invalid TOML in the front matter: a string must be between '\"' and '\"' "
                + "[site/front-matter-syntax]\n"),
        FrontMatterCase(
            id: "JSON", text: "{\n\t\"title\": \"A {b}\",\n\t\"order\": 2, \"tags\": [\"x\"]\n}\n\nBody\n",
            title: "A {b}",
            order: 2, body: "\nBody\n"),
        FrontMatterCase(
            id: "JSON never closed", text: "{\n\"title\": \"A\"\n", body: "{\n\"title\": \"A\"\n",
            diagnostics: "1:1: error: the front matter is never closed, so it is read as text; end it with '}' "
                + "[site/front-matter-unclosed]\n"),
        FrontMatterCase(id: "braces that are no head", text: "{{ a }}\n{% b %}\n", body: "{{ a }}\n{% b %}\n"),
        FrontMatterCase(
            id: "unknown key", text: "---\ntitel: A\n---\n", body: "",
            diagnostics: "2:1: warning: unknown key 'titel' in the front matter; known: 'title', 'summary', "
                + "'section', 'order', 'lang', 'tags', 'folded', 'draft', 'date', 'expiryDate', 'aliases', 'permalink' [site/unknown-front-matter-key]\n"
        ),
        FrontMatterCase(
            id: "keys of themes", text: "---\ntitle: A\npin: true\nheader-img: a.png\nauthor: {name: B}\n---\n",
            title: "A", body: ""),
        FrontMatterCase(
            id: "no number", text: "---\norder: nan\n---\n", body: "",
            diagnostics: "2:8: warning: 'order' takes a number such as '3', not 'nan', so the note comes "
                + "last [site/order-no-number]\n"),
        FrontMatterCase(
            id: "a list as title", text: "---\ntitle: [a, b]\n---\n", body: "",
            diagnostics: "2:8: error: 'title' in the front matter takes text, not a list, a mapping or nothing "
                + "[site/front-matter-no-text]\n"),
        FrontMatterCase(
            id: "a list", text: "---\n- a\n---\nB", body: "---\n- a\n---\nB",
            diagnostics: "2:1: warning: the front matter must be a mapping such as 'title: …', not a list, so it is "
                + "read as text [site/front-matter-no-text]\n"),
        FrontMatterCase(
            id: "a list between thematic breaks", text: "---\n\n- a\n\n---\n", body: "---\n\n- a\n\n---\n"),
        FrontMatterCase(
            id: "broken YAML", text: "---\ntitle: [A\n---\nB", body: "B",
            diagnostics: "2:8: error: '[' is never closed [yaml/unclosed-bracket]\n"),
    ]
}

@Suite struct FrontMatterTests {
    @Test(arguments: FrontMatterCase.all)
    func `a head is read and split from the body`(_ example: FrontMatterCase) {
        let file = SourceFile(path: "a.en.md", text: example.text)
        let split = FrontMatterReader.split(file)
        #expect(split.value.matter.title == example.title)
        #expect(split.value.matter.section?.value == example.section)
        #expect(split.value.matter.order == example.order)
        #expect(file.text(in: split.value.bodyStart..<file.utf8Count) == example.body)
        let printed = DiagnosticPrinter(style: .short, files: [file]).print(split.diagnostics)
        #expect(printed == (example.diagnostics.isEmpty ? "" : "a.en.md:" + example.diagnostics))
    }

    @Test func `a misspelt key is mended by its fix-it`() {
        let file = SourceFile(path: "a.en.md", text: "---\ntitel: A\n---\n")
        let fixIt = FrontMatterReader.split(file).diagnostics.first?.fixIts.first
        #expect(fixIt?.title.english == "replace 'titel' with 'title'")
        #expect(fixIt?.replacements.first?.span == file.span(4..<9))
    }
}
