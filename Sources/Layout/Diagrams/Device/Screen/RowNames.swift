import Drawing
import Geometry
import LayoutEngine
import ScenarioLanguage

/// The names of rows: the rows that a scenario asks about, which also have an outline, and, if it asks for a table's offset, the
/// last row of the table if visible, else the first visible one.
struct RowNames {
    let subject: Subject

    private static let most = 2
    /// The room that names leave to the scroll indicator at the sides.
    static let margins = Insets(top: 0, left: 8, bottom: 0, right: 8)

    /// From the top.
    var names: [PartName] {
        guard let scroll = subject.measuredScroll, scroll.kind == .tableView, let name = scroll.name,
            let whole = scroll.frameInWindow.intersection(subject.screen)
        else { return [] }
        // Content inside an inset of the app's own is seen.
        let visible = whole.inset(by: scroll.systemContentInsets ?? scroll.contentInsets)
        // The name of a row that is less than half visible would appear at the next one.
        let cells = subject.snapshot.visibleParts(of: scroll).filter { cell in
            let seen = cell.frameInWindow.intersection(visible)?.height ?? 0
            return cell.kind == .cell && seen > (isAsked(cell) ? 1 : cell.frameInWindow.height / 2)
        }
        let asked = cells.filter { isAsked($0) }
        let isScrolled = subject.tree.view(named: name)?.scrollView?.contentOffset != nil
        let isNamed = isAboutScrolling(scroll) || (isScrolled && isAboutContent(scroll, from: cells.first))
        let isAtEnd = cells.last?.tablePart?.place == lastPlace(of: name) && !isFirst(cells.first)
        let others = isNamed && asked.isEmpty ? (isAtEnd ? cells.suffix(1) : cells.prefix(1)) : []
        return (asked.prefix(Self.most) + others).sorted { $0.frameInWindow.minY < $1.frameInWindow.minY }
            .compactMap { cell in
                // A view inside the row, where the answer is about one.
                let asked = subject.answer.asked?.element
                let named = asked?.tablePart?.place == cell.tablePart?.place ? asked ?? cell : cell
                guard let name = named.tablePart, let frame = named.frameInWindow.intersection(visible) else {
                    return nil
                }
                let color: ColorRole = isAsked(cell) ? .answer : .ink
                let place = subject.map(frame)
                return PartName(
                    name: TextBlock(TextBlock.Piece(name.description, TypeStyle.name, color)), frame: place,
                    room: place.inset(by: Self.margins),
                    isOutlined: isAsked(cell))
            }
    }

    /// Lines around the rows that are asked about, as around views.
    var outlines: [SceneItem] {
        guard let scroll = subject.measuredScroll, scroll.kind == .tableView else { return [] }
        return subject.snapshot.visibleParts(of: scroll).filter { $0.kind == .cell && isAsked($0) }.map { cell in
            let line = subject.map(cell.frameInWindow).inset(by: Insets(top: 1, left: 1, bottom: 1, right: 1))
            return .path(.rect(line), .stroke(.frame, width: 2))
        }
    }

    private func isFirst(_ cell: Element?) -> Bool { cell?.tablePart?.place == .cell(section: 0, row: 0) }

    /// The last row of a table; nil for one without rows.
    private func lastPlace(of table: String) -> TablePart.Place? {
        guard case .table(_, let table)? = subject.tree.view(named: table)?.kind,
            let section = table.sections.lastIndex(where: { $0.rows > 0 })
        else { return nil }
        return .cell(section: section, row: table.sections[section].rows - 1)
    }

    private func isAsked(_ cell: Element) -> Bool {
        guard let place = cell.tablePart?.place else { return false }
        return subject.answer.values.contains { $0.element.tablePart?.place == place }
    }

    private func isAboutScrolling(_ scroll: Element) -> Bool {
        subject.answer.asked.map { $0.property == .contentOffset && $0.element.name == scroll.name } ?? false
    }

    /// Insets show where content begins only if rows before the first are covered.
    private func isAboutContent(_ scroll: Element, from first: Element?) -> Bool {
        let insets: [Property] = isFirst(first) ? [] : [.contentInset, .adjustedContentInset]
        let properties: [Property] = [.contentOffset, .contentSize] + insets
        return subject.answer.values.contains { value in
            properties.contains(value.property) && value.element.name == scroll.name || value.element.tablePart != nil
        }
    }
}
