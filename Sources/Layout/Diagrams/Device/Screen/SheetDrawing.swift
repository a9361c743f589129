import Drawing
import Geometry
import LayoutEngine
import ScenarioLanguage

/// A presented view that does not fill the window: the app behind it, and the sheet or popover in the shape of its system.
struct SheetDrawing {
    let subject: Subject
    /// The presented view in the window.
    let view: Element
    private let style: ModalPresentationStyle

    /// Creates the drawing; nil if nothing is presented, or if the presented view fills the window.
    init?(_ subject: Subject) {
        guard let style = subject.tree.root.controller?.modalPresentationStyle, style != .fullScreen,
            let view = subject.snapshot.elements.first(where: { $0.kind.isView && $0.isVisible }),
            view.frameInWindow != subject.window
        else { return nil }
        (self.subject, self.view, self.style) = (subject, view, style)
    }

    static func items(in subject: Subject) -> [SceneItem] { SheetDrawing(subject)?.items ?? [] }

    private var isPopover: Bool {
        style == .popover && view.frameInWindow.width < subject.window.width - 0.5
    }

    private var isModern: Bool { subject.environment.os.major >= 26 }

    private var items: [SceneItem] {
        let ground: ColorRole = isPopover ? .screen : .dimmed
        let window = SceneItem.path(.rect(subject.map(subject.window)), .fill(ground))
        return [window] + presenting.items + (isPopover ? popover : sheet)
    }

    // MARK: - The app behind the presented view

    /// A title and rows where the presenting app can be seen.
    private var presenting: Sketch {
        var sketch = Sketch()
        let (window, insets) = (subject.window, subject.windowInsets)
        let frame = view.frameInWindow
        let color: ColorRole = isPopover ? .ghost : .barContent
        var (row, top) = (0, max(20, insets.top))
        while top + Self.row <= window.maxY - insets.bottom, row < Self.maxRows {
            let line = Rect(x: window.minX, y: top, width: window.width, height: Self.row)
            if line.intersection(frame.inset(by: Self.around)) == nil {
                let place = BarRow(line, subject)
                let width = max(40, place.width * Subject.ghostWidth(of: row))
                sketch.text(row == 0 ? place.middle(84, 9) : place.leading(20, width, 9), color)
            }
            (row, top) = (row + 1, top + Self.row)
        }
        return sketch
    }

    private static let row = 44.0
    private static let maxRows = 24
    private static let around = Insets(top: -14, left: 0, bottom: -14, right: 0)

    // MARK: - Sheets

    /// The radius in window points.
    private var radius: Double { isPopover ? (isModern ? 26 : 13) : isModern ? 36 : 10 }

    /// A sheet at the bottom has no corners there; from iOS 26 they are the screen's, or it floats a little above.
    private var sheet: [SceneItem] {
        let place = subject.map(view.frameInWindow)
        let isAtBottom = place.maxY >= subject.map(subject.window).maxY
        let corner = subject.map.length(radius)
        let below = isAtBottom ? corner : 0
        let whole = Rect(x: place.minX, y: place.minY, width: place.width, height: place.height + below)
        let outline =
            isAtBottom && !isModern ? Self.roundAtTop(whole, radius: corner) : Path.roundedRect(whole, radius: corner)
        let paint = Paint(fill: .solid(.screen), stroke: Paint.Stroke(.barEdge, width: 1))
        return [.path(outline, paint)]
    }

    private static func roundAtTop(_ rect: Rect, radius: Double) -> Path {
        let (control, left, top) = (radius * (1 - Path.arc), rect.minX, rect.minY)
        let (right, bottom) = (rect.maxX, rect.maxY)
        return Path([
            .move(Point(x: left, y: bottom)), .line(Point(x: left, y: top + radius)),
            .curve(
                Point(x: left + radius, y: top), control1: Point(x: left, y: top + control),
                control2: Point(x: left + control, y: top)),
            .line(Point(x: right - radius, y: top)),
            .curve(
                Point(x: right, y: top + radius), control1: Point(x: right - control, y: top),
                control2: Point(x: right, y: top + control)),
            .line(Point(x: right, y: bottom)), .close,
        ])
    }

    /// The bar at the top by which a sheet is moved.
    var grabber: [SceneItem] {
        let frame = view.frameInWindow
        guard !isPopover, subject.environment.os >= OSVersion(13),
            frame.width >= subject.window.width * 0.9, frame.maxY >= subject.window.maxY - 20
        else { return [] }
        let row = Rect(x: frame.minX, y: frame.minY, width: frame.width, height: 16)
        var sketch = Sketch()
        sketch.text(BarRow(row, subject).middle(36, 5))
        return sketch.items
    }

    // MARK: - Popovers

    /// The length of the arrow and the width of its base, in points.
    private static let arrow = Size(width: 28, height: 13)

    private var source: Rect? { subject.tree.root.controller?.popoverPresentation.sourceRect }

    /// The popover's body and its arrow with one outline, and the source it points to.
    private var popover: [SceneItem] {
        let parts =
            [Path.roundedRect(subject.map(body), radius: subject.map.length(radius))] + [arrow].compactMap { $0 }
        let whole = Path(parts.flatMap { $0.segments })
        let shape: [SceneItem] = [.path(whole, .stroke(.barEdge, width: 2.5)), .path(whole, .fill(.screen))]
        return shape + button
    }

    private var button: [SceneItem] {
        guard let source else { return [] }
        var sketch = Sketch()
        let place = subject.map(source)
        sketch.plate(place, radius: min(subject.map.length(8), place.height / 2))
        return sketch.items
    }

    /// The edge of the popover with the arrow.
    private var edge: Edge? {
        guard let source else { return nil }
        let frame = view.frameInWindow
        if frame.minY >= source.maxY - 0.5 { return .top }
        if frame.maxY <= source.minY + 0.5 { return .bottom }
        if frame.minX >= source.maxX - 0.5 { return .left }
        return frame.maxX <= source.minX + 0.5 ? .right : nil
    }

    /// The frame with the arrow: from iOS 13 on it is a part of the presented view.
    private var body: Rect {
        let frame = view.frameInWindow
        guard let edge, subject.environment.os >= OSVersion(13) else { return frame }
        let length = Self.arrow.height
        return frame.inset(
            by: Insets(
                top: edge == .top ? length : 0, left: edge == .left ? length : 0,
                bottom: edge == .bottom ? length : 0, right: edge == .right ? length : 0))
    }

    private var arrow: Path? {
        guard let source, let edge else { return nil }
        let (body, half, length) = (self.body, Self.arrow.width / 2, Self.arrow.height)
        let x = min(max(source.midX, body.minX + half + 8), body.maxX - half - 8)
        let y = min(max(source.midY, body.minY + half + 8), body.maxY - half - 8)
        let corners: [Point] =
            switch edge {
            case .top:
                [
                    Point(x: x - half, y: body.minY), Point(x: x, y: body.minY - length),
                    Point(x: x + half, y: body.minY),
                ]
            case .bottom:
                [
                    Point(x: x + half, y: body.maxY), Point(x: x, y: body.maxY + length),
                    Point(x: x - half, y: body.maxY),
                ]
            case .left:
                [
                    Point(x: body.minX, y: y + half), Point(x: body.minX - length, y: y),
                    Point(x: body.minX, y: y - half),
                ]
            case .right:
                [
                    Point(x: body.maxX, y: y - half), Point(x: body.maxX + length, y: y),
                    Point(x: body.maxX, y: y + half),
                ]
            }
        let places = corners.map { Point(x: subject.map.x($0.x), y: subject.map.y($0.y)) }
        return Path(places.enumerated().map { $0 == 0 ? .move($1) : .line($1) } + [.close])
    }
}

extension Subject {
    /// The presented view in a sheet or popover; nil where the app fills the window.
    var sheet: Element? { SheetDrawing(self)?.view }
}
