import CairoRendering
import Diagrams
import LayoutEngine
import Scenarios

/// A scenario in one language and palette.
struct SheetPicture {
    let scenario: Scenario
    let language: String
    let palette: Palette

    /// All pictures of a scenario.
    static func all(of scenario: Scenario) -> [SheetPicture] {
        ["en", "zh-Hans"].flatMap { language in
            [Palette.light, .dark].map { SheetPicture(scenario: scenario, language: language, palette: $0) }
        }
    }

    /// What the sheet groups by, such as "device" or "device matrix".
    var kind: String {
        let arrangement = scenario.isComparison ? " comparison" : scenario.variants.count > 1 ? " matrix" : ""
        return scenario.picture.rawValue + arrangement
    }

    var file: String { "\(scenario.id).\(language).\(palette.name).svg" }

    func svg(with renderer: SceneRenderer) throws -> [UInt8] {
        let results = scenario.variants.map { layOut($0.app, in: $0.environment) }
        let diagram = drawDiagram(
            scenario, results, language: language, palette: palette, measuring: renderer.measurer)
        return try renderer.svg(diagram.scene)
    }
}
