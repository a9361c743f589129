/// The heights of one section, from what is above its header down to its footer.
struct TableSectionLayout: Sendable {
    /// sectionHeaderTopPadding; nil where there is none.
    let padding: Quantity?
    let header: TableHeight
    let rows: TableRowRun
    /// The same rows before they are laid out; nil when all heights are known from the start.
    let estimated: TableRowRun?
    let footer: TableHeight

    /// The height of the first rows, those laid out with their real heights.
    func length(of count: Int, laidOut: Int) -> Double {
        guard let estimated, laidOut < count else { return rows.length(of: count) }
        return rows.length(of: laidOut) + estimated.length(of: count - laidOut)
    }

    /// How many parts begin less than a distance below the section's top: 0 for none, 1 for the header …
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
