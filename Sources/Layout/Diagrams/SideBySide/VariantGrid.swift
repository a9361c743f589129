import Languages
import LayoutEngine
import ScenarioLanguage

/// The positions of a scenario's variants when they are drawn together: in one grid with headings, or in rows.
struct VariantGrid: Hashable, Sendable {
    /// Indices of variants, row by row; nil where there is none.
    let rows: [[Int?]]
    /// The headings above the columns; empty if each variant is named by itself.
    let columnHeadings: [String]
    /// The headings left of the rows; like the column headings, they may be empty.
    let rowHeadings: [String]

    private static let widestGrid = 6
    private static let maxPerRow = 5

    var columnCount: Int { rows.map { $0.count }.max() ?? 0 }
    var hasHeadings: Bool { !columnHeadings.isEmpty }
    var variantCount: Int { rows.reduce(0) { $0 + $1.compactMap { $0 }.count } }

    /// - Parameter isWide: whether screens are wider than high, so that fewer fit beside each other.
    init(_ variants: [Variant], _ results: [LayoutResult], isWide: Bool, words: Words) {
        let axes = variants.first?.coordinates.count ?? 0
        let isNamed = variants.contains { !$0.title.isEmpty }
        let last = Self.distinct(variants.map { $0.coordinates.last })
        if axes > 1, !isNamed, last.count > 1, last.count <= Self.widestGrid, last.count < variants.count {
            self.init(variants, results, columns: last, words: words)
        } else {
            self.init(rowsOf: variants.count, atMost: isWide ? 2 : Self.maxPerRow)
        }
    }

    /// Rows of equal length, none longer than `most`.
    init(rowsOf count: Int, atMost most: Int) {
        let rowCount = max(1, (count + most - 1) / most)
        let length = max(1, (count + rowCount - 1) / rowCount)
        rows = (0..<rowCount).map { row in (row * length..<max(row * length, min(count, (row + 1) * length))).map { $0 }
        }
        columnHeadings = []
        rowHeadings = []
    }

    /// The last coordinate runs across, all others together run down.
    private init(
        _ variants: [Variant], _ results: [LayoutResult], columns: [Variant.Coordinate?], words: Words
    ) {
        let all = zip(variants, results).map { VariantLabel(variant: $0, result: $1, words: words) }
        let downs = Self.distinct(variants.map { $0.coordinates.dropLast() })
        rows = downs.map { down in
            columns.map { across in
                variants.firstIndex { $0.coordinates.dropLast() == down && $0.coordinates.last == across }
            }
        }
        columnHeadings = columns.map { across in
            Self.heading(all.first { $0.variant.coordinates.last == across }) { $0.suffix(1) }
        }
        rowHeadings = downs.map { down in
            Self.heading(all.first { $0.variant.coordinates.dropLast() == down }) { $0.dropLast() }
        }
    }

    private static func heading(
        _ label: VariantLabel?, _ part: ([Variant.Coordinate]) -> ArraySlice<Variant.Coordinate>
    ) -> String {
        guard let label else { return "" }
        return part(label.variant.coordinates).map { label.part(for: $0) }.joined(separator: " · ")
    }

    private static func distinct<Item: Hashable>(_ items: [Item]) -> [Item] {
        var seen: Set<Item> = []
        return items.filter { seen.insert($0).inserted }
    }
}
