import Diagnostics
import Templates
import Testing

@Suite struct InterpolationTests {
    private static let special = TemplateValue.object(["x": .text("&<>\"'"), "h": .html("<b>&amp;</b>")])
    private static let person = TemplateValue.object([
        "person": .object(["name": .object(["first": .text("Ada")])]),
        "name": .object(["first": .text("outer")]), "a.b": .text("never"), "empty": .object([:]),
    ])

    static let cases = [
        MustacheCase("text without tags", "Hi, {x} } { \n", expected: "Hi, {x} } { \n"),
        MustacheCase("empty template", "", expected: ""),
        MustacheCase("text is escaped", "{{x}}", special, expected: "&amp;&lt;&gt;&quot;&#39;"),
        MustacheCase("three braces leave text as it is", "{{{x}}}", special, expected: "&<>\"'"),
        MustacheCase("an ampersand leaves text as it is", "{{&x}}", special, expected: "&<>\"'"),
        MustacheCase(
            "HTML is never escaped", "{{h}}{{{h}}}{{&h}}", special, expected: "<b>&amp;</b><b>&amp;</b><b>&amp;</b>"),
        MustacheCase("inserted text is not read again", "{{x}}", .object(["x": .text("{{y}}")]), expected: "{{y}}"),
        MustacheCase(
            "white space in tags", "|{{ x }}|{{\tx\n}}|{{{ x }}}|{{& x }}|", .object(["x": .text("-")]),
            expected: "|-|-|-|-|"),
        MustacheCase(
            "white space around tags", " | {{x}} |\n  {{x}}\n", .object(["x": .text("-")]), expected: " | - |\n  -\n"),
        MustacheCase("wide characters", "é{{x}}漢", .object(["x": .text("🙂")]), expected: "é🙂漢"),
        MustacheCase("a name in Chinese", "{{标题}}", .object(["标题": .text("安全区")]), expected: "安全区"),
        MustacheCase("dotted name", "{{person.name.first}}", person, expected: "Ada"),
        MustacheCase(
            "the first part decides where the rest is looked up", "{{#person}}{{name.first}}{{/person}}", person,
            expected: "Ada"),
        MustacheCase(
            "a dotted name is never one key", "{{a.b}}", person, expected: "", codes: ["template/unknown-name"]),
        MustacheCase("broken chain", "[{{empty.b.c}}]", person, expected: "[]", codes: ["template/unknown-name"]),
        MustacheCase(
            "a text has no fields", "[{{person.name.first.x}}]", person, expected: "[]",
            codes: ["template/unknown-name"]),
        MustacheCase(
            "a broken chain does not fall back on outer values", "{{#o}}{{b.c}}{{/o}}",
            .object(["o": .object(["b": .object([:])]), "b": .object(["c": .text("wrong")])]), expected: "",
            codes: ["template/unknown-name"]),
        MustacheCase(
            "unknown name", "[{{y}}{{{y}}}{{&y}}]", special, expected: "[]",
            codes: .init(repeating: "template/unknown-name", count: 3)),
        MustacheCase("the current value", "{{.}}{{{.}}}{{&.}}", .text("<"), expected: "&lt;<<"),
        MustacheCase(
            "a flag is not text", "[{{x}}]", .object(["x": .flag(true)]), expected: "[]", codes: ["template/not-text"]),
        MustacheCase(
            "a list is not text", "[{{x}}]", .object(["x": .list([])]), expected: "[]", codes: ["template/not-text"]),
        MustacheCase("an object is not text", "[{{.}}]", expected: "[]", codes: ["template/not-text"]),
        MustacheCase("byte order mark", "\u{FEFF}{{x}}", .object(["x": .text("-")]), expected: "-"),
        MustacheCase(
            "of two fields with one name the first counts", "{{x}}", .object(["x": .text("1"), "x": .text("2")]),
            expected: "1"),
    ]

    @Test(arguments: cases)
    func `a value is inserted`(_ example: MustacheCase) {
        let rendered = example.render()
        #expect(rendered.value == example.expected)
        #expect(rendered.diagnostics.map { $0.code.description } == example.codes)
    }
}
