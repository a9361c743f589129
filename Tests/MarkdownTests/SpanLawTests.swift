import Diagnostics
import Markdown
import Testing

@Suite struct SpanLawTests {
    /// What random notes are made of: every mark, and what has led cmark's own columns astray.
    private static let pieces = [
        "*", "**", "_", "`", "``", "[", "](u)", "![", "]", "[r]", "[^n]", "<b>", "</b>", "<http://a.b>", "http://x.y",
        "a@b.c", "~~", "~", "\\", "\\*", "&amp;", "&copy;", "&#35;", "é", "漢", "🙂", "\t", " ", " ", "\n", "\n", "\n\n",
        "\n> ", "\n- ", "\n1. ", "\n   ", "\n# ", "# ", "|", "\n| a | b |\n|---|---|\n", "word", "two words", "  \n",
        "{{a_b: c[0]}}", "{{", "}}", "\n```\n", "\n===\n", "\n---\n", "\r\n", "\n\n[r]: /u\n", "\n\n[^n]: note\n",
        "    ",
        "\n[ ] ", "\\|", "\0", "<!-- c -->", "\n<div>\n", "{#a}", "<kbd>", "</kbd>", "\n<details>\n",
    ]

    /// The same notes for the same seed.
    private static func note(_ random: inout Random) -> String {
        (0..<(5 + random.next(below: 40))).map { _ in pieces[random.next(below: pieces.count)] }.joined()
    }

    @Test(arguments: 1...8)
    func `random notes have orderly spans`(_ seed: Int) {
        var random = Random(seed: UInt64(seed))
        for _ in 0..<250 {
            let text = Self.note(&random)
            let file = SourceFile(path: "note.md", text: text)
            let parsed = MarkdownParser.parse(file, in: 0..<file.utf8Count)
            let laws = SpanLaws(parsed.value, of: file)
            #expect(laws.violations == [], "in \(text.debugDescription)")
        }
    }

    @Test func `random notes come out the same twice`() {
        var random = Random(seed: 99)
        for _ in 0..<100 {
            let file = SourceFile(path: "note.md", text: Self.note(&random))
            let first = MarkdownParser.parse(file, in: 0..<file.utf8Count)
            let second = MarkdownParser.parse(file, in: 0..<file.utf8Count)
            #expect(first.value == second.value)
            #expect(first.diagnostics == second.diagnostics)
            #expect(HTMLWriter().write(first.value).value == HTMLWriter().write(second.value).value)
        }
    }

    @Test func `random bytes are read as some note`() {
        var random = Random(seed: 7)
        for _ in 0..<100 {
            let bytes = (0..<400).map { _ in UInt8(random.next(below: 256)) }
            let file = SourceFile(path: "note.md", text: String(decoding: bytes, as: UTF8.self))
            let parsed = MarkdownParser.parse(file, in: 0..<file.utf8Count)
            _ = HTMLWriter().write(parsed.value)
            #expect(parsed.diagnostics.contains { $0.code.description == "markdown/control-character" })
        }
    }

    /// A small generator: tests need the same notes every time, not good randomness.
    private struct Random {
        private var state: UInt64

        init(seed: UInt64) { state = seed }

        mutating func next(below limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % limit
        }
    }
}
