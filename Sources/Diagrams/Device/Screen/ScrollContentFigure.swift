import Drawing
import Geometry
import LayoutEngine

/// The content of a scroll view: a table's parts where they really are, or lines of text as ghosts elsewhere.
struct ScrollContentFigure {
    let element: Element
    let figure: Figure

    /// Points from one line of text to the next.
    private static let lineHeight = 26.0
    /// More lines than any screen shows.
    private static let mostLines = 400

    /// Content is cut off at the scroll view and at the screen.
    var items: [SceneItem] {
        guard let visible = element.frameInWindow.intersection(figure.screen) else { return [] }
        let inner =
            element.kind == .tableView
            ? TableContentFigure(element: element, figure: figure).items : lines.map { text($0) }
        return inner.isEmpty ? [] : [.group(offset: .zero, clip: .rect(figure.map(visible)), items: inner)]
    }

    /// The lines that reach into the visible part of the scroll view.
    private var lines: Range<Int> {
        let count = min(10_000, content.height / Self.lineHeight).rounded(.down)
        guard let frame = element.frameInWindow.intersection(figure.screen), count > 0, (frame.minY - top).isFinite
        else { return 0..<0 }
        let first = min(max(0, ((frame.minY - top) / Self.lineHeight).rounded(.down)), count)
        let last = min(
            max(first, ((frame.maxY - top) / Self.lineHeight).rounded(.up)), count, first + Double(Self.mostLines))
        return Int(first)..<Int(last)
    }

    private var content: Rect { element.contentFrameInWindow }
    private var top: Double { content.minY }

    /// A line of text across a part of the content's width.
    private func text(_ index: Int) -> SceneItem {
        let start = content.minX
        let margin = min(16, content.width * 0.05)
        let width = min(4000, figure.map.length(max(0, content.width - 2 * margin)))
        let y = top + Double(index) * Self.lineHeight
        let ghost = width * (0.55 + Figure.ghostWidth(of: index))
        let left = figure.map.x(start + margin)
        return figure.ghost(
            figure.leading(left, left + width, ghost), figure.map.y(y), figure.map.y(y + Self.lineHeight), ghost,
            inset: 0.3)
    }
}
