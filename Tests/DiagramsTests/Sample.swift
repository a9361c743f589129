import Diagnostics
import Diagrams
import Geometry
import LayoutEngine
import Scenarios
import TestSupport
import Testing

/// A scenario built in code, laid out by the engine.
struct Sample: Sendable, CustomTestStringConvertible {
    let id: String
    let scenario: Scenario
    let result: LayoutResult

    var variant: Variant { scenario.variants[0] }
    var testDescription: String { id }

    init(
        _ id: String, on device: String = "iPhone X", held orientation: InterfaceOrientation = .portrait,
        os: OSVersion = OSVersion(11), show: [Layer] = [], asking paths: [ValuePath] = [], root: Root
    ) throws {
        let found = DeviceCatalog.standard.device(named: device)
        let device = try #require(found)
        let environment = Environment(device: device, orientation: orientation, os: os)
        let span = SourceSpan(file: "sample.md", range: 0..<0)
        let claims = paths.map {
            Expectation(phase: .viewDidAppear, path: $0, pathSpan: span, expected: .numbers([]), expectedSpan: span)
        }
        let variant = Variant(
            coordinates: [], environment: environment, app: App(root), expectations: claims)
        self.id = id
        scenario = Scenario(
            id: id, span: span, title: LocalizedText(english: "Sample", chinese: "样例"), caption: LocalizedText(),
            sources: [], show: show, variants: [variant])
        result = layOut(variant.app, in: environment)
    }
}

extension Sample {
    /// The picture with imaginary glyphs.
    func draw(_ language: String, _ palette: Palette = .light) -> Diagram {
        drawDiagram(scenario, variant, result, language: language, palette: palette, measuring: SquareGlyphs())
    }
}
