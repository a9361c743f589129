import Drawing
import Geometry
import LayoutEngine

/// The kind `device`: device and content, the answer left and above, the reason right and below, the legend at the foot.
///
/// The origin is the screen's top left corner.
struct DevicePicture {
    let subject: Subject
    let style: PictureStyle

    /// A legend of three entries fits one row below a phone in portrait, whose right gutter is free there.
    private static let legendWidth = 370.0
    /// Room kept left and right of the screen, so that pictures of the same device are of the same size.
    private static let leftGutter = 138.0
    private static let rightGutter = 150.0

    var panel: Panel {
        let window = WindowPlace(origin: Point(x: subject.map.x(0), y: subject.map.y(0)), scale: subject.map.scale)
        return Panel(
            part: part, altText: DeviceText(subject: subject).text, extrapolated: subject.extrapolated, window: window)
    }

    private var part: DrawnPart { style.isNarrow ? narrowPart : widePart }

    private var widePart: DrawnPart {
        let typesetter = style.typesetter
        let outline = DeviceOutline(subject.environment.device, subject.environment.orientation, subject.map)
        let overflow = ContentOverflow(subject: subject, body: outline.bodyBounds).part
        let screen = ScreenDrawing(subject: subject, typesetter: typesetter, outline: outline)
        let (content, listed) = screen.content
        let device = DrawnPart(
            outline.backdrop(ground: screen.ground) + content, bounds: outline.bodyBounds)
        var part = overflow + device
        // Dimension lines keep clear of parts beyond the screen.
        let body = part.bounds ?? outline.bodyBounds
        part += AnswerDrawing(subject: subject, typesetter: typesetter, body: body, listed: listed).part
        part += ReasonDrawing(subject: subject, typesetter: typesetter, body: body).part
        let foot = max(body.maxY, part.bounds?.maxY ?? body.maxY)
        part += Legend(entries: subject.legendEntries, style: style)
            .part(at: Point(x: 0, y: foot.rounded(.up) + 18), width: max(body.width, Self.legendWidth))
        return part + DrawnPart(bounds: gutters)
    }

    /// The composition for narrow screens: the answer above the device, dimension lines beside it, the reason below.
    private var narrowPart: DrawnPart {
        let typesetter = style.typesetter
        let outline = DeviceOutline(subject.environment.device, subject.environment.orientation, subject.map)
        let overflow = ContentOverflow(subject: subject, body: outline.bodyBounds).part
        let screen = ScreenDrawing(subject: subject, typesetter: typesetter, outline: outline)
        let (content, listed) = screen.content
        var part = overflow + DrawnPart(outline.backdrop(ground: screen.ground) + content, bounds: outline.bodyBounds)
        let body = part.bounds ?? outline.bodyBounds
        part +=
            AnswerDrawing(
                subject: subject, typesetter: typesetter, body: body, listed: [], isListing: false, isNarrow: true
            ).part
        let (left, width) = (part.bounds?.minX.rounded(.down) ?? 0, style.composition.room)
        if let heading = AnswerHeading(subject: subject, listed: listed, typesetter: typesetter).block(width: width) {
            let size = typesetter.size(of: heading)
            let top = (part.bounds?.minY ?? 0).rounded(.down) - Self.narrowGap - size.height
            let place = Rect(origin: Point(x: left, y: top), size: size)
            part += DrawnPart(typesetter.items(of: heading, in: place), bounds: place)
        }
        part += ReasonList(subject: subject, typesetter: typesetter).part(
            at: Point(x: left, y: foot(of: part)), width: width)
        return part
            + Legend(entries: subject.legendEntries, style: style).part(
                at: Point(x: left, y: foot(of: part)), width: width)
    }

    private static let narrowGap = 12.0

    private func foot(of part: DrawnPart) -> Double { (part.bounds?.maxY ?? 0).rounded(.up) + Self.narrowGap }

    private var gutters: Rect {
        let screen = subject.map.screen
        return Rect(
            x: -Self.leftGutter, y: 0, width: screen.width + Self.leftGutter + Self.rightGutter,
            height: screen.height)
    }
}
