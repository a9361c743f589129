package import Drawing
import Geometry
package import LayoutEngine
package import Scenarios

// In: a scenario, one of its variants and what the engine worked out for it. Out: a picture with its description.
// The picture is built around the screen, whose top left corner is the origin, and then moved into its bounds:
// device and content, the answer left and above, the reason right and below, the legend at the foot.
// Nothing here knows a backend; text is measured through `measurer` only.

/// Draws one variant of a scenario as it is when everything has settled.
///
/// - Parameters:
///   - result: what `layOut` made of the variant's app in its environment.
///   - language: "en" or "zh-Hans".
package func drawDiagram(
    _ scenario: Scenario, _ variant: Variant, _ result: LayoutResult, language: String, palette: Palette,
    measuring measurer: some TextMeasuring
) -> Diagram {
    let language = Language(tag: language)
    let figure = Figure(scenario, variant, result, language: language, palette: palette)
    let typesetter = Typesetter { measurer.measure($0, font: $1) }
    let part = compose(figure, typesetter)
    let title = DiagramTitle.text(scenario, variant, figure)
    let altText = AltText(figure: figure).text
    let scene = PictureFrame.scene(around: part, figure, title: title, description: altText)
    return Diagram(scene: scene, title: title, altText: altText)
}

/// A legend of three entries fits one row below a phone in portrait, whose right gutter is free there.
private let legendWidth = 370.0

private func compose(_ figure: Figure, _ typesetter: Typesetter) -> Part {
    let outline = DeviceOutline(figure.environment.device, figure.environment.orientation, figure.map)
    let body = outline.bodyBounds
    let screen = ScreenFigure(figure: figure, typesetter: typesetter, outline: outline)
    let (content, listed) = screen.content
    var part = Part(outline.backdrop(figure.palette, ground: screen.ground) + content, bounds: body)
    part += AnswerFigure(figure: figure, typesetter: typesetter, body: body, listed: listed).part
    part += ReasonFigure(figure: figure, typesetter: typesetter, body: body).part
    let foot = max(body.maxY, part.bounds?.maxY ?? body.maxY)
    part += Legend(figure: figure, typesetter: typesetter)
        .part(at: Point(x: 0, y: foot.rounded(.up) + 18), width: max(body.width, legendWidth))
    return part
}
