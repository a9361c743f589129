import Diagnostics
import Markdown
import Testing

@Suite struct CodeAndHTMLTests {
    static let cases = [
        TreeCase(
            "fenced code", "```swift title=x\nlet a = 1\n\n```\n~~~\n```\n~~~\n",
            """
            code block "swift title=x" "let a = 1\\n\\n" 17-28 0-31
            code block "" "```\\n" 36-40 32-43
            """),
        TreeCase(
            "indented code", "    a\n\n\tb\n",
            """
            code block "" "a\\n\\nb\\n" split 4-9
            """),
        TreeCase(
            "code at an indentation", "  ```\n  a\n  ```\n",
            """
            code block "" "a\\n" split 2-15
            """),
        TreeCase(
            "code in a list and in a quotation", "- ```\n  a\n  ```\n> ```x\n> b\n> ```\n",
            """
            list 0-15
              item 0-15
                code block "" "a\\n" split 2-15
            quote 16-32
              code block "x" "b\\n" split 18-32
            """),
        TreeCase(
            "empty code", "```\n```\n",
            """
            code block "" "" 4-4 0-7
            """),
        TreeCase(
            "HTML block", "<details open>\n<summary>A &amp; B</summary>\n\n*c*\n\n</details>\n",
            """
            html 0-43
              tag details 0-14
              text "\\n" 14-15
              tag summary 15-24
              text "A &amp; B" 24-33
              tag /summary 33-43
            paragraph 45-48
              emphasis 45-48
                text "c" 46-47
            html 50-60
              tag /details 50-60
            """),
        TreeCase(
            "comment", "<!-- a\n\nb -->\n",
            """
            html 0-13
              comment 0-13
            """),
    ]

    @Test(arguments: cases)
    func `code and raw HTML have the right content and places`(_ example: TreeCase) {
        let file = SourceFile(path: "note.md", text: example.source)
        let parsed = MarkdownParser.parse(file, in: 0..<file.utf8Count)
        #expect(TreeDump.dump(parsed.value) == example.tree)
        #expect(SpanLaws(parsed.value, of: file).violations == [])
    }
}
