import Testing

@testable import Markdown

/// The text behind the marks of a fence, as some tool writes it, and its meaning.
struct FenceInfoCase: Sendable, CustomTestStringConvertible {
    let info: String
    let language: String
    let name: String
    let lines: [ClosedRange<Int>]

    var testDescription: String { info }

    init(_ info: String, _ language: String, _ name: String = "", _ lines: [ClosedRange<Int>] = []) {
        self.info = info
        self.language = language
        self.name = name
        self.lines = lines
    }

    static let all: [FenceInfoCase] = [
        FenceInfoCase("swift", "swift"), FenceInfoCase("js ignore", "js"), FenceInfoCase("", ""),
        FenceInfoCase("swift{1,3-5}", "swift", "", [1...1, 3...5]),
        // MkDocs Material
        FenceInfoCase(
            "python linenums=\"1\" hl_lines=\"2 4-5\" title=\"main.py\"", "python", "main.py", [2...2, 4...5]),
        FenceInfoCase("{ .py hl_lines=\"2\" }", "py", "", [2...2]),
        FenceInfoCase("{ .yaml .annotate title=\"a b.yml\" }", "yaml", "a b.yml"),
        // Docusaurus
        FenceInfoCase("jsx {1,4-6} title=\"/src/App.js\" showLineNumbers", "jsx", "/src/App.js", [1...1, 4...6]),
        FenceInfoCase("js showLineNumbers {2}", "js", "", [2...2]),
        // VitePress
        FenceInfoCase("ts:line-numbers {1}", "ts", "", [1...1]), FenceInfoCase("js [config.js]", "js", "config.js"),
        // Zola
        FenceInfoCase("rust,linenos,hl_lines=1 3-4", "rust", "", [1...1, 3...4]),
        FenceInfoCase("rust, hl_lines=2, linenostart=20", "rust", "", [2...2]),
        FenceInfoCase("toml, name=a.toml", "toml", "a.toml"),
        // mdBook
        FenceInfoCase("rust,ignore,does_not_compile", "rust"), FenceInfoCase("rust,editable", "rust"),
        // Pandoc and Quarto
        FenceInfoCase("{.python filename=\"a.py\"}", "python", "a.py"), FenceInfoCase("{python}", "python"),
        FenceInfoCase("js{0,5-2,x}", "js"), FenceInfoCase("c++", "c++"), FenceInfoCase("c#", "c#"),
        FenceInfoCase("js title=", "js"), FenceInfoCase("js {", "js"), FenceInfoCase("js [", "js"),
    ]
}

@Suite struct FenceInfoTests {
    @Test(arguments: FenceInfoCase.all)
    func `a fence says its language, its name and the lines to look at`(_ example: FenceInfoCase) {
        let info = FenceInfo(example.info)
        #expect(info.language == example.language)
        #expect(info.name == example.name)
        #expect(info.lines.filter { $0.kind == .marked }.map { $0.range } == example.lines)
    }

    @Test func `lines are marked, inserted and deleted`() {
        let info = FenceInfo("js {1} ins={2-3} del={4}")
        #expect(info.lines.map { $0.kind } == [.marked, .inserted, .deleted])
        #expect(info.lines.map { $0.range } == [1...1, 2...3, 4...4])
    }

    @Test(arguments: [
        ("a // [!code ++]\nb // [!code --]\nc", "<ins class=\"line\">a</ins>\n<del class=\"line\">b</del>\nc\n"),
        ("a # [!code highlight:2]\nb\nc", "<mark class=\"line\">a</mark>\n<mark class=\"line\">b</mark>\nc\n"),
        ("<!-- [!code focus:2] -->\na\nb", "<mark class=\"line\">a</mark>\n<mark class=\"line\">b</mark>\n"),
        ("a /* [!code error] */\nb", "<mark class=\"line\">a</mark>\nb\n"),
        ("a\n// highlight-next-line\nb\nc", "a\n<mark class=\"line\">b</mark>\nc\n"),
        (
            "# highlight-start\na\nb\n# highlight-end\nc",
            "<mark class=\"line\">a</mark>\n<mark class=\"line\">b</mark>\nc\n"
        ),
        ("{/* highlight-next-line */}\na", "<mark class=\"line\">a</mark>\n"),
        ("highlight-start\na", "highlight-start\na\n"),
        ("let a = \"[!code ++]\"", "let a = &quot;[!code ++]&quot;\n"),
        ("a // [!code nothing]", "a // [!code nothing]\n"),
    ])
    func `comments that say something about their line mark it`(_ code: String, _ shown: String) {
        let html = HTMLCase("", "```js\n\(code)\n```\n", "").write().html
        #expect(html == "<pre tabindex=\"0\"><code class=\"language-js\">\(shown)</code></pre>\n")
    }
}
