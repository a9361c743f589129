import DataTree
import Diagnostics
import LayoutEngine
import ScenarioLanguage
import Testing
import YAML

private func read(_ text: String) -> DataNode? {
    let file = SourceFile(path: "test.yaml", text: text)
    let parsed = YAMLParser.parse(file, in: file.span.range)
    return parsed.diagnostics.isEmpty && parsed.value.count == 1 ? parsed.value.first : nil
}

/// Texts that are edited by hand and by controls: what is edited changes, and nothing else.
@Suite struct TextEditTests {
    /// A text, another with the tree that is wanted, and the text that comes of both.
    static let cases: [(old: String, new: String, edited: String)] = [
        ("a: 1 # one\nb: 2\n", "a: 3\nb: 2\n", "a: 3 # one\nb: 2\n"),
        ("# top\na: {b: 1, c: 2} # end\n", "a: {b: 1, c: 4}\n", "# top\na: {b: 1, c: 4} # end\n"),
        ("a: {b: 1} # x\n", "a: {b: 1, c: [1, 2]}\n", "a: {b: 1, c: [1, 2]} # x\n"),
        ("a:\n  b: 1 # x\n# y\nc: 2\n", "a: {b: 1, d: 5}\nc: 2\n", "a:\n  b: 1 # x\n  d: 5\n# y\nc: 2\n"),
        ("a: 1\n# about b\nb: 2\nc: 3 # c\n", "a: 1\nc: 3\n", "a: 1\n# about b\nc: 3 # c\n"),
        ("a: {b: 1, c: 2, d: 3} # x\n", "a: {b: 1, d: 3}\n", "a: {b: 1, d: 3} # x\n"),
        ("a: {b: 1, c: 2} # x\n", "a: {b: 1}\n", "a: {b: 1} # x\n"),
        ("- x: 1\n  y: 2 # y\n", "- {y: 2}\n", "- y: 2 # y\n"),
        ("l:\n  - {a: 1} # first\n  - {b: 2} # second\n", "l: [{a: 1}]\n", "l:\n  - {a: 1} # first\n"),
        ("l:\n- a # first\n", "l: [a, {b: 2}]\n", "l:\n- a # first\n- {b: 2}\n"),
        ("l: [a, b] # x\n", "l: [a, b, c]\n", "l: [a, b, c] # x\n"),
        (
            "l:\n  - {a: 1} # first\n  - b:\n      c: 2 # c\n", "l: [{b: {c: 2}}, {a: 1}]\n",
            "l:\n  - b:\n      c: 2 # first\n  - {a: 1} # c\n"
        ),
        ("a: # nothing yet\nb: 1\n", "a: 5\nb: 1\n", "a: 5 # nothing yet\nb: 1\n"),
        ("a:\n  b:\n    c: 1\nd: 1 # d\n", "a: 7\nd: 1\n", "a:\n  7\nd: 1 # d\n"),
        ("a: 'x' # x\n", "a: \"y: z\"\n", "a: \"y: z\" # x\n"),
        ("a: 1\r\nb: 2\r\n", "a: 1\nb: 2\nc: 3\n", "a: 1\r\nb: 2\nc: 3\r\n"),
        ("a: {\n  b: 1, # b\n  c: 2\n}\n", "a: {b: 1, c: 2, d: 3}\n", "a: {\n  b: 1, # b\n  c: 2, d: 3\n}\n"),
        (
            "# top\na: # a\n  b:\n    c: 1\nd: 2 # d\n",
            "a: {e: {b: {c: 1}}}\nd: 2\n",
            "# top\na: # a\n  e: {b: {c: 1}}\nd: 2 # d\n"
        ),
        ("a: 1", "a: 1\nb: 2\n", "a: 1\nb: 2"),
    ]

    @Test(arguments: cases) func `an edit keeps comments and lines`(_ old: String, _ new: String, _ edited: String)
        throws
    {
        let tree = try #require(read(new))
        let text = TextEdit.text(old, from: try #require(read(old)), to: tree, read: read)
        #expect(read(text)?.encoding == tree.encoding)
        #expect(text == edited)
    }

    /// Whatever is wanted, the text has it: any of these trees comes out of any other's text.
    @Test func `every text becomes every other`() throws {
        let texts = Self.cases.flatMap { [$0.old, $0.new] } + ScenarioTextTests.texts
        for old in texts {
            for new in texts {
                let tree = try #require(read(new))
                let text = TextEdit.text(old, from: try #require(read(old)), to: tree, read: read)
                #expect(read(text)?.encoding == tree.encoding, "\(old)\n→\n\(text)")
            }
        }
    }
}
