import Diagnostics
import Testing

struct PositionCase: Sendable, CustomTestStringConvertible {
    let text: String
    let offset: Int
    let line: Int
    let column: Int

    var testDescription: String { "\(text.debugDescription) at \(offset)" }

    static let all = [
        PositionCase(text: "", offset: 0, line: 1, column: 1),
        PositionCase(text: "ab\ncd", offset: 0, line: 1, column: 1),
        PositionCase(text: "ab\ncd", offset: 3, line: 2, column: 1),
        PositionCase(text: "ab\r\ncd", offset: 5, line: 2, column: 2),
        PositionCase(text: "é漢😀\tx", offset: 2, line: 1, column: 2),
        PositionCase(text: "é漢😀\tx", offset: 5, line: 1, column: 3),
        PositionCase(text: "é漢😀\tx", offset: 9, line: 1, column: 4),
        PositionCase(text: "é漢😀\tx", offset: 10, line: 1, column: 5),
        PositionCase(text: "a\n", offset: 2, line: 2, column: 1),
        PositionCase(text: "a\n", offset: 99, line: 2, column: 1),
        PositionCase(text: "a\n", offset: -1, line: 1, column: 1),
    ]
}

@Suite struct SourceFileTests {
    @Test(arguments: PositionCase.all)
    func `an offset has a line and a column counted in scalars`(_ example: PositionCase) {
        let file = SourceFile(path: "a.md", text: example.text)
        #expect(file.position(of: example.offset) == SourcePosition(line: example.line, column: example.column))
    }

    @Test func `a line comes without its line break`() {
        let file = SourceFile(path: "a.md", text: "one\r\ntwo\n\nfour")
        #expect((1...4).map { file.line($0).map { String($0) } } == ["one", "two", "", "four"])
        #expect(file.line(0) == nil)
        #expect(file.line(5) == nil)
    }

    @Test func `a bound inside a scalar moves back to its start`() {
        let file = SourceFile(path: "a.md", text: "漢字")
        #expect(file.text(in: 1..<4) == "漢")
        #expect(file.text(in: 3..<6) == "字")
    }

    @Test func `a line and a byte column give the offset back`() {
        let file = SourceFile(path: "a.md", text: "ab\n漢x\n")
        #expect(file.offset(line: 2, utf8Column: 3) == 6)
        #expect(file.offset(line: 99, utf8Column: 0) == 8)
    }

    @Test func `places on a long line are those that counting gives`() {
        let line = String(repeating: "aé界😀", count: 1000)
        let file = SourceFile(path: "a", text: "first\n" + line + "\nlast 界\n")
        for (column, index) in line.unicodeScalars.indices.enumerated() where column % 37 == 0 {
            let offset = 6 + line.utf8.distance(from: line.startIndex, to: index)
            #expect(file.position(of: offset) == SourcePosition(line: 2, column: column + 1))
        }
        let end = file.utf8Count
        #expect(file.position(of: end) == SourcePosition(line: 4, column: 1))
        #expect(file.position(of: end - 1) == SourcePosition(line: 3, column: 7))
        #expect(file.position(of: 7) == SourcePosition(line: 2, column: 2))
    }
}
