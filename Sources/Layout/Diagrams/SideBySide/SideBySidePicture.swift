import Drawing
import Geometry
import Languages
import LayoutEngine
import ScenarioLanguage

/// All variants of a scenario as devices of one scale, in a grid, with shared information written once.
struct SideBySidePicture {
    private let subjects: [Subject]
    private let labels: [String]
    private let verdicts: [Verdict?]
    private let apps: [App]
    private let grid: VariantGrid
    private let difference: ValueDifference
    /// The values that get a frame.
    private let marks: ValueDifference
    private let isComparison: Bool
    /// Whether the variants are steps of one app: then the devices are on a timeline.
    private let hasSteps: Bool
    private let style: PictureStyle
    private let scale: Double
    /// Whether there is room for numbers beside the devices.
    private let isDetailed: Bool
    // Made of all that once, at the end of `init`, as they are asked for again and again.
    private var cells: [DeviceCell] = []
    private var parts = PartGrid(rows: [], gap: .zero)
    /// The looks of the systems; empty if all have one design.
    private let looks: [SystemLook]
    private var part = DrawnPart()

    private static let tallest = 260.0
    private static let gap = Size(width: 30, height: 26)
    private static let narrowGap = Size(width: 14, height: 24)
    /// The margin around a panel that is shown alone.
    private static let margin = 6.0
    private static let rowHeadingWidth = 110.0
    /// Room for dimension lines and their numbers beside a device.
    private static let numbersWidth = 84.0
    /// Room for dimension lines alone.
    private static let lineWidth = 12.0
    /// The limit on devices with numbers beside them; more devices have their numbers only below them.
    private static let maxDetailed = 4

    /// The picture at the largest scale at which it fits its place: the width of the words is known only after typesetting.
    ///
    /// - Parameter results: the engine's results for the scenario's variants, in their order.
    static func fitted(_ scenario: Scenario, _ results: [LayoutResult], _ style: PictureStyle) -> SideBySidePicture {
        let sizes = results.map { $0.environment.screenSize }
        var largest = Size(width: sizes.map { $0.width }.max() ?? 1, height: sizes.map { $0.height }.max() ?? 1)
        let isWide = scenario.hasSteps ? sizes.contains { $0.width > $0.height } : largest.width > largest.height
        let grid = grid(scenario, results, isWide: isWide, style)
        // A rotated device does not reduce the room of the others in its row.
        if scenario.hasSteps { largest.width = meanWidth(of: sizes, in: grid) }
        let canBeDetailed = !style.isNarrow && !grid.hasHeadings && grid.variantCount <= maxDetailed
        for isDetailed in canBeDetailed ? [true, false] : [false] {
            let first = scale(of: largest, in: grid, isDetailed: isDetailed, style)
            var scale = first
            for _ in 0..<maxTries {
                let picture = SideBySidePicture(
                    scenario, results, grid, scale: scale, isDetailed: isDetailed, style)
                let excess = picture.part.width - style.composition.room
                guard excess > 0 else { return picture.lowered(scenario, results) }
                scale -= (excess + 1) / (Double(grid.columnCount) * max(1, largest.width))
                // Words that are wider than their devices do not get narrower with them.
                guard scale > first * minShare else { break }
            }
        }
        let scale = scale(of: largest, in: grid, isDetailed: false, style) * minShare
        return SideBySidePicture(scenario, results, grid, scale: scale, isDetailed: false, style)
    }

    /// The picture at a smaller scale, if it is too high for its place.
    private func lowered(_ scenario: Scenario, _ results: [LayoutResult]) -> SideBySidePicture {
        let excess = part.height + Self.buttons - style.composition.height
        let tallest = results.map { $0.environment.screenSize.height }.max() ?? 1
        guard excess > 0 else { return self }
        let lower = scale - (excess + 1) / (Double(max(1, grid.rows.count)) * max(1, tallest))
        return SideBySidePicture(
            scenario, results, grid, scale: max(lower, scale * Self.minShareOfHeight), isDetailed: isDetailed, style)
    }

    /// The mean of the widths of the widest screens in each column.
    private static func meanWidth(of screens: [Size], in grid: VariantGrid) -> Double {
        let widths = (0..<grid.columnCount).map { column in
            let inColumn = grid.rows.compactMap { $0.indices.contains(column) ? $0[column] : nil }
            return inColumn.map { screens[$0].width }.max() ?? 0
        }
        return widths.reduce(0, +) / Double(max(1, grid.columnCount))
    }

    /// The number of steps in a row, with and without a rotated device among them.
    private static let widestRow = 3
    private static let longestRow = 5

    private static let maxTries = 3
    /// The height of the row of buttons above the picture, in CSS pixels.
    private static let buttons = 44.0
    private static let minShareOfHeight = 0.8
    /// The smallest scale to which devices may be reduced so that dimension lines with their numbers fit beside them.
    private static let minShare = 0.6

    private static func grid(
        _ scenario: Scenario, _ results: [LayoutResult], isWide: Bool, _ style: PictureStyle
    ) -> VariantGrid {
        if scenario.hasSteps, !style.isNarrow {
            return VariantGrid(rowsOf: results.count, atMost: isWide ? widestRow : longestRow)
        }
        return style.isNarrow
            ? VariantGrid(rowsOf: results.count, atMost: isWide ? 1 : 2)
            : VariantGrid(scenario.variants, results, isWide: isWide, words: style.words)
    }

    private init(
        _ scenario: Scenario, _ results: [LayoutResult], _ grid: VariantGrid, scale: Double,
        isDetailed: Bool, _ style: PictureStyle
    ) {
        let claims = scenario.variants.flatMap { $0.expectations }
        self.grid = grid
        self.style = style
        self.scale = scale
        self.isDetailed = isDetailed
        isComparison = scenario.isComparison
        hasSteps = scenario.hasSteps
        subjects = Subject.measuredAlike { always in
            zip(scenario.variants, results).map { variant, result in
                Subject(scenario, variant, result, style, scale: scale, claims: claims, always: always)
            }
        }
        let isOfOneDesign = Set(subjects.map { SystemLook.Design($0.environment) }).count == 1
        looks = isOfOneDesign ? [] : subjects.map { SystemLook($0) }
        labels = zip(scenario.variants, results).map {
            VariantLabel(variant: $0, result: $1, words: style.words).text
        }
        verdicts = scenario.variants.map { $0.verdict }
        apps = scenario.variants.map { $0.app }
        let isMarking = scenario.isComparison || scenario.hasSteps || results.count <= Self.maxDetailed
        difference = isMarking ? ValueDifference(among: subjects) : .none
        marks = difference.telling(among: subjects)
        cells = subjects.indices.map { cell($0) }
        parts = PartGrid(rows: rows, gap: style.isNarrow ? Self.narrowGap : Self.gap)
        part = whole
    }

    /// The scale for all devices: the largest screen fits its column, and rows are not too high.
    private static func scale(
        of screen: Size, in grid: VariantGrid, isDetailed: Bool, _ style: PictureStyle
    ) -> Double {
        let columns = Double(max(1, grid.columnCount))
        let headings = grid.hasHeadings ? rowHeadingWidth : 0
        let numbers = isDetailed ? numbersWidth : lineWidth
        let gap = style.isNarrow ? narrowGap.width : gap.width
        let room = (style.composition.room - headings - columns * (gap + numbers)) / columns
        return min(ScreenMap.largestScale, room / max(1, screen.width), tallest / max(1, screen.height))
    }

    var panel: Panel {
        let text = SideBySideText(
            subjects: subjects, labels: spokenLabels, difference: difference, isComparison: isComparison,
            hasSteps: hasSteps, words: style.words)
        var extrapolated: [String] = []
        for name in subjects.flatMap({ $0.extrapolated }) where !extrapolated.contains(name) {
            extrapolated.append(name)
        }
        return Panel(
            part: part, altText: text.text, extrapolated: extrapolated, panels: panels, alike: alike, note: note)
    }

    /// The labels with the verdict of the comparison on each.
    private var spokenLabels: [String] {
        zip(labels, verdicts).map { label, verdict in
            verdict.map { style.words.text(.labelled, ["label": style.words[PictureWord($0)], "text": label]) } ?? label
        }
    }

    /// Devices whose difference is not visible.
    private var alike: AlikePanels? { alikeInLook ?? alikeWhereCompared }

    /// Screens that differ only in their system, and whose systems are not distinguished by shapes.
    private var alikeInLook: AlikePanels? {
        SystemLook.mistaken(among: looks) { differOnlyInSystem($0, $1) }.map {
            AlikePanels(first: labels[$0.first], second: labels[$0.second])
        }
    }

    /// A note that systems cannot be distinguished, if nothing on the screens shows them.
    private var note: String? {
        let isBare = looks.indices.contains { second in
            looks[..<second].indices.contains { first in
                looks[first].isBare(beside: looks[second]) && differOnlyInSystem(first, second)
                    && sizesOfViews(in: first) == sizesOfViews(in: second)
            }
        }
        return isBare ? style.words[.sameLook] : nil
    }

    /// The sizes of the views of a screen, which are visible even without bars.
    private func sizesOfViews(in index: Int) -> [Size] {
        subjects[index].snapshot.elements.filter { $0.isVisible && $0.kind.isView }.map { $0.frameInWindow.size }
    }

    private func differOnlyInSystem(_ first: Int, _ second: Int) -> Bool {
        var environment = subjects[first].environment
        environment.os = subjects[second].environment.os
        return environment == subjects[second].environment && apps[first] == apps[second]
    }

    /// Compared devices whose drawings are equal apart from words.
    private var alikeWhereCompared: AlikePanels? {
        guard isComparison, !difference.components.isEmpty || !difference.kinds.isEmpty else { return nil }
        let drawings = subjects.indices.map { device($0).drawing }
        for second in drawings.indices {
            if let first = drawings[..<second].firstIndex(of: drawings[second]) {
                return AlikePanels(first: labels[first], second: labels[second])
            }
        }
        return nil
    }

    /// The room of each variant.
    private var panels: [ScenePanel] {
        let headings = grid.hasHeadings ? 1 : 0
        let frames = parts.frames.dropFirst(headings).map { $0.dropFirst(headings) }
        let places = zip(grid.rows, frames).flatMap { row, frames in
            zip(row, frames).compactMap { index, frame in index.map { (index: $0, frame: frame) } }
        }
        return places.sorted { $0.index < $1.index }.map { place in
            let frame = Rect(
                x: place.frame.minX - Self.margin, y: place.frame.minY - Self.margin,
                width: place.frame.width + 2 * Self.margin, height: place.frame.height + 2 * Self.margin)
            return ScenePanel(id: ScenePanel.id(ofVariant: place.index), title: title(of: place.index), frame: frame)
        }
    }

    /// The label of a variant in places where only parts are named, with the sign of the comparison's verdict.
    private func title(of index: Int) -> String {
        (verdicts[index].map { VerdictMark.character(of: $0) + "\u{A0}" } ?? "") + labels[index]
    }

    /// The grid with all around it.
    private var whole: DrawnPart {
        var part = parts.part
        let bounds = part.bounds ?? .zero
        var foot = bounds.maxY.rounded(.up) + 20
        if let sharedName {
            let size = style.typesetter.size(of: sharedName)
            let rect = Rect(origin: Point(x: bounds.minX, y: foot), size: size)
            part += DrawnPart(style.typesetter.items(of: sharedName, in: rect), bounds: rect)
            foot = rect.maxY + 6
        }
        if hasSteps { part += StepLine(rows: stepMarks, style: style).part }
        return part
            + Legend(entries: legendEntries, style: style).part(
                at: Point(x: bounds.minX, y: foot),
                width: style.isNarrow ? style.composition.room : max(bounds.width, 370))
    }

    /// The middles of the steps' numbers, row by row.
    private var stepMarks: [[Point]] {
        let (rows, origins) = (grid.rows, parts.origins)
        return zip(rows, zip(labelTops, origins)).map { row, place in
            zip(row, place.1).compactMap { index, origin in
                index.flatMap { cells[$0].stepMark(labelAbove: place.0) }.map {
                    Point(x: $0.x + origin.x, y: $0.y + origin.y)
                }
            }
        }
    }

    /// The lowest point of a label in each row.
    private var labelTops: [Double] {
        grid.rows.map { row in row.compactMap { $0.flatMap { cells[$0].device.bounds?.minY } }.min() ?? 0 }
    }

    // MARK: - The grid

    private var rows: [[DrawnPart?]] {
        let drawn = zip(grid.rows, labelTops).map { row, top in
            row.map { index in index.map { cells[$0].part(labelAbove: top) } }
        }
        guard grid.hasHeadings else { return drawn }
        let headings = grid.columnHeadings.map { Optional(heading($0, width: Self.rowHeadingWidth, .left)) }
        let body = zip(grid.rowHeadings, drawn).map { [heading($0, width: Self.rowHeadingWidth, .left)] + $1 }
        return [[nil] + headings] + body
    }

    private func cell(_ index: Int) -> DeviceCell {
        let device = device(index)
        return DeviceCell(
            subject: subjects[index], style: style, device: device.part(marking: marks.kinds), body: device.body,
            label: grid.hasHeadings ? "" : labels[index], verdict: verdicts[index], difference: marks,
            namesValue: sharedAsked == nil, isDetailed: isDetailed, column: column, step: hasSteps ? index + 1 : nil)
    }

    private func device(_ index: Int) -> SmallDevice {
        SmallDevice(
            subject: subjects[index], style: style, isDetailed: isDetailed, changed: changed(in: subjects[index]))
    }

    /// The asked frames that variants have in different places.
    private func changed(in subject: Subject) -> [Rect] {
        guard isComparison || hasSteps || subjects.count <= Self.maxDetailed else { return [] }
        let values = subject.answer.values
        var frames: [Rect] = []
        for value in values where value.property == .frame && !value.element.kind.isBar {
            let frame = value.element.frameInWindow
            let isElsewhere = subjects.contains { other in
                other.snapshot[value.name].map { $0.frameInWindow != frame } ?? true
            }
            if isElsewhere, !frames.contains(frame) { frames.append(frame) }
        }
        return frames
    }

    /// The width of a column of the place.
    private var column: Double {
        let headings = grid.hasHeadings ? Self.rowHeadingWidth + Self.gap.width : 0
        let gap = style.isNarrow ? Self.narrowGap.width : Self.gap.width
        let columns = Double(max(1, grid.columnCount))
        return (style.composition.room - headings - (columns - 1) * gap) / columns
    }

    private func heading(_ text: String, width: Double, _ alignment: TextBlock.Alignment) -> DrawnPart {
        let block = TextBlock.wrapping(
            text, TypeStyle.name, .ink, widest: width, by: style.typesetter, alignment: alignment)
        let rect = Rect(origin: .zero, size: style.typesetter.size(of: block))
        return DrawnPart(style.typesetter.items(of: block, in: rect), bounds: rect)
    }

    // MARK: - Shared information

    /// The asked value, when all subjects answer with the same property of the same element.
    private var sharedAsked: AskedValue? {
        guard let first = subjects.first?.answer.asked,
            subjects.allSatisfy({ $0.answer.asked?.name == first.name && $0.answer.asked?.property == first.property })
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
            let title = [name, TextBlock.Piece(property, TypeStyle.note, .secondaryInk, spaceBefore: 0)]
            let whole = TextBlock([TextBlock.Line(title + order)])
            return style.typesetter.size(of: whole).width <= style.composition.room
                ? whole : TextBlock([TextBlock.Line(title), TextBlock.Line(order)])
        }
    }

    /// The entries of all subjects' legends, each once, and the frame that marks differences.
    private var legendEntries: [Legend.Entry] {
        var entries: [Legend.Entry] = []
        for entry in subjects.flatMap({ $0.legendEntries }) where !entries.contains(where: { $0.name == entry.name }) {
            entries.append(entry)
        }
        let isOutlining = subjects.contains { !changed(in: $0).isEmpty }
        guard isOutlining || !marks.components.isEmpty || !marks.kinds.isEmpty else { return entries }
        let mark = Legend.Entry(name: style.words[.differs]) { [Typesetter.mark(around: $0)] }
        return entries + [mark]
    }
}
