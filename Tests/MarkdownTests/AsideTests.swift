import Diagnostics
import Markdown
import Testing

@Suite struct AsideTests {
    static let cases = [
        HTMLCase(
            "an alert of GitHub", "> [!NOTE]\n> a *b*\n>\n> c\n",
            """
            <aside class="aside-note">
            <p class="aside-title">Note</p>
            <p>a <em>b</em></p>
            <p>c</p>
            </aside>

            """),
        HTMLCase(
            "an alert with a title of its own, in small letters", "> [!tip] Try `a`\n> b\n",
            """
            <aside class="aside-tip">
            <p class="aside-title">Try <code>a</code></p>
            <p>b</p>
            </aside>

            """),
        HTMLCase(
            "an alert in a list, and one without text", "- a\n\n  > [!CAUTION]\n  > b\n\n> [!WARNING]\n",
            """
            <ul>
            <li>
            <p>a</p>
            <aside class="aside-caution">
            <p class="aside-title">Caution</p>
            <p>b</p>
            </aside>
            </li>
            </ul>
            <aside class="aside-warning">
            <p class="aside-title">Warning</p>
            </aside>

            """),
        HTMLCase(
            "an aside of DocC", "> Important: a\n> b\n\n> Experiment:\n> - c\n",
            """
            <aside class="aside-important">
            <p class="aside-title">Important</p>
            <p>a
            b</p>
            </aside>
            <aside class="aside-experiment">
            <p class="aside-title">Experiment</p>
            <ul>
            <li>c</li>
            </ul>
            </aside>

            """),
        HTMLCase(
            "quotations that only look like one", "> note: a\n\n> Remark: b\n\n> \\[!NOTE]\n> c\n\n> a [!NOTE]\n",
            """
            <blockquote>
            <p>note: a</p>
            </blockquote>
            <blockquote>
            <p>Remark: b</p>
            </blockquote>
            <blockquote>
            <p>[!NOTE]
            c</p>
            </blockquote>
            <blockquote>
            <p>a [!NOTE]</p>
            </blockquote>

            """),
        HTMLCase(
            "an alert of an unknown kind", "> [!NOET]\n> a\n",
            """
            <blockquote>
            <p>[!NOET]
            a</p>
            </blockquote>

            """,
            problems: ["1:5 markdown/unknown-aside"]),
    ]

    @Test(arguments: cases)
    func `asides are told from quotations`(_ example: HTMLCase) {
        var options = HTMLOptions()
        options.asideTitle = { $0.rawValue.prefix(1).uppercased() + $0.rawValue.dropFirst() }
        let written = example.write(options)
        #expect(written.html == example.html)
        #expect(written.problems == example.problems)
    }

    @Test func `the parts of an aside have their places`() {
        let file = SourceFile(path: "note.md", text: "> [!NOTE] a\n> b\n\n> Tip: c\n")
        let tree = """
            aside note 0-15
              title
                text "a" 10-11
              paragraph 14-15
                text "b" 14-15
            aside tip 17-25
              paragraph 24-25
                text "c" 24-25
            """
        let document = MarkdownParser.parse(file, in: file.span.range).value
        #expect(TreeDump.dump(document) == tree)
        #expect(SpanLaws(document, of: file).violations == [])
    }
}
