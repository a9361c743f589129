import Diagnostics
import Markdown
import Testing

@Suite struct HTMLOptionsTests {
    private static func html(_ source: String, _ change: (inout HTMLOptions) -> Void) -> String {
        var options = HTMLOptions()
        change(&options)
        return HTMLCase("", source, "").write(options).html
    }

    @Test func `a page may show code blocks in its own way`() {
        let html = Self.html("```scenario\na\n```\n```swift\nb\n```\n") { options in
            options.codeBlock = { $0.language == "scenario" ? Diagnosed("<figure>\($0.text)</figure>") : nil }
        }
        #expect(html == "<figure>a\n</figure>\n<pre tabindex=\"0\"><code class=\"language-swift\">b\n</code></pre>\n")
    }

    @Test func `a page may fill placeholders`() {
        let html = Self.html("a {{b}} {{c}}") { options in
            options.placeholder = { name, _ in name == "b" ? Diagnosed("<data>88</data>") : nil }
        }
        #expect(html == "<p>a <data>88</data> {{c}}</p>\n")
    }

    @Test func `a page may lead links elsewhere`() {
        let html = Self.html("[a](b.md#c) [d](e)") { options in
            options.destination = { address, _ in address.hasPrefix("b") ? Diagnosed("b.html?<&漢#c") : nil }
        }
        #expect(html == "<p><a href=\"b.html?%3C&amp;%E6%BC%A2#c\">a</a> <a href=\"e\">d</a></p>\n")
    }

    @Test func `a page may show pictures in its own way`() {
        let html = Self.html("![a](b) ![c](d)") { options in
            options.image = { $0.source == "b" ? Diagnosed("<svg></svg>") : nil }
        }
        #expect(html == "<p><svg></svg> <img src=\"d\" alt=\"c\"></p>\n")
    }

    @Test func `two notes fit on one page with a prefix of their ids`() {
        let html = Self.html("# a\n\nb[^1]\n\n[^1]: c\n") { options in
            options.headingID = { "zh-" + $0 }
            options.footnotePrefix = "zh-"
            options.backLinkLabel = "返回正文"
        }
        let expected = """
            <h1 id="zh-a">a</h1>
            <p>b<sup><a id="zh-fnref-1" href="#zh-fn-1" role="doc-noteref">1</a></sup></p>
            <section class="footnotes" role="doc-endnotes">
            <ol>
            <li id="zh-fn-1">
            <p>c <a class="back" href="#zh-fnref-1" role="doc-backlink" aria-label="返回正文">↩</a></p>
            </li>
            </ol>
            </section>

            """
        #expect(html == expected)
    }

    @Test func `a part of a note has the footnotes that it refers to, and those that these refer to`() {
        let file = SourceFile(path: "a.md", text: "a[^1]\n\nb[^2]\n\n[^1]: One.\n[^2]: Two, see[^3].\n[^3]: Three.\n")
        var document = MarkdownParser.parse(file, in: file.span.range).value
        document.blocks.removeFirst()
        let html = HTMLWriter().write(document).value
        #expect(!html.footnotes.contains("One."))
        #expect(html.footnotes.contains("<li id=\"fn-2\">\n<p>Two"))
        #expect(html.footnotes.contains("<li id=\"fn-3\">\n<p>Three"))
    }

    @Test func `problems that a page meets are passed on`() {
        let problem = Diagnostic(DiagnosticCode("site/test"), .error, "test", at: nil)
        var options = HTMLOptions()
        options.codeBlock = { _ in Diagnosed("", [problem]) }
        options.placeholder = { _, _ in Diagnosed("", [problem]) }
        options.destination = { address, _ in Diagnosed(address, [problem]) }
        options.image = { _ in Diagnosed("", [problem]) }
        let written = HTMLCase("", "{{a}} [b](c) ![d](e)\n\n```\nf\n```\n", "").write(options)
        #expect(written.problems.count == 1)
        #expect(written.html == "<p> <a href=\"c\">b</a> </p>\n")
    }

    @Test func `every block of a note is a piece of its own`() {
        let file = SourceFile(path: "note.md", text: "# a\n\nb[^1]\n\n---\n\n[^1]: c\n")
        let document = MarkdownParser.parse(file, in: 0..<file.utf8Count).value
        let html = HTMLWriter().write(document).value
        #expect(html.blocks.count == document.blocks.count)
        #expect(html.blocks[0] == "<h1 id=\"a\">a</h1>\n")
        #expect(html.blocks[2] == "<hr>\n")
        #expect(html.html == html.blocks.joined() + html.footnotes)
        #expect(html.footnotes.hasPrefix("<section"))
    }
}
