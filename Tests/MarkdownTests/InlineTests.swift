import Diagnostics
import Markdown
import Testing

@Suite struct InlineTests {
    static let cases = [
        TreeCase(
            "emphasis", "*a* _b_ **c** ***d*** ~~e~~ ~f~ 2*3",
            """
            paragraph 0-35
              emphasis 0-3
                text "a" 1-2
              text " " 3-4
              emphasis 4-7
                text "b" 5-6
              text " " 7-8
              strong 8-13
                text "c" 10-11
              text " " 13-14
              emphasis 14-21
                strong 15-20
                  text "d" 17-18
              text " " 21-22
              strikethrough 22-27
                text "e" 24-25
              text " " 27-28
              strikethrough 28-31
                text "f" 29-30
              text " 2*3" 31-35
            """),
        TreeCase(
            "nested emphasis", "**a *b `c` d* e**",
            """
            paragraph 0-17
              strong 0-17
                text "a " 2-4
                emphasis 4-13
                  text "b " 5-7
                  code "c" 7-10
                  text " d" 10-12
                text " e" 13-15
            """),
        TreeCase(
            "code spans", "`a` ``b`c`` ` `` `",
            """
            paragraph 0-18
              code "a" 0-3
              text " " 3-4
              code "b`c" 4-11
              text " " 11-12
              code "``" 12-18
            """),
        TreeCase(
            "a code span over two lines", "`a\nb` c",
            """
            paragraph 0-7
              code "a b" 0-5
              text " c" 5-7
            """),
        TreeCase(
            "escapes and references", "\\*a\\* &amp; &copy; &#35; &#x6F22; &nope; \\a",
            """
            paragraph 0-43
              text "*a* & © # 漢 &nope; \\\\a" 0-43
            """),
        TreeCase(
            "links", "[a](b) [c *d*](<e f> \"g\\\"h\") [i]() [j](k(l)m)",
            """
            paragraph 0-45
              link b 0-6
                text "a" 1-2
              text " " 6-7
              link e f "g\\"h" 7-28
                text "c " 8-10
                emphasis 10-13
                  text "d" 11-12
              text " " 28-29
              link  29-34
                text "i" 30-31
              text " " 34-35
              link k(l)m 35-45
                text "j" 36-37
            """),
        TreeCase(
            "a link over two lines", "[a\nb](c\n\"d\") e",
            """
            paragraph 0-14
              link c "d" 0-12
                text "a" 1-2
                soft break 2-3
                text "b" 3-4
              text " e" 12-14
            """),
        TreeCase(
            "reference links", "[a][r] [r][] [r] [A b][R]\n\n[r]: /u 'T'",
            """
            paragraph 0-25
              link /u "T" 0-6
                text "a" 1-2
              text " " 6-7
              link /u "T" 7-12
                text "r" 8-9
              text " " 12-13
              link /u "T" 13-16
                text "r" 14-15
              text " " 16-17
              link /u "T" 17-25
                text "A b" 18-21
            """),
        TreeCase(
            "addresses", "<https://a.b/?c&amp;d> http://e.f/g_h, www.i.j. k@l.mn <o@p.q>",
            """
            paragraph 0-62
              link https://a.b/?c&d 0-22
                text "https://a.b/?c&d" 1-21
              text " " 22-23
              link http://e.f/g_h 23-37
                text "http://e.f/g_h" 23-37
              text ", " 37-39
              link http://www.i.j 39-46
                text "www.i.j" 39-46
              text ". " 46-48
              link mailto:k@l.mn 48-54
                text "k@l.mn" 48-54
              text " " 54-55
              link mailto:o@p.q 55-62
                text "o@p.q" 56-61
            """),
        TreeCase(
            "images", "![a *b*](c.png \"d\") [![e](f)](g)",
            """
            paragraph 0-32
              image c.png "d" 0-19
                text "a " 2-4
                emphasis 4-7
                  text "b" 5-6
              text " " 19-20
              link g 20-32
                image f 21-28
                  text "e" 23-24
            """),
        TreeCase(
            "tags", "a <kbd>b</kbd> <br/> <a href='x' b=c d>e</a> <!-- f --> <?g?>",
            """
            paragraph 0-61
              text "a " 0-2
              tag kbd 2-7
              text "b" 7-8
              tag /kbd 8-14
              text " " 14-15
              tag br 15-20
              text " " 20-21
              tag a 21-39
              text "e" 39-40
              tag /a 40-44
              text " " 44-45
              comment 45-55
              text " " 55-56
              other "<?g?>" 56-61
            """),
        TreeCase(
            "hard breaks", "a  \nb\\\n   c\nd",
            """
            paragraph 0-13
              text "a" 0-1
              line break 1-4
              text "b" 4-5
              line break 5-7
              text "c" 10-11
              soft break 11-12
              text "d" 12-13
            """),
    ]

    @Test(arguments: cases)
    func `inlines have the right content and places`(_ example: TreeCase) {
        let file = SourceFile(path: "note.md", text: example.source)
        let parsed = MarkdownParser.parse(file, in: 0..<file.utf8Count)
        #expect(TreeDump.dump(parsed.value) == example.tree)
        #expect(SpanLaws(parsed.value, of: file).violations == [])
    }
}
