import Drawing
import Geometry
import Languages
import LayoutEngine
import ScenarioLanguage

/// The heights of a table's bands: dimension lines and names at the left, the reasons for the heights at the right.
struct AnatomyHeights {
    let anatomy: TableAnatomy
    let map: AnatomyMap
    let environment: Environment
    let style: PictureStyle

    private static let lineGap = 14.5
    private static let labelGap = 10.0
    private static let stackGap = 3.0
    private static let widestReason = 150.0
    private static let widestName = 112.0

    /// If there is no room at the right, the reasons are a list elsewhere.
    var part: DrawnPart { style.isNarrow ? names : names + reasons }

    // MARK: - Left

    private var names: DrawnPart {
        let rows = anatomy.bands.indices.map { index in
            let isAsked = isAsked(index)
            let band = anatomy.bands[index]
            return (band: band, frame: map.frames[index], block: label(for: band, isAsked), isAsked: isAsked)
        }
        let middles = place(rows.map { ($0.block, $0.frame.midY) })
        let lines = rows.reduce(DrawnPart()) { part, row in
            guard !row.band.isSkipped else { return part }
            let line = self.line(row.band, row.frame, row.isAsked)
            return part + DrawnPart(line.items, bounds: line.bounds)
        }
        return zip(rows, middles).reduce(lines) { part, row in
            let size = style.typesetter.size(of: row.0.block)
            let right = -Self.lineGap - Self.labelGap
            let rect = Rect(
                x: right - size.width, y: (row.1 - size.height / 2).rounded(), width: size.width, height: size.height)
            let end = Point(x: -Self.lineGap - 5, y: row.0.frame.midY)
            let leader = leader(from: Point(x: right + 2, y: rect.midY), to: end)
            return part + DrawnPart(style.typesetter.items(of: row.0.block, in: rect) + leader, bounds: rect)
        }
    }

    private func line(_ band: AnatomyBand, _ frame: Rect, _ isAsked: Bool) -> DimensionLine {
        DimensionLine(
            axis: .vertical, start: frame.minY, end: frame.maxY, cross: -Self.lineGap,
            color: isAsked ? .answer : .term,
            breakAt: map.isCut(band) ? frame.midY : nil)
    }

    private func label(for band: AnatomyBand, _ isAsked: Bool) -> TextBlock {
        let text = band.name.text(in: style.words)
        let widest = style.isNarrow ? Self.widestName : .infinity
        var block = TextBlock.wrapping(
            text, TypeStyle.note, .secondaryInk, widest: widest, by: style.typesetter, alignment: .right)
        guard !band.isSkipped else { return block }
        let color: ColorRole = isAsked ? .answer : .secondaryInk
        let isMarked = band.isExtrapolated(in: environment)
        let number = NumberText.string(band.height) + (isMarked ? Extrapolation.mark : "")
        block.lines[block.lines.count - 1].pieces.append(
            TextBlock.Piece(number, TypeStyle.number, color, spaceBefore: 6))
        return block
    }

    /// Whether the band has a claimed height, or is the space that decides the position of a part with a claimed origin.
    private func isAsked(_ index: Int) -> Bool {
        let (band, next) = (anatomy.bands[index], anatomy.bands.dropFirst(index + 1).first)
        let isSpaceBefore = !band.isView && next?.element.map { anatomy.isAsked($0, .frame, "y") } ?? false
        return isSpaceBefore || band.element.map { anatomy.isAsked($0, .frame, "height") } ?? false
    }

    // MARK: - Right

    /// Rows of the same height show the reason once.
    private var labelled: [(text: String, name: String, middle: Double)] {
        let rows = zip(anatomy.bands, map.frames).compactMap { band, frame in
            band.reason.map {
                (text: style.words.text($0), name: band.name.text(in: style.words), middle: frame.midY)
            }
        }
        return rows.enumerated().filter { index, row in !rows[..<index].contains { $0.text == row.text } }
            .map { $0.element }
    }

    /// "cell(0, 0): default row height", a line for each height that has a reason.
    func reasonList(at origin: Point, width: Double) -> DrawnPart {
        let blocks = labelled.map { row in
            TextBlock.wrapping(
                style.words.text(.labelled, ["label": row.name, "text": row.text]), TypeStyle.note, .secondaryInk,
                widest: width, by: style.typesetter)
        }
        return TextFlow(blocks: blocks, gap: Size(width: width, height: 2), typesetter: style.typesetter)
            .part(at: origin, width: width)
    }

    private var reasons: DrawnPart {
        let labelled = labelled
        let blocks = labelled.map {
            TextBlock.wrapping(
                $0.text, TypeStyle.note, .secondaryInk, widest: Self.widestReason, by: style.typesetter)
        }
        let middles = place(zip(blocks, labelled).map { ($0, $1.middle) })
        return zip(blocks, middles).reduce(DrawnPart()) { part, row in
            let size = style.typesetter.size(of: row.0)
            let rect = Rect(
                x: map.width + Self.lineGap, y: (row.1 - size.height / 2).rounded(), width: size.width,
                height: size.height)
            return part + DrawnPart(style.typesetter.items(of: row.0, in: rect), bounds: rect)
        }
    }

    // MARK: - Both

    private func place(_ labels: [(block: TextBlock, middle: Double)]) -> [Double] {
        let places = labels.map {
            LabelStack.Label(middle: $0.middle, length: style.typesetter.size(of: $0.block).height)
        }
        return LabelStack.place(places, gap: Self.stackGap)
    }

    /// A thin line to a label that had to give way.
    private func leader(from label: Point, to end: Point) -> [SceneItem] {
        guard (label.y - end.y).magnitude > 4 else { return [] }
        return [.path(.line(from: label, to: end), .stroke(.term, width: 0.75))]
    }
}

extension AnatomyBand {
    fileprivate var isSkipped: Bool {
        if case .skipped = kind { true } else { false }
    }
}
