import Audits
import Diagnostics
import ScenarioLanguage
import TestSupport
import Testing

@Suite struct AuditCodesTests {
    @Test(arguments: AuditCodes.all)
    func `the example of a code triggers it and nothing else`(_ documented: DiagnosticKind) {
        #expect(Set(AuditedSource(documented.example).diagnostics.map { $0.code }) == [documented.code])
    }

    /// More ways to go wrong than the documented examples show.
    static let wrong = [
        "[1, 2]",
        "{}",
        "{id: a, scenario: bras, macros: {m: {formula: 49, against: tabBar.frame.height}}}",
        "{id: a, scenario: bars, macros: [49]}",
        "{id: a, scenario: bars, macros: {m: {formula: 49, against: tabBr.frame.height}}, over: {device: iPhone X}}",
        "{id: a, scenario: bars, macros: {m: {formula: 49, against: tabBar}}, over: {device: iPhone X}}",
        "{id: a, scenario: bars, macros: {m: {formula: 1 == 1, against: tabBar.frame.height}}}",
        "{id: a, scenario: bars, macros: {m: {formula: '49 +', against: tabBar.frame.height}}}",
        "{id: a, scenario: bars, macros: {m: {formula: \"4\\x39 +\", against: tabBar.frame.height}}}",
        "{id: a, scenario: bars, macros: {m: {against: tabBar.frame.height}}}",
        "{id: a, scenario: bars, macros: {'m m': {formula: 49, against: tabBar.frame.height}}}",
        "{id: a, scenario: bars, macros: {m: {formula: tabBar.frame.hight, against: tabBar.frame.height}}, over: {device: iPhone X}}",
        "{id: a, scenario: bars, macros: {m: {formula: 49, against: tabBar.frame.height}}, over: {device: iPhone 10X}}",
        "{id: a, scenario: bars, macros: {m: {formula: 49, against: tabBar.frame.height}}, expect: {m: {cells: [{os: 11}]}}}",
        "{id: bars, scenario: bars, macros: {m: {formula: 49, against: tabBar.frame.height}}}",
        "{use: nothing, title: {en: A}}",
        """
        id: a
        scenario: bars
        macros: {m: {formula: 49, against: tabBar.frame.height}}
        over: {device: iPhone X, os: 11, orientation: portrait}
        expect: {m: {right: 1, wrong: 0, worst: -33, cells: [{device: iPhone X, error: 0}]}}
        """,
    ]

    @Test(arguments: AuditCodesTests.wrong)
    func `a faulty block of macros is reported`(_ example: String) {
        #expect(!AuditedSource(example).diagnostics.isEmpty)
    }

    @Test func `diagnostics of macros equal the golden file`() {
        let texts = (AuditCodes.all.map { $0.example } + Self.wrong).map { AuditedSource($0).report }
        expectGolden(texts.joined(separator: "\n"), "audit-diagnostics.txt")
    }
}
