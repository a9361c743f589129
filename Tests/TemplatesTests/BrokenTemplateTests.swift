import Diagnostics
import Templates
import Testing

@Suite struct BrokenTemplateTests {
    struct BrokenCase: Sendable, CustomTestStringConvertible {
        let template: String
        let rendered: String
        /// `line:column code`, sorted by place.
        let problems: [String]

        var testDescription: String { template.debugDescription }

        init(_ template: String, _ rendered: String, _ problems: [String]) {
            self.template = template
            self.rendered = rendered
            self.problems = problems
        }
    }

    private static let value = TemplateValue.object([
        "a": .flag(true), "b": .flag(true), "x": .text("-"), "o": .object(["name": .text("n")]),
    ])

    static let cases = [
        BrokenCase("é漢{{y}}", "é漢", ["1:5 template/unknown-name"]),
        BrokenCase("\t🙂\r\n {{o.nam}}", "\t🙂\r\n ", ["2:6 template/unknown-name"]),
        BrokenCase(
            "{{x {{x}}\n{{x\n{{x}}", "{{x -\n{{x\n-", ["1:1 template/unclosed-tag", "2:1 template/unclosed-tag"]),
        BrokenCase("{{x\ny}}{{x}}", "{{x\ny}}-", ["1:1 template/unclosed-tag"]),
        BrokenCase("{{{x}}{{x}}", "{{{x}}-", ["1:1 template/unclosed-tag"]),
        BrokenCase("{{{{x}}", "{{-", ["1:1 template/unclosed-tag"]),
        BrokenCase("{{!x {{x}", "{{!x {{x}", ["1:1 template/unclosed-tag"]),
        BrokenCase("{{=<% %>}}{{x}}", "{{=<% %>}}-", ["1:1 template/unclosed-tag"]),
        BrokenCase("{{", "{{", ["1:1 template/unclosed-tag"]),
        BrokenCase(
            "{{}}{{ }}{{#}}{{/}}", "", ["1:1 template/bad-name", "1:5 template/bad-name", "1:10 template/bad-name"]),
        BrokenCase(
            "{{a..b}}{{.a}}{{a.}}{{<p}}", "",
            ["1:1 template/bad-name", "1:9 template/bad-name", "1:15 template/bad-name", "1:21 template/bad-name"]),
        BrokenCase("{{#a b}}{{x}}{{/a b}}", "-", ["1:1 template/bad-name"]),
        BrokenCase(
            "{{==}}{{=a=}}{{=a b c=}}{{=aaaaaaaaaaaaaaaaa b=}}{{x}}", "-",
            [
                "1:1 template/bad-delimiters", "1:7 template/bad-delimiters", "1:14 template/bad-delimiters",
                "1:25 template/bad-delimiters",
            ]),
        BrokenCase("{{#a}}{{#b}}{{x}}{{/a}}{{x}}", "--", ["1:7 template/unclosed-section"]),
        BrokenCase("{{#a}}{{^b}}{{x}}", "", ["1:1 template/unclosed-section", "1:7 template/unclosed-section"]),
        BrokenCase("{{#a}}{{x}}{{/c}}{{x}}{{/a}}", "--", ["1:15 template/mismatched-end", "1:23 template/stray-end"]),
        BrokenCase("{{/a}}{{x}}", "-", ["1:1 template/stray-end"]),
        BrokenCase("} }} }}}", "} }} }}}", []),
        BrokenCase("\0{{x}}\0", "\0-\0", []),
    ]

    @Test(arguments: cases)
    func `what is broken is reported, the rest is rendered`(_ example: BrokenCase) {
        let file = SourceFile(path: "example.html", text: example.template)
        let rendered = MustacheCase("", example.template, Self.value, expected: "").render()
        #expect(rendered.value == example.rendered)
        let problems = DiagnosticPrinter.sorted(rendered.diagnostics).map { problem in
            let position = file.position(of: problem.span?.start ?? -1)
            return "\(position.line):\(position.column) \(problem.code)"
        }
        #expect(problems == example.problems)
    }

    private static let count = 10_000

    static let nasty: [(id: String, template: String)] = [
        ("ten thousand sections", repeating("{{#a}}") + "{{x}}" + repeating("{{/a}}")),
        ("ten thousand unclosed sections", repeating("{{#a}}")),
        ("ten thousand stray ends", repeating("{{/a}}")),
        ("ten thousand mismatched ends", repeating("{{#a}}") + repeating("{{/b}}")),
        ("a megabyte of opening braces", String(repeating: "{", count: 1_000_000)),
        ("opening braces, then closing ones", String(repeating: "{{", count: 200_000) + "}}"),
        ("unclosed comments", String(repeating: "{{! ", count: 200_000)),
        ("unclosed delimiter tags", String(repeating: "{{=", count: 200_000)),
        ("a megabyte of white space", "{{x}}" + String(repeating: " ", count: 1_000_000) + "{{x}}"),
        ("a name of a megabyte", "{{" + String(repeating: "x", count: 1_000_000) + "}}"),
        ("a name of many parts", "{{" + String(repeating: "a.", count: 200_000) + "a}}"),
        ("ten thousand unknown names", repeating("{{y}}")),
    ]

    private static func repeating(_ text: String) -> String { String(repeating: text, count: count) }

    @Test(.timeLimit(.minutes(10)), arguments: nasty.map { $0.id })
    func `nasty templates neither crash nor hang`(_ id: String) throws {
        let template = try #require(Self.nasty.first { $0.id == id }).template
        let rendered = MustacheCase(id, template, Self.value, expected: "").render()
        #expect(rendered.value.utf8.count <= template.utf8.count)
    }

    @Test func `random bytes neither crash nor hang`() {
        let alphabet = Array("{{{}}}#^/>&=! \n\r\tabox.é漢<%>".utf8)
        var state: UInt64 = 1
        for _ in 0..<500 {
            var bytes: [UInt8] = []
            for _ in 0..<200 {
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                bytes.append(alphabet[Int(state >> 33) % alphabet.count])
            }
            let template = String(decoding: bytes, as: UTF8.self)
            let first = MustacheCase("", template, Self.value, expected: "").render()
            let second = MustacheCase("", template, Self.value, expected: "").render()
            #expect(first.value == second.value)
            #expect(first.diagnostics == second.diagnostics)
        }
    }

    @Test(.timeLimit(.minutes(10))) func `a thousand pages are rendered`() {
        let row = TemplateValue.object(["name": .text("safeAreaInsets"), "value": .text("[88, 0, 34, 0]")])
        let page = TemplateValue.object(["rows": .list(Array(repeating: row, count: 50)), "title": .text("安全区")])
        let source = "<title>{{title}}</title>\n{{#rows}}\n<tr><td>{{name}}</td><td>{{value}}</td></tr>\n{{/rows}}\n"
        var library = TemplateLibrary()
        library.insert(Template.parse(SourceFile(path: "page.html", text: source)).value, as: "page")
        var bytes = 0
        for _ in 0..<1_000 { bytes += library.render("page", page).value.utf8.count }
        #expect(bytes == 1_000 * 2_825)
    }
}
