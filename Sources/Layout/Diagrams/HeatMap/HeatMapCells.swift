import Drawing
import Geometry
import Languages

/// The cells of a heat map: a ground by sign and size of the error and the error itself; where that has no room, hatching.
struct HeatMapCells {
    let style: PictureStyle
    let columnWidth: Double

    private static let gap = 0.5
    private static let hatchStep = 4.0
    /// Errors up to the first look slight, those beyond the second grave; points.
    private static let steps = (slight: 10.0, grave: 30.0)

    /// The runs of a row in a rectangle.
    func part(_ row: HeatMap.Row, _ place: Rect) -> DrawnPart {
        row.runs.reduce(DrawnPart(bounds: place)) { part, run in
            let left = Double(run.columns.lowerBound) * columnWidth
            let right = Double(run.columns.upperBound) * columnWidth
            let cell = Rect(
                x: left + Self.gap, y: place.minY + Self.gap, width: right - left - 2 * Self.gap,
                height: place.height - 2 * Self.gap)
            return part + DrawnPart(items(of: run.cell, text: text(of: run.cell), in: cell), bounds: cell)
        }
    }

    private func items(of cell: HeatMap.Cell, text: String, in rect: Rect) -> [SceneItem] {
        let ground = SceneItem.path(.rect(rect), .fill(ground(of: cell)))
        let block = TextBlock(
            [TextBlock.Line([TextBlock.Piece(text, TypeStyle.mark, ink(of: cell))])], alignment: .center)
        let size = style.typesetter.size(of: block)
        guard hasRoom(size.width, in: rect.width) else { return [ground, hatch(cell, in: rect)] }
        let place = Rect(x: rect.minX, y: rect.midY - size.height / 2, width: rect.width, height: size.height)
        return [ground] + style.typesetter.items(of: block, in: place)
    }

    /// Whether a number fits in its cell; otherwise the cell is hatched.
    private func hasRoom(_ number: Double, in width: Double) -> Bool { number + 2 <= width }

    private func isHatched(_ run: HeatMap.Run) -> Bool {
        let width = style.typesetter.measure(text(of: run.cell), TypeStyle.mark).width
        return !hasRoom(width, in: Double(run.columns.count) * columnWidth - 2 * Self.gap)
    }

    private func hatch(_ cell: HeatMap.Cell, in rect: Rect) -> SceneItem {
        let isNegative = if case .wrong(let error) = cell { error < 0 } else { false }
        return .path(
            .rect(rect),
            .hatch(
                Hatch(
                    color(of: cell), lineWidth: 0.75, step: Self.hatchStep, isNegative ? .rising : .falling)))
    }

    // MARK: - Looks

    /// "+24", "−10", "0"; if the formula fails, a word would not fit, so a cross represents it.
    private func text(of cell: HeatMap.Cell) -> String {
        switch cell {
        case .right: "0"
        case .wrong(let error): (error > 0 ? "+" : "") + NumberText.string(error)
        case .missing: "×"
        case .mixed: "±"
        }
    }

    private func ink(of cell: HeatMap.Cell) -> ColorRole {
        cell == .right ? .secondaryInk : .ink
    }

    private func color(of cell: HeatMap.Cell) -> ColorRole {
        switch cell {
        case .right: .term
        case .wrong(let error): error < 0 ? .unsafeHatch : .guide
        case .missing, .mixed: .frame
        }
    }

    private func ground(of cell: HeatMap.Cell) -> ColorRole {
        switch cell {
        case .right: return .rightFill
        case .missing, .mixed: return .unknownFill
        case .wrong(let error):
            let size = error.magnitude
            let grounds: [ColorRole] =
                error < 0
                ? [.slightlySmallFill, .smallFill, .verySmallFill] : [.slightlyLargeFill, .largeFill, .veryLargeFill]
            return grounds[size <= Self.steps.slight ? 0 : size <= Self.steps.grave ? 1 : 2]
        }
    }

    // MARK: - Legend

    /// The legend of the kinds of cells that a map has.
    func legend(of map: HeatMap) -> [Legend.Entry] {
        let cells = map.grids.flatMap { $0.rows }.flatMap { $0.cells }.compactMap { $0 }
        func isNegative(_ cell: HeatMap.Cell) -> Bool? {
            if case .wrong(let error) = cell { error < 0 } else { nil }
        }
        var entries: [(cell: HeatMap.Cell, name: String)] = []
        let words = style.words
        if cells.contains(.right) { entries.append((.right, words[.rightCell])) }
        if cells.contains(where: { isNegative($0) == true }) {
            entries.append((.wrong(-20), words[.tooSmall]))
        }
        if cells.contains(where: { isNegative($0) == false }) {
            entries.append((.wrong(20), words[.tooLarge]))
        }
        if cells.contains(.missing) {
            entries.append((.missing, words[.missing]))
        }
        if cells.contains(.mixed) {
            entries.append((.mixed, words[.mixed]))
        }
        let blank = Legend.Entry(name: words[.noDevice]) { rect in
            [.path(.rect(rect), .stroke(.separator, width: 1))]
        }
        let kinds = entries.map { entry in
            Legend.Entry(name: entry.name) { sample(of: entry.cell, in: $0) }
        }
        let hatched = map.grids.flatMap { $0.rows }.flatMap { $0.runs }.first { isHatched($0) }.map { run in
            Legend.Entry(name: words[.numberWithoutRoom]) {
                [.path(.rect($0), .fill(ground(of: run.cell))), hatch(run.cell, in: $0)]
            }
        }
        return kinds + [hatched].compactMap { $0 } + [blank]
    }

    /// A ground with the sign of the error.
    private func sample(of cell: HeatMap.Cell, in rect: Rect) -> [SceneItem] {
        let sign = text(of: cell).prefix(1)
        return items(of: cell, text: String(sign), in: rect)
    }
}
