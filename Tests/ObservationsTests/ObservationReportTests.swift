import Content
import Devices
import Diagnostics
import LayoutEngine
import NoteScenarios
import ScenarioLanguage
import Testing

@testable import Observations

/// Observations beside the engine's values.
struct ObservationReportTests {
    private static let bars = """
        id: bars
        device: iPhone 15
        os: 18
        root:
          tabBarController:
            navigationController:
              viewController:
                view:
                  - tableView: {name: table, rows: 30, frame: fill}
        """
    private static let turned = """
        id: turned
        root:
          viewController: {}
        device: iPhone 15
        matrix:
          orientation: [portrait, landscapeRight]
        os: 18
        """

    private func scenarios(_ text: String) throws -> [Scenario] {
        let file = ScenarioFile(Array(text.utf8), path: "a.yaml", catalog: .standard)
        #expect(file.diagnostics.isEmpty)
        return file.scenarios
    }

    /// The engine's own values of a scenario, as a probe would print them, on a device and system.
    private func lines(
        _ scenario: Scenario, on device: String = "iPhone 15", os: String = "18.0", all: Bool = true
    ) throws -> [String] {
        try scenario.variants.enumerated().flatMap { index, variant -> [String] in
            var environment = variant.environment
            environment.device = try #require(DeviceCatalog.standard.device(named: device))
            environment.os = try #require(OSVersion(parsing: os))
            let name = scenario.variants.count == 1 ? scenario.id : "\(scenario.id)#\(index + 1)"
            return layOut(variant.app, in: environment).snapshots.flatMap { snapshot in
                NamedValue.everything(in: snapshot).map { named in
                    line(name, named.path, text(named.value), device: device, os: os, phase: snapshot.phase.rawValue)
                }
            }
        }
    }

    private func text(_ value: Value) -> String {
        if case .text(let word) = value { return "\"\(word)\"" }
        let numbers = value.quantities.map { "\($0.value)" }
        return numbers.count == 1 ? numbers[0] : "[" + numbers.joined(separator: ",") + "]"
    }

    private func line(
        _ scenario: String = "bars", _ path: String = "view.safeAreaInsets.top", _ value: String = "1",
        device: String = "iPhone 15", os: String = "18.0", phase: String = "viewDidAppear"
    ) -> String {
        #"{"scenario":"\#(scenario)","device":"\#(device)","os":"\#(os)","build":"22A1","phase":"\#(phase)","path":"\#(path)","value":\#(value)}"#
    }

    private func report(_ lines: [String], of scenarios: [Scenario]) -> (ObservationReport, [Diagnostic]) {
        let file = ObservationFile(Array((lines.joined(separator: "\n") + "\n").utf8), path: "o.jsonl")
        let report = ObservationReport(file.observations, of: scenarios, catalog: .standard)
        return (report, file.diagnostics + report.diagnostics)
    }

    // MARK: - Verdicts

    @Test(arguments: [("iPhone 15", "18.0"), ("iPhone SE (3rd generation)", "17.5"), ("iPad Pro 11-inch (M4)", "18.2")])
    func `the engine's own values come back without a difference`(_ device: String, _ os: String) throws {
        for text in [Self.bars, Self.turned] {
            let scenarios = try scenarios(text)
            let lines = try lines(scenarios[0], on: device, os: os)
            let (report, diagnostics) = report(lines, of: scenarios)
            #expect(report.answers.count == lines.count && lines.count > 100)
            #expect(report.answers.allSatisfy { [.agrees, .confirmed].contains($0.verdict) })
            #expect(diagnostics.isEmpty)
        }
    }

    @Test func `one changed number is found and named by its rule, and nothing else`() throws {
        let scenarios = try scenarios(Self.bars)
        var lines = try lines(scenarios[0])
        let index = try #require(
            lines.firstIndex { $0.contains("\"tabBar.frame\"") && $0.contains("\"viewDidAppear\"") })
        #expect(lines[index].contains("83.0]"))
        lines[index] = lines[index].replacing("83.0]", with: "84.0]")
        let (report, _) = report(lines, of: scenarios)
        let differing = report.answers.filter { $0.verdict == .differs }
        #expect(differing.map { $0.observation.path } == ["tabBar.frame"])
        #expect(differing[0].rules.map { $0.id } == ["tab-bar.height"])
        #expect(differing[0].value?.description == "0, 769, 393, 83")
    }

    @Test func `what the engine does not model is none of its mistakes`() throws {
        let scenarios = try scenarios(Self.bars)
        let (report, diagnostics) = report([line("bars", "statusBar.contentSize", "[1,2]")], of: scenarios)
        #expect(report.answers.map { $0.verdict } == [.notModelled] && diagnostics.isEmpty)
    }

    @Test func `an extrapolated number that UIKit gives is confirmed`() throws {
        let scenarios = try scenarios(Self.bars)
        let variant = scenarios[0].variants[0]
        var found: [(device: String, os: String, path: String, value: String)] = []
        for device in DeviceCatalog.standard.devices where found.isEmpty {
            var environment = variant.environment
            environment.device = device
            environment.os = device.newestOS
            var trust = Trust(in: environment)
            let result = layOut(variant.app, in: environment)
            for named in NamedValue.all(in: result.settled)
            where named.value.quantities.contains(where: { trust.level(of: $0) == .extrapolated }) {
                found.append((device.name, "\(device.newestOS)", named.path, text(named.value)))
            }
        }
        let one = try #require(found.first)
        let (report, _) = report([line("bars", one.path, one.value, device: one.device, os: one.os)], of: scenarios)
        #expect(report.answers.map { $0.verdict } == [.confirmed])
    }

    // MARK: - Bad input

    /// What a file holds besides good lines, and the code of the only message.
    private static let bad: [(line: String, code: String)] = [
        (#"{"scenario":"bars","devi"#, "no-json"),
        ("[1]", "no-object"),
        (#"{"scenario":"bars","os":"18.0","phase":"viewDidAppear","path":"view.frame","value":1}"#, "missing-key"),
        (
            #"{"scenario":"bars","device":"iPhone 15","os":"18.0","phase":"viewDidAppear","path":"view.frame.x","value":null}"#,
            "no-value"
        ),
        (
            #"{"scenario":"bars","device":"iPhone 15","os":"18.0","phase":"viewDidAppear","path":"view.frame.x","value":NaN}"#,
            "no-json"
        ),
        (
            #"{"scenario":"bar","device":"iPhone 15","os":"18.0","phase":"viewDidAppear","path":"view.frame.x","value":0}"#,
            "unknown-scenario"
        ),
        (
            #"{"scenario":"bars#2","device":"iPhone 15","os":"18.0","phase":"viewDidAppear","path":"view.frame.x","value":0}"#,
            "unknown-scenario"
        ),
        (
            #"{"scenario":"bars","device":"iPhone 99","os":"18.0","phase":"viewDidAppear","path":"view.frame.x","value":0}"#,
            "unknown-device"
        ),
        (
            #"{"scenario":"bars","device":"iPhone 15","os":"9.0","phase":"viewDidAppear","path":"view.frame.x","value":0}"#,
            "unknown-system"
        ),
        (
            #"{"scenario":"bars","device":"iPhone 15","os":"new","phase":"viewDidAppear","path":"view.frame.x","value":0}"#,
            "unknown-system"
        ),
        (
            #"{"scenario":"bars","device":"iPhone 15","os":"18.0","phase":"awakeFromNib","path":"view.frame.x","value":0}"#,
            "unknown-phase"
        ),
        (
            #"{"scenario":"bars","device":"iPhone 15","os":"18.0","phase":"viewDidAppear","path":"gone.frame.x","value":0}"#,
            "unknown-path"
        ),
        (
            #"{"scenario":"bars","device":"iPhone 15","os":"18.0","build":"22A1","phase":"viewDidAppear","path":"view.frame.x","value":7}"#,
            "two-values"
        ),
    ]

    @Test(arguments: bad)
    func `a bad line is one message, and the rest is used`(_ bad: String, _ code: String) throws {
        let scenarios = try scenarios(Self.bars)
        let good = [line("bars", "view.frame.x", "0"), line("bars", "view.frame.y", "0")]
        // The bad line twice: what names nothing is told once, what is unreadable for each line.
        let (report, diagnostics) = report(good + [bad, bad], of: scenarios)
        let isUnreadable = code.hasPrefix("no-") || code == "missing-key"
        #expect(
            diagnostics.map { $0.code.description }
                == Array(repeating: "observations/" + code, count: isUnreadable ? 2 : 1))
        #expect(
            report.answers.map { $0.observation.path }
                == (code == "two-values" ? ["view.frame.y"] : ["view.frame.x", "view.frame.y"]))
        #expect(report.answers.allSatisfy { $0.verdict == .agrees })
    }
}
