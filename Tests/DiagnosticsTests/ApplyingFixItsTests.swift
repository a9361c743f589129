import Diagnostics
import Testing

struct ApplyingCase: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// Each fix-it as its replacements: range and text.
    let fixIts: [[(Range<Int>, String)]]
    let result: String

    static let cases = [
        ApplyingCase(testDescription: "none", fixIts: [], result: "one 二 three"),
        ApplyingCase(testDescription: "out of order", fixIts: [[(8..<13, "3")], [(0..<3, "1")]], result: "1 二 3"),
        ApplyingCase(testDescription: "insertion", fixIts: [[(13..<13, "!")]], result: "one 二 three!"),
        ApplyingCase(testDescription: "overlap", fixIts: [[(0..<7, "x")], [(4..<7, "2")]], result: "x three"),
        ApplyingCase(testDescription: "same twice", fixIts: [[(4..<7, "2")], [(4..<7, "2")]], result: "one 2 three"),
        ApplyingCase(
            testDescription: "a fix-it that overlaps in part",
            fixIts: [[(0..<3, "1")], [(2..<4, "x"), (8..<13, "y")]],
            result: "1 二 three"),
    ]
}

struct ApplyingFixItsTests {
    private let file = SourceFile(path: "a.md", text: "one 二 three")

    @Test(arguments: ApplyingCase.cases)
    func `fix-its apply entirely or not at all`(_ row: ApplyingCase) {
        let fixIts = row.fixIts.map { edits in
            FixIt("edit", edits.map { FixIt.Replacement(file.span($0.0), with: $0.1) }, .certain)
        }
        #expect(file.applying(fixIts).text == row.result)
    }

    @Test func `a fix-it for another file changes nothing here`() {
        let other = SourceFile(path: "b.md", text: "one")
        #expect(file.applying([.replace(other.span, old: "one", with: "1", .certain)]).text == file.text)
    }
}
