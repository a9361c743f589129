/// The rows of one section: equally high but for a few, so that sums cost nothing, however many there are.
struct TableRowRun: Sendable {
    let count: Int
    /// The height of all rows that are no exception, in points.
    let height: Double
    /// Rows of another height, by row; each row at most once.
    let exceptions: [(row: Int, height: Double)]

    /// The height of the first rows together.
    func length(of rows: Int) -> Double {
        exceptions.prefix { $0.row < rows }.reduce(Double(rows) * height) { $0 + $1.height - height }
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
