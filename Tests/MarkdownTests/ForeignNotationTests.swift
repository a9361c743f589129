import Testing

/// What notes that were written for other generators bring along.
@Suite struct ForeignNotationTests {
    static let cases = [
        HTMLCase(
            "braces of other generators are text",
            "{{ site.title }} {{ a | date: \"%Y\" }} {{ ok ? 'a' : 'b' }} {{ *x* }}\n",
            """
            <p>{{ site.title }} {{ a | date: &quot;%Y&quot; }} {{ ok ? &#39;a&#39; : &#39;b&#39; }} {{ *x* }}</p>

            """),
        HTMLCase(
            "braces that nothing closes are text, unless they ask for a value",
            "{{ site.title\n\n{{#if a\n\n{{bars: table.frame\n",
            """
            <p>{{ site.title</p>
            <p>{{#if a</p>
            <p>{{bars: table.frame</p>

            """,
            problems: ["5:1 markdown/unclosed-placeholder"]),
        HTMLCase(
            "braces can be escaped, and code is never read", "\\{{a: b}} `{{a: b}}` {\\{a: b}}\n",
            """
            <p>{{a: b}} <code>{{a: b}}</code> {{a: b}}</p>

            """),
        HTMLCase(
            "tags of other generators are text, with one message",
            "{% raw %}a{% endraw %}\n\n{{< figure src=\"a.png\" >}} {{% b %}}\n",
            """
            <p>{% raw %}a{% endraw %}</p>
            <p>{{&lt; figure src=&quot;a.png&quot; &gt;}} {{% b %}}</p>

            """,
            problems: ["1:1 markdown/generator-tag"]),
        HTMLCase(
            "what asks for a table of contents is left out",
            "[TOC]\n\n[[toc]]\n\n* TOC\n{:toc}\n\n{{TOC}}\n\n[[_TOC_]]\n\na [TOC]\n",
            """
            <p>a [TOC]</p>

            """),
        HTMLCase(
            "attributes of kramdown are left out",
            "{: .b}\n*a*{: .c} `d`{:.swift}\n{: #e .f}\n\n## g {: .no_toc}\n{: .h}\n\n{::options toc_levels=\"2\" /}\n\ni {j}\n",
            """
            <p><em>a</em> <code>d</code></p>
            <h2 id="g">g</h2>
            <p>i {j}</p>

            """),
        HTMLCase(
            "attributes behind headings", "# a {#b .c}\n# d {.e}\n# f {-}\n# g {: #h}\n",
            """
            <h1 id="b">a</h1>
            <h1 id="d">d</h1>
            <h1 id="f">f</h1>
            <h1 id="h">g</h1>

            """),
        HTMLCase(
            "sizes of pictures",
            "![a](b.png =300x) ![a](b.png =x20) ![a](b.png =30x20) ![a](b.png =50%x) ![a](b.png){width=40} ![a](b.png){: width=\"50%\"} ![a](b.png \"t\"){ height=9px .c }\n",
            """
            <p><img src="b.png" alt="a" width="300"> <img src="b.png" alt="a" height="20"> <img src="b.png" alt="a" width="30" height="20"> <img src="b.png" alt="a" class="width-50"> <img src="b.png" alt="a" width="40"> <img src="b.png" alt="a" class="width-50"> <img src="b.png" alt="a" title="t" height="9"></p>

            """),
        HTMLCase(
            "what only looks like the size of a picture",
            "[a](b =3x4) `![a](b =3x4)` ![a](b){c} {width=40}\n\n    ![a](b =3x4)\n",
            """
            <p>[a](b =3x4) <code>![a](b =3x4)</code> <img src="b" alt="a">{c} {width=40}</p>
            <pre tabindex="0"><code>![a](b =3x4)
            </code></pre>

            """),
        HTMLCase(
            "links to names", "<doc:Safe-Area> [a](doc:B#c)\n",
            """
            <p>doc:Safe-Area a</p>

            """),
    ]

    @Test(arguments: cases)
    func `other notations are read, shown or left out`(_ example: HTMLCase) {
        let written = example.write()
        #expect(written.html == example.html)
        #expect(written.problems == example.problems)
    }
}
