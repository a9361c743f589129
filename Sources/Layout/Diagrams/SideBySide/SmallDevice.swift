import Drawing
import Geometry
import LayoutEngine

/// A device that is drawn small, among others.
struct SmallDevice {
    let figure: Subject
    let style: PictureStyle
    /// True where there is room for dimension lines with their numbers.
    let isDetailed: Bool
    /// Frames in the window that are elsewhere in others.
    let changed: [Rect]

    private var outline: DeviceOutline {
        DeviceOutline(
            figure.environment.device, figure.environment.orientation, figure.map,
            rim: min(1, figure.map.scale / ScreenMap.largestScale))
    }

    var body: Rect { outline.bodyBounds }

    /// With its dimension lines.
    func part(marking kinds: [Measure.Kind]) -> Part {
        let outline = outline
        let body = outline.bodyBounds
        let screen = ScreenFigure(figure: figure, typesetter: style.typesetter, outline: outline)
        let part = Part(
            outline.backdrop(ground: screen.ground) + screen.smallContent(pointingTo: changed), bounds: body)
        guard isDetailed else { return part }
        let answer = AnswerFigure(
            figure: figure, typesetter: style.typesetter, body: body, listed: [], isListing: false, marked: kinds)
        return part + answer.part
    }

    /// The drawing without texts and without the marks around numbers.
    var drawing: [SceneItem] { SceneItem.withoutTexts(part(marking: []).items) }
}
