import ConstraintLogs
import ConstraintSolver
import Drawing
import Geometry
import LayoutEngine

/// Views to scale, horizontal constraints as dimension lines below them, vertical ones on their right, each with its number in the list.
struct ConstraintDrawing {
    let plan: ConstraintPlan
    /// The number of the first line.
    let firstNumber: Int
    /// The place of the first view's letter in the alphabet; views that lie in lanes are named in the list.
    let firstLetter: Int
    /// Whether constraints are shown; false for views alone, as in a second layout of the same constraints.
    var showsConstraints = true
    let style: PictureStyle

    private static let gutterGap = 10.0
    private static let markGap = 6.0
    private static let rowHeight = 24.0
    private static let headGap = 8.0
    private static let minColumn = 28.0
    private static let excess = 6.0

    private struct Numbered {
        let line: ConstraintPlan.Line
        let number: Int
    }

    private var numbered: [Numbered] {
        plan.lines.enumerated().map { Numbered(line: $1, number: firstNumber + $0) }
    }

    private var rows: [Numbered] { numbered.filter { $0.line.isHorizontal } }

    private var columns: [Numbered] { numbered.filter { !$0.line.isHorizontal } }

    /// The origin is the upper left corner of the views.
    var part: DrawnPart {
        let map = ConstraintMap(plan, room: room)
        var part = DrawnPart(bounds: Rect(origin: .zero, size: map.size))
        if showsConstraints { part += DrawnPart(witnessLines(map)) }
        let outermost = plan.hasLanes ? nil : outermost(map)
        part.items = frames(map) + part.items + (plan.hasLanes ? [] : plates(map, besides: outermost))
        if let outermost { part += heading(outermost, map) }
        if plan.hasLanes { for (index, frame) in map.frames.enumerated() { part += laneMark(index, frame) } }
        guard showsConstraints else { return part }
        var y = map.size.height + Self.rowHeight / 2 + 4
        for row in rows {
            part += self.row(row, at: y.rounded(), map)
            y += Self.rowHeight
        }
        var x = map.size.width + 8
        for column in columns {
            let width = columnWidth(column)
            part += self.column(column, at: (x + width / 2).rounded(), map)
            x += width
        }
        return part
    }

    // MARK: Room

    private var room: Size {
        let gutter = rows.map { rowLabel($0).width + Self.gutterGap }.max() ?? 0
        let beside = columns.map { columnWidth($0) }.reduce(8, +)
        let most: Size = style.isNarrow ? Size(width: 260, height: 240) : Size(width: 460, height: 340)
        return Size(
            width: max(60, min(most.width, style.composition.room - gutter - beside)), height: most.height)
    }

    private func columnWidth(_ column: Numbered) -> Double {
        max(
            Self.minColumn,
            (style.typesetter.size(of: values(of: column.line, isColumn: true)).width + 10).rounded(.up))
    }

    private func rowLabel(_ row: Numbered) -> (block: TextBlock, width: Double) {
        let block = values(of: row.line, isColumn: false)
        let width = style.typesetter.size(of: block).width
        return (block, NumberMark.size.width + Self.markGap + width)
    }

    // MARK: Numbers

    /// "400", or "400 ≠ 353" where the layout has another length.
    private func values(of line: ConstraintPlan.Line, isColumn: Bool) -> TextBlock {
        // Satisfied constraints are drawn quietly beside unsatisfied ones.
        let isQuiet = plan.hasFailingLine && line.otherLength == nil
        let color: ColorRole = line.role.isContradicting ? .answer : isQuiet ? .secondaryInk : .ink
        let sign =
            switch line.relation {
            case .equal: ""
            case .lessOrEqual: "≤\u{A0}"
            case .greaterOrEqual: "≥\u{A0}"
            }
        let wanted = TextBlock.Piece(sign + NumberText.string(line.length), TypeStyle.number, color)
        guard let other = line.otherLength else { return TextBlock([TextBlock.Line([wanted])], alignment: .center) }
        let found = TextBlock.Piece("≠\u{A0}" + NumberText.string(other), TypeStyle.number, .ink)
        return isColumn
            ? TextBlock([TextBlock.Line([wanted]), TextBlock.Line([found])], alignment: .center)
            : TextBlock([TextBlock.Line([wanted, found])], alignment: .center)
    }

    // MARK: Views

    /// Cut off where they reach out of the part that is drawn.
    private func frames(_ map: ConstraintMap) -> [SceneItem] {
        let items = zip(plan.views, map.frames).flatMap { view, frame -> [SceneItem] in
            let line = Rect(
                x: frame.minX + 0.5, y: frame.minY + 0.5, width: max(0, frame.width - 1),
                height: max(0, frame.height - 1))
            if let guide = Guide.Kind(view) {
                return [.path(.rect(line), .stroke(.guide, width: 1, dashes: guide.dashes))]
            }
            let edge: Paint = view.otherPlace == nil ? .stroke(.frame, width: 1) : .stroke(.change, width: 2)
            return [.path(.rect(frame), .fill(.viewFill)), .path(.rect(line), edge)]
        }
        return [.group(offset: .zero, clip: .rect(Rect(origin: .zero, size: map.size)), items: items)]
    }

    /// The letter of a view, beside or above its lane.
    private func laneMark(_ index: Int, _ frame: Rect) -> DrawnPart {
        let mark = NumberMark(text: Self.letter(firstLetter + index), style: style)
        let (width, height) = (NumberMark.size.width, NumberMark.size.height)
        return plan.views[index].vertical == nil
            ? mark.part(at: Point(x: -Self.gutterGap - width / 2, y: frame.midY.rounded()))
            : mark.part(at: Point(x: frame.midX.rounded(), y: -Self.headGap - height / 2))
    }

    /// "A" to "Z", then "AA".
    static func letter(_ index: Int) -> String {
        let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
        return (index >= letters.count ? letter(index / letters.count - 1) : "")
            + String(letters[index % letters.count])
    }

    /// The view around all others and their guides.
    private func outermost(_ map: ConstraintMap) -> Int? {
        guard map.frames.count > 1 else { return nil }
        return map.frames.indices.first { index in
            !plan.views[index].isGuide && map.frames.allSatisfy { map.frames[index].encloses($0) }
        }
    }

    /// The name of the view around all others, above its left corner: inside it would seem to be another one's.
    private func heading(_ index: Int, _ map: ConstraintMap) -> DrawnPart {
        let block = TextBlock(TextBlock.Piece(shortened(plan.views[index].name, map), TypeStyle.name, .ink))
        let size = style.typesetter.size(of: block)
        let place = Rect(origin: Point(x: 0, y: (-Self.headGap - size.height).rounded()), size: size)
        return DrawnPart(style.typesetter.items(of: block, in: place), bounds: place)
    }

    /// The names of views inside another where they find room; the list below names all of them.
    private func plates(_ map: ConstraintMap, besides outermost: Int?) -> [SceneItem] {
        var placement = PlatePlacement(bounds: Rect(origin: .zero, size: map.size), keepingClearOf: [])
        let areas = map.frames.map { $0.width * $0.height }
        var items: [SceneItem] = []
        for index in map.frames.indices.sorted(by: { (areas[$0], $0) < (areas[$1], $1) }) where index != outermost {
            let view = plan.views[index]
            // The legend names the guides that every view has, by their lines.
            if let guide = Guide.Kind(view), guide != .own { continue }
            let plate = Plate(
                block: TextBlock(
                    TextBlock.Piece(shortened(view.name, map), TypeStyle.name, view.isGuide ? .guide : .ink)),
                typesetter: style.typesetter)
            let frame = map.frames[index]
            let lines = map.frames.filter { $0 != frame }
            // A name on an inner view would seem to be that view's.
            let inner = map.frames.indices.filter {
                !plan.views[$0].isGuide && map.frames[$0] != frame && frame.encloses(map.frames[$0])
            }.map { map.frames[$0] }
            guard let place = placement.place(plate.size, on: frame, clearOf: lines, inner) else { continue }
            items += plate.items(at: place)
        }
        return placement.leaders.flatMap { $0.items } + items
    }

    /// A name that is wider than the drawing, without the name of the containing view, or else without its middle.
    private func shortened(_ name: String, _ map: ConstraintMap) -> String {
        func isFitting(_ text: String) -> Bool {
            style.typesetter.measure(text, TypeStyle.name).width <= map.size.width - 18
        }
        var words = name.split(separator: ".")
        while !words.isEmpty {
            let text = words.joined(separator: ".")
            if isFitting(text) { return text }
            words.removeFirst()
        }
        let characters = Array(name)
        for count in stride(from: characters.count - 1, through: 2, by: -1) {
            let text = String(characters.prefix((count + 1) / 2)) + "…" + String(characters.suffix(count / 2))
            if isFitting(text) { return text }
        }
        return String(characters.prefix(1))
    }

    /// Thin lines from the ends of dimension lines across the views.
    private func witnessLines(_ map: ConstraintMap) -> [SceneItem] {
        let isConflict = plan.lines.contains { $0.role.isContradicting }
        let color: ColorRole = isConflict ? .witness : .separator
        let shown = numbered.map { $0.line }.filter { !isConflict || $0.role.isContradicting }
        var drawn: [LineSegment] = []
        for line in shown {
            for value in [line.start, line.wanted] {
                let at = map.position(value, isHorizontal: line.isHorizontal) + 0.5
                let segment =
                    line.isHorizontal
                    ? LineSegment(start: Point(x: at, y: 0), end: Point(x: at, y: map.size.height + 6))
                    : LineSegment(start: Point(x: 0, y: at), end: Point(x: map.size.width + 6, y: at))
                if !drawn.contains(segment) { drawn.append(segment) }
            }
        }
        return drawn.map { .path(.line(from: $0.start, to: $0.end), .stroke(color, width: 1, dashes: [1, 2])) }
    }

    // MARK: Constraints

    private func dimension(_ line: ConstraintPlan.Line, cross: Double, _ map: ConstraintMap) -> DimensionLine {
        let isFailing = line.otherLength != nil
        return DimensionLine(
            axis: line.isHorizontal ? .horizontal : .vertical,
            start: map.position(line.start, isHorizontal: line.isHorizontal),
            end: map.position(line.role.isContradicting ? line.wanted : line.found, isHorizontal: line.isHorizontal),
            cross: cross,
            color: line.role.isContradicting ? .answer : isFailing ? .ink : .term,
            width: line.role.isContradicting ? 2 : isFailing ? 1.5 : 1,
            dashes: line.priority.isRequired ? [] : [4, 3])
    }

    /// A bar along the difference between the length that a constraint asks for and the actual length.
    private func excess(_ line: ConstraintPlan.Line, cross: Double, _ map: ConstraintMap) -> [SceneItem] {
        guard line.otherLength != nil, line.role.isContradicting else { return [] }
        let (wanted, found) = (
            map.position(line.wanted, isHorizontal: line.isHorizontal),
            map.position(line.found, isHorizontal: line.isHorizontal)
        )
        let (low, length) = (min(wanted, found), max(1, (wanted - found).magnitude))
        let half = Self.excess / 2
        let bar =
            line.isHorizontal
            ? Rect(x: low, y: cross - half, width: length, height: Self.excess)
            : Rect(x: cross - half, y: low, width: Self.excess, height: length)
        return [.path(.rect(bar), .fill(.witness))]
    }

    private func row(_ row: Numbered, at y: Double, _ map: ConstraintMap) -> DrawnPart {
        let line = dimension(row.line, cross: y + 0.5, map)
        let label = rowLabel(row)
        let size = style.typesetter.size(of: label.block)
        let place = Rect(
            x: -Self.gutterGap - size.width, y: (y - size.height / 2).rounded(), width: size.width, height: size.height)
        let mark = NumberMark(number: row.number, style: style)
            .part(at: Point(x: (place.minX - Self.markGap - NumberMark.size.width / 2).rounded(), y: y))
        return DrawnPart(excess(row.line, cross: y, map) + line.items, bounds: line.bounds)
            + DrawnPart(style.typesetter.items(of: label.block, in: place), bounds: place) + mark
    }

    private func column(_ column: Numbered, at x: Double, _ map: ConstraintMap) -> DrawnPart {
        let line = dimension(column.line, cross: x + 0.5, map)
        let block = values(of: column.line, isColumn: true)
        let size = style.typesetter.size(of: block)
        let place = Rect(
            x: (x - size.width / 2).rounded(), y: (-Self.headGap - size.height).rounded(), width: size.width,
            height: size.height)
        let mark = NumberMark(number: column.number, style: style)
            .part(at: Point(x: x, y: place.minY - 2 - NumberMark.size.height / 2))
        return DrawnPart(excess(column.line, cross: x, map) + line.items, bounds: line.bounds)
            + DrawnPart(style.typesetter.items(of: block, in: place), bounds: place) + mark
    }
}

extension Guide.Kind {
    /// The kind of a guide among the views of constraints; nil for a view.
    init?(_ view: ConstraintPlan.View) {
        guard view.isGuide else { return nil }
        self =
            switch view.name.split(separator: ".").last.flatMap({ LayoutConstraint.Guide(rawValue: String($0)) }) {
            case .safeArea: .safeArea
            case .layoutMargins: .layoutMargins
            case .readableContent: .readableContent
            default: .own
            }
    }
}
