import Testing

@Suite struct HTMLWriterTests {
    static let cases = [
        HTMLCase(
            "escaping", "a < b & \"c\" 'd' > e `<&>`\n\n```\n<&>\n```",
            """
            <p>a &lt; b &amp; &quot;c&quot; &#39;d&#39; &gt; e <code>&lt;&amp;&gt;</code></p>
            <pre tabindex="0"><code>&lt;&amp;&gt;
            </code></pre>

            """),
        HTMLCase(
            "headings get ids", "# 安全区 safeAreaInsets!\n## A.B_c (d)\n## a.b_c d\n## a.b_c d",
            """
            <h1 id="安全区-safeareainsets">安全区 safeAreaInsets!</h1>
            <h2 id="ab_c-d">A.B_c (d)</h2>
            <h2 id="ab_c-d-1">a.b_c d</h2>
            <h2 id="ab_c-d-2">a.b_c d</h2>

            """),
        HTMLCase(
            "written ids win over made ones", "# a\n# b {#a}\n",
            """
            <h1 id="a-1">a</h1>
            <h1 id="a">b</h1>

            """),
        HTMLCase(
            "tight and loose lists", "- a\n- b\n\n1. c\n\n   d\n2. e\n",
            """
            <ul>
            <li>a</li>
            <li>b</li>
            </ul>
            <ol>
            <li>
            <p>c</p>
            <p>d</p>
            </li>
            <li>
            <p>e</p>
            </li>
            </ol>

            """),
        HTMLCase(
            "an item that begins with a block", "- ```\n  a\n  ```\n- > b\n- # c\n",
            """
            <ul>
            <li>
            <pre tabindex="0"><code>a
            </code></pre>
            </li>
            <li>
            <blockquote>
            <p>b</p>
            </blockquote>
            </li>
            <li>
            <h1 id="c">c</h1>
            </li>
            </ul>

            """),
        HTMLCase(
            "tasks", "- [x] a\n- [ ] b\n\n  c\n",
            """
            <ul>
            <li class="task">
            <p><input type="checkbox" disabled checked> a</p>
            </li>
            <li class="task">
            <p><input type="checkbox" disabled> b</p>
            <p>c</p>
            </li>
            </ul>

            """),
        HTMLCase(
            "languages of code", "```swift title=\"a\"\na\n```\n```a&b\n```\n",
            """
            <figure class="code">
            <figcaption>a</figcaption>
            <pre tabindex="0"><code class="language-swift">a
            </code></pre>
            </figure>
            <pre tabindex="0"><code class="language-a&amp;b"></code></pre>

            """),
        HTMLCase(
            "a table", "| a | b | c |\n|:-|:-:|-:|\n| 1 | <2> | `3` |\n",
            """
            <div class="table-scroll" tabindex="0">
            <table>
            <thead>
            <tr>
            <th scope="col" class="align-left">a</th>
            <th scope="col" class="align-center">b</th>
            <th scope="col" class="align-right">c</th>
            </tr>
            </thead>
            <tbody>
            <tr>
            <td class="align-left">1</td>
            <td class="align-center">&lt;2&gt;</td>
            <td class="align-right"><code>3</code></td>
            </tr>
            </tbody>
            </table>
            </div>

            """),
        HTMLCase(
            "rows with too few and too many cells", "|a|b|\n|-|-|\n|1|\n|1|2|3|\n|1|2|\ntext\n",
            """
            <div class="table-scroll" tabindex="0">
            <table>
            <thead>
            <tr>
            <th scope="col">a</th>
            <th scope="col">b</th>
            </tr>
            </thead>
            <tbody>
            <tr>
            <td>1</td>
            <td></td>
            </tr>
            <tr>
            <td>1</td>
            <td>2</td>
            </tr>
            <tr>
            <td>1</td>
            <td>2</td>
            </tr>
            <tr>
            <td>text</td>
            <td></td>
            </tr>
            </tbody>
            </table>
            </div>

            """,
            problems: [
                "3:1 markdown/table-cell-count", "4:1 markdown/table-cell-count", "6:1 markdown/table-cell-count",
            ]),
        HTMLCase(
            "lines that only look like a table", "| a | b |\n|---|\n| 1 | 2 |\n",
            """
            <p>| a | b |
            |---|
            | 1 | 2 |</p>

            """,
            problems: [
                "2:1 markdown/broken-table"
            ]),
        HTMLCase(
            "links", "[a](b.md#c \"d\") [e](/f?g=h&i) <j@k.l> [漢](漢.md) [%20](%20) [q](\"'<>)\n",
            """
            <p><a href="b.md#c" title="d">a</a> <a href="/f?g=h&amp;i">e</a> <a href="mailto:j@k.l">j@k.l</a> <a href="%E6%BC%A2.md">漢</a> <a href="%20">%20</a> <a href="%22&#39;%3C%3E">q</a></p>

            """),
        HTMLCase(
            "unsafe links",
            "[a](javascript:b) [c](JAVA&#10;SCRIPT:d) [e](data:f) ![g](data:h) [i](vbscript:j) [k](file:l)\n",
            """
            <p>a c e g i k</p>

            """,
            problems: [
                "1:1 markdown/unsafe-destination", "1:19 markdown/unsafe-destination",
                "1:42 markdown/unsafe-destination", "1:54 markdown/unsafe-destination",
                "1:67 markdown/unsafe-destination", "1:83 markdown/unsafe-destination",
            ]),
        HTMLCase(
            "safe links", "[a](http://b) [c](HTTPS://d) [e](mailto:f) [g](//h) [i](#j:k) [l](m/n:o)\n",
            """
            <p><a href="http://b">a</a> <a href="HTTPS://d">c</a> <a href="mailto:f">e</a> <a href="//h">g</a> <a href="#j:k">i</a> <a href="m/n:o">l</a></p>

            """),
        HTMLCase(
            "pictures", "![a *b*](c.png \"d\") ![](e.png)\n",
            """
            <p><img src="c.png" alt="a b" title="d"> <img src="e.png" alt=""></p>

            """,
            problems: [
                "1:21 markdown/image-without-description"
            ]),
        HTMLCase(
            "breaks", "a\nb  \nc\\\nd\n",
            """
            <p>a
            b<br>
            c<br>
            d</p>

            """),
        HTMLCase(
            "Chinese lines join without a space",
            "中文\n中文 *中文*\n**中文**，\n中文 `code`\n中文\nABC\n中文。\nABC\n“引”\n中文\nカナ\n한국어\n한국어\n",
            """
            <p>中文中文 <em>中文</em><strong>中文</strong>，中文 <code>code</code>
            中文
            ABC
            中文。ABC
            “引”中文カナ
            한국어
            한국어</p>

            """),
        HTMLCase(
            "Chinese lines join across marks and tags", "**中**\n*文*<kbd>\n文</kbd>\n[中](a)\n{{x}}\n中\n",
            """
            <p><strong>中</strong><em>文</em><kbd>文</kbd><a href="a">中</a>
            {{x}}
            中</p>

            """),
    ]

    @Test(arguments: cases)
    func `notes become HTML`(_ example: HTMLCase) {
        let written = example.write()
        #expect(written.html == example.html)
        #expect(written.problems == example.problems)
    }
}
