import Drawing
import Geometry
import Languages
import LayoutEngine
import ScenarioLanguage

/// All variants of a scenario as devices of one scale, in a grid, with what they share said once.
struct SideBySidePicture {
    private let figures: [Subject]
    private let labels: [String]
    private let grid: VariantGrid
    private let difference: ValueDifference
    private let isComparison: Bool
    private let style: PictureStyle

    /// The widest row of devices, in the picture.
    private static let widest = 960.0
    private static let tallest = Size(width: 600, height: 340)
    private static let gap = Size(width: 30, height: 26)
    private static let rowHeadingWidth = 110.0
    /// Room for dimension lines and their numbers beside a device.
    private static let numbersWidth = 84.0
    /// More devices than these have their numbers only below them.
    private static let mostDetailed = 4

    /// - Parameter results: what the engine worked out for the scenario's variants, in their order.
    init(_ scenario: Scenario, _ results: [LayoutResult], _ style: PictureStyle) {
        let sizes = results.map { $0.environment.screenSize }
        let largest = Size(width: sizes.map { $0.width }.max() ?? 1, height: sizes.map { $0.height }.max() ?? 1)
        let grid = VariantGrid(
            scenario.variants, results, isWide: largest.width > largest.height, words: style.words)
        let scale = Self.scale(of: largest, in: grid)
        let claims = scenario.variants.flatMap { $0.expectations }
        self.grid = grid
        self.style = style
        isComparison = scenario.isComparison
        figures = zip(scenario.variants, results).map { variant, result in
            Subject(scenario, variant, result, style, scale: scale, claims: claims)
        }
        labels = zip(scenario.variants, results).map {
            VariantLabel(variant: $0, result: $1, words: style.words).text
        }
        let isMarking = scenario.isComparison || Self.isDetailed(grid)
        difference = isMarking ? ValueDifference(among: figures) : .none
    }

    /// One scale for all: so that the largest screen fits its column, and rows are not too high.
    private static func scale(of screen: Size, in grid: VariantGrid) -> Double {
        let columns = Double(max(1, grid.columnCount))
        let headings = grid.hasHeadings ? rowHeadingWidth : 0
        let numbers = isDetailed(grid) ? numbersWidth : 0
        let room = (widest - headings - columns * (gap.width + numbers)) / columns
        let tallest = isDetailed(grid) ? tallest.width : tallest.height
        return min(ScreenMap.largestScale, room / max(1, screen.width), tallest / max(1, screen.height))
    }

    private static func isDetailed(_ grid: VariantGrid) -> Bool {
        !grid.hasHeadings && grid.variantCount <= mostDetailed
    }

    var panel: Panel {
        let text = SideBySideText(
            figures: figures, labels: labels, difference: difference, isComparison: isComparison,
            words: style.words)
        var extrapolated: [String] = []
        for name in figures.flatMap({ $0.extrapolated }) where !extrapolated.contains(name) {
            extrapolated.append(name)
        }
        return Panel(part: part, altText: text.text, extrapolated: extrapolated)
    }

    private var part: Part {
        var part = PartGrid(rows: rows, gap: Self.gap).part
        let bounds = part.bounds ?? .zero
        var foot = bounds.maxY.rounded(.up) + 20
        if let sharedName {
            let size = style.typesetter.size(of: sharedName)
            let rect = Rect(origin: Point(x: bounds.minX, y: foot), size: size)
            part += Part(style.typesetter.items(of: sharedName, in: rect), bounds: rect)
            foot = rect.maxY + 6
        }
        return part
            + Legend(entries: legendEntries, style: style).part(
                at: Point(x: bounds.minX, y: foot), width: max(bounds.width, 370))
    }

    // MARK: - The grid

    private var rows: [[Part?]] {
        let cells = grid.rows.map { row in
            let top = row.compactMap { $0.flatMap { cell($0).device.bounds?.minY } }.min() ?? 0
            return row.map { index in index.map { cell($0).part(labelAbove: top) } }
        }
        guard grid.hasHeadings else { return cells }
        let headings = grid.columnHeadings.map { Optional(heading($0, width: Self.rowHeadingWidth, .left)) }
        let body = zip(grid.rowHeadings, cells).map { [heading($0, width: Self.rowHeadingWidth, .left)] + $1 }
        return [[nil] + headings] + body
    }

    private func cell(_ index: Int) -> DeviceCell {
        DeviceCell(
            figure: figures[index], style: style, label: grid.hasHeadings ? "" : labels[index], difference: difference,
            isDetailed: Self.isDetailed(grid), namesValue: sharedAsked == nil)
    }

    private func heading(_ text: String, width: Double, _ alignment: TextBlock.Alignment) -> Part {
        let block = TextBlock.wrapping(
            text, TypeStyle.name, .ink, widest: width, style.typesetter, alignment)
        let rect = Rect(origin: .zero, size: style.typesetter.size(of: block))
        return Part(style.typesetter.items(of: block, in: rect), bounds: rect)
    }

    // MARK: - What is said once

    /// The asked value, when all figures answer with the same property of the same element.
    private var sharedAsked: AskedValue? {
        guard let first = figures.first?.answer.asked,
            figures.allSatisfy({ $0.answer.asked?.name == first.name && $0.answer.asked?.property == first.property })
        else { return nil }
        return first
    }

    private var sharedName: TextBlock? {
        sharedAsked.map { asked in
            let name = TextBlock.Piece(asked.name, TypeStyle.name, .ink)
            let property = "." + asked.property.rawValue
            let parts = asked.value.componentNames.map { style.words.name(of: $0) }
                .joined(separator: style.words[.itemSeparator])
            let order = parts.isEmpty ? [] : [TextBlock.Piece(parts, TypeStyle.note, .secondaryInk)]
            return TextBlock([
                TextBlock.Line(
                    [name, TextBlock.Piece(property, TypeStyle.note, .secondaryInk, spaceBefore: 0)]
                        + order)
            ])
        }
    }

    /// What the figures' legends explain, each once, and the mark.
    private var legendEntries: [Legend.Entry] {
        var entries: [Legend.Entry] = []
        for entry in figures.flatMap({ $0.legendEntries }) where !entries.contains(where: { $0.name == entry.name }) {
            entries.append(entry)
        }
        guard !difference.components.isEmpty || !difference.kinds.isEmpty else { return entries }
        let mark = Legend.Entry(name: style.words[.differs]) { [Typesetter.mark(around: $0, .answer)] }
        return entries + [mark]
    }
}
