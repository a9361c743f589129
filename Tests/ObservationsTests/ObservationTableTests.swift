import Content
import ContentSupport
import Devices
import Diagnostics
import LayoutEngine
import NoteScenarios
import ScenarioLanguage
import Testing

@testable import Observations

/// Files of the folder `observations`: what they say, and what is wrong with them.
struct ObservationTableTests {
    private static let head = "system: 26.4\nbuild: 23E244\ndate: 2026-11-26\n\n"
    private static let row = "bars | iPhone 15 | viewDidAppear | view.frame.x | 0\n"

    private static func table(_ text: String) -> ObservationTable {
        ObservationTable(SourceFile(path: "observations/a.txt", text: text))
    }

    // MARK: - Reading

    private static let values: [(text: String, value: ScenarioLanguage.Expectation.Expected)] = [
        ("0", .numbers([0])), ("116, 0, 83, 0", .numbers([116, 0, 83, 0])), ("-97.5", .numbers([-97.5])),
        ("compact", .text("compact")), ("true", .text("true")),
    ]

    @Test(arguments: values)
    func `a row says a value`(_ text: String, _ value: ScenarioLanguage.Expectation.Expected) {
        let table = Self.table(
            Self.head + "bars#2 | iPhone 15 | second viewWillAppear | table.cell(0, 1).frame | \(text)\r\n")
        #expect(table.diagnostics.isEmpty)
        #expect(table.rows.map { $0.value } == [value])
        #expect(
            table.rows.map { $0.line } == [
                "bars#2 | iPhone 15 | second viewWillAppear | table.cell(0, 1).frame | \(text)"
            ])
        #expect(table.rows[0].run == ObservedRun(system: "26.4", build: "23E244", date: "2026-11-26"))
    }

    @Test func `the reason of a doubt may hold what separates fields`() {
        let text = "bars | iPhone 15 | viewDidAppear | view.frame.x | 3 | disputed: read early | or late"
        let table = Self.table(Self.head + text)
        #expect(table.rows.map { $0.disputed } == ["read early | or late"] && table.diagnostics.isEmpty)
        #expect(table.rows[0].line == text)
    }

    /// A line, and the code of the only message.
    private static let bad: [(line: String, code: String)] = [
        ("bars | iPhone 15 | viewDidAppear | view.frame.x", "no-row"), ("bars | | a | b | 3", "no-row"),
        ("scenario bars", "no-row"), ("colour: red", "no-row"), ("bars | iPhone 15 | a | b | 3 | why", "no-reason"),
        ("bars | iPhone 15 | a | b | NaN", "no-number"), ("bars | iPhone 15 | a | b | inf", "no-number"),
        ("bars | iPhone 15 | a | b | 1, two", "no-number"), ("bars | iPhone 15 | a | b | 1,", "no-number"),
        ("build: 23E245", "head-twice"),
    ]

    @Test(arguments: bad)
    func `a broken line is one message at its place, and the rest is used`(_ line: String, _ code: String) {
        let table = Self.table(Self.head + line + "\n" + Self.row)
        #expect(table.diagnostics.map { $0.code.description } == ["observations/" + code])
        let start = Self.head.utf8.count
        #expect(table.diagnostics[0].span?.range == start..<(start + line.utf8.count))
        #expect(table.rows.map { $0.path } == ["view.frame.x"])
    }

    // MARK: - Codes

    private static let bars = """
        id: bars
        device: iPhone 15
        os: 18
        root:
          viewController: {}
        """

    private func scenarios(_ text: String = bars) -> [Scenario] {
        ScenarioFile(Array(text.utf8), path: "a.yaml", catalog: .standard).scenarios
    }

    @Test(arguments: ObservationTableCodes.all + ObservationCodes.all)
    func `the example of a code triggers it and no other`(_ kind: DiagnosticKind) {
        let table = Self.table(kind.example)
        let (single, contradicted) = table.rows.withoutContradictions
        let report = ObservationReport(single, of: scenarios(), catalog: .standard)
        let ofRows =
            contradicted.isEmpty ? report.problems : contradicted.map { ObservationTableCodes.contradicted($0) }
        let isOfTable = ObservationTableCodes.all.contains(kind)
        let codes = (table.diagnostics + (isOfTable ? ofRows.filter { $0.code == kind.code } : ofRows)).map { $0.code }
        #expect(codes == [kind.code])
    }

    @Test func `a row that somebody disputes is no error, and contradicts nothing`() {
        let doubted = "bars | iPhone 15 | viewDidAppear | view.frame.x | 7 | disputed: read early\n"
        let (single, contradicted) = Self.table("system: 18.0\n" + Self.row + doubted).rows.withoutContradictions
        let report = ObservationReport(single, of: scenarios(), catalog: .standard)
        #expect(contradicted.isEmpty && report.problems.isEmpty)
        #expect(report.answers.map { $0.verdict } == [.agrees, .disputed])
    }
}
