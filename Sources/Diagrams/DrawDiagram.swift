package import Drawing
package import LayoutEngine
package import Scenarios

// In: a scenario, one of its variants and what the engine worked out for it. Out: a picture with its description.
// Answer/ chooses what is asked; one folder per kind of picture draws it as a panel from the parts of Panels/, Text/ and
// Palette/; Words/ says the same in words; Lint/ checks the finished scene. Nothing here knows a backend; text is
// measured through `measurer` only.

/// Draws one variant of a scenario as it is when everything has settled.
///
/// - Parameters:
///   - result: what `layOut` made of the variant's app in its environment.
///   - language: "en" or "zh-Hans".
package func drawDiagram(
    _ scenario: Scenario, _ variant: Variant, _ result: LayoutResult, language: String, palette: Palette,
    measuring measurer: some TextMeasuring
) -> Diagram {
    let style = PictureStyle(
        language: Language(tag: language), palette: palette,
        typesetter: Typesetter { measurer.measure($0, font: $1) })
    let panel =
        switch scenario.picture {
        case .device: DevicePicture(figure: Figure(scenario, variant, result, style), style: style).panel
        }
    let title = DiagramTitle.text(scenario, variant, style.language)
    let scene = PictureFrame.scene(around: panel, title: title, style)
    return Diagram(scene: scene, title: title, altText: panel.altText)
}
