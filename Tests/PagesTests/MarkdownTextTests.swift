import Diagnostics
import Markdown
import Markup
import Testing

@testable import Pages

@Suite struct MarkdownTextTests {
    static let texts: [(html: String, markdown: String)] = [
        // Lines.
        (
            "<p>One\n  <em>two</em>, <strong>three</strong> and <del>four</del>.</p>",
            "One *two*, **three** and ~~four~~."
        ),
        ("<p>a<br>b</p>", "a\\\nb"),
        ("<p>x<sup>2</sup> is <data>20<sup title=\"why\">?</sup></data></p>", "x^2 is 20?"),
        ("<p><code>a`b</code> <kbd>⌘C</kbd></p>", "``a`b`` `⌘C`"),
        ("<p>a < b & c_d_e * f [g] $5 {{h}} C:\\d</p>", "a < b & c_d_e * f \\[g\\] \\$5 \\{{h}} C:\\d"),
        ("<p>&lt;b> &amp;lt; _x_ `y` https://z.example</p>", "\\<b> \\&lt; \\_x\\_ \\`y\\` https\\://z.example"),
        (
            "<p>1. no list</p><p># no heading</p><p>- no item</p><p>::: none</p>",
            "1\\. no list\n\n\\# no heading\n\n\\- no item\n\n\\::: none"
        ),
        // Marks beside punctuation mean nothing between Chinese words, so the words stand alone.
        ("<p>先<strong>「看」</strong>后<strong>改</strong>。</p>", "先「看」后**改**。"),
        ("<p><ruby>漢<rp>(</rp><rt>hàn</rt></ruby> <q>so</q></p>", "漢(hàn) “so”"),
        // Links and pictures.
        ("<p><a href=\"b.md#c\" title='d \"e\"'>a</a></p>", "[a](b.md#c \"d \\\"e\\\"\")"),
        (
            "<p><a href=\"https://a.example/(b)\">a]</a>!<a href=\"c\">d</a></p>",
            "[a\\]](<https://a.example/(b)>)\\![d](c)"
        ),
        ("<p><a href=\"https://a.example\">https://a.example</a></p>", "<https://a.example>"),
        ("<p><a>a</a><a href=\"#b\"></a><a class=\"permalink\" href=\"#c\">c</a></p>", "a"),
        ("<p><img src=\"a b.png\" alt=\"c\n[d]\"></p>", "![c \\[d\\]](<a b.png>)"),
        ("<p><code class=\"formula\">a_1</code></p>", "$a_1$"),
        // Blocks.
        ("<h2 id=\"a\">A <code>b</code></h2>c", "## A `b`\n\nc"),
        ("<h3><a href=\"#a\"><code>b</code></a></h3><h3>a <a href=\"#b\">b</a></h3>", "### `b`\n\n### a [b](#b)"),
        ("<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul><ul><li>d</li></ul>", "- a\n  - b\n- c\n\n* d"),
        ("<ol start=\"9\"><li>a</li><li><p>b</p><p>c</p></li></ol>", "9. a\n\n10. b\n\n    c"),
        ("<ul><li class=\"task\"><input type=\"checkbox\" disabled checked> a</li></ul>", "- [x] a"),
        ("<blockquote><p>a</p><p>b</p></blockquote>", "> a\n>\n> b"),
        ("<aside class=\"aside-note\"><p class=\"aside-title\">Note</p><p>a</p></aside>", "> **Note**\n>\n> a"),
        ("<details><summary>a</summary>b</details>", "**a**\n\nb"),
        ("<pre><code class=\"language-swift\">let a = \"```\"\n</code></pre>", "````swift\nlet a = \"```\"\n````"),
        (
            "<p>a<sup><a href=\"#fn-1\" role=\"doc-noteref\">1</a></sup></p><section role=\"doc-endnotes\"><ol><li id=\"fn-1\"><p>b <a role=\"doc-backlink\" href=\"#fnref-1\">↩</a></p></li></ol></section>",
            "a[^1]\n\n[^1]: b"
        ),
        ("<dl><dt>a<dd>b</dl><hr>", "**a**\n\nb\n\n---"),
        // Tables.
        (
            "<table><thead><tr><th>a<th class=\"align-right\">b</thead><tr><td>c|d<td><code>e|f</code></table>",
            "| a | b |\n| --- | ---: |\n| c\\|d | `e\\|f` |"
        ),
        ("<table><tr><td rowspan=2>a<td>b<tr><td>c<br>d</table>", "|  |  |\n| --- | --- |\n| a | b |\n| a | c d |"),
        ("<table><thead><tr><th colspan=2>a</thead><tr><th>b<td>c</table>", "| a |  |\n| --- | --- |\n| b | c |"),
        ("<table><tr><th>a<th>b<tr><th>c<td>d<pre>e</pre></table>", "- c\n\n  **b** d\n\n  ```\n  e\n  ```"),
        ("<table><caption>a</caption></table>", "**a**"),
        // What is pressed, run or not shown.
        ("<p>a<script>b</script><button>c</button></p><p hidden>e</p><style>f</style>", "a"),
    ]

    @Test(arguments: texts) func `what stands on a page becomes Markdown`(_ html: String, _ markdown: String) {
        #expect(MarkdownBlocks(HTMLReader.nodes(of: Array(html.utf8))).text == markdown)
    }

    /// The visible form of a text, so that nothing in it may be read as markup.
    private static func words(_ markdown: String) -> String {
        let file = SourceFile(path: "a.md", text: markdown)
        let html = HTMLWriter().write(MarkdownParser.parse(file, in: 0..<markdown.utf8.count).value).value.html
        return HTMLReader.nodes(of: Array(html.utf8)).map { $0.text }.joined().trimmedAtEnd
    }

    static let hostile = [
        "# a", "#", "####### a", "- a", "+", "* a", "* * *", "***", "---", "===", "> a", "1) a", "12345678901. a",
        "```", "~~~ a", "a ~~b~~",
        "**a** __b__ _c_ *d*", "<b>a</b>", "<!-- a -->", "<?a?>", "</a", "&amp; &#38; &x", "[a](b)", "![a](b)", "[^1]",
        "[^1]: a", "`a`", "a``b",
        "\\", "\\\\a", "\\*a", "a\\", "$a$", "$$a$$", "{{a: b}}", "{{", "{#a}", "a {#b}", "|a|b|", "::: note", ":::",
        "https://a.example www.a.example",
        "<https://a.example>", "[[a]]", "==a==", "a  b", "%% a %%", "++a++", "{% a %}", "[ ] a", "[x] a", "a | b", "!",
        "^a^", ": a",
    ]

    @Test(arguments: hostile) func `a text means itself when it is read again`(_ text: String) {
        let words = text.split(separator: " ").joined(separator: " ")
        for nodes: [HTMLNode] in [
            [.element(HTMLNode.Element(name: "p", children: [.text(text)]))],
            [
                .element(
                    HTMLNode.Element(
                        name: "ul", children: [.element(HTMLNode.Element(name: "li", children: [.text(text)]))]))
            ],
        ] {
            let markdown = MarkdownBlocks(nodes).text
            #expect(Self.words(markdown).split { $0.isWhitespace }.joined(separator: " ") == words, "\(markdown)")
        }
        // A heading's id is taken from braces at its end, whatever stands before them; no page has such words.
        if text.contains("{#") { return }
        let heading = HTMLNode.element(HTMLNode.Element(name: "h2", children: [.text(text)]))
        let markdown = MarkdownBlocks([heading]).text
        #expect(Self.words(markdown).split { $0.isWhitespace }.joined(separator: " ") == words, "\(markdown)")
    }

    @Test func `elements in each other need no deep stack`() {
        let text = String(repeating: "<b><ul><li>", count: 5_000) + "a"
        #expect(MarkdownBlocks(HTMLReader.nodes(of: Array(text.utf8))).text.hasSuffix("**a**"))
    }
}
