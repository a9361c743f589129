import Diagnostics
import Markdown
import Testing

@Suite struct MarkdownCodesTests {
    /// Per code: everything that is printed about its example.
    struct PrintedCase: Sendable, CustomTestStringConvertible {
        let code: String
        let printed: String

        var testDescription: String { code }
    }

    static let printed = [
        PrintedCase(
            code: "markdown/bad-anchor",
            printed: """
                note.md:1:14: warning: invalid id at the end of a heading; use letters, digits, '-', '_' and '.' [markdown/bad-anchor]
                    1 | ## Safe area {#safe area}
                      |              ^^^^^^^^^^^^

                """),
        PrintedCase(
            code: "markdown/broken-table",
            printed: """
                note.md:2:1: warning: not a table: the header has 2 cells, the line below it 1 column [markdown/broken-table]
                    1 | | a | b |
                    2 | |---|
                      | ^^^^^

                """),
        PrintedCase(
            code: "markdown/code-note",
            printed: """
                note.md:1:1: warning: the number (1) in this comment is not explained: write the explanation in an ordered list directly below the code [markdown/code-note]
                    1 | ```sh
                      | ^^^^^

                """),
        PrintedCase(
            code: "markdown/control-character",
            printed: """
                note.md:1:2: error: control character in the text; it is read as a space [markdown/control-character]
                    1 | a␌b
                      |  ^
                   perhaps: remove it

                """),
        PrintedCase(
            code: "markdown/definition-too-long",
            printed: """
                note.md:1:1: error: this definition is too long for a note with so many references, and is ignored [markdown/definition-too-long]
                    1 | [a]: \(String(repeating: "b", count: 155))…
                      | ^^^^

                """),
        PrintedCase(
            code: "markdown/diagram",
            printed: """
                note.md:1:1: warning: 'mermaid' is not drawn but shown as code; for a picture write '![what it shows](file.svg)' [markdown/diagram]
                    1 | ```mermaid
                      | ^^^^^^^^^^

                """),
        PrintedCase(
            code: "markdown/dropped-attribute",
            printed: """
                note.md:1:1: warning: the attribute 'onclick' of '<kbd>' is left out; allowed attributes are 'align', 'dir', 'id', 'lang', 'title' [markdown/dropped-attribute]
                    1 | <kbd onclick="x()">A</kbd>
                      | ^^^^^^^^^^^^^^^^^^^

                """),
        PrintedCase(
            code: "markdown/duplicate-anchor",
            printed: """
                note.md:3:7: error: the id 'a' already belongs to a heading of this note [markdown/duplicate-anchor]
                    2 | 
                    3 | # Two {#a}
                      |       ^^^^

                """),
        PrintedCase(
            code: "markdown/duplicate-attribute",
            printed: """
                note.md:1:1: warning: '<kbd>' has the attribute 'title' twice; the first one counts [markdown/duplicate-attribute]
                    1 | <kbd title="a" title="b">A</kbd>
                      | ^^^^^^^^^^^^^^^^^^^^^^^^^

                """),
        PrintedCase(
            code: "markdown/foreign-construct",
            printed: """
                note.md:1:1: warning: '::: note' of VitePress, Docusaurus, Starlight, Quarto is shown as text; write '> [!NOTE]', or 'dialects: vitepress' in site.yaml [markdown/foreign-construct]
                    1 | ::: notice
                      | ^^^^^^^^^^
                   note: also on line 3

                """),
        PrintedCase(
            code: "markdown/generator-tag",
            printed: """
                note.md:1:1: warning: a tag of another generator has no effect here and is shown as text; write it as Markdown [markdown/generator-tag]
                    1 | {% include a.html %}
                      | ^^^^^^^^^^^^^^^^^^^^

                """),
        PrintedCase(
            code: "markdown/heading-without-space",
            printed: """
                note.md:1:1: warning: '##' without a space after it is not a heading [markdown/heading-without-space]
                    1 | ##Safe area
                      | ^^
                   perhaps: replace '##' with '## '

                """),
        PrintedCase(
            code: "markdown/image-without-description",
            printed: """
                note.md:1:1: warning: picture without a description; write one between '![' and ']', or in 'alt' of an '<img>' [markdown/image-without-description]
                    1 | ![](a.png)
                      | ^^^^^^^^^^

                """),
        PrintedCase(
            code: "markdown/include",
            printed: """
                note.md:1:1: error: there is no file 'nowhere.md' to include [markdown/include]
                    1 | {{#include nowhere.md}}
                      | ^^^^^^^^^^^^^^^^^^^^^^^

                """),
        PrintedCase(
            code: "markdown/misplaced-html",
            printed: """
                note.md:1:3: warning: '<div>' is not allowed here and is left out; its content is kept [markdown/misplaced-html]
                    1 | a <div>b</div>
                      |   ^^^^^

                """),
        PrintedCase(
            code: "markdown/nesting-too-deep",
            printed: """
                note.md:1:101: error: nesting is deeper than 100 levels; further levels are left out [markdown/nesting-too-deep]
                    1 | >>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>a
                      |                                                                                                     ^

                """),
        PrintedCase(
            code: "markdown/raw-html",
            printed: """
                note.md:1:3: warning: '<font>' is left out, its content is kept; for emphasis write '**bold**' or '<mark>' [markdown/raw-html]
                    1 | a <font>b</font>
                      |   ^^^^^^

                """),
        PrintedCase(
            code: "markdown/shown-emphasis",
            printed: """
                note.md:1:1: warning: '**' is not emphasis here and is shown as it is [markdown/shown-emphasis]
                    1 | **“安全区”**的高度
                      | ^^
                   note: between a letter and punctuation it does not count as emphasis; move the punctuation outside, or write '\\*\\*'

                """),
        PrintedCase(
            code: "markdown/table-cell-count",
            printed: """
                note.md:3:1: warning: the row has 1 cell, but the table has 2 columns [markdown/table-cell-count]
                    2 | |---|---|
                    3 | | 1 |
                      | ^^^^^

                """),
        PrintedCase(
            code: "markdown/table-too-large",
            printed: """
                note.md:2:1: error: not a table: a line has more than 2,000 cells, padding short rows would take more cells than the note has characters, or more than 1,000 lines come before it without a blank line [markdown/table-too-large]
                    1 | \(String(repeating: "|a", count: 80))…
                    2 | \(String(repeating: "|-", count: 80))…
                      | \(String(repeating: "^", count: 160))

                """),
        PrintedCase(
            code: "markdown/tabs",
            printed: """
                note.md:1:1: warning: a tab group with one panel leaves nothing to choose [markdown/tabs]
                    1 | === "a"
                      | ^^^^^^^

                """),
        PrintedCase(
            code: "markdown/unbalanced-html",
            printed: """
                note.md:1:1: warning: '<kbd>' is not closed in this block [markdown/unbalanced-html]
                    1 | <kbd>A
                      | ^^^^^

                """),
        PrintedCase(
            code: "markdown/unclosed-fence",
            printed: """
                note.md:1:1: error: code block is not closed; close it with a line '```' [markdown/unclosed-fence]
                    1 | ```
                      | ^^^

                """),
        PrintedCase(
            code: "markdown/unclosed-placeholder",
            printed: """
                note.md:1:3: warning: '{{' is not closed on this line and is shown as it is [markdown/unclosed-placeholder]
                    1 | a {{b: c
                      |   ^^
                   note: to show two braces, write '\\{{'

                """),
        PrintedCase(
            code: "markdown/undefined-footnote",
            printed: """
                note.md:1:2: warning: there is no footnote '1'; the mark is shown as it is [markdown/undefined-footnote]
                    1 | a[^1]
                      |  ^^^^

                """),
        PrintedCase(
            code: "markdown/undefined-reference",
            printed: """
                note.md:1:4: warning: there is no link definition 'b'; the brackets are shown as they are [markdown/undefined-reference]
                    1 | [a][b]
                      |    ^^^

                """),
        PrintedCase(
            code: "markdown/unknown-aside",
            printed: """
                note.md:1:5: warning: unknown kind of alert 'NOTICE', so it is still shown as a block quote; known kinds: 'NOTE', 'TIP', 'IMPORTANT', 'WARNING', 'CAUTION', 'EXPERIMENT' [markdown/unknown-aside]
                    1 | > [!NOTICE]
                      |     ^^^^^^ did you mean 'NOTE'?
                   perhaps: replace 'NOTICE' with 'NOTE'

                """),
        PrintedCase(
            code: "markdown/unsafe-destination",
            printed: """
                note.md:1:1: error: addresses with 'javascript:' are not allowed; use a relative address, or one with 'http:', 'https:', 'mailto:' [markdown/unsafe-destination]
                    1 | [a](javascript:b)
                      | ^^^^^^^^^^^^^^^^^

                """),
        PrintedCase(
            code: "markdown/unused-footnote",
            printed: """
                note.md:3:1: warning: nothing refers to the footnote '1'; it is left out [markdown/unused-footnote]
                    2 | 
                    3 | [^1]: b
                      | ^^^^

                """),
    ]

    private static func problems(in text: String) -> (file: SourceFile, problems: [Diagnostic]) {
        let file = SourceFile(path: "note.md", text: text)
        let parsed = MarkdownParser.parse(file, in: 0..<file.utf8Count)
        return (file, parsed.diagnostics + HTMLWriter().write(parsed.value).diagnostics)
    }

    @Test(arguments: printed)
    func `each example triggers its code`(_ expected: PrintedCase) throws {
        let entry = try #require(MarkdownCodes.all.first { $0.code.description == expected.code })
        let (file, problems) = Self.problems(in: entry.example)
        #expect(problems.allSatisfy { $0.code == entry.code })
        #expect(DiagnosticPrinter(style: .plain, files: [file]).print(problems) == expected.printed)
    }

    @Test func `every code has its expected text, sorted`() {
        #expect(MarkdownCodes.all.map { $0.code.description } == Self.printed.map { $0.code })
        #expect(Self.printed.map { $0.code } == Self.printed.map { $0.code }.sorted())
    }

    @Test(arguments: MarkdownCodes.all)
    func `applying the fix mends the example`(_ entry: DiagnosticKind) {
        for edit in Self.problems(in: entry.example).problems.flatMap({ $0.fixIts }).flatMap({ $0.replacements }) {
            let bytes = Array(entry.example.utf8)
            let fixed = Array(bytes[..<edit.span.start]) + Array(edit.text.utf8) + Array(bytes[edit.span.end...])
            #expect(Self.problems(in: String(decoding: fixed, as: UTF8.self)).problems == [])
        }
    }
}
