import Diagnostics
import Templates
import Testing

/// A tag that shows nothing itself, with what has to stand before and behind it.
struct SilentTag: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let tag: String
    var before = ""
    var after = ""

    static let all = [
        SilentTag(testDescription: "comment", tag: "{{! c }}"),
        SilentTag(testDescription: "comment over lines", tag: "{{!\n c\n}}"),
        SilentTag(testDescription: "delimiters", tag: "{{=<% %>=}}"),
        SilentTag(testDescription: "start of a section", tag: "{{#b}}", after: "{{/b}}"),
        SilentTag(testDescription: "start of an inverse section", tag: "{{^n}}", after: "{{/n}}"),
        SilentTag(testDescription: "end of a section", tag: "{{/b}}", before: "{{#b}}"),
        SilentTag(testDescription: "end of an inverse section", tag: "{{/n}}", before: "{{^n}}"),
    ]

    func render(_ text: String) -> Diagnosed<String> {
        MustacheCase(
            "", before + text.replacing("TAG", with: tag) + after, .object(["b": .flag(true), "n": .flag(false)]),
            expected: ""
        ).render()
    }
}

/// The rules of the Mustache specification that hold for all kinds of tags and values, in cases of our own.
@Suite struct MustacheRuleTests {
    /// A text around a tag, and what is left of it.
    static let places: [(name: String, text: String, expected: String)] = [
        ("a line of its own", "a\nTAG\nz", "a\nz"),
        ("an indented line", "a\n \tTAG \nz", "a\nz"),
        ("a line that ends with CRLF", "a\r\nTAG\r\nz", "a\r\nz"),
        ("the beginning of a line", "a\nTAG z", "a\n z"),
        ("the middle of a line", "a TAG z\n", "a  z\n"),
        ("the end of a line", "a  TAG\nz", "a  \nz"),
    ]

    @Test(arguments: SilentTag.all, places)
    func `a tag that shows nothing takes its line with it, and nothing else`(
        _ tag: SilentTag, _ place: (name: String, text: String, expected: String)
    ) {
        let rendered = tag.render(place.text)
        #expect(rendered.value == place.expected, "\(place.name)")
        #expect(rendered.diagnostics == [])
    }

    @Test(arguments: SilentTag.all.filter { $0.before.isEmpty })
    func `a tag on the first line takes it with it`(_ tag: SilentTag) {
        #expect(tag.render("  TAG\nz").value == "z")
    }

    @Test(arguments: SilentTag.all.filter { $0.after.isEmpty })
    func `a tag on the last line, without a break, takes it with it`(_ tag: SilentTag) {
        #expect(tag.render("a\n  TAG").value == "a\n")
    }

    private static let words = TemplateValue.object([
        "l": .list([.text("a<"), .text("b")]), "none": .list([]), "x": .text("o"), "t": .text("<"), "empty": .text(""),
        "o": .object(["p": .object(["q": .text("deep"), "f": .flag(false)])]), "b": .flag(true), "n": .flag(false),
    ])

    static let cases = [
        MustacheCase("items of a list are escaped", "{{#l}}[{{.}}]{{/l}}", words, expected: "[a&lt;][b]"),
        MustacheCase("items of a list, three braces", "{{#l}}[{{{.}}}]{{/l}}", words, expected: "[a<][b]"),
        MustacheCase("items of a list, ampersand", "{{#l}}[{{&.}}]{{/l}}", words, expected: "[a<][b]"),
        MustacheCase("outer values within a list", "{{#l}}{{x}}{{o.p.q}};{{/l}}", words, expected: "odeep;odeep;"),
        MustacheCase("two inverse sections", "{{^n}}1{{/n}} {{^none}}2{{/none}}", words, expected: "1 2"),
        MustacheCase(
            "inverse of a text, an object and a list", "{{^x}}1{{/x}}{{^o}}2{{/o}}{{^l}}3{{/l}}", words, expected: ""),
        MustacheCase("inverse of an empty text", "{{^empty}}none{{/empty}}", words, expected: "none"),
        MustacheCase(
            "inverse of a dotted name", "{{^o.p.f}}off{{/o.p.f}}{{^o.p.q}}no{{/o.p.q}}", words, expected: "off"),
        MustacheCase(
            "inverse of a broken chain", "{{^o.z.y}}none{{/o.z.y}}", words, expected: "none",
            codes: ["template/unknown-name"]),
        MustacheCase(
            "section of a broken chain", "[{{#o.z.y}}in{{/o.z.y}}]", words, expected: "[]",
            codes: ["template/unknown-name"]),
        MustacheCase("dotted name, three braces and ampersand", "{{{o.p.q}}}{{&o.p.q}}", words, expected: "deepdeep"),
        MustacheCase("spaces within an inverse section", " | {{^n}}\t|\t{{/n}} | ", words, expected: " | \t|\t | "),
        MustacheCase("an empty text shows nothing", "({{empty}}{{{empty}}}{{&empty}})", words, expected: "()"),
        MustacheCase("delimiters hold in sections", "{{= | | =}}|#b|{{x}}|x||/b||x|", words, expected: "{{x}}oo"),
        MustacheCase(
            "delimiters hold in inverse sections", "{{= | | =}}|^n|{{x}}|x||/n||x|", words, expected: "{{x}}oo"),
        MustacheCase("delimiters that mean something in patterns", "{{=( )=}}(x)[(t)]", words, expected: "o[&lt;]"),
        MustacheCase(
            "other values of a section and its parent", "{{#o}}{{#p}}{{q}}{{x}}{{/p}}{{/o}}", words, expected: "deepo"),
    ]

    @Test(arguments: cases)
    func `a template gives its text`(_ example: MustacheCase) {
        let rendered = example.render()
        #expect(rendered.value == example.expected)
        #expect(rendered.diagnostics.map { $0.code.description } == example.codes)
    }
}
