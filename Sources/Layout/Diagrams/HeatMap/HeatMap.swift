import Audits
import LayoutEngine
import ScenarioLanguage

/// A macro's errors over all places of its audit: for each orientation, rows of devices with the same results over the major
/// versions of the system.
struct HeatMap {
    let result: MacroResult
    /// Every major version that was examined, in order: the columns.
    let versions: [Int]
    let grids: [Grid]

    /// The rows of one or both orientations.
    struct Grid {
        let turn: Turn
        let rows: [Row]
    }

    enum Turn: CaseIterable, Hashable, Sendable {
        case portrait, landscape

        func includes(_ orientation: InterfaceOrientation) -> Bool { orientation.isLandscape == (self == .landscape) }
    }

    /// Devices with the same errors on every version that they share.
    struct Row {
        var devices: [Device]
        /// The cells by column; nil if none of the devices was examined.
        var cells: [Cell?]

        /// Neighbouring columns with equal cells, from the left; columns without a cell are left out.
        var runs: [Run] {
            var runs: [Run] = []
            for (column, cell) in cells.enumerated() {
                guard let cell else { continue }
                if let last = runs.last, last.cell == cell, last.columns.upperBound == column {
                    runs[runs.count - 1].columns = last.columns.lowerBound..<(column + 1)
                } else {
                    runs.append(Run(cell: cell, columns: column..<(column + 1)))
                }
            }
            return runs
        }
    }

    /// The outcome of a macro at a place.
    enum Cell: Hashable, Sendable {
        case right
        /// Too large or too small by this much, in points.
        case wrong(Double)
        /// The formula cannot be evaluated.
        case missing
        /// Orientations that are one here differ.
        case mixed
    }

    struct Run: Hashable, Sendable {
        let cell: Cell
        var columns: Range<Int>
    }

    private init(result: MacroResult, versions: [Int], grids: [Grid]) {
        self.result = result
        self.versions = versions
        self.grids = grids
    }

    init(_ result: MacroResult) {
        let versions = result.cells.reduce(into: [Int]()) { versions, cell in
            if !versions.contains(cell.place.os.major) { versions.append(cell.place.os.major) }
        }.sorted()
        self.result = result
        self.versions = versions
        grids = Turn.allCases.compactMap { turn in
            let rows = Self.rows(result.cells.filter { turn.includes($0.place.orientation) }, versions)
            return rows.isEmpty ? nil : Grid(turn: turn, rows: rows)
        }
    }

    /// The map in parts with at most `count` columns; rows without a cell in a part are left out of it.
    func folded(every count: Int) -> [HeatMap] {
        stride(from: 0, to: versions.count, by: count).map { start in
            let columns = start..<min(start + count, versions.count)
            let grids = grids.map { grid in
                Grid(
                    turn: grid.turn,
                    rows: grid.rows.map { Row(devices: $0.devices, cells: Array($0.cells[columns])) }
                        .filter { row in row.cells.contains { $0 != nil } })
            }
            return HeatMap(result: result, versions: Array(versions[columns]), grids: grids.filter { !$0.rows.isEmpty })
        }
    }

    // MARK: - Rows

    /// A row per device, then devices that nowhere differ together; in the order of the catalog.
    private static func rows(_ cells: [AuditCell], _ versions: [Int]) -> [Row] {
        var single: [Row] = []
        for cell in cells {
            guard let column = versions.firstIndex(of: cell.place.os.major) else { continue }
            if single.last?.devices.first?.id != cell.place.device.id {
                single.append(Row(devices: [cell.place.device], cells: versions.map { _ in nil }))
            }
            let new = Cell(cell)
            let old = single[single.count - 1].cells[column]
            single[single.count - 1].cells[column] = old.map { $0 == new ? new : .mixed } ?? new
        }
        var rows: [Row] = []
        for row in single {
            let family = row.devices[0].family
            if let index = rows.firstIndex(where: { $0.devices[0].family == family && agree($0.cells, row.cells) }) {
                rows[index].devices += row.devices
                rows[index].cells = zip(rows[index].cells, row.cells).map { $0 ?? $1 }
            } else {
                rows.append(row)
            }
        }
        return rows
    }

    /// Whether two rows share a column and agree in all shared columns.
    private static func agree(_ first: [Cell?], _ second: [Cell?]) -> Bool {
        let shared = zip(first, second).filter { $0 != nil && $1 != nil }
        return !shared.isEmpty && shared.allSatisfy { $0 == $1 }
    }
}

extension HeatMap.Cell {
    init(_ cell: AuditCell) {
        if cell.isRight {
            self = .right
        } else {
            // Equal with the three decimals that are shown.
            self = cell.error.map { .wrong(($0 * 1000).rounded() / 1000) } ?? .missing
        }
    }
}
