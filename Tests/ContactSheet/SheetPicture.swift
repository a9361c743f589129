import CairoRendering
import Diagrams
import LayoutEngine
import Scenarios

/// One variant of a scenario in one language and palette.
struct SheetPicture {
    let scenario: Scenario
    /// Counted from 1.
    let number: Int
    let language: String
    let palette: Palette

    /// All pictures of a scenario; those of a variant stand together.
    static func all(of scenario: Scenario) -> [SheetPicture] {
        scenario.variants.indices.flatMap { index in
            ["en", "zh-Hans"].flatMap { language in
                [Palette.light, .dark].map { palette in
                    SheetPicture(scenario: scenario, number: index + 1, language: language, palette: palette)
                }
            }
        }
    }

    var file: String { "\(scenario.id).\(number).\(language).\(palette.name).svg" }

    func svg(with renderer: SceneRenderer) throws -> [UInt8] {
        let variant = scenario.variants[number - 1]
        let result = layOut(variant.app, in: variant.environment)
        let diagram = drawDiagram(
            scenario, variant, result, language: language, palette: palette, measuring: renderer.measurer)
        return try renderer.svg(diagram.scene)
    }
}
