/// The rows of one section: equally high but for a few, so that sums cost nothing, however many there are.
struct TableRowRun: Sendable {
    let count: Int
    /// The height of all rows that are no exception, in points.
    let height: Double
    /// Rows of another height, by row; each row at most once.
    let exceptions: [(row: Int, height: Double)]

    /// The height of the first rows together.
    func length(of rows: Int) -> Double {
        guard !exceptions.isEmpty else { return Double(rows) * height }
        let own = exceptions.prefix { $0.row < rows }
        return own.reduce(Double(rows - own.count) * height) { $0 + $1.height }
    }

    /// Counts the first rows, those of other heights under the names of the cells.
    /// - Parameter section: the name of the table and the section's number.
    func count(_ rows: Int, of section: (label: String, index: Int), into counts: inout TableRowCounts) {
        let own = exceptions.prefix { $0.row < rows }
        counts.usual += rows - own.count
        for exception in own { counts.add(Self.height(of: exception, in: section)) }
    }

    /// The height of a row that differs from the others.
    static func height(of exception: (row: Int, height: Double), in section: (label: String, index: Int)) -> Quantity {
        .input("\(section.label).cell(\(section.index), \(exception.row)).height", exception.height, default: .nan)
    }

    /// How many rows begin less than a distance below the first row's top.
    func rows(before distance: Double) -> Int {
        guard distance > 0 else { return 0 }
        var (row, y) = (0, 0.0)
        for exception in exceptions {
            let plain = Self.rows(before: distance - y, height: height, of: exception.row - row)
            guard plain == exception.row - row else { return row + plain }
            y += Double(plain) * height
            guard y < distance else { return exception.row }
            row = exception.row + 1
            y += exception.height
        }
        return row + Self.rows(before: distance - y, height: height, of: count - row)
    }

    /// How many of some equally high rows begin less than a distance below the first one's top.
    private static func rows(before distance: Double, height: Double, of count: Int) -> Int {
        guard distance > 0 else { return 0 }
        guard height > 0 else { return count }
        let reached = (distance / height).rounded(.up)
        return reached >= Double(count) ? count : Int(reached)
    }
}
