import Diagnostics
import Testing

@testable import Markdown

/// Constructs of other tools that are read as what they mean there.
@Suite struct ForeignConstructTests {
    static let cases = [
        HTMLCase(
            "admonitions are asides, whatever is in them",
            "!!! note \"Own *title*\"\n\n    Body of the **note**.\n\n    - a\n\nText\n",
            """
            <aside class="aside-note">
            <p class="aside-title">Own <em>title</em></p>
            <p>Body of the <strong>note</strong>.</p>
            <ul>
            <li>a</li>
            </ul>
            </aside>
            <p>Text</p>

            """),
        HTMLCase(
            "admonitions that fold, and those of names that others have",
            "??? danger\n    a\n\n???+ tip \"T\"\n    b\n",
            """
            <details class="aside-caution">
            <summary class="aside-title">Danger</summary>
            <p>a</p>
            </details>
            <details class="aside-tip" open>
            <summary class="aside-title">T</summary>
            <p>b</p>
            </details>

            """),
        HTMLCase(
            "an admonition in a list belongs to its item",
            "1. one\n\n    !!! warning\n\n        Careful\n\n2. two\n",
            """
            <ol>
            <li>
            <p>one</p>
            <aside class="aside-warning">
            <p class="aside-title"></p>
            <p>Careful</p>
            </aside>
            </li>
            <li>
            <p>two</p>
            </li>
            </ol>

            """),
        HTMLCase(
            "containers between colons are asides, also in each other",
            "::: tip Own title\na\n:::\n\n::::info\n:::note[In]\nb\n:::\n::::\nc\n",
            """
            <aside class="aside-tip">
            <p class="aside-title">Own title</p>
            <p>a</p>
            </aside>
            <aside class="aside-note">
            <p class="aside-title">Info</p>
            <aside class="aside-note">
            <p class="aside-title">In</p>
            <p>b</p>
            </aside>
            </aside>
            <p>c</p>

            """),
        HTMLCase(
            "a container of nobody's name keeps its text, with one message",
            "::: wow\na\n:::\n\n::: wow\nb\n:::\n", "<p>a</p>\n<p>b</p>\n",
            problems: ["1:1 markdown/foreign-construct"]),
        HTMLCase(
            "tabs of MkDocs are panels one below the other",
            "=== \"A\"\n\n    a\n\n=== \"1. B\"\n\n    ```\n    b\n    ```\n\nc\n",
            """
            <div class="panels">
            <div class="panel">
            <p class="panel-title">A</p>
            <p>a</p>
            </div>
            <div class="panel">
            <p class="panel-title">1. B</p>
            <pre tabindex="0"><code>b
            </code></pre>
            </div>
            </div>
            <p>c</p>

            """),
        HTMLCase(
            "groups of code are panels called by their fences",
            "::: code-group\n\n```js [a.js]\na()\n```\n\n```ts\nb()\n```\n\n:::\n",
            """
            <div class="panels">
            <div class="panel">
            <p class="panel-title">a.js</p>
            <pre tabindex="0"><code class="language-js">a()
            </code></pre>
            </div>
            <div class="panel">
            <p class="panel-title">ts</p>
            <pre tabindex="0"><code class="language-ts">b()
            </code></pre>
            </div>
            </div>

            """),
        HTMLCase(
            "directives of DocC are rows, tabs and nothing",
            "@Metadata {\n  @PageKind(article)\n}\n\n@Row {\n  @Column {\n    a\n  }\n}\n\n@TabNavigator {\n  @Tab(\"One\") {\n    b\n  }\n}\n\n@Comment {\n  Nobody {\n  }\n}\n@Someone {\n",
            """
            <p>a</p>
            <div class="panels">
            <div class="panel">
            <p class="panel-title">One</p>
            <p>b</p>
            </div>
            </div>
            <p>@Someone {</p>

            """, problems: ["12:3 markdown/tabs"]),
        HTMLCase(
            "links and pictures of wikis",
            "[[A b#C|words]], [[A b#C]] and [[toc]]\n\n![[p.png|300]] [[a]](b)\n",
            """
            <p><a href="wiki:A%20b#C">words</a>, <a href="wiki:A%20b#C">A b › C</a> and [[toc]]</p>
            <p><img src="wiki:p.png" alt="p.png" width="300"> <a href="b">[a]</a></p>

            """),
        HTMLCase(
            "comments of other tools are never shown",
            "a %%b%% c\n\n%%\nd\n%%\n\n{% comment %}e{% endcomment %}f\n\n100%% and 5%% more\n",
            "<p>a  c</p>\n<p>f</p>\n<p>100%% and 5%% more</p>\n"),
        HTMLCase(
            "keys, highlights and icons", "++ctrl+alt+del++ ==this== :material-check: C++ a == b == c\n",
            "<p><kbd>Ctrl</kbd>+<kbd>Alt</kbd>+<kbd>Del</kbd> <mark>this</mark>  C++ a == b == c</p>\n",
            problems: ["1:27 markdown/foreign-construct"]),
        HTMLCase(
            "marks of other tools are text where no file of theirs is",
            "if (a==b && c==d) ==e== ++ctrl+c++ :material-check:\n",
            "<p>if (a==b &amp;&amp; c==d) ==e== ++ctrl+c++ :material-check:</p>\n",
            problems: [
                "1:19 markdown/foreign-construct", "1:25 markdown/foreign-construct", "1:36 markdown/foreign-construct",
            ], as: []),
        HTMLCase(
            "a highlight does not begin or end within a word", "比较 x==y 与 z==w，==重点==。a==b==\n",
            "<p>比较 x==y 与 z==w，<mark>重点</mark>。a==b==</p>\n", as: [.obsidian]),
        HTMLCase(
            "ranges are not struck out", "10~20 和 30~40，周一~周五、周六~周日，~~旧~~ ~旧~\n",
            "<p>10~20 和 30~40，周一~周五、周六~周日，<del>旧</del> <del>旧</del></p>\n"),
        HTMLCase(
            "a bare address ends before full-width punctuation",
            "见 https://example.com/docs（说明）了解，或 http://a.example/b，*c*。[d](https://e.example/（f）)\n",
            "<p>见 <a href=\"https://example.com/docs\">https://example.com/docs</a>（说明）了解，或 "
                + "<a href=\"http://a.example/b\">http://a.example/b</a>，<em>c</em>。"
                + "<a href=\"https://e.example/%EF%BC%88f%EF%BC%89\">d</a></p>\n"),
        HTMLCase(
            "an address within a link stays as it is before full-width punctuation",
            "[a](https://b.example/https://c.example/d)，[e]( https://f.example/g)，h\n",
            "<p><a href=\"https://b.example/https://c.example/d\">a</a>，"
                + "<a href=\"https://f.example/g\">e</a>，h</p>\n"),
        HTMLCase(
            "lists of terms", "`a`\n: (`b`) The folder\n  of *c*.\n\nd\ne\n\n:   f\n\n    - g\n\n:   h\n\ni\n",
            """
            <dl>
            <dt>
            <p><code>a</code></p>
            </dt>
            <dd>
            <p>(<code>b</code>) The folder
            of <em>c</em>.</p>
            </dd>
            <dt>
            <p>d</p>
            </dt>
            <dt>
            <p>e</p>
            </dt>
            <dd>
            <p>f</p>
            <ul>
            <li>g</li>
            </ul>
            </dd>
            <dd>
            <p>h</p>
            </dd>
            </dl>
            <p>i</p>

            """),
        HTMLCase(
            "a list of terms in a list of terms, and in an item", "- x\n\n  a\n  : b\n\n      c\n      : d\n\ne\n",
            """
            <ul>
            <li>
            <p>x</p>
            <dl>
            <dt>
            <p>a</p>
            </dt>
            <dd>
            <p>b</p>
            <dl>
            <dt>
            <p>c</p>
            </dt>
            <dd>
            <p>d</p>
            </dd>
            </dl>
            </dd>
            </dl>
            </li>
            </ul>
            <p>e</p>

            """),
        HTMLCase(
            "nothing is a construct in code",
            "```\n!!! note\n    a\n[[b]]\n::: tip\n```\n\n`[[c]] %%d%%` and `` `++e++` ``\n\n    ::: tip\n",
            """
            <pre tabindex="0"><code>!!! note
                a
            [[b]]
            ::: tip
            </code></pre>
            <p><code>[[c]] %%d%%</code> and <code>`++e++`</code></p>
            <pre tabindex="0"><code>::: tip
            </code></pre>

            """),
        HTMLCase(
            "an alert of a kind that others have, folded",
            "> [!question]- Why?\n> Because.\n\n> [!abstract]\n> a\n",
            """
            <details class="aside-note">
            <summary class="aside-title">Why?</summary>
            <p>Because.</p>
            </details>
            <aside class="aside-note">
            <p class="aside-title">Abstract</p>
            <p>a</p>
            </aside>

            """),
        HTMLCase(
            "the language of a fence ends before its attributes",
            "```swift{1,3-4}\na\n```\n\n```swift,ignore\n```\n\n``` { .swift title=\"b.swift\" hl_lines=\"1\" }\nb\n```\n",
            """
            <pre tabindex="0"><code class="language-swift"><mark class="line">a</mark>
            </code></pre>
            <pre tabindex="0"><code class="language-swift"></code></pre>
            <figure class="code">
            <figcaption>b.swift</figcaption>
            <pre tabindex="0"><code class="language-swift"><mark class="line">b</mark>
            </code></pre>
            </figure>

            """),
    ]

    @Test(arguments: cases)
    func `other tools' constructs are what they mean there`(_ test: HTMLCase) {
        var options = HTMLCase.labelled
        // Names of pages lead to where the page says that they do.
        options.destination = { address, _ in .address(address) }
        let written = test.write(options)
        #expect(written.html == test.html)
        #expect(written.problems == test.problems)
    }

    // MARK: - Includes

    private static let files: [String: String] = [
        "a.swift": "// ANCHOR: one\nlet a = 1\n// ANCHOR_END: one\nlet b = 2\n",
        "quotes.md": "One.\n\nTwo\nlines. ^two-lines\n\n- a\n- b ^item\n\n> Said\n\n^said\n",
        "b.md": "# B\n\nText {{#include c.md}}\n\n{{#include c.md}}\n", "c.md": "[[D]]\n",
        "twice.txt": "ANCHOR: x\nANCHOR: x\n", "one.txt": "one\n{{#include two.txt}}\n",
        "two.txt": "two\n{{#include one.txt}}\n",
        "circle.md": "{{#include circle.md}}\n",
    ]

    /// All that the notes of the tests ask for, wherever it stands.
    private static func included(_ text: String) -> IncludedTexts {
        var texts = IncludedTexts()
        for (file, text) in [("", text)] + files.map({ ($0.key, $0.value) }) {
            for request in IncludeForms.requests(in: text) {
                texts[request, in: file] =
                    files[request.path].map { .text(path: request.path, $0) } ?? .missing(nearest: nil)
            }
        }
        return texts
    }

    @Test(
        arguments: [
            (
                "```swift\n{{#include a.swift:one}}\n```\n",
                "<pre tabindex=\"0\"><code class=\"language-swift\">let a = 1\n</code></pre>\n", []
            ),
            (
                "> ```\n> {{#include a.swift:4}}\n> ```\n",
                "<blockquote>\n<pre tabindex=\"0\"><code>let b = 2\n</code></pre>\n</blockquote>\n", []
            ),
            ("--8<-- \"c.md\"\n", "<p><a href=\"wiki:D\">D</a></p>\n", []),
            (
                "```\n\\{{#include a.swift}}\n```\n", "<pre tabindex=\"0\"><code>{{#include a.swift}}\n</code></pre>\n",
                []
            ),
            ("![[quotes.md#^two-lines]]\n", "<p>Two\nlines.</p>\n", []),
            ("![[quotes.md#^item]]\n", "<ul>\n<li>b</li>\n</ul>\n", []),
            ("![[quotes.md#^said]]\n", "<blockquote>\n<p>Said</p>\n</blockquote>\n", []),
            ("![[quotes.md#^nobody]]\n", "<p>![[quotes.md#^nobody]]</p>\n", ["1:1 markdown/include"]),
            (
                "Text ^name-1\n\n- a\n\n^list-1\n\nx ^2, `a ^code`\n",
                "<p>Text</p>\n<ul>\n<li>a</li>\n</ul>\n<p>x ^2, <code>a ^code</code></p>\n", []
            ),
            ("{{#include none.md}}\n", "<p>{{#include none.md}}</p>\n", ["1:1 markdown/include"]),
            ("{{#include a.swift:none}}\n", "<p>{{#include a.swift:none}}</p>\n", ["1:1 markdown/include"]),
            ("{{#include twice.txt:x}}\n", "<p>{{#include twice.txt:x}}</p>\n", ["1:1 markdown/include"]),
            ("{{#include circle.md}}\n", "<p>{{#include circle.md}}</p>\n", ["1:1 markdown/include"]),
            ("{{#include one.txt}}\n", "<p>one\ntwo\n{{#include one.txt}}</p>\n", ["1:1 markdown/include"]),
            ("<!--@include: two.txt-->\n", "<p>two\none\n{{#include two.txt}}</p>\n", ["1:1 markdown/include"]),
            ("<<< @/a.swift#none\n", "<p>&lt;&lt;&lt; @/a.swift#none</p>\n", ["1:1 markdown/include"]),
            (
                "<<< @/a.swift{1}\n",
                "<pre tabindex=\"0\"><code class=\"language-swift\"><mark class=\"line\">let a = 1</mark>\nlet b = 2\n</code></pre>\n",
                []
            ),
        ] as [(String, String, [String])])
    func `a text of another file stands where it is asked for`(_ text: String, _ html: String, _ problems: [String]) {
        let file = SourceFile(path: "note.md", text: text)
        let parsed = MarkdownParser.parse(
            file, in: 0..<file.utf8Count, including: Self.included(text), as: Set(Dialect.allCases))
        var options = HTMLOptions()
        options.destination = { address, _ in .address(address) }
        #expect(HTMLWriter(options).write(parsed.value).value.html == html)
        #expect(
            parsed.diagnostics.map { problem in
                let place = file.position(of: problem.span?.start ?? 0)
                return "\(place.line):\(place.column) \(problem.code)"
            } == problems)
    }

    // MARK: - Places

    @Test func `spans behind a rewritten construct are those of the author's text`() throws {
        let text = "!!! note \"T\"\n    a **b**\n\n[[X|y]] <font>z</font>\n"
        let file = SourceFile(path: "note.md", text: text)
        let document = MarkdownParser.parse(file, in: 0..<file.utf8Count, as: Set(Dialect.allCases)).value
        guard case .aside(let aside)? = document.blocks.first, case .paragraph(let inner, _)? = aside.blocks.first,
            case .paragraph(let content, _)? = document.blocks.last
        else {
            Issue.record("blocks are \(document.blocks)")
            return
        }
        #expect(inner.map { file.text(in: $0.span.range) } == ["a ", "**b**"])
        let shown = content.map { String(file.text(in: $0.span.range)) }
        #expect(shown == ["[[X|y]]", " ", "<font>", "z", "</font>"])
    }

    @Test func `components of MDX are left out and counted, modules are not shown`() {
        let text =
            "import A from 'a'\n\n# T\n\n<Tabs>\n  <TabItem label=\"One\">\n    a\n  </TabItem>\n</Tabs>\n\n<Card title=\"C\">\nb <Badge text=\"new\" />\n</Card>\n\n<Aside type=\"tip\">On *one* line.</Aside>\n\n{/* no */}c\n"
        let file = SourceFile(path: "note.mdx", text: text)
        let parsed = MarkdownParser.parse(file, in: 0..<file.utf8Count)
        #expect(
            HTMLWriter().write(parsed.value).value.html == """
                <h1 id="t">T</h1>
                <div class="panels">
                <div class="panel">
                <p class="panel-title">One</p>
                <p>a</p>
                </div>
                </div>
                <p><strong>C</strong></p>
                <p>b new</p>
                <aside class="aside-tip">
                <p class="aside-title"></p>
                <p>On <em>one</em> line.</p>
                </aside>
                <p>c</p>

                """)
        #expect(
            parsed.diagnostics.map { $0.code.description } == ["markdown/tabs", "markdown/foreign-construct"])
    }
}
