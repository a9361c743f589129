package import Drawing
package import LayoutEngine
package import Scenarios

// In: a scenario, its variants and what the engine worked out for them. Out: a picture with its description.
// Answer/ chooses what is asked; one folder per kind of picture draws it as a panel from the parts of Panels/, Text/ and
// Palette/; SideBySide/ puts several variants into one picture; Words/ says the same in words; Lint/ checks the finished
// scene. Nothing here knows a backend; text is measured through `measurer` only.

/// Draws a scenario as it is when everything has settled, all its variants side by side.
///
/// - Parameters:
///   - results: what `layOut` made of each variant's app in its environment, in the order of the variants.
///   - language: "en" or "zh-Hans".
package func drawDiagram(
    _ scenario: Scenario, _ results: [LayoutResult], language: String, palette: Palette,
    measuring measurer: some TextMeasuring
) -> Diagram {
    if results.count == 1 {
        return drawDiagram(
            scenario, scenario.variants[0], results[0], language: language, palette: palette, measuring: measurer)
    }
    let style = PictureStyle(language: language, palette: palette, measuring: measurer)
    let panel = SideBySidePicture(scenario, results, style).panel
    return PictureFrame.diagram(of: panel, title: DiagramTitle.text(scenario, results, style.language), style)
}

/// Draws one variant of a scenario.
///
/// - Parameters:
///   - result: what `layOut` made of the variant's app in its environment.
///   - language: "en" or "zh-Hans".
package func drawDiagram(
    _ scenario: Scenario, _ variant: Variant, _ result: LayoutResult, language: String, palette: Palette,
    measuring measurer: some TextMeasuring
) -> Diagram {
    let style = PictureStyle(language: language, palette: palette, measuring: measurer)
    let panel =
        switch scenario.picture {
        case .device: DevicePicture(figure: Figure(scenario, variant, result, style), style: style).panel
        }
    return PictureFrame.diagram(of: panel, title: DiagramTitle.text(scenario, variant, result, style.language), style)
}
