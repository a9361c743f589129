import Diagnostics
import Templates
import Testing

@Suite struct PartialTests {
    private static let tree = TemplateValue.object([
        "name": .text("X"), "nodes": .list([.object(["name": .text("Y"), "nodes": .list([])])]),
    ])
    private static let lines = TemplateValue.object(["x": .text("<\n->"), "b": .flag(true)])

    static let cases = [
        MustacheCase("inline", "a{{>p}}z", partials: [("p", "-")], expected: "a-z"),
        MustacheCase("padded", "a{{> p }}z", partials: [("p", "-")], expected: "a-z"),
        MustacheCase("name with a slash", "{{>parts/p}}", partials: [("parts/p", "-")], expected: "-"),
        MustacheCase(
            "unknown", "a{{>q}}z", partials: [("p", "-")], expected: "az", codes: ["template/unknown-template"]),
        MustacheCase(
            "values are known", "{{>p}}", .object(["x": .text("1")]), partials: [("p", "{{x}}")], expected: "1"),
        MustacheCase("nested", "{{>p}}", partials: [("p", "({{>q}})"), ("q", "-")], expected: "(-)"),
        MustacheCase(
            "recursive over data", "{{>p}}", tree, partials: [("p", "{{name}}<{{#nodes}}{{>p}}{{/nodes}}>")],
            expected: "X<Y<>>"),
        MustacheCase("white space around", "| {{>p}} |", partials: [("p", "\t|\t")], expected: "| \t|\t |"),
        MustacheCase(
            "inside a line nothing is indented", "  {{b}}{{>p}}\n", .object(["b": .text("|")]),
            partials: [("p", ">\n>")], expected: "  |>\n>\n"),
        MustacheCase("alone with CRLF", "|\r\n{{>p}}\r\n|", partials: [("p", ">")], expected: "|\r\n>|"),
        MustacheCase("alone on the first line", "  {{>p}}\n>", partials: [("p", ">\n>")], expected: "  >\n  >>"),
        MustacheCase("alone on the last line", ">\n  {{>p}}", partials: [("p", ">\n>")], expected: ">\n  >\n  >"),
        MustacheCase(
            "inserted lines are not indented", "\\\n {{>p}}\n/\n", lines, partials: [("p", "|\n{{{x}}}\n|\n")],
            expected: "\\\n |\n <\n->\n |\n/\n"),
        MustacheCase(
            "indentation adds up", " {{>p}}\n", partials: [("p", "a\n {{>q}}\nz\n"), ("q", "1\n2\n")],
            expected: " a\n  1\n  2\n z\n"),
        MustacheCase(
            "indentation passes through partials without any", " {{>p}}\n",
            partials: [("p", "{{>q}}\n"), ("q", "1\n2\n")], expected: " 1\n 2\n"),
        MustacheCase(
            "indentation skips lines that vanish", " {{>p}}\n", lines, partials: [("p", "{{#b}}\n1\n{{/b}}\n2\n")],
            expected: " 1\n 2\n"),
        MustacheCase(
            "indentation goes before a section inside a line", " {{>p}}\n", lines, partials: [("p", "{{#b}}1{{/b}}\n")],
            expected: " 1\n"),
        MustacheCase(
            "delimiters do not reach into partials", "{{=@ @=}}@>p@@x@", .object(["x": .text("-")]),
            partials: [("p", "{{x}}@")], expected: "-@-"),
        MustacheCase(
            "delimiters do not leave partials", "{{>p}}{{x}}", .object(["x": .text("-")]),
            partials: [("p", "{{=@ @=}}@x@")], expected: "--"),
        MustacheCase(
            "endless recursion", "a{{>p}}z", partials: [("p", "{{>p}}")], expected: "az",
            codes: ["template/nesting-too-deep"]),
        MustacheCase(
            "doubling recursion", "a{{>p}}z", partials: [("p", "{{>q}}{{>q}}"), ("q", "{{>p}}{{>p}}")], expected: "az",
            codes: ["template/nesting-too-deep"]),
    ]

    @Test(arguments: cases)
    func `a partial is filled in its place`(_ example: MustacheCase) {
        let rendered = example.render()
        #expect(rendered.value == example.expected)
        #expect(rendered.diagnostics.map { $0.code.description } == example.codes)
    }

    @Test func `partials that double thirty times end`() {
        let partials = (0..<30).map { ("p\($0)", $0 == 29 ? "" : "{{>p\($0 + 1)}}{{>p\($0 + 1)}}") }
        let rendered = MustacheCase("", "{{>p0}}", .object([:]), partials: partials, expected: "").render()
        #expect(rendered.diagnostics.map { $0.code.description } == ["template/nesting-too-deep"])
    }

    @Test func `sections that repeat inside themselves end`() {
        let (start, end) = (String(repeating: "{{#l}}", count: 30), String(repeating: "{{/l}}", count: 30))
        let list = TemplateValue.object(["l": .list([.object([:]), .object([:])])])
        let rendered = MustacheCase("", start + "x" + end, list, expected: "").render()
        #expect(rendered.diagnostics.map { $0.code.description } == ["template/nesting-too-deep"])
    }

    @Test func `a later template replaces one of the same name`() {
        var library = TemplateLibrary()
        for text in ["first", "second"] {
            library.insert(Template.parse(SourceFile(path: "p.html", text: text)).value, as: "p")
        }
        #expect(library.render("p", .object([:])).value == "second")
    }

    @Test func `rendering an unknown template is reported without a place`() {
        let rendered = TemplateLibrary().render("page", .object([:]))
        let expected =
            "error: the template folder has no 'page.html', which this site needs [template/unknown-template]\n"
        #expect(DiagnosticPrinter(style: .plain, files: []).print(rendered.diagnostics) == expected)
    }
}
