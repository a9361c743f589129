import Diagnostics
import Markdown
import Testing

@Suite struct BlockTests {
    static let cases = [
        TreeCase(
            "headings", "# One\n\n## Two ##\n###### Six\n#\n",
            """
            heading 1 #one 0-5
              text "One" 2-5
            heading 2 #two 7-16
              text "Two" 10-13
            heading 6 #six 17-27
              text "Six" 24-27
            heading 1 #section 28-29
            """),
        TreeCase(
            "underlined headings", "One\n===\nTwo\nlines *b*\n---\nText\n",
            """
            heading 1 #one 0-7
              text "One" 0-3
            heading 2 #two-lines-b 8-25
              text "Two" 8-11
              soft break 11-12
              text "lines " 12-18
              emphasis 18-21
                text "b" 19-20
            paragraph 26-30
              text "Text" 26-30
            """),
        TreeCase(
            "written ids", "## Safe *area* {#safe-area}\n## Safe area\n## `code` {#c.1}\n",
            """
            heading 2 #safe-area 0-27
              text "Safe " 3-8
              emphasis 8-14
                text "area" 9-13
            heading 2 #safe-area-1 28-40
              text "Safe area" 31-40
            heading 2 #c.1 41-57
              code "code" 44-50
            """),
        TreeCase(
            "paragraphs", "one\ntwo\n\n   three\n",
            """
            paragraph 0-7
              text "one" 0-3
              soft break 3-4
              text "two" 4-7
            paragraph 12-17
              text "three" 12-17
            """),
        TreeCase(
            "nested lists", "- a\n  - b\n\n    c\n- d\n",
            """
            list 0-20
              item 0-16
                paragraph 2-3
                  text "a" 2-3
                list loose 6-16
                  item 6-16
                    paragraph 8-9
                      text "b" 8-9
                    paragraph 15-16
                      text "c" 15-16
              item 17-20
                paragraph 19-20
                  text "d" 19-20
            """),
        TreeCase(
            "numbered list", "3) a\n4) b\n",
            """
            list from 3 0-9
              item 0-4
                paragraph 3-4
                  text "a" 3-4
              item 5-9
                paragraph 8-9
                  text "b" 8-9
            """),
        TreeCase(
            "task list", "- [x] done\n- [ ] *open*\n- [y] none\n-\n",
            """
            list 0-36
              item done 0-10
                paragraph 6-10
                  text "done" 6-10
              item open 11-23
                paragraph 17-23
                  emphasis 17-23
                    text "open" 18-22
              item 24-34
                paragraph 26-34
                  text "[y] none" 26-34
              item 35-36
            """),
        TreeCase(
            "quotations", "> a\n> > b\nc\n",
            """
            quote 0-11
              paragraph 2-3
                text "a" 2-3
              quote 6-11
                paragraph 8-11
                  text "b" 8-9
                  soft break 9-10
                  text "c" 10-11
            """),
        TreeCase(
            "thematic breaks", "***\n- - -\n",
            """
            thematic break 0-3
            thematic break 4-9
            """),
        TreeCase(
            "footnotes", "a[^n] b[^m]\n\n[^m]: second\n[^n]: first *x*\n\n    more\n\n[^x]: lost\n",
            """
            paragraph 0-11
              text "a" 0-1
              reference 1 1-5
              text " b" 5-7
              reference 2 7-11
            footnote 1 26-51
              paragraph 32-41
                text "first " 32-38
                emphasis 38-41
                  text "x" 39-40
              paragraph 47-51
                text "more" 47-51
            footnote 2 13-25
              paragraph 19-25
                text "second" 19-25
            """),
        TreeCase(
            "reference definitions before text", "[a]: /url\n  \"title\"\n[b]: <u v>\n[a] and [b]\n",
            """
            paragraph 31-42
              link /url "title" 31-34
                text "a" 32-33
              text " and " 34-39
              link u v 39-42
                text "b" 40-41
            """),
        TreeCase(
            "empty note", "",
            ""),
        TreeCase(
            "white space alone", " \n\t\n",
            ""),
    ]

    @Test(arguments: cases)
    func `blocks have the right content and places`(_ example: TreeCase) {
        let file = SourceFile(path: "note.md", text: example.source)
        let parsed = MarkdownParser.parse(file, in: 0..<file.utf8Count)
        #expect(TreeDump.dump(parsed.value) == example.tree)
        #expect(SpanLaws(parsed.value, of: file).violations == [])
    }
}
