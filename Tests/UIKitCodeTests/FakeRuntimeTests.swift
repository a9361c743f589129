import Content
import ContentSupport
import Devices
import Diagnostics
import Foundation
import LayoutEngine
import Observations
import ScenarioLanguage
import Testing

@testable import UIKitCode

/// The probe of the notes, run against a fake UIKit that answers with the engine's values through the same calls.
struct FakeRuntimeTests {
    /// The values that the fake answers with, as `Stubs/Harness.swift` reads them.
    private struct Script: Encodable {
        let name: String
        let machine: String
        let phases: [String: [Thing]]

        struct Thing: Encodable {
            let expression: String
            let kind: String
            let parent: String?
            let numbers: [String: [Double]]
            let words: [String: String]
            let cells: [Cell]
        }

        struct Cell: Encodable {
            let section: Int
            let row: Int
            let cell: [String: [Double]]
            let content: [String: [Double]]
            let cellWords: [String: String]
            let contentWords: [String: String]
        }
    }

    private static func numbers(_ element: Element?) -> [String: [Double]] {
        var numbers: [String: [Double]] = [:]
        for (property, value) in element?.values ?? [] where !value.quantities.isEmpty {
            numbers[property.rawValue] = value.quantities.map { $0.value }
        }
        return numbers
    }

    private static func words(_ element: Element?) -> [String: String] {
        var words: [String: String] = [:]
        for (property, value) in element?.values ?? [] {
            if case .text(let word) = value { words[property.rawValue] = word }
        }
        return words
    }

    private static func cells(of table: Element, in snapshot: Snapshot) -> [Script.Cell] {
        guard snapshot.phase == .viewDidAppear, table.kind == .tableView else { return [] }
        return snapshot.visibleParts(of: table).compactMap { part in
            guard case .cell(let section, let row)? = part.tablePart?.place, part.tablePart?.inner == nil else {
                return nil
            }
            let content = snapshot["\(part.name ?? "").contentView"]
            return Script.Cell(
                section: section, row: row, cell: numbers(part), content: numbers(content), cellWords: words(part),
                contentWords: words(content))
        }
    }

    private static func script(_ program: UIKitProgram, _ name: String, _ variant: Variant) -> Script {
        let environment = variant.environment
        let writer = SwiftWriter()
        var phases: [String: [Script.Thing]] = [:]
        let expressions = Dictionary(
            program.elements.filter { $0.kind != .statusBar }.map { ($0.name, writer.text($0.expression)) },
            uniquingKeysWith: { first, _ in first })
        for snapshot in layOut(variant.app, in: environment).snapshots {
            phases[snapshot.phase.rawValue] = program.elements.compactMap { own in
                guard let element = snapshot[own.name] else { return nil }
                let parent = element.parent.flatMap { snapshot.elements[$0].name }.flatMap { expressions[$0] }
                return Script.Thing(
                    expression: writer.text(own.expression), kind: own.kind.rawValue, parent: parent,
                    numbers: numbers(element), words: words(element), cells: cells(of: element, in: snapshot))
            }
        }
        let machine =
            #""device":"\#(environment.device.name)","os":"\#(environment.os)","build":"fake","xcode":"none""#
        return Script(name: name, machine: machine, phases: phases)
    }

    /// Compiles the probe with the fake, and runs it.
    private static func run(_ probe: Probe) throws -> (lines: [String], errors: String) {
        let folder = FileManager.default.temporaryDirectory.appending(path: "probe-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        func path(_ name: String) -> String { folder.appending(path: name).path }
        let scripts = probe.hierarchies.flatMap { program, variants in
            variants.map { script(program, $0.name, $0.variant) }
        }
        try JSONEncoder().encode(scripts).write(to: folder.appending(path: "scripts.json"))
        try Data(probe.source.utf8).write(to: folder.appending(path: "Probe.swift"))
        let uikit = try Declarations.newest.get().folder
        let program = try Compilation(
            "swiftc",
            [
                "-parse-as-library", "-I", uikit.path, "-o", path("probe"), path("Probe.swift"),
                Declarations.stub("Harness.swift"), uikit.appending(path: "UIKit.o").path,
            ])
        try #require(program.isAccepted, "\(program.report.prefix(3000))")
        let run = try Compilation(path("probe"), [path("scripts.json")])
        let lines = run.report.split(separator: "\n").map { String($0) }
        return (lines.filter { $0.hasPrefix("{") }, lines.filter { !$0.hasPrefix("{") }.joined(separator: "\n"))
    }

    private func report(_ lines: [String]) -> (ObservationReport, [Diagnostic]) {
        let file = ObservationFile(Array((lines.joined(separator: "\n") + "\n").utf8), path: "o.jsonl")
        let report = ObservationReport(file.observations, of: SiteScenarios.all, catalog: .standard)
        return (report, file.diagnostics + report.diagnostics)
    }

    @Test func `what goes out as code comes back as the same numbers, and a changed one is found alone`() throws {
        let probe = Probe(SiteScenarios.calling)
        var (lines, errors) = try Self.run(probe)
        #expect(errors == "")
        #expect(lines == lines.sorted() && Set(lines).count == lines.count)
        let (exact, problems) = report(lines)
        #expect(problems.isEmpty, "\(problems.prefix(3).map { $0.message })")
        let differing = exact.answers.filter { $0.verdict == .differs }
        #expect(
            differing.isEmpty,
            "\(differing.count): \(differing.prefix(5).map { ($0.observation, $0.value?.description) })")
        // Every hierarchy and step has been asked, at every phase that it has.
        let names = Set(exact.answers.map { $0.observation.scenario })
        #expect(names == Set(probe.hierarchies.flatMap { $0.variants.map { $0.name } }))
        #expect(exact.answers.count { $0.verdict != .notModelled } > 5000)

        // One number changed, among all values of its hierarchy.
        let isOfBar = { (line: String) in
            line.contains(#""path":"tabBar.frame""#) && line.contains("viewDidAppear") && line.contains("83.0]")
        }
        let bar = try #require(lines.first(where: isOfBar))
        let scenario = try #require(bar.split(separator: ",").first)
        lines = lines.filter { $0.hasPrefix(scenario + ",") }
        let index = try #require(lines.firstIndex(of: bar))
        lines[index] = bar.replacingOccurrences(of: "83.0]", with: "84.0]")
        let (changed, _) = report(lines)
        let found = changed.answers.filter { $0.verdict == .differs }
        #expect(found.map { $0.observation.path } == ["tabBar.frame"])
        #expect(found.first?.rules.map { $0.id } == ["tab-bar.height"])
    }
}
