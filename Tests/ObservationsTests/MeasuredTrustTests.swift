import Content
import ContentSupport
import Devices
import Diagnostics
import Languages
import LayoutEngine
import NoteScenarios
import ScenarioLanguage
import Testing

@testable import Observations

/// Effects of observations on numbers: question marks and derivations, on the device and system where somebody looked.
struct MeasuredTrustTests {
    private static let bars = """
        id: bars
        matrix:
          device: [iPhone 17 Pro, iPhone 16]
        os: 26
        window: {safeAreaInsets: [116, 0, 83, 0]}
        root:
          viewController:
            view:
              - tableView: {name: table, rows: 30, frame: fill}
        """

    /// The levels of the settled insets of the table of the first variant, and what is said of the first.
    private func top(
        _ rows: [String], system: String = "26.4", at phase: Phase = .viewDidAppear, on os: OSVersion = OSVersion(26)
    ) throws -> (levels: [Trust.Level], note: Measurement?) {
        let file = ScenarioFile(Array(Self.bars.utf8), path: "a.yaml", catalog: .standard)
        let text = "system: \(system)\nbuild: 23E244\ndate: 2026-11-26\n" + rows.map { $0 + "\n" }.joined()
        let present = try ContentObservations(
            folder: "content", in: InMemoryFileSystem(["content/observations/a.txt": text]).fileSystem)
        #expect(file.diagnostics.isEmpty && present.diagnostics.isEmpty)
        let variant = present.noted(in: file.scenarios)[0].variants[0]
        var environment = variant.environment
        environment.os = os
        let snapshot = try #require(layOut(variant.app, in: environment)[phase])
        let path = ValuePath(name: "table", property: "safeAreaInsets")
        let value = try #require(ScenarioLanguage.value(at: path, in: snapshot).value)
        #expect(value.description == (phase == .viewDidAppear ? "116, 0, 83, 0" : "0, 0, 0, 0"))
        var trust = Trust(in: environment, at: phase)
        let first = value.quantities[0]
        return (
            value.quantities.map { trust.level(of: $0) }, trust.measurement(first.derivation.name, first.value)
        )
    }

    private static let extrapolated = [Trust.Level](repeating: .extrapolated, count: 4)
    private static let observed = [Trust.Level](repeating: .observed, count: 4)

    private static func row(_ value: String, _ device: String = "iPhone 17 Pro", scenario: String = "bars#1") -> String
    {
        "\(scenario) | \(device) | viewDidAppear | table.safeAreaInsets | \(value)"
    }

    @Test func `nothing observed leaves the question mark`() throws {
        let found = try top([])
        #expect(found.levels == Self.extrapolated && found.note == nil)
    }

    @Test(arguments: ["bars#1", "bars#2"])
    func `a value that UIKit gives loses its question mark, whichever variant of the hierarchy is named`(
        _ scenario: String
    ) throws {
        let found = try top([Self.row("116, 0, 83, 0", scenario: scenario)])
        #expect(found.levels == Self.observed)
        #expect(found.note?.run.build == "23E244" && found.note?.disputed == nil)
    }

    @Test func `each number of a value stands for itself`() throws {
        let found = try top([Self.row("116, 0, 80, 0 | disputed: the tab bar was minimized")])
        #expect(found.levels == Self.extrapolated)
        let one = try top(["bars#1 | iPhone 17 Pro | viewDidAppear | table.safeAreaInsets.bottom | 83"])
        #expect(one.levels == [.extrapolated, .extrapolated, .observed, .extrapolated])
    }

    /// Rows that say nothing about the number: of another device, system, phase or number.
    private static let elsewhere: [(row: String, system: String, os: OSVersion)] = [
        (row("116, 0, 83, 0", "iPhone 17"), "26.4", OSVersion(26)), (row("116, 0, 83, 0"), "27.0", OSVersion(26)),
        (row("116, 0, 83, 0"), "26.4", OSVersion(26, 1)), (row("115, 9, 80, 9"), "26.4", OSVersion(26)),
        (
            "bars#1 | iPhone 17 Pro | viewDidLayoutSubviews | table.safeAreaInsets | 116, 0, 83, 0", "26.4",
            OSVersion(26)
        ),
    ]

    @Test(arguments: elsewhere)
    func `what was seen elsewhere confirms nothing`(_ row: String, _ system: String, _ os: OSVersion) throws {
        let found = try top([row], system: system, on: os)
        #expect(found.levels == Self.extrapolated && found.note == nil)
    }

    @Test func `the number stays the engine's, and a dispute is said beside it`() throws {
        let found = try top([Self.row("115, 0, 83, 0 | disputed: read early")])
        #expect(found.note?.value == 115 && found.note?.disputed == "read early")
        #expect(found.levels[0] == .extrapolated)
    }

    @Test func `what rests on a number that UIKit gave is as good as the rest of it`() throws {
        let found = try top(["bars#1 | iPhone 17 Pro | viewDidAppear | view.safeAreaInsets.top | 116"])
        #expect(found.levels[0] < .extrapolated && found.levels[2] == .extrapolated)
    }

    @Test func `two scenarios with other rows have other statements, and one without rows keeps its own`() throws {
        let scenarios = ScenarioFile(Array(Self.bars.utf8), path: "a.yaml", catalog: .standard).scenarios
        func statement(_ rows: String) throws -> [UInt8]? {
            let text = "system: 26.4\n" + rows
            let disk = InMemoryFileSystem(["content/observations/a.txt": text]).fileSystem
            return try ContentObservations(folder: "content", in: disk).noted(in: scenarios)[0].statement
        }
        let rows = [Self.row("116, 0, 83, 0"), Self.row("115, 0, 83, 0"), Self.row("115, 0, 83, 0 | disputed: early")]
        let statements = try rows.map { try statement($0 + "\n") }
        #expect(Set(statements).count == rows.count)
        #expect(try statement("other | iPhone 8 | viewDidAppear | a.frame | 3\n") == scenarios[0].statement)
    }
}
