import Drawing
import Geometry
import LayoutEngine
import ScenarioLanguage

/// The names of the rows at the top of a table that was scrolled somewhere, where the scenario asks how far.
struct RowNames {
    let subject: Subject

    private static let most = 2

    /// Names with the places of their rows in the picture.
    var labels: [(block: TextBlock, room: Rect)] {
        guard let scroll = subject.measuredScroll, scroll.kind == .tableView, let name = scroll.name, isAbout(scroll),
            subject.tree.view(named: name)?.scrollView?.contentOffset != nil,
            let whole = scroll.frameInWindow.intersection(subject.screen)
        else { return [] }
        let visible = whole.inset(by: scroll[.adjustedContentInset]?.insets ?? .zero)
        let cells = subject.snapshot.visibleParts(of: scroll).filter {
            $0.kind == .cell && ($0.frameInWindow.intersection(visible)?.height ?? 0) > 1
        }
        return cells.prefix(Self.most).compactMap { cell in
            guard let part = cell.tablePart, let frame = cell.frameInWindow.intersection(whole) else { return nil }
            let block = TextBlock(TextBlock.Piece(part.description, TypeStyle.name, .ink))
            return (block, subject.map(frame))
        }
    }

    private func isAbout(_ scroll: Element) -> Bool {
        subject.answer.values.contains { value in
            let isOfContent = value.property == .contentOffset || value.property == .contentSize
            return isOfContent && value.element.name == scroll.name || value.element.tablePart != nil
        }
    }
}
