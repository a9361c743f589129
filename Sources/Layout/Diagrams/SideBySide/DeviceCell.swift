import Drawing
import Geometry
import Languages
import LayoutEngine
import ScenarioLanguage

/// A device among several side by side: its name above, its answer left and below; the reason is left to the page.
///
/// The origin is the screen's top left corner.
struct DeviceCell {
    let subject: Subject
    let style: PictureStyle
    /// The device with its dimension lines, and its body.
    let device: DrawnPart
    let body: Rect
    /// The text above the device; empty where the grid has headings.
    let label: String
    /// Whether this is the mistake or the correction; nil if not stated.
    let verdict: Verdict?
    /// The numbers to mark.
    let difference: ValueDifference
    /// Whether the cell names its value; false if the picture names it once for all cells.
    let namesValue: Bool
    /// Whether dimension lines show the meaning of the numbers.
    let isDetailed: Bool
    /// The maximum width of words.
    let column: Double
    /// Its place in time, from 1; nil where the order means nothing.
    let step: Int?

    private static let gap = 10.0
    private static let narrowest = 96.0

    /// The whole cell; labels of a row have one height, above a vertical coordinate.
    func part(labelAbove top: Double) -> DrawnPart {
        var part = device
        if let value { part += placed(value) }
        return part + heading(above: top)
    }

    private func heading(above top: Double) -> DrawnPart {
        guard !label.isEmpty else { return DrawnPart() }
        let name = name(above: top)
        if let step, let middle = stepMark(labelAbove: top) {
            return name + NumberMark(number: step, style: style).part(at: middle)
        }
        guard let verdict, let bounds = name.bounds else { return name }
        return name + VerdictMark(verdict: verdict, style: style).part(above: bounds)
    }

    /// The middle of the step's number, which is above the label, at the same height for labels of one line and of two.
    func stepMark(labelAbove top: Double) -> Point? {
        guard step != nil else { return nil }
        let lines = style.typesetter.size(of: TextBlock([Self.emptyLine, Self.emptyLine])).height
        return Point(
            x: body.midX.rounded(), y: (top - Self.gap - lines - NumberMark.size.height / 2 - 4).rounded()
        )
    }

    private static let emptyLine = TextBlock.Line([TextBlock.Piece("8", TypeStyle.name, .ink)])

    private func name(above top: Double) -> DrawnPart {
        let block = TextBlock.wrapping(
            label, TypeStyle.name, .ink, widest: max(body.width, min(column, Self.narrowest)), by: style.typesetter,
            alignment: .center)
        let size = style.typesetter.size(of: block)
        let rect = Rect(
            x: (body.midX - size.width / 2).rounded(), y: (top - Self.gap).rounded() - size.height, width: size.width,
            height: size.height)
        return DrawnPart(style.typesetter.items(of: block, in: rect), bounds: rect)
    }

    private func placed(_ block: TextBlock) -> DrawnPart {
        let size = style.typesetter.size(of: block)
        let rect = Rect(
            x: (body.midX - size.width / 2).rounded(), y: body.maxY.rounded(.up) + Self.gap, width: size.width,
            height: size.height)
        return DrawnPart(style.typesetter.items(of: block, in: rect), bounds: rect)
    }

    /// The asked value, under its name where others are asked elsewhere.
    private var value: TextBlock? {
        guard let asked = subject.answer.asked else { return nil }
        let property = asked.property.rawValue.split(separator: ".").map {
            TextBlock.Piece("." + $0, TypeStyle.note, .secondaryInk, spaceBefore: 0)
        }
        let name = TextBlock.Line([TextBlock.Piece(asked.name, TypeStyle.name, .ink)] + property)
        let named = namedDistances
        var whole = wrapped(line(asked.value, isMarking: named.isEmpty))
        if !named.isEmpty { whole[0].spaceBefore = 5 }
        return TextBlock((namesValue ? wrapped(name) : []) + named + whole, alignment: .center)
    }

    /// The distances that differ, each under its name, as without dimension lines it is not clear which of several numbers is
    /// meant.
    private var namedDistances: [TextBlock.Line] {
        guard !isDetailed, subject.answer.asked?.value.quantities.count ?? 0 > 1 else { return [] }
        return subject.answer.measures.filter { difference.kinds.contains($0.kind) }.enumerated().map {
            index, measure in
            let name = TextBlock.Piece(subject.words[PictureWord(measure.kind)], TypeStyle.word, .secondaryInk)
            let number = TextBlock.Piece(
                NumberText.string(measure.quantity, in: subject.environment), TypeStyle.answer, .answer,
                spaceBefore: 8, isMarked: true)
            return TextBlock.Line([name, number], spaceBefore: index == 0 ? 2 : 6)
        }
    }

    /// A line broken between pieces where it is wider than the column; commas stay with their numbers.
    private func wrapped(_ line: TextBlock.Line) -> [TextBlock.Line] {
        var lines: [[TextBlock.Piece]] = []
        for piece in line.pieces {
            let longer = (lines.last ?? []) + [piece]
            let isFitting = style.typesetter.size(of: TextBlock([TextBlock.Line(longer)])).width <= column
            if lines.isEmpty || !(isFitting || piece.string == ",") {
                lines.append([piece])
            } else {
                lines[lines.count - 1] = longer
            }
        }
        return lines.map { TextBlock.Line($0) }
    }

    /// "88, 0, 83, 0" with a frame around each number that differs.
    private func line(_ value: Value, isMarking: Bool) -> TextBlock.Line {
        let numbers = value.quantities.map { NumberText.string($0, in: subject.environment) }
        let texts = numbers.isEmpty ? [NumberText.string(value)] : numbers
        return TextBlock.Line(
            texts.enumerated().flatMap { index, text in
                let isMarked = isMarking && difference.components.contains(index)
                // The frame is up to a unit and a half further away, because it lies on half units.
                let frame = isMarked ? TextBlock.Piece.markMargin + 2 : 0
                let number = TextBlock.Piece(
                    text, TypeStyle.number, .answer, spaceBefore: 5 + frame, isMarked: isMarked)
                let comma = TextBlock.Piece(",", TypeStyle.number, .answer, spaceBefore: frame)
                return index + 1 < texts.count ? [number, comma] : [number]
            })
    }
}
