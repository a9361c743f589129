import Diagnostics
import Markdown
import Testing

@Suite struct PlaceTests {
    static let cases = [
        TreeCase(
            "placeholders", "{{ a_b: c[0].*d* }} **{{e}}**f `{{g}}` {{h|i}} {{}} \\{{j}}",
            """
            paragraph 0-58
              placeholder " a_b: c[0].*d* " 0-19
              text " " 19-20
              strong 20-29
                placeholder "e" 22-27
              text "f " 29-31
              code "{{g}}" 31-38
              text " " 38-39
              placeholder "h|i" 39-46
              text " " 46-47
              placeholder "" 47-51
              text " {{j}}" 51-58
            """),
        TreeCase(
            "placeholders everywhere", "# {{a}}\n\n| {{b|c}} |\n|---|\n\n- [{{d}}](e)\n\n![{{f}}](g)",
            """
            heading 1 #a 0-7
              placeholder "a" 2-7
            table none 9-26
              row 9-20
                cell 11-18
                  placeholder "b|c" 11-18
            list 28-40
              item 28-40
                paragraph 30-40
                  link e 30-40
                    placeholder "d" 31-36
            paragraph 42-53
              image g 42-53
                placeholder "f" 44-49
            """),
        TreeCase(
            "wide characters", "é漢🙂 *é漢🙂* `é漢🙂` [é漢🙂](é漢🙂) {{é漢🙂}} é",
            """
            paragraph 0-73
              text "é漢🙂 " 0-10
              emphasis 10-21
                text "é漢🙂" 11-20
              text " " 21-22
              code "é漢🙂" 22-33
              text " " 33-34
              link é漢🙂 34-56
                text "é漢🙂" 35-44
              text " " 56-57
              placeholder "é漢🙂" 57-70
              text " é" 70-73
            """),
        TreeCase(
            "tabs", "\ta\n\n- b\t*c*\n\n\td\t`e`",
            """
            code block "" "a\\n" split 1-2
            list loose 4-19
              item 4-19
                paragraph 6-11
                  text "b\\t" 6-8
                  emphasis 8-11
                    text "c" 9-10
                paragraph 14-19
                  text "d\\t" 14-16
                  code "e" 16-19
            """),
        TreeCase(
            "lines that begin with white space and marks", "> a *b*\n>    c *d*\n  e *f*",
            """
            quote 0-26
              paragraph 2-26
                text "a " 2-4
                emphasis 4-7
                  text "b" 5-6
                soft break 7-8
                text "c " 13-15
                emphasis 15-18
                  text "d" 16-17
                soft break 18-19
                text "e " 21-23
                emphasis 23-26
                  text "f" 24-25
            """),
        TreeCase(
            "footnote references", "a[^1]b[^1]\n\n[^1]: c",
            """
            paragraph 0-10
              text "a" 0-1
              reference 1 1-5
              text "b" 5-6
              reference 1 6-10
            footnote 1 12-19
              paragraph 18-19
                text "c" 18-19
            """),
        TreeCase(
            "emphasis beside Chinese", "**中文**，*漢*字**“引”**号",
            """
            paragraph 0-37
              strong 0-10
                text "中文" 2-8
              text "，" 10-13
              emphasis 13-18
                text "漢" 14-17
              text "字**“引”**号" 18-37
            """),
    ]

    @Test(arguments: cases)
    func `placeholders and wide characters have the right places`(_ example: TreeCase) {
        let file = SourceFile(path: "note.md", text: example.source)
        let parsed = MarkdownParser.parse(file, in: 0..<file.utf8Count)
        #expect(TreeDump.dump(parsed.value) == example.tree)
        #expect(SpanLaws(parsed.value, of: file).violations == [])
    }
}
