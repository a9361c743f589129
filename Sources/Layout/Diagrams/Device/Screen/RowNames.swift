import Drawing
import Geometry
import LayoutEngine
import ScenarioLanguage

/// The names of the rows at the top of a table that was scrolled somewhere, where the scenario asks how far.
struct RowNames {
    let figure: Subject

    private static let most = 2

    /// Names with the places of their rows in the picture.
    var labels: [(block: TextBlock, room: Rect)] {
        guard let scroll = figure.measuredScroll, scroll.kind == .tableView, let name = scroll.name, isAbout(scroll),
            figure.tree.view(named: name)?.scrollView?.contentOffset != nil,
            let whole = scroll.frameInWindow.intersection(figure.screen)
        else { return [] }
        let visible = whole.inset(by: scroll[.adjustedContentInset]?.insets ?? .zero)
        let cells = figure.snapshot.visibleParts(of: scroll).filter {
            $0.kind == .cell && ($0.frameInWindow.intersection(visible)?.height ?? 0) > 1
        }
        return cells.prefix(Self.most).compactMap { cell in
            guard let part = cell.tablePart, let frame = cell.frameInWindow.intersection(whole) else { return nil }
            let block = TextBlock(TextBlock.Piece(part.description, TypeStyle.name, .ink))
            return (block, figure.map(frame))
        }
    }

    private func isAbout(_ scroll: Element) -> Bool {
        figure.answer.values.contains { value in
            let isOfContent = value.property == .contentOffset || value.property == .contentSize
            return isOfContent && value.element.name == scroll.name || value.element.tablePart != nil
        }
    }
}
