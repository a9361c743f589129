import Diagnostics
import TestSupport
import Testing

/// Twice as many problems on one line take at most 2.6 times as long to print.
@Suite(.serialized, .enabled(if: Torture.isLong)) struct PrintedGrowthTests {
    @Test func `problems on one long line are printed in proportion to their number`() {
        let inputs = [4000, 8000].map { count in
            let file = SourceFile(path: "a.yaml", text: String(repeating: "{x: 界}, ", count: count))
            let problems = (0..<count).map { number in
                Diagnostic(DiagnosticCode("a/b"), .error, "wrong", at: file.span(number * 10..<number * 10 + 8))
            }
            return (printer: DiagnosticPrinter(style: .plain, files: [file]), problems: problems)
        }
        let factor = Growth.factor(inputs.map { $0.problems.count }) { index in
            _ = inputs[index].printer.print(inputs[index].problems).utf8.count
        }
        #expect(factor <= Growth.most)
    }
}
