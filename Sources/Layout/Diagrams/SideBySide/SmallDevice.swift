import Drawing
import Geometry
import LayoutEngine

/// A device that is drawn small, among others.
struct SmallDevice {
    let subject: Subject
    let style: PictureStyle
    /// Whether there is room for the numbers of dimension lines.
    let isDetailed: Bool
    /// Frames in the window that are elsewhere in others.
    let changed: [Rect]

    private var outline: DeviceOutline {
        DeviceOutline(
            subject.environment.device, subject.environment.orientation, subject.map,
            rim: min(1, subject.map.scale / ScreenMap.largestScale))
    }

    var body: Rect { outline.bodyBounds }

    /// The device with its dimension lines.
    func part(marking kinds: [Measure.Kind]) -> DrawnPart {
        let outline = outline
        let body = outline.bodyBounds
        let screen = ScreenDrawing(subject: subject, typesetter: style.typesetter, outline: outline)
        let part = DrawnPart(
            outline.backdrop(ground: screen.ground) + screen.smallContent(pointingTo: changed), bounds: body)
        let answer = AnswerDrawing(
            subject: subject, typesetter: style.typesetter, body: body, listed: [], isListing: false, marked: kinds,
            hasNumbers: isDetailed)
        return part + answer.part
    }

    /// The drawing without texts and without the marks around numbers.
    var drawing: [SceneItem] { SceneItem.withoutTexts(part(marking: []).items) }
}
