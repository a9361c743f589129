/// The heights of one section, from the space above its header down to its footer.
struct TableSectionLayout: Sendable {
    /// sectionHeaderTopPadding; nil where there is none.
    let padding: Quantity?
    let header: TableHeight
    let rows: TableRowRun
    /// The rows before they are laid out; nil when all heights are known from the start.
    let estimated: TableRowRun?
    let footer: TableHeight

    /// The height of the first rows, those laid out with their real heights.
    func length(of count: Int, laidOut: Int) -> Double {
        guard let estimated, laidOut < count else { return rows.length(of: count) }
        return rows.length(of: laidOut) + estimated.length(of: count - laidOut)
    }

    /// The number of parts that begin less than a distance below the section's top: 0 for none, 1 for the header …
    /// - Parameter isReal: false to count everything with its estimate.
    func parts(before distance: Double, isReal: Bool) -> Int {
        guard distance > 0 else { return 0 }
        var y = (padding?.value ?? 0) + (isReal ? header.real : header.estimate).value
        guard y < distance else { return 1 }
        let run = isReal ? rows : estimated ?? rows
        let reached = run.rows(before: distance - y)
        guard reached == run.count else { return 1 + reached }
        y += run.length(of: run.count)
        return y < distance ? run.count + 2 : run.count + 1
    }

    /// The height of the whole section at a progress.
    func height(_ index: Int, _ progress: TableProgress) -> Double {
        let laidOut = progress.rows(of: index, count: rows.count)
        return (padding?.value ?? 0) + header(index, progress).value + length(of: rows.count, laidOut: laidOut)
            + footer(index, progress).value
    }

    func header(_ index: Int, _ progress: TableProgress) -> Quantity {
        progress.includesHeader(of: index) ? header.real : header.estimate
    }

    func footer(_ index: Int, _ progress: TableProgress) -> Quantity {
        progress.includesFooter(of: index, count: rows.count) ? footer.real : footer.estimate
    }
}

/// The rows of one section: equally high except for a few, so that sums are cheap for any number of rows.
struct TableRowRun: Sendable {
    let count: Int
    /// The height of all rows that are no exception, in points.
    let height: Double
    /// Rows of another height, by row; each row at most once.
    let exceptions: [Exception]

    /// A row of another height, which its cell's constraints ask for or the app answers.
    struct Exception: Sendable {
        let row: Int
        let height: Double
        /// The fitted height; nil for a height that the app returns.
        let fitted: FittedHeight?
    }

    /// The height of the first rows together.
    func length(of rows: Int) -> Double {
        guard !exceptions.isEmpty else { return Double(rows) * height }
        let own = exceptions.prefix { $0.row < rows }
        return own.reduce(Double(rows - own.count) * height) { $0 + $1.height }
    }

    /// Counts the first rows, rows with other heights under the names of the cells.
    /// - Parameter section: the name of the table and the section's number.
    func count(_ rows: Int, of section: (label: String, index: Int), into counts: inout TableRowCounts) {
        let own = exceptions.prefix { $0.row < rows }
        counts.usual += rows - own.count
        for exception in own { counts.add(Self.height(of: exception, in: section)) }
    }

    /// The height of a row that differs from the others.
    static func height(of exception: Exception, in section: (label: String, index: Int)) -> Quantity {
        let name: PathName = "\(section.label).cell(\(section.index), \(exception.row)).height"
        return exception.fitted?.quantity(.path(name), TableRowHeights.selfSizing)
            ?? .input(name, exception.height, default: .nan)
    }

    /// The number of rows that begin less than a distance below the first row's top.
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

    /// The number of equally high rows that begin less than a distance below the first one's top.
    private static func rows(before distance: Double, height: Double, of count: Int) -> Int {
        guard distance > 0 else { return 0 }
        guard height > 0 else { return count }
        let reached = (distance / height).rounded(.up)
        return reached >= Double(count) ? count : Int(reached)
    }
}

/// The progress of layout through a table's parts: header, rows and footer of one section after the other.
struct TableProgress: Comparable, Sendable {
    /// All sections before this one are laid out.
    let section: Int
    /// The number of laid-out parts of that section, the header being the first and the footer the last.
    let parts: Int

    static let nothing = TableProgress(section: 0, parts: 0)

    static func < (left: TableProgress, right: TableProgress) -> Bool {
        (left.section, left.parts) < (right.section, right.parts)
    }

    /// The number of laid-out rows of a section that has `count` rows.
    func rows(of index: Int, count: Int) -> Int {
        if index < section { return count }
        return index > section ? 0 : min(max(0, parts - 1), count)
    }

    func includesHeader(of index: Int) -> Bool {
        index < section || (index == section && parts > 0)
    }

    func includesFooter(of index: Int, count: Int) -> Bool {
        index < section || (index == section && parts > count + 1)
    }
}
