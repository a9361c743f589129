import Drawing
import Geometry
import LayoutEngine
import ScenarioLanguage

/// The content of a table: its rows, separators, headers and footers where the engine puts them, texts as ghosts.
struct TableContentFigure {
    let element: Element
    /// The parts that are on screen.
    let parts: [Element]
    let figure: Subject

    var items: [SceneItem] {
        // A label comes after its cell, whose middle its ghost keeps to.
        var cell = Rect.zero
        return cards
            + parts.compactMap { part in
                switch part.kind {
                case .cell:
                    cell = part.frameInWindow
                    return nil
                case .contentView where part.frameInWindow.width < cell.width - 0.5: return ground(part.frameInWindow)
                case .label: return label(part, in: cell)
                case .separator: return line(part.frameInWindow)
                case .header, .footer:
                    return part.tablePart?.place.isOfTable == true
                        ? view(part.frameInWindow) : supplement(part.frameInWindow)
                default: return nil
                }
            }
    }

    /// A content view that does not fill its cell.
    private func ground(_ frame: Rect) -> SceneItem {
        let rect = figure.map(frame)
        return .path(
            .rect(Rect(x: rect.minX, y: rect.minY + 1, width: rect.width, height: max(0, rect.height - 3))),
            .fill(.viewFill))
    }

    private func label(_ part: Element, in cell: Rect) -> SceneItem {
        let frame = part.frameInWindow
        let width = figure.map.length(frame.width) * Subject.ghostWidth(of: row(of: part))
        return figure.ghost(
            figure.leading(figure.map.x(frame.minX), figure.map.x(frame.maxX), width), figure.map.y(cell.minY),
            figure.map.y(cell.maxY), width, inset: 0.34)
    }

    /// The row of a cell's part.
    private func row(of part: Element) -> Int {
        if case .cell(_, let row)? = part.tablePart?.place { row } else { 0 }
    }

    private func line(_ frame: Rect) -> SceneItem {
        let y = figure.map.y(frame.maxY) - 0.5
        let line = Path.line(
            from: Point(x: figure.map.x(frame.minX), y: y), to: Point(x: figure.map.x(frame.maxX), y: y))
        return .path(line, .stroke(.separator, width: 1))
    }

    // MARK: - Cards

    /// The grey ground of an inset grouped table and a white card with round corners for the rows of each section.
    private var cards: [SceneItem] {
        guard let name = element.name, case .table(_, let table)? = figure.tree.view(named: name)?.kind,
            table.style == .insetGrouped
        else { return [] }
        let ground = SceneItem.path(.rect(figure.map(element.frameInWindow)), .fill(.viewFill))
        return [ground] + table.sections.indices.compactMap { card(of: $0, rows: table.sections[$0].rows) }
    }

    /// Rows that are not on screen let the card go on beyond what is.
    private func card(of section: Int, rows: Int) -> SceneItem? {
        let cells = parts.filter { $0.kind == .cell && $0.tablePart?.place.section == section }
        guard let first = cells.first, let last = cells.last else { return nil }
        let frame = cells.dropFirst().reduce(first.frameInWindow) { $0.union($1.frameInWindow) }
        let above = row(of: first) > 0 ? frame.height : 0
        let below = row(of: last) < rows - 1 ? frame.height : 0
        let whole = frame.inset(by: Insets(top: -above, left: 0, bottom: -below, right: 0))
        return Self.card(figure.map(whole), scale: figure.map.length(1))
    }

    /// A card in the picture, with corners of 12 points.
    static func card(_ frame: Rect, scale: Double) -> SceneItem {
        .path(
            .roundedRect(frame, radius: 12 * scale),
            Paint(fill: .solid(.screen), stroke: Paint.Stroke(.separator, width: 1)))
    }

    // MARK: - Headers and footers

    /// The app's own view: where the engine puts it, from edge to edge also where the screen is not safe.
    private func view(_ frame: Rect) -> SceneItem {
        let rect = figure.map(frame)
        return .path(
            .rect(Rect(x: rect.minX, y: rect.minY + 1, width: rect.width, height: max(0, rect.height - 2))),
            .fill(.ghost))
    }

    /// A header or footer: one wide plate.
    private func supplement(_ frame: Rect) -> SceneItem {
        let sides = element[.safeAreaInsets]?.insets ?? .zero
        let whole = element.frameInWindow
        let left = figure.map.x(max(frame.minX, whole.minX + sides.left) + 16)
        let right = figure.map.x(min(frame.maxX, whole.maxX - sides.right) - 16)
        let (top, bottom) = (figure.map.y(frame.minY), figure.map.y(frame.maxY))
        let gap = min(6, ((bottom - top) * 0.15).rounded())
        let rect = Rect(x: left, y: top + gap, width: max(0, right - left), height: max(0, bottom - top - 2 * gap))
        return .path(.roundedRect(rect, radius: 5), .fill(.ghost))
    }
}
