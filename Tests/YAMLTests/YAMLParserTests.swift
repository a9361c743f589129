import DataTree
import Diagnostics
import Testing
import YAML

struct ParseCase: Sendable, CustomTestStringConvertible {
    let id: String
    let source: String
    let expected: String

    init(_ id: String, _ source: String, _ expected: String) {
        self.id = id
        self.source = source
        self.expected = expected
    }

    var testDescription: String { id }

    static let all: [ParseCase] = [
        ParseCase("nothing", "", ""),
        ParseCase("a comment alone", "# nothing\n", ""),
        ParseCase("one scalar", "11.10\n", "11.10"),
        ParseCase("quoted scalars", "['1', \"2\"]", "['1', '2'‹\"2\"›]‹['1', \"2\"]›"),
        ParseCase("nulls", "a:\nb: ~\nc: null\nd: 'null'\n", "{a: null‹›, b: null‹~›, c: null‹null›, d: 'null'}‹*›"),
        ParseCase("not a number is text", "[NaN, .nan, .inf, 1e3]", "[NaN, .nan, .inf, 1e3]‹*›"),
        ParseCase("a block ends with its last value", "a:\n  b: 1\n\n# end\nc: 2", "{a: {b: 1}‹b: 1›, c: 2}‹*›"),
        ParseCase("a list under its key", "a:\n- 1\n- 2\nb: 3", "{a: [1, 2]‹- 1\n- 2›, b: 3}‹*›"),
        ParseCase("literal text", "a: |\n  x\n  y\n\nb: 1", "{a: 'x\ny\n'‹|\n  x\n  y›, b: 1}‹*›"),
        ParseCase("folded text", "a: >-\n  x\n  y\n", "{a: 'x y'‹>-\n  x\n  y›}‹a: >-\n  x\n  y›"),
        ParseCase("plain text over lines", "a: x\n  y\n", "{a: x y‹x\n  y›}‹a: x\n  y›"),
        ParseCase("several documents", "a\n---\nb\n", "a | b"),
        ParseCase("an empty document", "---\n", "null‹›"),
        ParseCase("keys without values", "{a, b: }", "{a: null‹›, b: null‹›}‹*›"),
        ParseCase("a pair in a list", "[a: 1]", "[{a: 1}‹a: 1›]‹*›"),
        ParseCase("a quoted key", "'a b': 1", "{a b‹key›: 1}‹*›"),
        ParseCase("tagged text", "a: !!str 11\nb: !!int 3", "{a: '11'‹11›, b: 3}‹*›"),
        ParseCase(
            "anchor and tag are no part of a value", "a: &x !!str # why\n  11\n",
            "{a: '11'‹11›}‹a: &x !!str # why\n  11›"),
        ParseCase(
            "anchored collections", "a: &x [1]\nb: &y\n  c: 1\nd: &z\n- 1",
            "{a: [1]‹[1]›, b: {c: 1}‹c: 1›, d: [1]‹- 1›}‹*›"),
        ParseCase("an alias stands at its own place", "a: &x [1]\nb: *x", "{a: [1]‹[1]›, b: [1]‹*x›}‹*›"),
        ParseCase("an alias as a key", "- &x a\n- {*x : 1}", "[a, {a‹key›: 1}‹{*x : 1}›]‹*›"),
        ParseCase("an anchor given twice", "[&x 1, *x, &x 2, *x]", "[1, 1‹*x›, 2, 2‹*x›]‹*›"),
        ParseCase("accents, ideographs, emoji", "é: 漢\n😀: [b, 字]\n", "{é: 漢, 😀: [b, 字]‹[b, 字]›}‹é: 漢\n😀: [b, 字]›"),
        ParseCase(
            "tabs between tokens", "a:\t漢\t# c\nb: [\t1,\n\t2]\n",
            "{a: 漢, b: [1, 2]‹[\t1,\n\t2]›}‹a:\t漢\t# c\nb: [\t1,\n\t2]›"),
        ParseCase(
            "Windows line ends", "a: é\r\nb:\r\n  - 漢\r\n  - c\r\n",
            "{a: é, b: [漢, c]‹- 漢\r\n  - c›}‹a: é\r\nb:\r\n  - 漢\r\n  - c›"),
        ParseCase("a byte order mark", "\u{FEFF}a: é\nb: 漢\n", "{a: é, b: 漢}‹a: é\nb: 漢›"),
        ParseCase("line ends that only YAML knows", "a: 1\u{2028}b: 2\u{85}c: 3", "{a: 1, b: 2, c: 3}‹*›"),
    ]
}

@Suite struct YAMLParserTests {
    @Test(arguments: ParseCase.all)
    func `values stand where they were written`(_ test: ParseCase) {
        let file = SourceFile(path: "test.yaml", text: test.source)
        let parsed = YAMLParser.parse(file, in: file.span.range)
        let whole = test.source.hasSuffix("\n") ? String(test.source.dropLast()) : test.source
        #expect(nodeText(parsed.value, in: file) == test.expected.replacing("‹*›", with: "‹\(whole)›"))
        #expect(parsed.diagnostics.isEmpty)
    }

    @Test func `offsets are those of the whole file`() {
        let file = SourceFile(path: "note.md", text: "# 標題\n```\na: é\nb: [漢, x]\n```\n")
        let start = "# 標題\n```\n".utf8.count
        let range = start..<start + "a: é\nb: [漢, x]\n".utf8.count
        let parsed = YAMLParser.parse(file, in: range)
        #expect(nodeText(parsed.value, in: file) == "{a: é, b: [漢, x]‹[漢, x]›}‹a: é\nb: [漢, x]›")
    }

    @Test func `a range past the end reads to the end`() {
        let file = SourceFile(path: "test.yaml", text: "a")
        #expect(YAMLParser.parse(file, in: 0..<9).value.first?.text == "a")
        #expect(YAMLParser.parse(file, in: 7..<9).value.isEmpty)
    }

    @Test func `what was read before a syntax error is kept`() {
        let file = SourceFile(path: "test.yaml", text: "first\n---\na: 1\nb: {c: [2, 3\nd: 4\n")
        let parsed = YAMLParser.parse(file, in: file.span.range)
        #expect(
            nodeText(parsed.value, in: file)
                == "first | {a: 1, b: {c: [2, 3 d‹3\nd›]‹[2, 3\nd›}‹{c: [2, 3\nd›}‹a: 1\nb: {c: [2, 3\nd›")
        #expect(parsed.diagnostics.map { $0.code.description } == ["yaml/unclosed-bracket"])
    }
}
