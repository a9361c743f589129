import Drawing
import Geometry
import LayoutEngine

/// The content of a scroll view as ghosts: a table's rows where they really are, or lines of text elsewhere.
struct ScrollContentFigure {
    let element: Element
    let figure: Figure

    /// Widths of ghosts as fractions of the row, repeated; so that rows look like rows, the same in every run.
    private static let widths = [0.25, 0.39, 0.35, 0.3, 0.25, 0.4, 0.34, 0.29]
    /// More rows than any screen shows.
    private static let mostRows = 400

    /// Content is cut off at the scroll view and at the screen.
    var items: [SceneItem] {
        guard let visible = element.frameInWindow.intersection(figure.screen) else { return [] }
        let inner = rows.flatMap { items(of: $0) }
        return inner.isEmpty ? [] : [.group(offset: .zero, clip: .rect(figure.map(visible)), items: inner)]
    }

    /// A row's place along the content, in window points.
    private struct Row {
        let top: Double
        let bottom: Double
        let index: Int
        let kind: Kind

        enum Kind {
            case cell, supplement, text
        }
    }

    private var rows: [Row] {
        let size = contentSize
        guard size.height > 0 else { return [] }
        let top = element.frameInWindow.minY - (offset?.y ?? 0)
        guard case .table(_, let table) = view?.kind else { return textRows(top: top, height: size.height) }
        return tableRows(table, top: top, height: size.height)
    }

    private func tableRows(_ table: TableView, top: Double, height: Double) -> [Row] {
        let rest = height - table.tableHeaderHeight - table.tableFooterHeight
        let rowHeight = table.rowHeight ?? (table.rows > 0 && rest > 0 ? rest / Double(table.rows) : 44)
        let first = top + table.tableHeaderHeight
        var rows = visible(count: table.rows, height: rowHeight, from: first, kind: .cell)
        if table.tableHeaderHeight > 0 { rows.append(Row(top: top, bottom: first, index: 0, kind: .supplement)) }
        let end = first + Double(table.rows) * rowHeight
        if table.tableFooterHeight > 0 {
            rows.append(Row(top: end, bottom: end + table.tableFooterHeight, index: 1, kind: .supplement))
        }
        return rows
    }

    private func textRows(top: Double, height: Double) -> [Row] {
        let line = 26.0
        return visible(count: Int(min(10_000, height / line)), height: line, from: top, kind: .text)
    }

    /// The rows that reach into the visible part of the scroll view.
    private func visible(count: Int, height: Double, from top: Double, kind: Row.Kind) -> [Row] {
        guard let frame = element.frameInWindow.intersection(figure.screen), height > 0, count > 0,
            (frame.minY - top).isFinite
        else { return [] }
        let first = min(max(0, ((frame.minY - top) / height).rounded(.down)), Double(count))
        let last = min(
            max(first, ((frame.maxY - top) / height).rounded(.up)), Double(count), first + Double(Self.mostRows))
        return (Int(first)..<Int(last)).map { index in
            let start = top + Double(index) * height
            return Row(top: start, bottom: start + height, index: index, kind: kind)
        }
    }

    private func items(of row: Row) -> [SceneItem] {
        let frame = element.frameInWindow
        let sides = element[.safeAreaInsets]?.insets ?? .zero
        let left = figure.map.x(frame.minX + sides.left + 16)
        let right = figure.map.x(frame.maxX - sides.right)
        let (top, bottom) = (figure.map.y(row.top), figure.map.y(row.bottom))
        let fraction = Self.widths[row.index % Self.widths.count]
        switch row.kind {
        case .cell: return cell(left, right, top, bottom, fraction)
        case .supplement: return [supplement(left, right, top, bottom)]
        case .text: return [text(top, bottom, 0.55 + fraction)]
        }
    }

    private func cell(
        _ left: Double, _ right: Double, _ top: Double, _ bottom: Double, _ fraction: Double
    ) -> [SceneItem] {
        let y = bottom - 0.5
        let end = figure.map.x(element.frameInWindow.maxX)
        let line = Path.line(from: Point(x: left, y: y), to: Point(x: end, y: y))
        return [
            ghost(left, top, bottom, (right - left) * fraction, inset: 0.34),
            .path(line, .stroke(figure.palette.separator, width: 1)),
        ]
    }

    /// A line of text across a part of the content's width.
    private func text(_ top: Double, _ bottom: Double, _ fraction: Double) -> SceneItem {
        let start = element.frameInWindow.minX - (offset?.x ?? 0)
        let margin = min(16, contentSize.width * 0.05)
        let left = figure.map.x(start + margin)
        let width = min(4000, figure.map.length(max(0, contentSize.width - 2 * margin)))
        return ghost(left, top, bottom, width * fraction, inset: 0.3)
    }

    private func ghost(
        _ left: Double, _ top: Double, _ bottom: Double, _ width: Double, inset: Double
    ) -> SceneItem {
        let height = max(2, min(10, ((bottom - top) * (1 - 2 * inset)).rounded()))
        let rect = Rect(x: left, y: ((top + bottom - height) / 2).rounded(), width: width.rounded(), height: height)
        return .path(.roundedRect(rect, radius: height / 2), .fill(figure.palette.ghost))
    }

    /// A table's header or footer: one wide plate.
    private func supplement(_ left: Double, _ right: Double, _ top: Double, _ bottom: Double) -> SceneItem {
        let gap = min(6, ((bottom - top) * 0.15).rounded())
        let rect = Rect(
            x: left, y: top + gap, width: max(0, right - left - figure.map.length(16).rounded()),
            height: max(0, bottom - top - 2 * gap))
        return .path(.roundedRect(rect, radius: 5), .fill(figure.palette.ghost))
    }

    private var view: View? { element.name.flatMap { figure.tree.view(named: $0) } }

    private var offset: Point? {
        guard case .point(let x, let y) = element[.contentOffset] else { return nil }
        return Point(x: x.value, y: y.value)
    }

    private var contentSize: Size {
        guard case .size(let width, let height) = element[.contentSize] else { return .zero }
        return Size(width: width.value, height: height.value)
    }
}
