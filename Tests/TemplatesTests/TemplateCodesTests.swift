import Diagnostics
import Templates
import Testing

@Suite struct TemplateCodesTests {
    private static let value = TemplateValue.object([
        "title": .text("Insets"), "pages": .list([.object(["title": .text("One")])]),
    ])

    /// Per code: the example, and everything that is printed about it.
    struct PrintedCase: Sendable, CustomTestStringConvertible {
        let code: String
        let printed: String

        var testDescription: String { code }
    }

    static let printed = [
        PrintedCase(
            code: "template/bad-delimiters",
            printed: """
                example.html:1:1: error: bad delimiters '<%'; write two marks of at most 16 bytes, with white space between them and no '=', such as '<% %>' [template/bad-delimiters]
                    1 | {{=<%=}}
                      | ^^^^^^^^

                """),
        PrintedCase(
            code: "template/bad-name",
            printed: """
                example.html:1:1: error: bad name 'page title'; a name is '.', one word, or words joined by '.' [template/bad-name]
                    1 | {{page title}}
                      | ^^^^^^^^^^^^^^

                """),
        PrintedCase(
            code: "template/mismatched-end",
            printed: """
                example.html:1:23: error: end tag 'page' inside the section 'pages' [template/mismatched-end]
                    1 | {{#pages}}{{title}}{{/page}}
                      |                       ^^^^
                   note: the section 'pages' begins here (example.html:1:1)
                   perhaps: replace 'page' with 'pages'

                """),
        PrintedCase(
            code: "template/nesting-too-deep",
            printed: """
                example.html:1:4: error: partial 'example' is nested deeper than 64 templates; it is left out [template/nesting-too-deep]
                    1 | {{>example}}
                      |    ^^^^^^^
                   note: the other partials of this page are left empty

                """),
        PrintedCase(
            code: "template/not-text",
            printed: """
                example.html:1:3: error: 'pages' is a list, but only text and HTML can be inserted [template/not-text]
                    1 | {{pages}}
                      |   ^^^^^

                """),
        PrintedCase(
            code: "template/stray-end",
            printed: """
                example.html:1:10: error: end tag 'title' without an open section [template/stray-end]
                    1 | {{title}}{{/title}}
                      |          ^^^^^^^^^^
                   perhaps: remove the end tag 'title'

                """),
        PrintedCase(
            code: "template/unclosed-section",
            printed: """
                example.html:1:1: error: section 'pages' is not closed [template/unclosed-section]
                    1 | {{#pages}}{{title}}
                      | ^^^^^^^^^^

                """),
        PrintedCase(
            code: "template/unclosed-tag",
            printed: """
                example.html:1:1: error: tag '{{' is not closed; end it with '}}' [template/unclosed-tag]
                    1 | {{title
                      | ^^

                """),
        PrintedCase(
            code: "template/unknown-name",
            printed: """
                example.html:1:3: error: unknown name 'titel'; allowed: 'title', 'pages' [template/unknown-name]
                    1 | {{titel}}
                      |   ^^^^^ did you mean 'title'?
                   fix-it: replace 'titel' with 'title'

                """),
        PrintedCase(
            code: "template/unknown-template",
            printed: """
                example.html:1:4: error: unknown template 'header'; allowed: 'example' [template/unknown-template]
                    1 | {{>header}}
                      |    ^^^^^^

                """),
    ]

    @Test(arguments: printed)
    func `each example triggers its code`(_ expected: PrintedCase) throws {
        let entry = try #require(TemplateCodes.all.first { $0.code.description == expected.code })
        let problems = MustacheCase("", entry.example, Self.value, expected: "").render().diagnostics
        let printer = DiagnosticPrinter(
            style: .plain, files: [SourceFile(path: "example.html", text: entry.example)])
        #expect(printer.print(problems) == expected.printed)
    }

    @Test func `every code has its expected text, sorted`() {
        #expect(TemplateCodes.all.map { $0.code.description } == Self.printed.map { $0.code })
        #expect(Self.printed.map { $0.code } == Self.printed.map { $0.code }.sorted())
    }

    @Test(arguments: TemplateCodes.all)
    func `applying the fix mends the example`(_ entry: DiagnosticKind) {
        let problems = MustacheCase("", entry.example, Self.value, expected: "").render().diagnostics
        for edit in problems.flatMap({ $0.fixIts }).flatMap({ $0.replacements }) {
            let bytes = Array(entry.example.utf8)
            let fixed = Array(bytes[..<edit.span.start]) + Array(edit.text.utf8) + Array(bytes[edit.span.end...])
            let text = String(decoding: fixed, as: UTF8.self)
            #expect(MustacheCase("", text, Self.value, expected: "").render().diagnostics == [])
        }
    }
}
