import Diagnostics
import Markdown
import Testing

@Suite struct TableTests {
    static let cases = [
        TreeCase(
            "table", "| a | b |\n|:--|--:|\n| `x\\|y` | *c* d |\n| e |\n",
            """
            table left right 0-44
              row 0-9
                cell 2-3
                  text "a" 2-3
                cell 6-7
                  text "b" 6-7
              row 20-38
                cell 22-28
                  code "x|y" 22-28
                cell 31-36
                  emphasis 31-34
                    text "c" 32-33
                  text " d" 34-36
              row 39-44
                cell 41-42
                  text "e" 41-42
                cell 44-44
            """),
        TreeCase(
            "table without outer bars", "a|b|c\n-|:-:|-\n1|2|3\n",
            """
            table none center none 0-19
              row 0-5
                cell 0-1
                  text "a" 0-1
                cell 2-3
                  text "b" 2-3
                cell 4-5
                  text "c" 4-5
              row 14-19
                cell 14-15
                  text "1" 14-15
                cell 16-17
                  text "2" 16-17
                cell 18-19
                  text "3" 18-19
            """),
        TreeCase(
            "table below text", "text\nmore\n| a |\n|---|\n| b |\n",
            """
            paragraph 0-9
              text "text" 0-4
              soft break 4-5
              text "more" 5-9
            table none 10-27
              row 10-15
                cell 12-13
                  text "a" 12-13
              row 22-27
                cell 24-25
                  text "b" 24-25
            """),
        TreeCase(
            "table in a list", "- | a |\n  |---|\n  | b |\n",
            """
            list 0-23
              item 0-23
                table none 2-23
                  row 2-7
                    cell 4-5
                      text "a" 4-5
                  row 18-23
                    cell 20-21
                      text "b" 20-21
            """),
        TreeCase(
            "table without rows", "> | a |\n> |---|\n",
            """
            quote 0-15
              table none 2-15
                row 2-7
                  cell 4-5
                    text "a" 4-5
            """),
    ]

    @Test(arguments: cases)
    func `tables have the right cells and places`(_ example: TreeCase) {
        let file = SourceFile(path: "note.md", text: example.source)
        let parsed = MarkdownParser.parse(file, in: 0..<file.utf8Count)
        #expect(TreeDump.dump(parsed.value) == example.tree)
        #expect(SpanLaws(parsed.value, of: file).violations == [])
    }
}
