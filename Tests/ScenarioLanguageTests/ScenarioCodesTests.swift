import Diagnostics
import ScenarioLanguage
import TestSupport
import Testing

@Suite struct ScenarioCodesTests {
    @Test(arguments: ScenarioCodes.all)
    func `the example of a code triggers it and nothing else`(_ documented: DiagnosticKind) {
        #expect(Set(problems(documented.example, of: documented).map { $0.code }) == [documented.code])
    }

    @Test(arguments: ScenarioCodes.all)
    func `applying a fix-it makes the diagnostic go away`(_ documented: DiagnosticKind) {
        let source = ResolvedSource(documented.example)
        for fixIt in source.diagnostics.flatMap({ $0.fixIts }) {
            let codes = problems(source.applying(fixIt), of: documented).map { $0.code }
            #expect(!codes.contains(documented.code))
        }
    }

    /// The text of every diagnostic as people see it; examples of thousands of lines show the first one only.
    @Test func `diagnostics read as recorded`() {
        let texts = ScenarioCodes.all.map { documented in
            let style: DiagnosticPrinter.Style = documented.example.utf8.count < 300 ? .plain : .short
            let file = SourceFile(path: "test.yaml", text: documented.example)
            return DiagnosticPrinter(style: style, files: [file]).print(problems(documented.example, of: documented))
        }
        expectGolden(texts.joined(separator: "\n"), "diagnostics.txt")
    }

    private func problems(_ text: String, of documented: DiagnosticKind) -> [Diagnostic] {
        let source = ResolvedSource(text)
        guard documented.code.description == "scenario/invalid-query" else { return source.diagnostics }
        return ValueQuery.parse(text, at: source.file.span).diagnostics
    }
}
