import Testing

@Suite struct RawHTMLTests {
    static let cases = [
        HTMLCase(
            "allowed tags", "H<sub>2</sub>O <kbd title=\"a&amp;b\" onclick=x>A</kbd><br>x<BR/> <mark>*b*</mark>\n",
            """
            <p>H<sub>2</sub>O <kbd title="a&amp;b">A</kbd><br>x<br> <mark><em>b</em></mark></p>

            """,
            problems: [
                "1:16 markdown/dropped-attribute"
            ]),
        HTMLCase(
            "other tags are shown",
            "a <font color=\"red\">b</font> <script>alert(1)</script> <!DOCTYPE x> <![CDATA[y]]>\n",
            """
            <p>a &lt;font color=&quot;red&quot;&gt;b&lt;/font&gt; &lt;script&gt;alert(1)&lt;/script&gt; &lt;!DOCTYPE x&gt; &lt;![CDATA[y]]&gt;</p>

            """,
            problems: [
                "1:3 markdown/raw-html", "1:22 markdown/raw-html", "1:30 markdown/raw-html", "1:46 markdown/raw-html",
                "1:56 markdown/raw-html", "1:69 markdown/raw-html",
            ]),
        HTMLCase(
            "a block of other tags is shown",
            "<div class=\"a\">\n*b* &amp; c\n</div>\n\n<script>\nif (a < b) {}\n</script>\n",
            """
            <p>&lt;div class=&quot;a&quot;&gt;
            *b* &amp; c
            &lt;/div&gt;</p>
            <p>&lt;script&gt;
            if (a &lt; b) {}
            &lt;/script&gt;</p>

            """,
            problems: [
                "1:1 markdown/raw-html", "3:1 markdown/raw-html", "5:1 markdown/raw-html", "7:1 markdown/raw-html",
            ]),
        HTMLCase(
            "comments vanish", "a<!-- b -->c\n\n<!-- d\ne -->\n",
            """
            <p>ac</p>

            """),
        HTMLCase(
            "details", "<details open class=\"x\">\n<summary>A <b>B</b></summary>\n\n- c\n\n</details>\n\nd\n",
            """
            <details open>
            <summary>A &lt;b&gt;B&lt;/b&gt;</summary>
            <ul>
            <li>c</li>
            </ul>
            </details>
            <p>d</p>

            """,
            problems: [
                "1:1 markdown/dropped-attribute", "2:12 markdown/raw-html", "2:16 markdown/raw-html",
            ]),
        HTMLCase(
            "tags that are not closed", "a <kbd>b\n\n<details>\n<summary>c\n\nd\n",
            """
            <p>a <kbd>b</kbd></p>
            <details>
            <summary>c</summary>
            <p>d</p>
            </details>
            """,
            problems: [
                "1:3 markdown/unbalanced-html", "3:1 markdown/unbalanced-html", "4:1 markdown/unbalanced-html",
            ]),
        HTMLCase(
            "tags that close nothing", "a</kbd> *<kbd>b*</kbd> <sub><sup>c</sub></sup>\n\n</details>\n",
            """
            <p>a <em><kbd>b</kbd></em> <sub><sup>c</sup></sub></p>


            """,
            problems: [
                "1:2 markdown/unbalanced-html", "1:10 markdown/unbalanced-html", "1:17 markdown/unbalanced-html",
                "1:24 markdown/unbalanced-html", "1:35 markdown/unbalanced-html", "3:1 markdown/unbalanced-html",
            ]),
        HTMLCase(
            "block tags within a paragraph", "a <details> b\n",
            """
            <p>a &lt;details&gt; b</p>

            """,
            problems: [
                "1:3 markdown/raw-html"
            ]),
    ]

    @Test(arguments: cases)
    func `raw HTML is kept, shown or mended`(_ example: HTMLCase) {
        let written = example.write()
        #expect(written.html == example.html)
        #expect(written.problems == example.problems)
    }
}
