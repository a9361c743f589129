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

    @Test(arguments: [
        ("```a\n1\n```\n```b\n2\n```\n", "a1 b2"), ("```a\n1\n```\n\n```b\n2\n```\n", "a1 b2"),
        ("```a\n1\n```\ntext\n```b\n2\n```\n", ""), ("```a\n1\n```\n```a\n2\n```\n", ""),
        ("```a\n1\n```\n```c\n2\n```\n", ""), ("> ```a\n> 1\n> ```\n> ```b\n> 2\n> ```\n", "a1 b2"),
    ])
    func `code directly beside the same in another language says its own`(_ source: String, _ versions: String) {
        let html = Self.html(source) { options in
            options.codeVersion = {
                ["a", "b"].contains($0.language) ? .init(id: $0.language, name: "<\($0.language)>") : nil
            }
        }
        let found = html.matches(
            of:
                #/<div class="code-version" data-language="(.)">\n<p class="code-language">&lt;.&gt;</p>\n<pre tabindex="0"><code class="language-.">(.)/#
        )
        #expect(found.map { "\($0.output.1)\($0.output.2)" }.joined(separator: " ") == versions)
    }

    @Test func `a page may fill placeholders`() {
        let html = Self.html("a {{b}} {{c}}") { options in
            options.placeholder = { name, _ in name == "b" ? "<data>88</data>" : nil }
        }
        #expect(html == "<p>a <data>88</data> {{c}}</p>\n")
    }

    @Test func `a page may lead links elsewhere`() {
        let html = Self.html("[a](b.md#c) [d](e) [*f*](gone)") { options in
            options.destination = { address, _ in
                switch address {
                case "b.md#c": .address("b.html?<&漢#c")
                case "gone": .nowhere
                default: .asWritten
                }
            }
        }
        #expect(html == "<p><a href=\"b.html?%3C&amp;%E6%BC%A2#c\">a</a> <a href=\"e\">d</a> <em>f</em></p>\n")
    }

    @Test func `a page may show pictures in its own way`() {
        let shown: [String: HTMLOptions.ShownImage] = [
            "b": .file("files/b&.png", PixelSize(width: 400, height: 300)), "c": .link("http://c.d/e"),
            "f": .description, "g": .missing,
        ]
        let html = Self.html("![1](b) ![2](c) ![3](f) ![4](g) ![5](h)") { options in
            options.image = { shown[$0.source] ?? .asWritten }
        }
        let expected = """
            <p><img src="files/b&amp;.png" alt="1" width="400" height="300"> <a href="http://c.d/e">2</a> 3 \
            <span class="missing">4</span> <img src="h" alt="5"></p>

            """
        #expect(html == expected)
    }

    @Test(arguments: [
        ("![a](b)", "width=\"400\" height=\"300\""), ("![a](b =200x)", "width=\"200\" height=\"150\""),
        ("![a](b =x75)", "width=\"100\" height=\"75\""), ("![a](b =10x20)", "width=\"10\" height=\"20\""),
        ("<img src=b alt=a style=\"zoom:50%\">", "width=\"200\" height=\"150\""),
        ("<img src=b alt=a width=\"45%\">", "width=\"400\" height=\"300\" class=\"width-50\""),
    ])
    func `a picture has the size that the note says, or else that of its file`(_ source: String, _ size: String) {
        let html = Self.html(source) { options in
            options.image = { .file($0.source, PixelSize(width: 400, height: 300)) }
        }
        #expect(html == "<p><img src=\"b\" alt=\"a\" \(size)></p>\n")
    }

    @Test(arguments: [
        ("#only-dark", "only-dark"), ("#gh-dark-mode-only", "only-dark"), ("#only-light", "only-light"),
        ("#gh-light-mode-only", "only-light"),
    ])
    func `a picture for one palette says so to style sheets`(_ ending: String, _ name: String) {
        let html = Self.html("![a](b.png\(ending))") { $0.image = { _ in .file("b.png", nil) } }
        #expect(html == "<p><img src=\"b.png\" alt=\"a\" class=\"\(name)\"></p>\n")
    }

    @Test func `a video asks for nothing until it is pressed`() {
        let html = Self.html("![A & B](v.mp4)") { $0.image = { _ in .player(.video, "f/v 1.mp4") } }
        let expected = """
            <p><video src="f/v%201.mp4" aria-label="A &amp; B" preload="none" controls>\
            <a href="f/v%201.mp4">A &amp; B</a></video></p>

            """
        #expect(html == expected)
    }

    @Test func `a page may load pictures late`() {
        let html = Self.html("![a](b)") { $0.loadsLazily = true }
        #expect(html == "<p><img src=\"b\" alt=\"a\" loading=\"lazy\" decoding=\"async\"></p>\n")
    }

    @Test func `a page may resolve links to names and give them a text`() {
        let html = Self.html("<doc:Bars> [a](doc:Bars) <doc:Gone>") { options in
            options.destination = { address, _ in address == "doc:Bars" ? .address("bars.html") : .nowhere }
            options.linkText = { $0.destination == "doc:Bars" ? "Both bars" : nil }
        }
        #expect(html == "<p><a href=\"bars.html\">Both bars</a> <a href=\"bars.html\">a</a> doc:Gone</p>\n")
    }

    @Test func `tags lead elsewhere as links do`() {
        let html = Self.html("<a href=\"b.md\">a</a> <a href=\"gone\">b</a> <img src=\"c\" alt=\"d\">") { options in
            options.destination = { address, _ in address == "gone" ? .nowhere : .address("b.html") }
            options.image = { _ in .file("files/c", nil) }
        }
        #expect(html == "<p><a href=\"b.html\">a</a> b <img src=\"files/c\" alt=\"d\"></p>\n")
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
        let whole = MarkdownParser.parse(file, in: file.span.range).value
        let document = MarkdownDocument(blocks: Array(whole.blocks.dropFirst()), footnotes: whole.footnotes)
        let html = HTMLWriter().write(document).value
        #expect(!html.footnotes.contains("One."))
        #expect(html.footnotes.contains("<li id=\"fn-2\">\n<p>Two"))
        #expect(html.footnotes.contains("<li id=\"fn-3\">\n<p>Three"))
    }

    @Test func `problems that a page meets are passed on`() {
        let problem = Diagnostic(DiagnosticCode("site/test"), .error, "test", at: nil)
        var options = HTMLOptions()
        options.codeBlock = { _ in Diagnosed("", [problem]) }
        let written = HTMLCase("", "a\n\n```\nf\n```\n", "").write(options)
        #expect(written.problems.count == 1)
        #expect(written.html == "<p>a</p>\n")
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

    // MARK: - Other media

    @Test(arguments: [
        ("a  \nb\n\n---\n", "<p>a<br/>\nb</p>\n<hr/>\n"),
        ("![c](d)", "<p><img src=\"d\" alt=\"c\"/></p>\n"),
        ("- [x] a\n", "<ul>\n<li class=\"task\"><input type=\"checkbox\" disabled=\"\" checked=\"\"/> a</li>\n</ul>\n"),
        (
            "<details open>\n<summary>a &nbsp;&lt;&amp;&check;</summary>\n\nb\n",
            """
            <details open="">
            <summary>a \u{A0}&lt;&amp;&amp;check;</summary>
            <p>b</p>
            </details>
            """
        ),
        ("a<wbr>b <kbd title=\"&rarr;&check;\">c", "<p>a<wbr/>b <kbd title=\"→&amp;check;\">c</kbd></p>\n"),
        ("a\u{1}b", "<p>a b</p>\n"),
    ])
    func `a note becomes well-formed XML`(_ source: String, _ xml: String) {
        #expect(Self.html(source) { $0.syntax = .xml } == xml)
    }

    @Test func `references that only browsers know stay references in HTML`() {
        let html = Self.html("<details title=\"&check;\">\n<summary>&rarr; &check;</summary>\n</details>\n") { _ in }
        #expect(html == "<details title=\"&check;\">\n<summary>→ &check;</summary>\n</details>\n")
    }

    @Test func `a medium decides about levels, tab stops and older ids of headings`() {
        let html = Self.html("# a\n\n###### b\n\n    c\n") { options in
            options.headingShift = 1
            options.hasTabStops = false
            options.oldHeadingIDs = { $0 == "a" ? ["old"] : [] }
        }
        let first = "<h2 id=\"a\"><span id=\"old\"></span>a</h2>\n"
        #expect(html == first + "<h6 id=\"b\">b</h6>\n<pre><code>c\n</code></pre>\n")
    }

    @Test func `text is converted from tag to tag, code and addresses are not`() {
        let html = Self.html("a\nb `a` ![a](a \"a\") <kbd title=\"a\">a</kbd> [a](a) &lt;a\n\n    a\n") { options in
            options.text = { "[" + $0.uppercased() + "]" }
        }
        let expected = """
            <p>[A
            B ]<code>a</code>[ ]<img src="a" alt="[A]" title="[A]">[ ]<kbd title="[A]">a</kbd>[ ]<a href="a">[A]</a>[ &lt;A]</p>
            <pre tabindex="0"><code>a
            </code></pre>

            """
        #expect(html == expected)
    }

    // MARK: - What a note says, without its markup

    @Test func `the ids that a note gives are known without writing it`() {
        let source = "# a\n\n> ## b\n\n<a name=k></a> <a id=a></a> c[^1] d[^1]\n\n[^1]: e[^2]\n[^2]: f\n[^3]: g\n"
        let file = SourceFile(path: "note.md", text: source)
        let document = MarkdownParser.parse(file, in: file.span.range).value
        var options = HTMLOptions()
        options.headingID = { "x-" + $0 }
        options.footnotePrefix = "y-"
        let html = HTMLWriter(options).write(document).value.html
        let written = html.split(separator: " id=\"").dropFirst().map { String($0.prefix { $0 != "\"" }) }
        #expect(document.ids(options).sorted() == written.sorted())
        #expect(written.count == 8)
    }

    @Test func `a note's texts are known piece by piece`() {
        let source = "## a `b`\n\nc *d*\ne {{f}}\\\n<kbd>g</kbd> ![h](i)[^1]\n\n- [j](m)\n\n```\nk\n```\n\n[^1]: l\n"
        let file = SourceFile(path: "note.md", text: source)
        let document = MarkdownParser.parse(file, in: file.span.range).value
        let text = MarkdownDocument.textPieces(of: document.blocks).map { piece in
            switch piece {
            case .heading(let anchor): "<\(anchor)>"
            case .headingEnd: "</>"
            case .link: "("
            case .linkEnd: ")"
            case .text(let text): text
            case .code(let text): "`\(text)`"
            case .boundary: "|"
            case .codeBlock(let block): "[\(block.text)]"
            case .placeholder(let name, _): "{\(name)}"
            }
        }.joined()
        #expect(text == "|<a-b>a `b`</>||c d\ne {f}|g ||||(j)|||[k\n]|")
        #expect(document.usedFootnotes.count == 1)
    }
}
