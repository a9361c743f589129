import Diagnostics
import Templates
import Testing

@Suite struct SectionTests {
    private static let yes = TemplateValue.object(["b": .flag(true), "x": .text("outer")])
    private static let no = TemplateValue.object(["b": .flag(false), "x": .text("outer")])
    private static let list = TemplateValue.object([
        "l": .list([.object(["n": .text("1")]), .object(["n": .text("2")])]), "none": .list([]),
    ])
    private static let nested = TemplateValue.object([
        "l": .list([.list([.text("a"), .text("<")]), .list([]), .list([.text("c")])])
    ])

    static let cases = [
        MustacheCase("a true flag shows", "{{#b}}in{{/b}}{{^b}}out{{/b}}", yes, expected: "in"),
        MustacheCase("a false flag hides", "{{#b}}in{{/b}}{{^b}}out{{/b}}", no, expected: "out"),
        MustacheCase(
            "an empty text is false", "{{#b}}in{{/b}}{{^b}}out{{/b}}", .object(["b": .text("")]), expected: "out"),
        MustacheCase(
            "a text is true and the current value", "{{#b}}({{.}}){{/b}}", .object(["b": .text("t")]), expected: "(t)"),
        MustacheCase("empty HTML is false", "{{#b}}in{{/b}}", .object(["b": .html("")]), expected: ""),
        MustacheCase("an object opens", "{{#o}}{{n}}{{/o}}", .object(["o": .object(["n": .text("1")])]), expected: "1"),
        MustacheCase("an object is true", "{{^o}}out{{/o}}", .object(["o": .object([:])]), expected: ""),
        MustacheCase("a list repeats", "{{#l}}{{n}},{{/l}}", list, expected: "1,2,"),
        MustacheCase("a list hides the inverse", "{{^l}}out{{/l}}", list, expected: ""),
        MustacheCase("an empty list is false", "{{#none}}in{{/none}}{{^none}}out{{/none}}", list, expected: "out"),
        MustacheCase("lists of lists", "{{#l}}({{#.}}{{.}}{{/.}}){{/l}}", nested, expected: "(a&lt;)()(c)"),
        MustacheCase(
            "a list as the whole value", "{{#.}}{{n}}{{/.}}", .list([.object(["n": .text("1")])]), expected: "1"),
        MustacheCase(
            "outer values stay known", "{{#l}}{{n}}{{x}}{{/l}}",
            .object(["l": .list([.object(["n": .text("1")])]), "x": .text("o")]), expected: "1o"),
        MustacheCase(
            "inner values hide outer ones", "{{#o}}{{x}}{{/o}}{{x}}",
            .object(["o": .object(["x": .text("i")]), "x": .text("o")]), expected: "io"),
        MustacheCase(
            "dotted section", "{{#a.b}}in{{/a.b}}{{^a.b}}out{{/a.b}}", .object(["a": .object(["b": .flag(true)])]),
            expected: "in"),
        MustacheCase("sections of one name nest", "{{#b}}1{{#b}}2{{/b}}3{{/b}}{{x}}", yes, expected: "123outer"),
        MustacheCase("inverses of one name nest", "{{^b}}1{{^b}}2{{/b}}3{{/b}}{{x}}", no, expected: "123outer"),
        MustacheCase("hidden sections hide what is in them", "{{#b}}1{{#y}}2{{/y}}3{{/b}}", no, expected: ""),
        MustacheCase("unknown section", "[{{#y}}in{{/y}}]", yes, expected: "[]", codes: ["template/unknown-name"]),
        MustacheCase("unknown inverse", "[{{^y}}out{{/y}}]", yes, expected: "[out]", codes: ["template/unknown-name"]),
        MustacheCase(
            "an unknown name in a loop is reported once", "{{#l}}{{y}}{{/l}}", list, expected: "",
            codes: ["template/unknown-name"]),
        MustacheCase(
            "white space in section tags", "|{{# b }}={{/ b }}|{{^ n }}{{/ n }}",
            .object(["b": .flag(true), "n": .flag(true)]), expected: "|=|"),
    ]

    @Test(arguments: cases)
    func `a section shows what it should`(_ example: MustacheCase) {
        let rendered = example.render()
        #expect(rendered.value == example.expected)
        #expect(rendered.diagnostics.map { $0.code.description } == example.codes)
    }
}
