import Diagnostics
import Markdown
import Testing

/// GitHub's rules of what is a formula: <https://docs.github.com/get-started/writing-on-github/working-with-advanced-formatting/writing-mathematical-expressions>
@Suite struct MathTests {
    static let formulas: [(source: String, tex: [String])] = [
        ("a $x_1 + y_2$ b", ["x_1 + y_2"]),
        ("$a*b*c$ and $d$", ["a*b*c", "d"]),
        ("（$88 = 44 + 44$）。", ["88 = 44 + 44"]),
        ("$$\na_1 \\\\\n- b\n$$", ["a_1 \\\\\n- b"]),
        ("a $$\\frac{1}{2}$$ b", ["\\frac{1}{2}"]),
        ("> $$\n> a\n> = b\n> $$", ["a\n= b"]),
        ("| $a|b$ | c |\n|-|-|\n", ["a|b"]),
        ("$2$ and $10$", ["2", "10"]),
        ("## The sum $s$", ["s"]),
        ("```math\na\n\nb\n```", ["a\n\nb"]),
        ("> ~~~ Math\n> $a$\n> ~~~", ["$a$"]),
    ]

    static let texts = [
        "It costs $5 and $6.", "from $5, or 6$ in Canada", "US$5/CA$6", "$HOME and $PATH, $HOME/$PATH", "a $ b $ c",
        "\\$a$ and $a\\$", "`$a$` and `$b`, then `$c`", "$100 到 $200", "5$ and 6$", "$a\n\nb$", "$$", "$$$$",
        "$$ a\n\nb $$",
        "```\n$a$\n```\n", "    $a$\n",
    ]

    private static func formulas(in source: String) -> [Math] {
        let file = SourceFile(path: "note.md", text: source)
        let document = MarkdownParser.parse(file, in: file.span.range).value
        #expect(SpanLaws(document, of: file).violations == [], "in \(source)")
        return document.blocks.flatMap { formulas(in: $0) }
    }

    private static func formulas(in block: Block) -> [Math] {
        switch block {
        case .paragraph(let content, _): formulas(in: content)
        case .heading(let heading): formulas(in: heading.content)
        case .quote(let blocks, _): blocks.flatMap { formulas(in: $0) }
        case .table(let table): table.header.cells.flatMap { formulas(in: $0.content) }
        default: []
        }
    }

    private static func formulas(in content: [Inline]) -> [Math] {
        content.compactMap { if case .math(let math) = $0 { math } else { nil } }
    }

    @Test(arguments: formulas.indices)
    func `formulas are read as one piece`(_ index: Int) {
        let example = Self.formulas[index]
        #expect(Self.formulas(in: example.source).map { $0.tex } == example.tex)
    }

    @Test(arguments: ["- ", "2. ", "> * ", "- 1) "])
    func `formulas behind a fence in a list are no code`(_ marks: String) {
        let indent = String(marks.map { $0 == ">" ? ">" : " " })
        #expect(
            Self.formulas(in: "\(marks)```swift\n\(indent)let a = \"$b$\"\n\(indent)```\n\nA $c$.\n").map(\.tex) == [
                "c"
            ])
    }

    @Test(arguments: texts)
    func `prices, variables and code are no formulas`(_ source: String) {
        #expect(Self.formulas(in: source).isEmpty)
    }

    @Test func `formulas are set by the page, and those that it cannot set stay as they are written`() {
        let source = "a $x_1 <b> y$\n\n$$\nc\n$$\n\n- ```math\n  d\n  ```\n\n<a href=\"f.md\"> $$e$$ </a>\n"
        #expect(
            HTMLCase("", source, "").write().html == """
                <p>a <code>x_1 &lt;b&gt; y</code></p>
                <p><code>c</code></p>
                <ul>
                <li><code>d</code></li>
                </ul>
                <p><a href="f.md"> <code>e</code> </a></p>

                """)
        var options = HTMLCase.labelled
        options.formula = { $0.tex.contains("<") ? nil : "<math>\($0.tex)</math>" }
        let written = HTMLCase("", source, "").write(options)
        #expect(
            written.html == """
                <p>a <code>x_1 &lt;b&gt; y</code></p>
                <p><span class="formula" tabindex="0"><math>c</math></span></p>
                <ul>
                <li><span class="formula" tabindex="0"><math>d</math></span></li>
                </ul>
                <p><a href="f.md"> <span class="formula"><math>e</math></span> </a></p>

                """)
        #expect(written.problems.isEmpty)
    }

    @Test func `a repeated problem names its other lines`() {
        let file = SourceFile(path: "note.md", text: (1...20).map { "![](a.png) ![](b.png) \($0)\n\n" }.joined())
        let problems = MarkdownParser.parse(file, in: file.span.range).diagnostics
        #expect(problems.count == 1)
        #expect(
            problems[0].notes.map { $0.message } == [
                "also on lines 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 25 and 7 more"
            ])
    }
}
