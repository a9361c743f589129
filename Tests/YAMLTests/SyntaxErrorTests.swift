import Diagnostics
import TestSupport
import Testing
import YAML

/// A text with one mistake, the marker standing where the diagnostic points to.
struct SyntaxCase: Sendable, CustomTestStringConvertible {
    let marked: String
    let code: String
    let message: String

    init(_ marked: String, _ code: String, _ message: String) {
        self.marked = marked
        self.code = code
        self.message = message
    }

    var testDescription: String { marked.debugDescription }

    static let all: [SyntaxCase] = [
        SyntaxCase("é: 1️⃣@漢", "yaml/unquoted-value", "a value cannot begin with '@'"),
        SyntaxCase("é: b1️⃣: c", "yaml/unquoted-value", "a second ': ' is not allowed on a line"),
        SyntaxCase("é: '漢' 1️⃣c", "yaml/unquoted-value", "'c' cannot follow the end of a value"),
        SyntaxCase(
            "漢: 1\r\n  1️⃣b: 2\r\n", "yaml/wrong-indentation",
            "'b:' is indented, but the line above already has a "
                + "value"),
        SyntaxCase(
            "漢:\r\n    b: 1\r\n  1️⃣c: 2\r\n", "yaml/wrong-indentation",
            "the indentation of this line matches none of the lines above it"),
        SyntaxCase("\u{FEFF}漢:\n1️⃣\tb: 1\n", "yaml/tab-indentation", "YAML must be indented with spaces, not tabs"),
        SyntaxCase("a:\n  - x\n 1️⃣\t- y\n", "yaml/tab-indentation", "YAML must be indented with spaces, not tabs"),
        SyntaxCase("a: |\n1️⃣\tb\n", "yaml/tab-indentation", "YAML must be indented with spaces, not tabs"),
        SyntaxCase(
            "a: 😀\n1️⃣設備：b\nc: 3\n", "yaml/missing-colon", "'設備：b' needs a ':' and a space between its key and its value"),
        SyntaxCase(
            "1️⃣設備：b\n\nc: 3\n", "yaml/missing-colon", "'設備：b' needs a ':' and a space between its key and its value"),
        SyntaxCase(
            "a: 1\n1️⃣see https://example.org\nb: 2\n", "yaml/missing-colon",
            "'see https://example.org' needs a ':' and a space between its key and its value"),
        SyntaxCase("a: [漢, 2\nb1️⃣: 3\n", "yaml/unclosed-bracket", "'[' is not closed; ',' or ']' is expected here"),
        SyntaxCase("a: 1️⃣{漢: 2\n\n", "yaml/unclosed-bracket", "'{' is never closed"),
        SyntaxCase("a: [1]1️⃣]", "yaml/syntax", "']' closes nothing"),
        SyntaxCase("1️⃣}", "yaml/syntax", "'}' closes nothing"),
        SyntaxCase("漢: 1️⃣\"x\nb: 3\n", "yaml/unclosed-quote", "the text that begins with '\"' has no closing quote"),
        SyntaxCase("漢: 1️⃣'x\n---\nb'", "yaml/unclosed-quote", "the text that begins with ''' has no closing quote"),
        SyntaxCase(
            "漢: \"1️⃣\\d\"", "yaml/invalid-escape",
            "'\\d' is not an escape; allowed are '\\n', '\\t', '\\\"', '\\\\' and '\\u' with four hex digits"),
        SyntaxCase(
            "漢: \"1️⃣\\u12\"", "yaml/invalid-escape",
            "'\\u' is not an escape; allowed are '\\n', '\\t', '\\\"', '\\\\' and '\\u' with four hex digits"),
        SyntaxCase("- 漢\n1️⃣b: 1\n", "yaml/misplaced-item", "only items that begin with '- ' are allowed in a list"),
        SyntaxCase("漢: 1\n1️⃣- a\n", "yaml/misplaced-item", "'- ' begins an item, but keys are expected here"),
        SyntaxCase("漢: 1️⃣- a", "yaml/misplaced-item", "'- ' must begin a line of its own"),
        SyntaxCase("{1️⃣: 1}", "yaml/empty-key", "a name is missing before ':'"),
        SyntaxCase(
            "漢: 1️⃣& 1", "yaml/invalid-anchor", "'&' must be followed by a name of ASCII letters, digits, '-' or '_'"),
        SyntaxCase("漢: 1️⃣!<x y", "yaml/invalid-tag", "this tag cannot be read; tags look like '!name' or '!!str'"),
        SyntaxCase(
            "漢: >1️⃣0\n x", "yaml/invalid-block-text",
            "only '-', '+' and a digit from 1 to 9 may follow '|' or '>' on its line"),
        SyntaxCase(
            "1️⃣%YAML 2.0\n---\na", "yaml/invalid-directive",
            "this '%' line cannot be read; only '%YAML 1.1' and '%TAG' are allowed"),
        SyntaxCase(
            "1️⃣%TAG x\n---\na", "yaml/invalid-directive",
            "this '%' line cannot be read; only '%YAML 1.1' and '%TAG' are allowed"),
        SyntaxCase(
            "漢: 1\n...\n1️⃣b\n", "yaml/extra-text",
            "text follows the end of the value; only '---' may start another document here"),
        SyntaxCase("é漢😀: 1️⃣\u{1}x", "yaml/control-character", "control character 'U+0001' is not allowed in YAML"),
        SyntaxCase("漢: 1️⃣\u{FFFE}", "yaml/control-character", "control character 'U+FFFE' is not allowed in YAML"),
        SyntaxCase(
            "漢: [1, 1️⃣*foo]", "yaml/unknown-alias", "alias '*foo' refers to nothing; there is no anchor above it"),
        SyntaxCase(
            "[&bar 漢, 1️⃣*baz]", "yaml/unknown-alias", "alias '*baz' refers to nothing; the anchors above it are '&bar'"),
        SyntaxCase("漢: &x\n  a: 1️⃣*x", "yaml/recursive-alias", "alias '*x' is inside the value that it refers to"),
        SyntaxCase(
            "{漢: 1, 1️⃣漢: 2}", "yaml/duplicate-key",
            "key '漢' is given twice in the same mapping, and only the first is used"),
        SyntaxCase(
            "? 1️⃣{漢: 1}\n: 1", "yaml/non-scalar-key", "a key must be a word or a number, not a list or a mapping"),
        SyntaxCase(
            "漢: 1️⃣!x 11", "yaml/unknown-tag", "tag '!x' is unknown and has no effect; '!!str' turns a number into text"
        ),
    ]
}

@Suite struct SyntaxErrorTests {
    @Test(arguments: SyntaxCase.all)
    func `a mistake is reported once, at its place and in our words`(_ test: SyntaxCase) {
        let source = MarkedSource(test.marked, path: "test.yaml")
        let diagnostics = YAMLParser.parse(source.file, in: source.file.span.range).diagnostics
        #expect(diagnostics.map { $0.code.description } == [test.code])
        #expect(diagnostics.first?.message == test.message)
        #expect(diagnostics.first?.span?.start == source["1️⃣"])
    }

    @Test func `diagnostics print as recorded`() {
        let printed = YAMLCodes.all.map { documented in
            let file = SourceFile(path: "example.yaml", text: documented.example)
            let diagnostics = YAMLParser.parse(file, in: file.span.range).diagnostics
            return DiagnosticPrinter(style: .plain, files: [file]).print(diagnostics)
        }
        expectGolden(printed.joined(separator: "\n"), "diagnostics.txt")
    }
}
