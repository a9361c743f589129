import Drawing
import Geometry

/// Parts in rows and columns, each as large as its largest part.
///
/// Parts keep their scale, and their origins line up down a column and along a row: screens of different devices
/// begin at the same height and at the same left edge.
struct PartGrid {
    /// Rows from the top; nil leaves a place empty. Rows may be of different lengths.
    let rows: [[DrawnPart?]]
    /// The gap between columns, and between rows.
    let gap: Size

    /// All parts together, with the origin of the first row and column.
    var part: DrawnPart {
        let (xs, ys) = (
            Self.origins(columnExtents, gap: gap.width), Self.origins(rowExtents, gap: gap.height)
        )
        return zip(rows, ys).reduce(DrawnPart()) { whole, row in
            zip(row.0, xs).reduce(whole) { whole, cell in
                whole + (cell.0?.moved(by: Point(x: cell.1, y: row.1)) ?? DrawnPart())
            }
        }
    }

    /// The origin of each place in the grid, row by row.
    var origins: [[Point]] {
        let xs = Self.origins(columnExtents, gap: gap.width)
        return Self.origins(rowExtents, gap: gap.height).map { y in xs.map { Point(x: $0, y: y) } }
    }

    /// The room of each place of the grid, row by row: as wide as its column and as high as its row.
    var frames: [[Rect]] {
        let (columns, rows) = (columnExtents, rowExtents)
        let (xs, ys) = (Self.origins(columns, gap: gap.width), Self.origins(rows, gap: gap.height))
        return zip(rows, ys).map { row, y in
            zip(columns, xs).map { column, x in
                Rect(
                    x: x - column.before, y: y - row.before, width: column.before + column.behind,
                    height: row.before + row.behind)
            }
        }
    }

    private var columnExtents: [(before: Double, behind: Double)] {
        (0..<(rows.map { $0.count }.max() ?? 0)).map { column in
            let parts = rows.compactMap { $0.indices.contains(column) ? $0[column] : nil }
            return Self.extent(of: parts) { ($0.minX, $0.maxX) }
        }
    }

    private var rowExtents: [(before: Double, behind: Double)] {
        rows.map { row in Self.extent(of: row.compactMap { $0 }) { ($0.minY, $0.maxY) } }
    }

    /// The extents of parts before and after their origin.
    private static func extent(of parts: [DrawnPart], _ ends: (Rect) -> (Double, Double)) -> (
        before: Double, behind: Double
    ) {
        let all = parts.compactMap { $0.bounds }.map(ends)
        let before = all.map { -$0.0 }.max() ?? 0
        return (before.rounded(.up), (all.map { $0.1 }.max() ?? 0).rounded(.up))
    }

    /// The origins of the columns or rows; the first is 0.
    private static func origins(_ extents: [(before: Double, behind: Double)], gap: Double) -> [Double] {
        var origins: [Double] = []
        for (index, extent) in extents.enumerated() {
            let previous = index > 0 ? origins[index - 1] + extents[index - 1].behind + gap + extent.before : 0
            origins.append(previous)
        }
        return origins
    }
}
