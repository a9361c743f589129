import DataTree
import Devices
import Diagnostics
import Diagrams
import Foundation
import LayoutEngine
import ScenarioLanguage
import TestSupport
import Testing
import YAML

/// The scenarios of the notes, which show what the language is used for.
struct NotesTests {
    @Test func `every scenario of the notes makes a legible picture with a description`() throws {
        let scenarios = resolveScenarios(try Self.blocks(), catalog: .standard).value.compactMap { $0 }
        #expect(scenarios.count > 40)
        for scenario in scenarios {
            for index in scenario.variants.indices {
                let sample = Sample(scenario: scenario, variant: index)
                for language in ["en", "zh-Hans"] {
                    let diagram = sample.draw(language)
                    let problems = SceneLint.problems(in: diagram.scene, for: [.wide]).map { $0.description }
                    #expect(problems.isEmpty, "\(sample.id), \(language)")
                    #expect(diagram.altText.whole.count > 40 && !diagram.title.isEmpty, "\(sample.id), \(language)")
                    // A placeholder that nothing fills stays in the text.
                    #expect(
                        !diagram.altText.whole.contains("{") && !diagram.title.contains("{"),
                        "\(sample.id), \(language)")
                }
            }
        }
    }

    /// What authors do: the same scenario on another device. Each is tried on one, so that all displays have their turn.
    @Test func `a scenario that is moved to another display is legible at a desk and on a phone`() throws {
        let scenarios = resolveScenarios(try Self.blocks(), catalog: .standard).value.compactMap { $0 }
        let devices = DeviceCatalog.standard.devices
        for (index, scenario) in scenarios.enumerated() {
            let moved = scenario.moved(to: devices[index * 7 % devices.count])
            let results = moved.variants.map { layOut($0.app, in: $0.environment) }
            for (language, composition) in [("en", Composition.wide), ("zh-Hans", .narrow)] {
                let diagram = drawDiagram(
                    moved, results, words: standardWords(language), composition: composition, measuring: SquareGlyphs())
                let problems = SceneLint.problems(in: diagram.scene, for: [composition]).map { $0.description }
                #expect(problems.isEmpty, "\(scenario.id) on \(moved.variants[0].environment.device.name), \(language)")
            }
        }
    }

    /// The blocks of all notes in English, where they stand in full.
    private static func blocks() throws -> [DataNode] {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("content")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        return try names.filter { $0.hasSuffix(".en.md") }.flatMap { name in
            let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
            return text.components(separatedBy: "\n```scenario\n").dropFirst().flatMap { rest in
                let block = rest.components(separatedBy: "\n```").first ?? ""
                let file = SourceFile(path: name, text: block)
                return YAMLParser.parse(file, in: 0..<file.utf8Count).value
            }
        }
    }
}

extension Scenario {
    /// The same on another device, which runs the system of its time.
    fileprivate func moved(to device: Device) -> Scenario {
        let variants = variants.map { variant in
            var environment = variant.environment
            environment.device = device
            if !device.runs(environment.os) { environment.os = device.newestOS }
            return Variant(
                coordinates: variant.coordinates, title: variant.title, verdict: variant.verdict,
                environment: environment, app: variant.app, expectations: variant.expectations,
                callbacks: variant.callbacks)
        }
        return Scenario(
            id: id, span: span, title: title, caption: caption, sources: sources, picture: picture, show: show,
            variants: variants, isComparison: isComparison)
    }
}
