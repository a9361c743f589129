import Drawing
import Geometry
import Languages
import LayoutEngine

/// contentSize.height of a table over its contentOffset.y, between the estimated and the real height of the rows.
///
/// The origin is the upper left corner of the plot.
struct GrowthChart {
    let growth: ContentGrowth
    let style: PictureStyle

    /// The size of the plot, in points.
    static func size(in composition: Composition) -> Size {
        switch composition {
        case .wide: Size(width: 560, height: 240)
        case .narrow: Size(width: 238, height: 190)
        }
    }

    /// Room around the plot for numbers and names of the axes.
    private static let left = 54.0
    private static let above = 34.0
    private static let below = 44.0
    private static let labelGap = 10.0

    var panel: Panel { Panel(part: part, altText: GrowthText(growth: growth, words: style.words).text) }

    private var plot: Size { Self.size(in: style.composition) }

    private var part: DrawnPart { style.isNarrow ? narrowPart : widePart }

    /// The plot with the numbers of its lines and points in it, and their words below it.
    private var narrowPart: DrawnPart {
        let items = grid + references + [curve] + dots.map { $0.dot } + numbers + tickLabels + axisNames
        let drawing = DrawnPart(
            items,
            bounds: Rect(
                x: -Self.left, y: -Self.above, width: Self.left + plot.width,
                height: Self.above + plot.height + Self.below))
        let points = dots.map { $0.label }
        let lines = lines.map { line in TextBlock([TextBlock.Line(line.label.lines.flatMap { $0.pieces })]) }
        return drawing
            + TextFlow(blocks: points + lines, gap: Size(width: 16, height: 4), typesetter: style.typesetter)
            .part(at: Point(x: -Self.left, y: drawing.bounds?.maxY ?? 0), width: style.composition.room)
    }

    private var widePart: DrawnPart {
        let items = grid + references + [curve] + labels
        let right = Self.labelGap + (lines.map { style.typesetter.size(of: $0.label).width }.max() ?? 0)
        let bounds = Rect(
            x: -Self.left, y: -Self.above, width: Self.left + plot.width + right,
            height: Self.above + plot.height + Self.below)
        return DrawnPart(items, bounds: bounds)
    }

    // MARK: - Scales

    private var across: AxisScale {
        AxisScale(
            from: growth.first.contentOffset, to: growth.last.contentOffset, length: plot.width,
            count: style.isNarrow ? 3 : 6)
    }

    private var heights: [Double] { growth.steps.map { $0.contentHeight.value } + [growth.estimate] }

    /// The vertical scale, with room below and above, from 0 if the heights are far apart.
    private var upwards: AxisScale {
        let (least, greatest) = (heights.min() ?? 0, heights.max() ?? 1)
        let room = (greatest - least) * 0.25
        let lower = least < greatest * 0.7 ? 0 : least - room
        return AxisScale(from: lower, to: greatest + room, length: plot.height, count: 5)
    }

    private func x(_ offset: Double) -> Double { across.position(of: offset) }

    private func y(_ height: Double) -> Double { plot.height - upwards.position(of: height) }

    // MARK: - Lines

    private var grid: [SceneItem] {
        let rules = upwards.ticks.map { tick -> SceneItem in
            let y = y(tick).rounded() + 0.5
            return .path(
                .line(from: Point(x: 0, y: y), to: Point(x: plot.width, y: y)),
                .stroke(.separator, width: 1))
        }
        let marks = across.ticks.map { tick -> SceneItem in
            let x = x(tick).rounded() + 0.5
            return .path(
                .line(from: Point(x: x, y: plot.height), to: Point(x: x, y: plot.height + 5)),
                .stroke(.term, width: 1))
        }
        let axes = Path([
            .move(Point(x: 0.5, y: 0)), .line(Point(x: 0.5, y: plot.height + 0.5)),
            .line(Point(x: plot.width, y: plot.height + 0.5)),
        ])
        return rules + marks + [.path(axes, .stroke(.term, width: 1))]
    }

    private var references: [SceneItem] {
        lines.map { line in
            let y = y(line.height).rounded() + 0.5
            return .path(
                .line(from: Point(x: 0, y: y), to: Point(x: plot.width, y: y)),
                .stroke(.guide, width: 1, dashes: [5, 4]))
        }
    }

    /// The estimated and the actual height, the greater one first.
    private var lines: [(height: Double, label: TextBlock)] {
        let all = [
            (growth.estimate, style.words[.estimatedHeight]),
            (growth.last.contentHeight.value, style.words[.laidOutHeight]),
        ]
        return all.sorted { $0.0 > $1.0 }.map { height, name in
            let label = TextBlock([
                TextBlock.Line([TextBlock.Piece(NumberText.string(height), TypeStyle.number, .guide)]),
                TextBlock.Line([TextBlock.Piece(name, TypeStyle.note, .secondaryInk)]),
            ])
            return (height, label)
        }
    }

    /// Steps: the height holds until the next row comes into view.
    private var curve: SceneItem {
        var segments: [Path.Segment] = []
        var height = growth.first.contentHeight.value
        segments.append(.move(Point(x: 0, y: y(height))))
        for step in growth.steps where !NumberText.areEqual(step.contentHeight.value, height) {
            segments.append(.line(Point(x: x(step.contentOffset), y: y(height))))
            height = step.contentHeight.value
            segments.append(.line(Point(x: x(step.contentOffset), y: y(height))))
        }
        segments.append(.line(Point(x: plot.width, y: y(height))))
        return .path(Path(segments), .stroke(.answer, width: 2))
    }

    // MARK: - Labels

    private var labels: [SceneItem] { tickLabels + axisNames + referenceLabels + points }

    private var tickLabels: [SceneItem] {
        let down = upwards.ticks.flatMap { tick -> [SceneItem] in
            let block = note(NumberText.string(tick), .right)
            return placed(block, Rect(x: -Self.left, y: y(tick).rounded() - 7, width: Self.left - 8, height: 13))
        }
        let across = across.ticks.flatMap { tick -> [SceneItem] in
            let block = note(NumberText.string(tick), .center)
            return placed(block, Rect(x: x(tick).rounded() - 30, y: plot.height + 8, width: 60, height: 13))
        }
        return down + across
    }

    private var axisNames: [SceneItem] {
        let upwards = TextBlock(
            TextBlock.Piece(growth.name, TypeStyle.name, .ink),
            TextBlock.Piece(".contentSize.height", TypeStyle.note, .secondaryInk, spaceBefore: 0))
        let across = TextBlock(
            TextBlock.Piece(growth.name, TypeStyle.name, .ink),
            TextBlock.Piece(".contentOffset.y →", TypeStyle.note, .secondaryInk, spaceBefore: 0))
        let width = style.typesetter.size(of: across).width
        return placed(upwards, Rect(x: -Self.left, y: -Self.above, width: 0, height: 16))
            + placed(across, Rect(x: plot.width - width, y: plot.height + 26, width: width, height: 16))
    }

    /// Right of the plot, kept apart where the two lines are close.
    private var referenceLabels: [SceneItem] {
        let places = lines.map { line in
            LabelStack.Label(middle: y(line.height), length: style.typesetter.size(of: line.label).height)
        }
        return zip(lines, LabelStack.place(places, gap: 3)).flatMap { line, middle -> [SceneItem] in
            let size = style.typesetter.size(of: line.label)
            let origin = Point(x: plot.width + Self.labelGap, y: (middle - size.height / 2).rounded())
            return placed(line.label, Rect(origin: origin, size: size))
        }
    }

    /// The heights at the top and halfway, and the number of rows that count with their real heights.
    private var points: [SceneItem] {
        dots.flatMap { point, dot, label -> [SceneItem] in
            let plate = Plate(block: label, typesetter: style.typesetter)
            let left = max(2, point.x - plate.size.width / 2)
            let place = Rect(
                origin: Point(x: left, y: highest(from: left, to: left + plate.size.width) - 8 - plate.size.height),
                size: plate.size)
            return [dot] + plate.items(at: place, .fill(.background))
        }
    }

    /// The numbers alone, where there is no room for words: above the points, and above the lines at their ends.
    private var numbers: [SceneItem] {
        func number(_ piece: TextBlock.Piece?, _ place: (Size) -> Point) -> [SceneItem] {
            guard let piece else { return [] }
            let plate = Plate(block: TextBlock(piece), typesetter: style.typesetter, padding: Plate.tight)
            return plate.items(at: Rect(origin: place(plate.size), size: plate.size), .fill(.background))
        }
        let atPoints = dots.flatMap { point, _, label in
            number(label.lines.first?.pieces.first) { size in
                Point(x: max(2, point.x - size.width / 2).rounded(), y: (point.y - 7 - size.height).rounded())
            }
        }
        let atLines = lines.flatMap { line in
            number(line.label.lines.first?.pieces.first) { size in
                Point(x: (plot.width - size.width).rounded(), y: (y(line.height) - 3 - size.height).rounded())
            }
        }
        return atPoints + atLines
    }

    private var dots: [(point: Point, dot: SceneItem, label: TextBlock)] {
        [growth.first, growth.middle].map { step in
            let point = Point(x: x(step.contentOffset), y: y(step.contentHeight.value))
            let dot = Rect(x: point.x - 3.5, y: point.y - 3.5, width: 7, height: 7)
            let rows = style.words.text(.laidOutRows, ["count": String(step.laidOutRows)])
            let number = NumberText.string(step.contentHeight.value)
            let label = TextBlock(
                TextBlock.Piece(number, TypeStyle.number, .answer), TextBlock.Piece(rows, TypeStyle.note, .secondaryInk)
            )
            return (point, .path(.roundedRect(dot, radius: 3.5), .fill(.answer)), label)
        }
    }

    /// The highest place of the curve between two places across.
    private func highest(from left: Double, to right: Double) -> Double {
        let over = growth.steps.filter { (left...right).contains(x($0.contentOffset)) }
        return y(over.map { $0.contentHeight.value }.max() ?? 0).rounded()
    }

    private func note(_ text: String, _ alignment: TextBlock.Alignment) -> TextBlock {
        TextBlock(
            [TextBlock.Line([TextBlock.Piece(text, TypeStyle.note, .secondaryInk)])], alignment: alignment)
    }

    private func placed(_ block: TextBlock, _ rect: Rect) -> [SceneItem] { style.typesetter.items(of: block, in: rect) }
}
