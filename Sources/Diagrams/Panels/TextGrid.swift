import Drawing
import Geometry

/// A table of texts: columns as wide as they need to be, a line under the head and thin ones between rows.
struct TextGrid {
    /// Empty for a table without one.
    var head: [TextBlock] = []
    /// From the top; each block stands in its cell as its own alignment says.
    let rows: [[TextBlock]]
    let style: PictureStyle

    private static let padding = Size(width: 10, height: 4)

    /// The table from a point, which is its upper left corner.
    func part(at origin: Point) -> Part {
        let all = (head.isEmpty ? [] : [head]) + rows
        let widths = widths(of: all)
        var part = Part()
        var y = origin.y
        for (index, row) in all.enumerated() {
            let cells = cells(of: row, widths, at: Point(x: origin.x, y: y))
            part += cells
            y = cells.bounds?.maxY ?? y
            guard index + 1 < all.count else { continue }
            let isHead = index == 0 && !head.isEmpty
            part.items.append(
                rule(at: y, from: origin.x, widths, isHead ? .term : .separator))
        }
        return part
    }

    private func widths(of rows: [[TextBlock]]) -> [Double] {
        (0..<(rows.map { $0.count }.max() ?? 0)).map { column in
            let blocks = rows.compactMap { $0.indices.contains(column) ? $0[column] : nil }
            let widest = blocks.map { style.typesetter.size(of: $0).width }.max() ?? 0
            return (widest + 2 * Self.padding.width).rounded(.up)
        }
    }

    private func cells(of row: [TextBlock], _ widths: [Double], at origin: Point) -> Part {
        let height = row.map { style.typesetter.size(of: $0).height }.max() ?? 0
        var items: [SceneItem] = []
        var x = origin.x
        for (block, width) in zip(row, widths) {
            let cell = Rect(
                x: x + Self.padding.width, y: origin.y + Self.padding.height, width: width - 2 * Self.padding.width,
                height: height)
            items += style.typesetter.items(of: block, in: cell)
            x += width
        }
        let whole = Rect(
            x: origin.x, y: origin.y, width: widths.reduce(0, +), height: height + 2 * Self.padding.height)
        return Part(items, bounds: whole)
    }

    private func rule(at y: Double, from x: Double, _ widths: [Double], _ color: ColorRole) -> SceneItem {
        let middle = y.rounded() - 0.5
        let end = Point(x: x + widths.reduce(0, +), y: middle)
        return .path(.line(from: Point(x: x, y: middle), to: end), .stroke(color, width: 1))
    }
}
