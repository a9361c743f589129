import Drawing
import Geometry
import Languages
import LayoutEngine
import ScenarioLanguage

/// The kind `tableAnatomy`: a table taken apart into header, footer, rows and space with their heights, and below it the
/// views of one row across: cell, content view, its margins, label and separator.
///
/// The origin is the table's upper left corner.
struct TableAnatomyPicture {
    let anatomy: TableAnatomy
    let subject: Subject
    let style: PictureStyle

    private static let headingGap = 8.0
    private static let ladderGap = 14.0
    private static let legendGap = 18.0

    /// Creates the picture; nil for a scenario without a table.
    init?(subject: Subject, claims: [Expectation], style: PictureStyle) {
        guard let anatomy = TableAnatomy(subject, claims: claims), !anatomy.bands.isEmpty else { return nil }
        self.anatomy = anatomy
        self.subject = subject
        self.style = style
    }

    var panel: Panel {
        Panel(
            part: part, altText: AnatomyText(anatomy: anatomy, subject: subject).text, extrapolated: extrapolated)
    }

    /// The asked values, and parts of the table whose heights are drawn, that are extrapolated.
    private var extrapolated: [String] {
        let name = anatomy.element.aliases.first ?? anatomy.element.name ?? ""
        let parts = anatomy.bands.filter { $0.isExtrapolated(in: subject.environment) }
            .map { name + "." + $0.name.text(in: style.words) + ".frame" }
        return subject.extrapolated + parts.filter { !subject.extrapolated.contains($0) }
    }

    /// The drawing, as wide as the words beside the table allow.
    private var part: DrawnPart {
        var widest = style.isNarrow ? Self.widestTable.narrow : Self.widestTable.wide
        for _ in 0..<Self.maxTries {
            let part = part(AnatomyMap(anatomy, widest: widest))
            let excess = part.width - style.composition.room
            guard excess > 0 else { return part }
            widest = max(Self.narrowestTable, widest - excess)
        }
        return part(AnatomyMap(anatomy, widest: widest))
    }

    private static let widestTable = (wide: 520.0, narrow: 160.0)
    private static let narrowestTable = 60.0
    private static let maxTries = 3

    private func part(_ map: AnatomyMap) -> DrawnPart {
        var part =
            AnatomyDrawing(
                anatomy: anatomy, map: map, snapshot: subject.snapshot, environment: subject.environment
            ).part
        let heights = AnatomyHeights(anatomy: anatomy, map: map, environment: subject.environment, style: style)
        part += heights.part
        part += style.isNarrow ? heading(at: part.bounds?.origin ?? .zero) : heading(at: .zero)
        let top = max(map.height, part.bounds?.maxY ?? 0) + Self.ladderGap
        // The horizontal lines are below the table that they measure, at its scale.
        if isAboutWidths { part += AnatomyLadder(anatomy: anatomy, map: map, style: style).part(below: top) }
        guard style.isNarrow else {
            return part + legend(at: Point(x: 0, y: foot(of: part)), width: max(map.width, 370))
        }
        let left = part.bounds?.minX ?? 0
        part += heights.reasonList(at: Point(x: left, y: foot(of: part)), width: style.composition.room)
        return part + legend(at: Point(x: left, y: foot(of: part)), width: style.composition.room)
    }

    /// Whether the picture is about widths; false if claims ask only for heights.
    private var isAboutWidths: Bool {
        let asksAcross = anatomy.layers.contains { layer in
            [layer.components.near, layer.components.across, layer.components.far].contains {
                anatomy.isAsked(layer.element, layer.property, $0)
            }
        }
        let asksDown = anatomy.bands.contains { band in
            band.element.map { anatomy.isAsked($0, .frame, "height") || anatomy.isAsked($0, .frame, "y") } ?? false
        }
        return asksAcross || !(asksDown || subject.answer.asked?.property == .contentSize)
    }

    private func foot(of part: DrawnPart) -> Double { (part.bounds?.maxY ?? 0).rounded(.up) + Self.legendGap }

    private func legend(at origin: Point, width: Double) -> DrawnPart {
        Legend(entries: legendEntries, style: style).part(at: origin, width: width)
    }

    /// The table's name and the size of its content.
    private func heading(at foot: Point) -> DrawnPart {
        guard let name = anatomy.element.aliases.first ?? anatomy.element.name,
            case .size(let width, let height)? = anatomy.element[.contentSize]
        else {
            return DrawnPart()
        }
        let size =
            NumberText.string(Size(width: width.value, height: height.value))
            + (height.isEstimate(in: subject.environment) ? Extrapolation.mark : "")
        let isAsked = ["width", "height"].contains { anatomy.isAsked(anatomy.element, .contentSize, $0) }
        let number =
            isAsked
            ? TextBlock.Piece(size, TypeStyle.answer, .answer, spaceBefore: 8)
            : TextBlock.Piece(size, TypeStyle.word, .secondaryInk, spaceBefore: 8)
        let block = TextBlock(
            TextBlock.Piece(name, TypeStyle.name, .ink),
            TextBlock.Piece(".contentSize", TypeStyle.note, .secondaryInk, spaceBefore: 0), number)
        let extent = style.typesetter.size(of: block)
        let place = Rect(
            x: foot.x, y: (foot.y - Self.headingGap).rounded() - extent.height, width: extent.width,
            height: extent.height)
        return DrawnPart(style.typesetter.items(of: block, in: place), bounds: place)
    }

    private var legendEntries: [Legend.Entry] {
        let looks = anatomy.layers.map { $0.look }
        var entries: [Legend.Entry] = []
        if looks.contains(.contentView) {
            entries.append(
                Legend.Entry(name: "contentView") { [AnatomyDrawing.line(around: $0, .contentView)] })
        }
        if looks.contains(.margins) {
            entries.append(
                Legend.Entry(name: "layoutMargins") {
                    [AnatomyDrawing.margin(at: $0.midX.rounded(), from: $0.minY, to: $0.maxY)]
                })
        }
        if looks.contains(.separator) {
            entries.append(
                Legend.Entry(name: style.words[.separator]) {
                    [AnatomyDrawing.separator(from: $0.minX, to: $0.maxX, at: $0.midY.rounded() + 1)]
                })
        }
        if anatomy.bands.contains(where: { !$0.isView }) {
            entries.append(
                Legend.Entry(name: style.words[.space]) { AnatomyDrawing.space($0) })
        }
        let sides = anatomy.element[.safeAreaInsets]?.insets ?? .zero
        if sides.left > 0 || sides.right > 0 {
            entries.append(
                Legend.Entry(name: style.words[.unsafe]) { InsetBands.items(in: $0, .unsafe) })
        }
        return entries
    }
}
