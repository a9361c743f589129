import Drawing
import Geometry

/// Placeholders for an app's content, made of plain shapes. Shapes of one paint form one path, so that a screen full of them
/// stays small; earlier paints lie behind later ones.
struct Sketch {
    private var paints: [Paint] = []
    private var paths: [Path] = []

    var items: [SceneItem] { zip(paths, paints).map { .path($0, $1) } }

    mutating func add(_ path: Path, _ paint: Paint) {
        if let index = paints.firstIndex(of: paint) {
            paths[index].segments += path.segments
        } else {
            paints.append(paint)
            paths.append(path)
        }
    }

    /// A rectangle with round corners, on whole units.
    mutating func plate(_ rect: Rect, radius: Double, _ color: ColorRole = .barContent) {
        let plate = Self.onUnits(rect)
        guard plate.width >= 1, plate.height >= 1 else { return }
        add(.roundedRect(plate, radius: radius), .fill(color))
    }

    /// A line of text: a bar with round ends, which are cut off straight where the difference is not visible.
    mutating func text(_ rect: Rect, _ color: ColorRole = .barContent) {
        let bar = Self.onUnits(rect)
        guard bar.height <= Self.maxCut, bar.width > bar.height else {
            return plate(rect, radius: bar.height / 2, color)
        }
        let cut = (bar.height * 0.6).rounded() / 2
        let (left, top, right, bottom) = (bar.minX, bar.minY, bar.maxX, bar.maxY)
        add(
            Path([
                .move(Point(x: left, y: top + cut)), .line(Point(x: left + cut, y: top)),
                .line(Point(x: right - cut, y: top)), .line(Point(x: right, y: top + cut)),
                .line(Point(x: right, y: bottom - cut)), .line(Point(x: right - cut, y: bottom)),
                .line(Point(x: left + cut, y: bottom)), .line(Point(x: left, y: bottom - cut)), .close,
            ]), .fill(color))
    }

    private static let maxCut = 7.0

    /// Adds a ground that floats over the elements behind it.
    mutating func glass(_ rect: Rect, radius: Double) {
        let plate = Self.onUnits(rect).inset(by: Insets(top: 0.5, left: 0.5, bottom: 0.5, right: 0.5))
        guard !plate.isEmpty else { return }
        add(
            .roundedRect(plate, radius: radius),
            Paint(fill: .solid(.glassFill), stroke: Paint.Stroke(.barEdge, width: 0.75)))
    }

    /// A key of a keyboard.
    mutating func key(_ rect: Rect, radius: Double, _ color: ColorRole) {
        let plate = Self.onUnits(rect).inset(by: Insets(top: 0.5, left: 0.5, bottom: 0.5, right: 0.5))
        guard !plate.isEmpty else { return }
        add(
            .roundedRect(plate, radius: radius),
            Paint(fill: .solid(color), stroke: Paint.Stroke(.barEdge, width: 0.5)))
    }

    /// A line through points.
    mutating func line(_ points: [Point], _ color: ColorRole = .barTitle) {
        let segments = points.enumerated().map { $0 == 0 ? Path.Segment.move($1) : .line($1) }
        add(Path(segments), .stroke(color, width: Self.lineWidth))
    }

    private static let lineWidth = 1.5

    private static func onUnits(_ rect: Rect) -> Rect {
        let (left, top) = (rect.minX.rounded(), rect.minY.rounded())
        return Rect(x: left, y: top, width: max(1, rect.width.rounded()), height: max(1, rect.height.rounded()))
    }
}

// MARK: - Signs

extension Sketch {
    /// An angle that points left or right.
    mutating func chevron(in rect: Rect, pointsRight: Bool, _ color: ColorRole = .barTitle) {
        let (open, tip) = pointsRight ? (rect.minX, rect.maxX) : (rect.maxX, rect.minX)
        line([Point(x: open, y: rect.minY), Point(x: tip, y: rect.midY), Point(x: open, y: rect.maxY)], color)
    }

    mutating func plus(in rect: Rect) {
        line([Point(x: rect.minX, y: rect.midY), Point(x: rect.maxX, y: rect.midY)])
        line([Point(x: rect.midX, y: rect.minY), Point(x: rect.midX, y: rect.maxY)])
    }

    mutating func ring(in rect: Rect, _ color: ColorRole = .barTitle) {
        add(.roundedRect(rect, radius: rect.width / 2), .stroke(color, width: Self.lineWidth))
    }
}
