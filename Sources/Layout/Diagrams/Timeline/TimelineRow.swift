import LayoutEngine

/// A value over the phases, as bands of phases in which it is constant.
struct TimelineRow: Sendable {
    /// The element's name and the property, as in scenarios.
    let name: String
    let property: Property
    /// The bands in order, covering all columns.
    private(set) var bands: [Band]

    struct Band: Sendable {
        /// The first and the last column, which are phases.
        let columns: ClosedRange<Int>
        /// The value; nil as long as there is none.
        let value: Value?
        /// Which numbers are others than in the band before; empty for the first band.
        let changed: [Int]
        /// Whether the value has changed; false at the beginning of the row and of the second appearance.
        let isChange: Bool
    }

    /// - Parameter snapshots: one for each column.
    init(_ name: String, _ property: Property, in snapshots: [Snapshot]) {
        self.name = name
        self.property = property
        let values = snapshots.map { $0[name]?[property] }
        var bands: [Band] = []
        for (column, value) in values.enumerated() {
            guard let last = bands.last else {
                bands.append(Band(columns: column...column, value: value, changed: [], isChange: false))
                continue
            }
            // The second appearance shows its initial values.
            let isBeginning = snapshots[column].phase == .secondViewWillAppear
            if last.value?.description == value?.description, !isBeginning {
                let columns = last.columns.lowerBound...column
                bands[bands.count - 1] = Band(
                    columns: columns, value: last.value, changed: last.changed, isChange: last.isChange)
            } else {
                bands.append(
                    Band(
                        columns: column...column, value: value, changed: Self.changed(from: last.value, to: value),
                        isChange: last.value?.description != value?.description))
            }
        }
        self.bands = bands
    }

    /// The row in which the second appearance does not repeat unchanged values.
    var continuous: TimelineRow {
        var row = self
        row.bands = bands.reduce(into: []) { joined, band in
            guard let last = joined.last, !band.isChange else {
                joined.append(band)
                return
            }
            joined[joined.count - 1] = Band(
                columns: last.columns.lowerBound...band.columns.upperBound, value: last.value, changed: last.changed,
                isChange: last.isChange)
        }
        return row
    }

    private static func changed(from old: Value?, to new: Value?) -> [Int] {
        guard let old = old?.quantities, let new = new?.quantities, old.count == new.count else { return [] }
        return new.indices.filter { !NumberText.areEqual(old[$0].value, new[$0].value) }
    }
}
