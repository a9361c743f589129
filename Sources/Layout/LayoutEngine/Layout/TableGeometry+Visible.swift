import Geometry

/// The parts of a table that are on screen.
extension TableGeometry {
    /// The limit on rows, more than any screen shows, as rows can be arbitrarily low.
    private static let maxRows = 500

    /// The parts that reach into the table's bounds, from top to bottom, a pinned header after the rows that it covers.
    /// - Parameter countsSpaces: whether the space around sections without titles counts as their headers and footers.
    func visibleParts(countsSpaces: Bool) -> [TablePart] {
        let (top, bottom) = (bounds.plain.minY, bounds.plain.maxY)
        var parts: [TablePart] = isInBounds(.tableHeaderView) ? [TablePart(.tableHeaderView)] : []
        var rest = Self.maxRows
        for section in layout.sections(from: top, to: bottom) where rest > 0 {
            let (header, footer) = (table.sections[section].header, table.sections[section].footer)
            let hasHeader = (countsSpaces || isView(header)) && isInBounds(.header(section: section))
            let own = hasHeader ? [TablePart(.header(section: section))] : []
            let rows = layout.rows(of: section, from: top, to: bottom).prefix(rest)
            parts += isHeaderPinned(section) ? [] : own
            for row in rows { parts += self.parts(ofRow: row, in: section) }
            parts += isHeaderPinned(section) ? own : []
            rest -= rows.count + 1
            if countsSpaces || isView(footer), isInBounds(.footer(section: section)) {
                parts.append(TablePart(.footer(section: section)))
            }
        }
        return parts + (isInBounds(.tableFooterView) ? [TablePart(.tableFooterView)] : [])
    }

    /// Whether the supplement is a view; false for the empty space around sections of a grouped table.
    private func isView(_ supplement: TableSection.Supplement) -> Bool {
        style == .plain || supplement.hasTitle || supplement.view == .view
    }

    private func parts(ofRow row: Int, in section: Int) -> [TablePart] {
        let cell = TablePart.Place.cell(section: section, row: row)
        let line = TablePart.Place.separator(section: section, row: row)
        let inner = [TablePart(cell), TablePart(cell, .contentView), TablePart(cell, .textLabel)]
        return separatorFrame(section, row, "") == nil ? inner : inner + [TablePart(line)]
    }

    private func isInBounds(_ place: TablePart.Place) -> Bool {
        guard let frame = frame(of: place, "")?.plain else { return false }
        return frame.minY < bounds.plain.maxY && frame.maxY > bounds.plain.minY
    }
}
