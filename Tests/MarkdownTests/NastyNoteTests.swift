import Diagnostics
import Markdown
import Testing

@Suite struct NastyNoteTests {
    private static func repeating(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }

    static let notes = notes(size: 1)

    /// Notes of forms that some reader takes too long for.
    ///
    /// - Parameter size: how many times the usual number of repetitions.
    static func notes(size: Int) -> [(id: String, text: String)] {
        func repeating(_ text: String, _ count: Int) -> String { String(repeating: text, count: count * size) }
        return [
            ("ten thousand quotations", repeating("> ", 10_000) + "x"),
            ("ten thousand lists", repeating("- ", 10_000) + "x"),
            ("quotations and lists by turns", repeating("> - ", 5_000) + "x"),
            (
                "lists one deeper on every line",
                (0..<1_000 * size).map { Self.repeating("  ", $0) + "- x" }.joined(separator: "\n")
            ),
            ("lazy lines in deep quotations", repeating("> ", 5_000) + "a\n" + repeating("b\n", 5_000)),
            ("lazy lines in deep lists", repeating("- ", 5_000) + "a\n" + repeating("b\n", 5_000)),
            ("lines in deep lists with numbers", repeating("1. ", 5_000) + "a\n" + repeating("b\n", 5_000)),
            ("ten thousand emphases", repeating("*a **b ", 5_000) + repeating("** *", 5_000)),
            ("ten thousand pictures in pictures", repeating("![a", 10_000) + repeating("](b)", 10_000)),
            ("a megabyte of brackets", repeating("[", 1_000_000)),
            ("a megabyte of asterisks", repeating("*", 1_000_000)),
            ("a megabyte of white space", repeating(" ", 1_000_000)),
            ("code spans that are not closed", (0..<1_000 * size).map { Self.repeating("`", $0) + " " }.joined()),
            ("comments that are not closed", repeating("<!--", 50_000)),
            ("tags that are not closed", "<div>" + repeating("<a b=\"", 30_000)),
            ("allowed tags that are not closed", repeating("<kbd>", 20_000)),
            ("scripts that are not closed", "a " + repeating("<script> b ", 20_000)),
            ("blocks of tags in each other", repeating("<div>", 20_000) + "\n\na\n\n" + repeating("</div>", 20_000)),
            ("tables in tables", repeating("<table><tr><td>", 5_000)),
            ("dollar signs", repeating("$", 100_000) + "\n" + repeating("$ ", 50_000) + repeating("$$a", 20_000)),
            ("formulas", repeating("$a$ ", 30_000)), ("sizes of pictures", repeating("![a](b =3x4) ", 5_000)),
            ("attributes that are not closed", repeating("![a](b){", 20_000)),
            ("alerts in each other", repeating("> [!NOTE]\n", 5_000)),
            ("links that are not closed", repeating("[a](", 50_000)),
            ("definitions that are not closed", repeating("[a]: b (\n", 10_000)),
            ("a wide table", repeating("|a", 1_000) + "\n" + repeating("|-", 1_000) + "\n" + repeating("|\n", 300)),
            (
                "a table of short rows",
                repeating("|a", 2_000) + "\n" + repeating("|-", 2_000) + "\n" + repeating("b\n", 5_000)
            ),
            (
                "a table of short rows in a quotation below another",
                "|a|\n|-|\n" + repeating("> - |a", 1) + repeating("|a", 1_999) + "\n> " + repeating("|-", 2_000)
                    + "\n" + repeating("> b\n", 5_000)
            ),
            ("rows of very many cells", repeating("|", 50_000) + "\n" + repeating("-|", 50_000)),
            ("a long line in a table", "|a|\n|-|\n" + repeating("|b", 50_000)),
            ("a long line above a table", repeating("|b", 50_000) + "\n|a|\n|-|\n"),
            ("links in pictures that have no end", repeating("![[]()", 50_000)),
            ("an address with very many parentheses", "http://a.b" + repeating(")", 50_000)),
            ("an address with very many references", "http://a.b" + repeating(")&amp;", 20_000)),
            ("very many footnotes", (0..<20_000 * size).map { "[^\($0)]: x\n\n[^\($0)]\n\n" }.joined()),
            ("a table below a long paragraph", repeating("a\n", 100_000) + "|a|\n|-|\n"),
            ("heads that fit no table", repeating("|a|b|\n|-|\n", 20_000)),
            ("a long definition", "[a]: " + repeating("b", 90_000) + "\n\n" + repeating("[a]", 10_000)),
            ("a long title in a list", "- [a]: b '" + repeating("c\n", 40_000) + "'\n\n" + repeating("[a]", 10_000)),
            ("declarations that are not closed", repeating("a <!A ", 50_000)),
            ("instructions that are not closed", repeating("a <?", 50_000)),
            ("sections that are not closed", repeating("a <![CDATA[", 50_000)),
            ("many tables below text", repeating("t\n|a|\n|-|\n\n", 3_000)),
            ("footnotes of one name", repeating("[^a]: x\n\n", 5_000) + repeating("[^a]", 5_000)),
            ("headings of one name", repeating("# a\n", 10_000)),
            ("placeholders", repeating("{{a}}", 50_000)),
            ("opening braces", repeating("{{", 100_000)),
            ("NUL", repeating("\0a", 50_000)),
            ("CR", repeating("\r", 100_000)),
            ("addresses", repeating("www.a@b.c/", 20_000)),
            ("an address in an address", repeating("www.a_", 20_000)),
            ("references to characters that no text may hold", repeating("&#x10FFFF;", 20_000)),
        ] + signs.map { ("a hundred thousand of " + $0, "x" + repeating($0, 100_000 / $0.utf8.count)) }
    }

    @Test(.timeLimit(.minutes(10)), arguments: notes.map { $0.id })
    func `nasty notes neither crash nor hang`(_ id: String) throws {
        let text = try #require(Self.notes.first { $0.id == id }).text
        let file = SourceFile(path: "note.md", text: text)
        let parsed = MarkdownParser.parse(file, in: 0..<file.utf8Count)
        let written = HTMLWriter().write(parsed.value)
        #expect(SpanLaws(parsed.value, of: file).violations == [])
        #expect(written.value.html.utf8.count <= 60 * text.utf8.count)
    }

    /// Signs to which some tool gives a meaning.
    static let signs = ["~", "==", ":::", "[[", "%%", "{#", "^[", "++", "\\(", ": "]

    /// A form that has signs again and again.
    private static let forms: [@Sendable (String) -> String] = [
        { $0 }, { " a" + $0 + "b" }, { $0 + "\n\n" }, { $0 + " a\n\n" },
    ]

    @Test(arguments: signs.flatMap { sign in forms.indices.map { (sign, $0) } }, [true, false])
    func `three times as many signs make three times the page, and few messages`(
        _ form: (sign: String, number: Int), _ isOfTools: Bool
    ) {
        let written = [1, 2, 3].map { count in
            let text = "x" + Self.repeating(Self.forms[form.number](form.sign), 600 * count)
            return HTMLCase("", text, "", as: isOfTools ? Set(Dialect.allCases) : []).write()
        }
        let sizes = written.map { $0.html.utf8.count }
        #expect(sizes[2] - sizes[1] == sizes[1] - sizes[0])
        #expect(written.allSatisfy { $0.problems.count <= 2 && $0.problems == written[0].problems })
        // A line that begins with a colon is a definition everywhere.
        let shown = form.sign == ": " ? "" : form.sign.filter { $0 != "\\" }
        let signs = { (text: String) in text.filter { shown.contains($0) }.count }
        #expect(isOfTools || signs(written[0].html) >= 600 * shown.count)
    }

    @Test(arguments: [200, 400]) func `a definition list in itself keeps its terms and says where it ends`(_ depth: Int)
    {
        let text = (0..<depth).map { Self.repeating("  ", $0) + ": T\n" }.joined()
        for written in [HTMLCase("", "T\n" + text, "").write(), HTMLCase("", "T\n" + text, "", as: []).write()] {
            #expect(written.html.filter { $0 == "T" }.count == depth + 1)
            #expect(written.problems.count == 1)
        }
    }

    /// Constructs of other tools without end, deep in each other, and asked for again and again.
    static let foreign: [(id: String, text: String)] = [
        ("containers that are not closed", repeating("::: note\n", 5_000)),
        ("containers in each other", (3..<400).map { repeating(":", $0) + " tip\n" }.joined()),
        ("admonitions deeper on every line", (0..<500).map { repeating("    ", $0) + "!!! note\n" }.joined()),
        ("tabs without text", repeating("=== \"a\"\n", 4_000)),
        ("tabs in tabs", (0..<300).map { repeating("    ", $0) + "=== \"a\"\n" }.joined()),
        ("closing marks alone", repeating(":::\n}\n///\n", 5_000)),
        ("directives that are not closed", repeating("@Row {\n@Comment {\n", 10_000)),
        ("links of wikis that are not closed", repeating("[[a", 50_000)),
        ("links of wikis", repeating("[[a|b]] ", 8_000)),
        ("pictures of wikis", repeating("![[a.png|3]]", 8_000)),
        ("comments that are not closed", repeating("%%a ", 50_000) + repeating("\n%%a", 2_000)),
        ("comments of Liquid", repeating("{% comment %}", 20_000)),
        ("keys and highlights that are not closed", repeating("++a ==b ", 40_000)),
        ("icons that are none", repeating(":material", 40_000)),
        ("code spans around links", repeating("`[[a]]` `` [[b]]", 20_000)),
        ("includes of nothing", repeating("{{#include a}}\n", 5_000)),
        ("includes in quotations", repeating("> ", 1_000) + "{{#include a}}"),
        ("fences that say much", repeating("```" + repeating("{1-2,a=b}", 100) + "\n```\n", 300)),
        ("a long title", "!!! note \"" + repeating("a", 200_000) + "\""),
    ]

    @Test(.timeLimit(.minutes(10)), arguments: foreign.map { $0.id }, [".md", ".mdx"])
    func `nasty constructs of other tools neither crash nor hang`(_ id: String, _ ending: String) throws {
        let text = try #require(Self.foreign.first { $0.id == id }).text
        let file = SourceFile(path: "note" + ending, text: text)
        let parsed = MarkdownParser.parse(file, in: 0..<file.utf8Count, as: Set(Dialect.allCases))
        let written = HTMLWriter().write(parsed.value)
        #expect(written.value.html.utf8.count <= 100 * text.utf8.count)
    }

    static let components: [(id: String, text: String)] = [
        ("components that are not closed", repeating("<Tabs>\n<TabItem label=\"a\">\n", 10_000)),
        ("tags without end", repeating("<Tabs a=\"", 20_000)), ("braces without end", repeating("<A b={", 20_000)),
        ("tags in a line", repeating("a <Badge text=\"b\" /> ", 20_000)),
        ("modules", repeating("import a\n\nexport b\n\n", 10_000)),
    ]

    @Test(.timeLimit(.minutes(10)), arguments: components.map { $0.id })
    func `nasty components of MDX neither crash nor hang`(_ id: String) throws {
        let text = try #require(Self.components.first { $0.id == id }).text
        let file = SourceFile(path: "note.mdx", text: text)
        #expect(MarkdownParser.parse(file, in: 0..<file.utf8Count).value.blocks.count <= text.utf8.count)
    }

    @Test func `a long line of marks with spaces stays a break`() {
        for text in ["- - -", "* * *"].map({ $0 + Self.repeating(" " + $0.prefix(1), 300) + "\n" }) {
            let file = SourceFile(path: "note.md", text: "a\n\n" + text)
            let written = HTMLWriter().write(MarkdownParser.parse(file, in: 0..<file.utf8Count).value)
            #expect(written.value.html == "<p>a</p>\n<hr>\n")
        }
    }

    static let bounded: [(text: String, problem: String)] = [
        (
            repeating("|a", 2_000) + "\n" + repeating("|-", 2_000) + "\n" + repeating("b\n", 5_000),
            "2:1 markdown/table-too-large"
        ),
        (repeating("|a", 3_000) + "\n" + repeating("|-", 3_000), "2:1 markdown/table-too-large"),
        ("|a|\n|-|\n" + repeating("|b", 3_000), "2:1 markdown/table-too-large"),
        (repeating("|b", 3_000) + "\n|a|\n|-|\n", "3:1 markdown/table-too-large"),
        (repeating("a\n", 1_100) + "|a|\n|-|\n", "1102:1 markdown/table-too-large"),
        ("[a]: " + repeating("b", 90_000) + "\n\n" + repeating("[a]", 10_000), "1:1 markdown/definition-too-long"),
        (
            "> 1. [a]: b '" + repeating("c\n", 40_000) + "'\n\n" + repeating("[a]", 10_000),
            "1:6 markdown/definition-too-long"
        ),
    ]

    @Test(arguments: bounded)
    func `what cmark would multiply stays text and is said`(_ text: String, _ problem: String) throws {
        let file = SourceFile(path: "note.md", text: text)
        let parsed = MarkdownParser.parse(file, in: 0..<file.utf8Count)
        let first = try #require(parsed.diagnostics.first)
        let place = file.position(of: first.span?.start ?? 0)
        #expect("\(place.line):\(place.column) \(first.code)" == problem)
    }

    @Test(arguments: [
        repeating("|a", 100) + "\n" + repeating("|-", 100) + "\n" + repeating("b\n", 150),
        repeating("a|b\n-|-\n" + repeating("c|d\n", 200) + "\n", 100),
        "[a]: " + repeating("b", 900) + "\n\n" + repeating("[a]", 1_000),
        repeating("|a", 1_500) + "\n" + repeating("|-", 1_500) + "\n" + repeating("|a", 1_500),
        "a <? b ?> <!-- c -->\n" + repeating("<br> <!D> ", 200),
    ])
    func `large notes are within the bounds`(_ text: String) {
        let file = SourceFile(path: "note.md", text: text)
        let codes = MarkdownParser.parse(file, in: 0..<file.utf8Count).diagnostics.map { $0.code.description }
        #expect(!codes.contains { $0 == "markdown/table-too-large" || $0 == "markdown/definition-too-long" })
    }

    @Test(arguments: [("![a](b.png)", "<img"), ("[a](b.md)", "<a "), ("(a)", "(a)")])
    func `many pictures, links and parentheses on a line stay what they are`(_ text: String, _ html: String) {
        let file = SourceFile(path: "note.md", text: Self.repeating(text, 3_000))
        let written = HTMLWriter().write(MarkdownParser.parse(file, in: 0..<file.utf8Count).value).value.html
        #expect(written.split(separator: html, omittingEmptySubsequences: false).count == 3_001)
    }

    @Test(arguments: ["> ", "- ", "> - "])
    func `what is nested too deep keeps its content`(_ mark: String) {
        let file = SourceFile(path: "note.md", text: String(repeating: mark, count: 1_000) + "*x*")
        let parsed = MarkdownParser.parse(file, in: 0..<file.utf8Count)
        let html = HTMLWriter().write(parsed.value).value.html
        #expect(parsed.diagnostics.map { $0.code.description } == ["markdown/nesting-too-deep"])
        #expect(html.contains("<em>x</em>"))
        let containers = html.split(separator: "<").filter { $0.hasPrefix("blockquote>") || $0.hasPrefix("ul>") }
        #expect(containers.count == 100)
    }

    @Test func `emphasis nested too deep keeps its text`() {
        let count = 300
        let opening = (0..<count).map { $0.isMultiple(of: 2) ? "*a" : "_a" }.joined(separator: " ")
        let closing = (0..<count).reversed().map { $0.isMultiple(of: 2) ? "*" : "_" }.joined()
        let file = SourceFile(path: "note.md", text: opening + closing)
        let parsed = MarkdownParser.parse(file, in: 0..<file.utf8Count)
        let html = HTMLWriter().write(parsed.value).value.html
        #expect(parsed.diagnostics.map { $0.code.description } == ["markdown/nesting-too-deep"])
        #expect(html.filter { $0 == "a" }.count == count)
        #expect(html.split(separator: "<em>").count == 101)
    }

    /// cmark alone loses some of these marks when two threads parse at once.
    @Test func `notes are read the same by many tasks at once`() async {
        let text = String(repeating: "a ~~b~~ http://x.y/z c\n\n", count: 30)
        let file = SourceFile(path: "note.md", text: text)
        let expected = MarkdownParser.parse(file, in: 0..<file.utf8Count).value
        await withTaskGroup(of: Bool.self) { group in
            for _ in 0..<200 {
                group.addTask { MarkdownParser.parse(file, in: 0..<file.utf8Count).value == expected }
            }
            for await isSame in group { #expect(isSame) }
        }
    }
}
