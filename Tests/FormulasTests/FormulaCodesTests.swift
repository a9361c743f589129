import Diagnostics
import TestSupport
import Testing

@testable import Formulas

@Suite struct FormulaCodesTests {
    @Test(arguments: FormulaCodes.all)
    func `the example of a code triggers it and nothing else`(_ documented: DiagnosticKind) {
        #expect(Set(FormulaText(documented.example).diagnostics.map { $0.code }) == [documented.code])
    }

    /// More ways to go wrong than the documented examples show.
    static let wrong = [
        "a: ", "a: 44 44", "a: (44", "a: 44)", "a: max(1)", "a: max 1, 2", "a: 1 == 1 ? 2", "a: 1 & 2", "a: 1 | 2",
        "a: 44 £ 2", "a: 812.0f", "a: .5", "a: 1 + ", "barHeight: barHeigt + 1", "barHeight: 44\nother: barHigh",
        "a: a", "a: !44",
        "a: -(1 == 1)",
        "a: 1 + (2 > 1)", "a: 1 == (2 > 1)", "a: 1 == 1 ? 2 : 1 == 1", "a: max(1, 2 > 1)", "a: 1 && 2 > 1",
        "a: device.isPhon ? 1 : 2", "max: 2", "screen: 2", "a: 999999999999999999999999999999",
    ]

    @Test func `diagnostics read as recorded`() {
        let examples = FormulaCodes.all.map { $0.example } + Self.wrong
        let texts = examples.map { example in
            let text = FormulaText(example)
            let style: DiagnosticPrinter.Style = example.utf8.count < 300 ? .plain : .short
            return DiagnosticPrinter(style: style, files: [text.file]).print(text.diagnostics)
        }
        expectGolden(texts.joined(separator: "\n"), "diagnostics.txt")
    }

    @Test(arguments: FormulaCodesTests.wrong)
    func `a faulty formula is reported, and its fix-its remove the problem`(_ example: String) {
        let text = FormulaText(example)
        #expect(!text.diagnostics.isEmpty)
        for problem in text.diagnostics {
            for fixIt in problem.fixIts {
                let codes = FormulaText(text.file.applying([fixIt]).text).codes
                #expect(!codes.contains(problem.code.description))
            }
        }
    }
}
