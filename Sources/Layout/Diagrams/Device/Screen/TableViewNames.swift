import Drawing
import Geometry
import LayoutEngine

/// The names of the views above and below all sections of a table, which look like bars otherwise.
struct TableViewNames {
    let subject: Subject

    private static let lowest = 16.0

    var names: [PartName] {
        subject.snapshot.elements.filter { $0.kind == .tableView && $0.isVisible }.flatMap { table in
            subject.snapshot.visibleParts(of: table).compactMap { part -> PartName? in
                guard let place = part.tablePart?.place, place.isOfTable, part.kind == .header || part.kind == .footer,
                    let frame = part.frameInWindow.intersection(free(table))
                else { return nil }
                let drawn = subject.map(frame)
                guard drawn.height >= Self.lowest else { return nil }
                let name = place == .tableHeaderView ? "tableHeaderView" : "tableFooterView"
                return PartName(
                    name: TextBlock(TextBlock.Piece(name, TypeStyle.note, .secondaryInk)), frame: drawn,
                    room: drawn.inset(by: RowNames.margins), isRequired: false)
            }
        }
    }

    /// The part of a table that nothing covers.
    private func free(_ table: Element) -> Rect {
        let frame = table.frameInWindow.intersection(subject.screen) ?? .zero
        return frame.inset(by: table.contentInsets)
    }
}
