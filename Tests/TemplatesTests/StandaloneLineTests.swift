import Diagnostics
import Templates
import Testing

@Suite struct StandaloneLineTests {
    private static let flags = TemplateValue.object(["b": .flag(true), "n": .flag(false), "x": .text("-")])

    static let cases = [
        MustacheCase("section tags", "| a\n{{#b}}\n|\n{{/b}}\n| z\n", flags, expected: "| a\n|\n| z\n"),
        MustacheCase("indented section tags", "| a\n  {{#b}}\n|\n\t{{/b}}  \n| z\n", flags, expected: "| a\n|\n| z\n"),
        MustacheCase("inverse tags", "| a\n{{^n}}\n|\n{{/n}}\n| z\n", flags, expected: "| a\n|\n| z\n"),
        MustacheCase("sections inside a line", " {{#b}}Y{{/b}}\n {{#b}}Z{{/b}}\n", flags, expected: " Y\n Z\n"),
        MustacheCase("two tags in a line", "{{#b}} {{/b}}\nz", flags, expected: " \nz"),
        MustacheCase(
            "white space inside a section", " | {{#b}} {{! c }}\n {{/b}} | \n", flags, expected: " |  \n  | \n"),
        MustacheCase("CRLF", "|\r\n{{#b}}\r\n{{/b}}\r\n|", flags, expected: "|\r\n|"),
        MustacheCase("first line", "  {{#b}}\n#{{/b}}\n/", flags, expected: "#\n/"),
        MustacheCase("last line without a break", "#{{#b}}\n/\n  {{/b}}", flags, expected: "#\n/\n"),
        MustacheCase("a lone CR is no line break", "{{! c }}\rx", expected: "\rx"),
        MustacheCase("variables never stand alone", "  {{x}}\n{{{x}}}\n{{&x}}\n", flags, expected: "  -\n-\n-\n"),
        MustacheCase("comment inside a line", "12 {{! c }} 34", expected: "12  34"),
        MustacheCase("comment alone", "a\n  {{! c }}\nz\n", expected: "a\nz\n"),
        MustacheCase("comment over lines", "a\n  {{!\n c\n  }}\nz\n", expected: "a\nz\n"),
        MustacheCase("comment with an opening delimiter", "a{{! {{ }}z", expected: "az"),
        MustacheCase("comment named like a value", "{{! x }}", flags, expected: ""),
        MustacheCase("delimiters", "{{=<% %>=}}(<%x%>)<%={{ }}=%>{{x}}", flags, expected: "(-)-"),
        MustacheCase("one-byte delimiters", "({{=[ ]=}}[x][#b]y[/b]){{x}}", flags, expected: "(-y){{x}}"),
        MustacheCase("equal delimiters", "{{= | | =}}|x||#b|y|/b|", flags, expected: "-y"),
        MustacheCase("unescaped with other delimiters", "{{=<% %>=}}<%{x}%><%&x%>", flags, expected: "--"),
        MustacheCase("delimiters alone", "a\n  {{=@ @=}}\n@x@\n", flags, expected: "a\n-\n"),
        MustacheCase("padded delimiters", "|{{= @   @ =}}|@x@", flags, expected: "||-"),
        MustacheCase("delimiters last through sections", "{{#b}}{{=@ @=}}@x@@/b@@x@", flags, expected: "--"),
    ]

    @Test(arguments: cases)
    func `a tag alone on its line takes the line with it`(_ example: MustacheCase) {
        let rendered = example.render()
        #expect(rendered.value == example.expected)
        #expect(rendered.diagnostics == [])
    }
}
