import Diagnostics
import Markdown
import Testing

@Suite struct MarkupLawTests {
    /// What random notes are made of: tags in and out of order, between Markdown.
    private static let pieces = [
        "<div>", "</div>", "<p align=center>", "</p>", "<center>", "</center>", "<ul>", "</ul>", "<li>", "</li>",
        "<table>",
        "</table>", "<tr>", "</tr>", "<td>", "</td>", "<tbody>", "<details>", "</details>", "<summary>", "</summary>",
        "<h2>", "</h2>", "<b>", "</b>", "<i>", "</i>", "<a href=x>", "<a name=y>", "</a>", "<img src=a alt=b>", "<br>",
        "<kbd>", "</kbd>", "<font color=red>", "</font>", "<script>", "</script>", "<dl>", "<dt>", "<dd>", "</dl>",
        "<blockquote>", "</blockquote>", "<pre>", "</pre>", "<figure>", "<figcaption>", "</figure>", "<hr>", "<ruby>",
        "<rt>", "</ruby>", "<picture>", "</picture>", "<span id=z title='q'>", "</span>", "<T>", "word", "*em*", "**",
        "*",
        "[l](m)", "[", "](n)", "![i](j)", "\n", "\n", "\n\n", "\n\n", "\n- ", "\n> ", "\n1. ", "\n# ",
        "\n> [!NOTE]\n> ",
        "`c`", "\n\n| a | b |\n|---|---|\n| c | ", "$x$", "[^f]", "\n\n[^f]: note ", "  \n", "<!-- c -->", "    ",
        "{{a: b}}",
    ]

    private static func html(_ source: String, _ syntax: HTMLOptions.Syntax) -> String {
        let file = SourceFile(path: "note.md", text: source)
        var options = HTMLOptions()
        options.syntax = syntax
        return HTMLWriter(options).write(MarkdownParser.parse(file, in: file.span.range).value).value.html
    }

    @Test(arguments: 1...8)
    func `whatever tags a note has, a page is well-formed and valid`(_ seed: Int) {
        var state = UInt64(seed)
        func next(below limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % limit
        }
        for _ in 0..<120 {
            let source = (0..<(3 + next(below: 25))).map { _ in Self.pieces[next(below: Self.pieces.count)] }.joined()
            let laws = MarkupLaws(Self.html(source, .xml))
            #expect(laws.violations == [], "in \(source.debugDescription)")
        }
    }

    @Test(arguments: RawHTMLTests.cases + AsideTests.cases + ForeignNotationTests.cases + HTMLWriterTests.cases)
    func `every example is valid, too`(_ example: HTMLCase) {
        #expect(MarkupLaws(Self.html(example.source, .xml)).violations == [])
    }
}
