import Testing

@Suite struct ToleranceTests {
    static let cases = [
        HTMLCase(
            "footnotes", "a[^x] b[^y] c[^x]\n\n[^x]: d[^z]\n[^y]:\n    ```\n    e\n    ```\n[^z]: f\n",
            """
            <p>a<sup><a id="fnref-1" href="#fn-1" role="doc-noteref">1</a></sup> b<sup><a id="fnref-2" href="#fn-2" role="doc-noteref">2</a></sup> c<sup><a id="fnref-1-2" href="#fn-1" role="doc-noteref">1</a></sup></p>
            <section class="footnotes" role="doc-endnotes">
            <ol>
            <li id="fn-1">
            <p>d<sup><a id="fnref-3" href="#fn-3" role="doc-noteref">3</a></sup> <a class="back" href="#fnref-1" role="doc-backlink" aria-label="Back to the text">↩</a> <a class="back" href="#fnref-1-2" role="doc-backlink" aria-label="Back to the text">↩</a></p>
            </li>
            <li id="fn-2">
            <pre tabindex="0"><code>e
            </code></pre>
            <a class="back" href="#fnref-2" role="doc-backlink" aria-label="Back to the text">↩</a>
            </li>
            <li id="fn-3">
            <p>f <a class="back" href="#fnref-3" role="doc-backlink" aria-label="Back to the text">↩</a></p>
            </li>
            </ol>
            </section>

            """),
        HTMLCase(
            "footnotes that do not meet", "a[^x]\n\n[^y]: b\n",
            """
            <p>a[^x]</p>

            """,
            problems: [
                "1:2 markdown/undefined-footnote", "3:1 markdown/unused-footnote",
            ]),
        HTMLCase(
            "placeholders without an answer", "a {{b <c>}} d\n",
            """
            <p>a {{b &lt;c&gt;}} d</p>

            """),
        HTMLCase(
            "braces", "\\{{a: b}} {c} {{b: d\n",
            """
            <p>{{a: b}} {c} {{b: d</p>

            """,
            problems: [
                "1:15 markdown/unclosed-placeholder"
            ]),
        HTMLCase(
            "references that do not meet", "[a][b] a[0] [c] \\[d][e]\n",
            """
            <p>[a][b] a[0] [c] [d][e]</p>

            """,
            problems: [
                "1:4 markdown/undefined-reference"
            ]),
        HTMLCase(
            "emphasis that is shown", "**“中”**文 2 ** 3 \\*\\*a\n",
            """
            <p>**“中”**文 2 ** 3 **a</p>

            """,
            problems: [
                "1:1 markdown/shown-emphasis"
            ]),
        HTMLCase(
            "headings without a space", "##a\n#中\n#b\n#! c\n",
            """
            <p>##a
            #中
            #b
            #! c</p>

            """,
            problems: [
                "1:1 markdown/heading-without-space", "2:1 markdown/heading-without-space",
            ]),
        HTMLCase(
            "a fence that is not closed", "a\n\n> ```x\n> b\n\n~~~~\n~~~\n",
            """
            <p>a</p>
            <blockquote>
            <pre tabindex="0"><code class="language-x">b
            </code></pre>
            </blockquote>
            <pre tabindex="0"><code>~~~
            </code></pre>

            """,
            problems: [
                "3:3 markdown/unclosed-fence", "6:1 markdown/unclosed-fence",
            ]),
        HTMLCase(
            "control characters", "a\u{0}\u{1}b\u{7F}\u{C}\n\n```\n\u{0}\n```\n",
            """
            <p>a  b</p>
            <pre tabindex="0"><code> 
            </code></pre>

            """,
            problems: [
                "1:2 markdown/control-character"
            ]),
        HTMLCase(
            "characters of several bytes that no text may hold", "a\u{FFFE}b\u{85}c\u{1FFFF}d\u{E9}\n",
            """
            <p>a   b  c    d\u{E9}</p>

            """,
            problems: ["1:2 markdown/control-character"]),
        HTMLCase(
            "references to control characters",
            "a&#1;b&#x1B;&#27;c&#0;d&#xFFFE; `&#1;` <abbr title=\"&#1;&#0;\">e</abbr> [f](g&#1;h \"&#2;\")\n\n    &#1;\n",
            """
            <p>a&amp;#1;b&amp;#x1B;&amp;#27;c\u{FFFD}d&amp;#xFFFE; <code>&amp;#1;</code> \
            <abbr title="&amp;#1;\u{FFFD}">e</abbr> <a href="g&amp;#1;h" title="&amp;#2;">f</a></p>
            <pre tabindex="0"><code>&amp;#1;
            </code></pre>

            """,
            problems: ["1:2 markdown/control-character"]),
        HTMLCase(
            "a byte order mark", "\u{FEFF}# a\n",
            """
            <h1 id="a">a</h1>

            """),
        HTMLCase(
            "CRLF", "# a\r\n\r\nb\r\nc\r\n\r\n```\r\nd\r\n```\r\n\r\n|e|\r\n|-|\r\n|f|\r\n",
            """
            <h1 id="a">a</h1>
            <p>b
            c</p>
            <pre tabindex="0"><code>d
            </code></pre>
            <div class="table-scroll" tabindex="0">
            <table>
            <thead>
            <tr>
            <th scope="col">e</th>
            </tr>
            </thead>
            <tbody>
            <tr>
            <td>f</td>
            </tr>
            </tbody>
            </table>
            </div>

            """),
        HTMLCase(
            "CR", "# a\rb\r\r- c\r",
            """
            <h1 id="a">a</h1>
            <p>b</p>
            <ul>
            <li>c</li>
            </ul>

            """),
        HTMLCase(
            "ids that are not good", "# a {#b c}\n# d {#e}\n# f {#e}\n# g {h}\n",
            """
            <h1 id="a-b-c">a {#b c}</h1>
            <h1 id="e">d</h1>
            <h1 id="e-1">f</h1>
            <h1 id="g-h">g {h}</h1>

            """,
            problems: [
                "1:5 markdown/bad-anchor", "3:5 markdown/duplicate-anchor",
            ]),
    ]

    @Test(arguments: cases)
    func `what is broken is reported and still shown`(_ example: HTMLCase) {
        let written = example.write()
        #expect(written.html == example.html)
        #expect(written.problems == example.problems)
    }
}
