import DataTree
import Devices
import Diagnostics
import Diagrams
import Geometry
import Languages
import LayoutEngine
import ScenarioLanguage
import TestSupport
import Testing
import YAML

/// A variant of a scenario, laid out by the engine.
struct Sample: Sendable, CustomTestStringConvertible {
    let id: String
    let scenario: Scenario
    let variant: Variant
    let result: LayoutResult

    var testDescription: String { id }

    init(
        _ id: String, on device: String = "iPhone X", held orientation: InterfaceOrientation = .portrait,
        os: OSVersion = OSVersion(11), show: [Layer] = [], asking paths: [ValuePath] = [], root: Root,
        adjusting change: (inout Environment) -> Void = { _ in }
    ) throws {
        let found = DeviceCatalog.standard.device(named: device)
        let device = try #require(found)
        var environment = Environment(device: device, orientation: orientation, os: os)
        change(&environment)
        let span = SourceSpan(file: "sample.md", range: 0..<0)
        let claims = paths.map {
            Expectation(phase: .viewDidAppear, path: $0, pathSpan: span, expected: .numbers([]), expectedSpan: span)
        }
        let variant = Variant(
            coordinates: [], environment: environment, app: App(root), expectations: claims)
        self.id = id
        self.variant = variant
        scenario = Scenario(
            id: id, span: span, title: LocalizedText([(.english, "Sample"), (.simplifiedChinese, "样例")]),
            caption: LocalizedText(),
            sources: [], show: show, variants: [variant])
        result = layOut(variant.app, in: environment)
    }
}

extension Sample {
    /// The first variant of a scenario written in the scenario language.
    init(yaml: String) throws {
        let file = SourceFile(path: "sample.yaml", text: yaml)
        let nodes = YAMLParser.parse(file, in: 0..<file.utf8Count)
        let resolved = resolveScenarios(nodes.value, catalog: .standard)
        let messages = (nodes.diagnostics + resolved.diagnostics).map { $0.message }
        #expect(messages.isEmpty)
        self.init(scenario: try #require(resolved.value.first ?? nil))
    }

    /// A variant of a scenario, laid out.
    init(scenario: Scenario, variant index: Int = 0) {
        let variant = scenario.variants[index]
        id = "\(scenario.id)-\(index)"
        self.scenario = scenario
        self.variant = variant
        result = layOut(variant.app, in: variant.environment)
    }

    /// The picture with imaginary glyphs.
    func draw(_ language: String) -> Diagram {
        drawDiagram(scenario, variant, result, words: standardWords(language), measuring: SquareGlyphs())
    }
}
