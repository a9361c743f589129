import Diagnostics
import Scenarios
import Testing

@Suite struct ScenarioCodesTests {
    @Test(arguments: ScenarioCodes.documented)
    func `the example of a code triggers it and nothing else`(_ documented: DocumentedCode) {
        #expect(Set(codes(documented.example, of: documented)) == [documented.code.description])
    }

    @Test func `codes are listed once, by name`() {
        let names = ScenarioCodes.documented.map { $0.code.description }
        #expect(names == Set(names).sorted())
    }

    @Test(arguments: ScenarioCodes.documented)
    func `an explanation is one sentence in both languages`(_ documented: DocumentedCode) throws {
        #expect(documented.explanation.hasSuffix(".") && !documented.explanation.contains(". "))
        let chinese = try #require(documented.chineseExplanation)
        #expect(chinese.hasSuffix("。") && chinese.count(where: { $0 == "。" }) == 1)
    }

    @Test(arguments: ScenarioCodes.documented)
    func `applying a fix-it makes the diagnostic go away`(_ documented: DocumentedCode) {
        let source = ResolvedSource(documented.example)
        for fixIt in source.diagnostics.flatMap({ $0.fixIts }) {
            #expect(!codes(source.applying(fixIt), of: documented).contains(documented.code.description))
        }
    }

    private func codes(_ text: String, of documented: DocumentedCode) -> [String] {
        let source = ResolvedSource(text)
        guard documented.code.description == "scenario/invalid-query" else { return source.codes }
        return ValueQuery.parse(text, at: source.file.span).diagnostics.map { $0.code.description }
    }
}
