import Drawing
import Geometry
import LayoutEngine
import ScenarioLanguage

/// The content of a table: its rows, separators, headers and footers where the engine puts them, and placeholders for texts
/// and accessories in the shapes of the system.
struct TableContentDrawing {
    let element: Element
    /// The parts that are on screen.
    let parts: [Element]
    let subject: Subject

    var items: [SceneItem] {
        var sketch = Sketch()
        // A label comes after its cell, whose middle its text keeps to.
        var cell = Rect.zero
        for part in parts {
            switch part.kind {
            case .cell: cell = part.frameInWindow
            case .contentView where part.frameInWindow.width < cell.width - 0.5:
                if !hasAccessory(part) { addGround(part.frameInWindow, to: &sketch) }
            case .label:
                addText(part, in: cell, to: &sketch)
                addAccessory(of: part, in: cell, to: &sketch)
            case .separator: addLine(part.frameInWindow, to: &sketch)
            case .header, .footer: addSupplement(part, to: &sketch)
            default: break
            }
        }
        return cards + sketch.items
    }

    private var table: TableView? {
        guard let name = element.name, case .table(_, let table)? = subject.tree.view(named: name)?.kind else {
            return nil
        }
        return table
    }

    // MARK: - Rows

    /// A content view that does not fill its cell.
    private func addGround(_ frame: Rect, to sketch: inout Sketch) {
        let rect = subject.map(frame)
        let ground = Rect(x: rect.minX, y: rect.minY + 1, width: rect.width, height: max(0, rect.height - 3))
        sketch.add(.rect(ground), .fill(.viewFill))
    }

    private func addText(_ part: Element, in cell: Rect, to sketch: inout Sketch) {
        let frame = part.frameInWindow
        let width = subject.map.length(frame.width) * Subject.ghostWidth(of: place(of: part)?.row ?? 0)
        let text = subject.ghost(
            subject.leading(subject.map.x(frame.minX), subject.map.x(frame.maxX), width), subject.map.y(cell.minY),
            subject.map.y(cell.maxY), width, inset: 0.34)
        sketch.text(text, .ghost)
    }

    /// The section and row of a cell's part.
    private func place(of part: Element) -> (section: Int, row: Int)? {
        if case .cell(let section, let row)? = part.tablePart?.place { (section, row) } else { nil }
    }

    private func addLine(_ frame: Rect, to sketch: inout Sketch) {
        let y = subject.map.y(frame.maxY) - 0.5
        let line = Path.line(
            from: Point(x: subject.map.x(frame.minX), y: y), to: Point(x: subject.map.x(frame.maxX), y: y))
        sketch.add(line, .stroke(.separator, width: 1))
    }

    // MARK: - Accessories

    private func accessory(of part: Element) -> TableCellAccessory {
        guard let table, let place = place(of: part) else { return .none }
        let cell = table.cells.last { $0.section == place.section && $0.row == place.row }
        return cell?.accessory ?? table.accessory
    }

    private func hasAccessory(_ part: Element) -> Bool { accessory(of: part) != .none }

    /// Adds an accessory at the end of a cell, in the room that the content view leaves.
    private func addAccessory(of part: Element, in cell: Rect, to sketch: inout Sketch) {
        let accessory = accessory(of: part)
        guard accessory != .none, let name = element.name, let place = place(of: part),
            let content = subject.snapshot["\(name).cell(\(place.section), \(place.row)).contentView"]?.frameInWindow
        else { return }
        let isMirrored = subject.environment.layoutDirection == .rightToLeft
        let sign: Size =
            switch accessory {
            case .none: .zero
            case .disclosureIndicator: Size(width: 7, height: 13)
            case .detailButton: Size(width: 20, height: 20)
            case .view(let width): Size(width: width, height: 26)
            }
        let x = isMirrored ? content.minX - 3 - sign.width : content.maxX + 3
        let frame = subject.map.exact(
            Rect(x: x, y: cell.midY - sign.height / 2, width: sign.width, height: sign.height))
        switch accessory {
        case .none: break
        case .disclosureIndicator: sketch.chevron(in: frame, pointsRight: !isMirrored, .barContent)
        case .detailButton: sketch.ring(in: frame, .barContent)
        case .view: sketch.plate(frame, radius: frame.height / 2)
        }
    }

    // MARK: - Cards

    /// The grey ground of a grouped table, and a white card for the rows of each section: with round corners where it is inset.
    private var cards: [SceneItem] {
        guard let table, table.style != .plain else { return [] }
        let ground = SceneItem.path(.rect(subject.map(element.frameInWindow)), .fill(.viewFill))
        var sketch = Sketch()
        for section in table.sections.indices { addCard(of: section, table, to: &sketch) }
        return [ground] + sketch.items
    }

    /// The card continues beyond the visible rows if further rows are off screen.
    private func addCard(of section: Int, _ table: TableView, to sketch: inout Sketch) {
        let cells = parts.filter { $0.kind == .cell && $0.tablePart?.place.section == section }
        guard let first = cells.first, let last = cells.last else { return }
        let frame = cells.dropFirst().reduce(first.frameInWindow) { $0.union($1.frameInWindow) }
        let (rows, isInset) = (table.sections[section].rows, table.style == .insetGrouped)
        let above = place(of: first).map { $0.row > 0 } ?? false ? frame.height : 0
        let below = place(of: last).map { $0.row < rows - 1 } ?? false ? frame.height : 0
        let whole = frame.inset(by: Insets(top: -above, left: 0, bottom: -below, right: 0))
        let radius = isInset ? Self.cardRadius(in: subject.environment) : 0
        sketch.add(.roundedRect(subject.map(whole), radius: subject.map.length(radius)), Self.cardPaint)
    }

    /// The corner radius of a card in points; drawn, not measured.
    private static func cardRadius(in environment: Environment) -> Double { environment.hasFloatingBars ? 26 : 10 }

    private static let cardPaint = Paint(fill: .solid(.screen), stroke: Paint.Stroke(.separator, width: 1))

    /// A card in the picture, with the corners of its system.
    static func card(_ frame: Rect, scale: Double, in environment: Environment) -> SceneItem {
        .path(.roundedRect(frame, radius: cardRadius(in: environment) * scale), cardPaint)
    }

    // MARK: - Headers and footers

    /// A title, or a view of the app's own.
    private func addSupplement(_ part: Element, to sketch: inout Sketch) {
        guard let place = part.tablePart?.place else { return }
        let frame = part.frameInWindow
        let rect = subject.map(frame)
        switch title(of: place) {
        case nil where place.isOfTable:
            // The app's own view, from edge to edge also where the screen is not safe.
            sketch.add(
                .rect(Rect(x: rect.minX, y: rect.minY + 1, width: rect.width, height: max(0, rect.height - 2))),
                .fill(.ghost))
        case nil: addPlate(frame, to: &sketch)
        case .header?: addTitle(in: frame, width: 0.3, .barTitle, to: &sketch)
        case .footer?: addTitle(in: frame, width: 0.7, .barContent, to: &sketch)
        }
    }

    private enum Title { case header, footer }

    /// The title of a supplement; nil for a view of the app's own.
    private func title(of place: TablePart.Place) -> Title? {
        guard let sections = table?.sections else { return nil }
        switch place {
        case .header(let section) where sections.indices.contains(section):
            return sections[section].header.view == .view ? nil : .header
        case .footer(let section) where sections.indices.contains(section):
            return sections[section].footer.view == .view ? nil : .footer
        default: return nil
        }
    }

    /// A line of text: in a plain table in the middle, else above the rows.
    private func addTitle(in frame: Rect, width part: Double, _ color: ColorRole, to sketch: inout Sketch) {
        let isPlain = table?.style == .plain
        if isPlain, subject.environment.os < OSVersion(15) {
            sketch.add(.rect(subject.map(frame)), .fill(.barFill))
        }
        let room = safe(frame)
        let height = min(8, max(3, subject.map.length(9)))
        let width = (room.maxX - room.minX) * part
        let bottom = subject.map.y(frame.maxY)
        let middle = (subject.map.y(frame.minY) + bottom) / 2
        let low = bottom - subject.map.length(8) - height / 2
        let x = subject.leading(room.minX, room.maxX, width)
        let y = isPlain || part > 0.5 ? middle : max(middle, low)
        sketch.text(Rect(x: x, y: y - height / 2, width: width, height: height), color)
    }

    /// A header or footer that is a view: one wide plate.
    private func addPlate(_ frame: Rect, to sketch: inout Sketch) {
        let room = safe(frame)
        let gap = min(6, (room.height * 0.15).rounded())
        let rect = Rect(
            x: room.minX, y: room.minY + gap, width: max(0, room.width), height: max(0, room.height - 2 * gap))
        sketch.add(.roundedRect(rect, radius: 5), .fill(.ghost))
    }

    /// The part of a frame that lies horizontally within the safe area, in the picture.
    private func safe(_ frame: Rect) -> Rect {
        let sides = element[.safeAreaInsets]?.insets ?? .zero
        let whole = element.frameInWindow
        let left = subject.map.x(max(frame.minX, whole.minX + sides.left) + 16)
        let right = subject.map.x(min(frame.maxX, whole.maxX - sides.right) - 16)
        let (top, bottom) = (subject.map.y(frame.minY), subject.map.y(frame.maxY))
        return Rect(x: left, y: top, width: max(0, right - left), height: bottom - top)
    }
}
