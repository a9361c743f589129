import Drawing
import Geometry
import Languages
import LayoutEngine

/// The kind for audits: devices down, versions of iOS across, the error of a macro in every cell, with its sign.
///
/// The origin is the upper left corner of the first grid's cells.
struct HeatMapPicture {
    let map: HeatMap
    let style: PictureStyle

    private static let rowHeight = 18.0
    private static let headGap = 6.0
    private static let gridGap = 16.0
    private static let labelGap = 12.0
    private static let widestLabel = 250.0
    private static let narrowestColumn = 27.0
    private static let legendGap = 18.0

    var panel: Panel {
        Panel(part: style.isNarrow ? narrowPart : part, altText: HeatMapText(map: map, words: style.words).text)
    }

    private var cells: HeatMapCells { HeatMapCells(style: style, columnWidth: Self.narrowestColumn) }

    private var part: DrawnPart {
        var (part, top) = (DrawnPart(), 0.0)
        for grid in map.grids {
            part += head(grid, above: top)
            for row in grid.rows {
                let label = label(for: row)
                let size = style.typesetter.size(of: label)
                let height = max(Self.rowHeight, size.height + 4)
                let place = Rect(
                    x: -Self.labelGap - size.width, y: (top + (height - size.height) / 2).rounded(), width: size.width,
                    height: size.height)
                part += DrawnPart(style.typesetter.items(of: label, in: place), bounds: place)
                part += cells.part(row, Rect(x: 0, y: top, width: width, height: height))
                top += height
            }
            top += Self.gridGap + TypeStyle.small * 1.3 + Self.headGap
        }
        let foot = (part.bounds?.maxY ?? top).rounded(.up) + Self.legendGap
        let left = part.bounds?.minX ?? 0
        return part
            + Legend(entries: cells.legend(of: map), style: style).part(
                at: Point(x: left, y: foot), width: width - left)
    }

    /// Versions in parts that fit, the names of devices above their rows.
    private var narrowPart: DrawnPart {
        let columns = Int(style.composition.room / Self.narrowestColumn)
        var part = DrawnPart()
        for map in map.folded(every: columns) {
            let subject = HeatMapPicture(map: map, style: style)
            for grid in map.grids {
                let top = part.bounds.map { $0.maxY.rounded(.up) + Self.gridGap } ?? 0
                part += subject.narrowGrid(grid, at: top)
            }
        }
        let foot = (part.bounds?.maxY ?? 0).rounded(.up) + Self.legendGap
        return part
            + Legend(entries: cells.legend(of: map), style: style).part(
                at: Point(x: 0, y: foot), width: style.composition.room)
    }

    private func narrowGrid(_ grid: HeatMap.Grid, at top: Double) -> DrawnPart {
        let name = TextBlock(TextBlock.Piece(turnAndSystem(grid), TypeStyle.name, .ink))
        let size = style.typesetter.size(of: name)
        let place = Rect(origin: Point(x: 0, y: top), size: size)
        var part = DrawnPart(style.typesetter.items(of: name, in: place), bounds: place)
        let note = style.typesetter.size(of: TextBlock(TextBlock.Piece("0", TypeStyle.note, .ink))).height
        part += versionNames(bottom: place.maxY + Self.headGap + note)
        for row in grid.rows {
            let label = label(for: row)
            let size = style.typesetter.size(of: label)
            let y = (part.bounds?.maxY ?? 0).rounded(.up) + Self.rowGap
            let place = Rect(origin: Point(x: 0, y: y), size: size)
            part += DrawnPart(style.typesetter.items(of: label, in: place), bounds: place)
            part += cells.part(row, Rect(x: 0, y: place.maxY, width: width, height: Self.rowHeight))
        }
        return part
    }

    private static let rowGap = 4.0

    private var width: Double { Double(map.versions.count) * Self.narrowestColumn }

    // MARK: - Labels

    /// The orientation of the devices, and the versions above their columns.
    private func head(_ grid: HeatMap.Grid, above top: Double) -> DrawnPart {
        let bottom = top - Self.headGap
        func placed(_ block: TextBlock, _ x: (Size) -> Double) -> DrawnPart {
            let size = style.typesetter.size(of: block)
            let rect = Rect(x: x(size).rounded(), y: bottom - size.height, width: size.width, height: size.height)
            return DrawnPart(style.typesetter.items(of: block, in: rect), bounds: rect)
        }
        let name = TextBlock(TextBlock.Piece(turnAndSystem(grid), TypeStyle.name, .ink))
        return placed(name) { -Self.labelGap - $0.width } + versionNames(bottom: bottom)
    }

    /// The orientation of the devices, and the system of the versions beside it.
    private func turnAndSystem(_ grid: HeatMap.Grid) -> String { "\(title(grid.turn)) · iOS" }

    /// The versions above their columns.
    private func versionNames(bottom: Double) -> DrawnPart {
        map.versions.enumerated().reduce(DrawnPart()) { part, version in
            let block = TextBlock(TextBlock.Piece("\(version.element)", TypeStyle.note, .secondaryInk))
            let size = style.typesetter.size(of: block)
            let middle = (Double(version.offset) + 0.5) * Self.narrowestColumn
            let place = Rect(
                x: (middle - size.width / 2).rounded(), y: bottom - size.height, width: size.width, height: size.height)
            return part + DrawnPart(style.typesetter.items(of: block, in: place), bounds: place)
        }
    }

    private func title(_ turn: HeatMap.Turn) -> String {
        switch turn {
        case .portrait: style.words[.portrait]
        case .landscape: style.words[.landscape]
        }
    }

    /// All names on one or two lines, else the first and the last.
    private func label(for row: HeatMap.Row) -> TextBlock {
        let all = block(HeatMapNames.all(row.devices, style.words))
        return all.lines.count <= 2 ? all : block(HeatMapNames.span(row.devices, style.words))
    }

    private func block(_ text: String) -> TextBlock {
        .wrapping(
            text, TypeStyle.note, .ink, widest: Self.widestLabel, by: style.typesetter,
            alignment: style.isNarrow ? .left : .right)
    }
}
