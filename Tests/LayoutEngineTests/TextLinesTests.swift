import LayoutEngine
import Testing

struct LineBreaks: Sendable, CustomTestStringConvertible {
    /// The lines with bars between them.
    let lines: String
    /// The width of a line in ems of a Chinese character, in hundredths.
    let limit: Double
    var separator = " "

    var testDescription: String { lines }

    static let all: [LineBreaks] = [
        LineBreaks(lines: "one|two|three", limit: 250),
        LineBreaks(lines: "one two|three", limit: 400),
        LineBreaks(lines: "self-|sizing", limit: 280, separator: ""),
        LineBreaks(lines: "x|-5", limit: 120),
        LineBreaks(lines: "安全|区域", limit: 200, separator: ""),
        LineBreaks(lines: "安|全。|区域", limit: 299, separator: ""),
        LineBreaks(lines: "全|（区|域", limit: 200, separator: ""),
        LineBreaks(lines: "看|iPhone|吧", limit: 330, separator: ""),
        LineBreaks(lines: "incom|prehe|nsible", limit: 300, separator: ""),
        LineBreaks(lines: "one\u{A0}two|six", limit: 400),
        LineBreaks(lines: "one|two", limit: 1000, separator: "\n"),
        LineBreaks(lines: "one||two", limit: 1000, separator: "\n"),
    ]
}

@Suite struct TextLinesTests {
    @Test(arguments: LineBreaks.all)
    func `lines break where words, hyphens and Chinese characters end`(_ test: LineBreaks) {
        let parts = test.lines.split(separator: "|", omittingEmptySubsequences: false).map { String($0) }
        let lines = TextLines(
            parts.joined(separator: test.separator), .regular, at: test.limit / 100 * LetterWidths.unitsPerEm)
        #expect(lines.lines.map { $0.text } == parts)
    }

    @Test func `without a limit each paragraph is a line, and spaces at its end take no room`() {
        let lines = TextLines("one two  \nthree", .regular, at: nil)
        #expect(lines.lines.map { $0.text } == ["one two", "three"])
        #expect(lines.lines[0].width == TextLines("one two", .regular, at: nil).lines[0].width)
    }

    @Test func `a line as wide as its limit stays whole`() {
        let width = TextLines("one two", .semibold, at: nil).width(ofFirst: 0)
        #expect(TextLines("one two", .semibold, at: width).lines.count == 1)
        #expect(TextLines("one two", .semibold, at: width - 1).lines.count == 2)
    }

    @Test func `a line of no width holds a letter`() {
        #expect(TextLines("ab c", .regular, at: 0).lines.map { $0.text } == ["a", "b", "c"])
        #expect(TextLines("", .regular, at: 100).lines.map { $0.text } == [""])
    }
}
