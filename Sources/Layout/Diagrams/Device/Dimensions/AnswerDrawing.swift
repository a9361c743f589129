import Drawing
import Geometry
import Languages
import LayoutEngine

/// The answer: dimension lines left of and above the device, with large numbers.
struct AnswerDrawing {
    let subject: Subject
    let typesetter: Typesetter
    let body: Rect
    /// Values that have no plate on the screen, to be listed under the answer.
    let listed: [AskedValue]
    /// Whether the drawing lists the asked values; false if the caller shows them elsewhere.
    var isListing = true
    /// The numbers that get a frame.
    var marked: [Measure.Kind] = []
    /// Whether room is scarce, so that numbers come below the names of their sides.
    var isNarrow = false
    /// Whether the lines have their numbers; false if the caller shows these elsewhere.
    var hasNumbers = true

    private var lineGap: Double { hasNumbers ? isNarrow ? 11.5 : 16.5 : Self.narrowestGap }
    private static let narrowestGap = 7.5
    private var labelGap: Double { isNarrow ? 6 : 9 }
    private static let stackGap = 8.0

    var part: DrawnPart {
        let measures = subject.answer.measures
        let vertical = measures.filter { $0.kind.axis == .vertical }
        let horizontal = measures.filter { $0.kind.axis == .horizontal }
        let (left, labels) = column(vertical)
        return left + row(horizontal, beside: labels)
    }

    // MARK: - Left of the device

    /// The lines with their labels, and the rectangles of the labels.
    private func column(_ measures: [Measure]) -> (part: DrawnPart, labels: [Rect]) {
        let lineX = body.minX - lineGap
        let right = lineX - labelGap
        let lines = measures.map { line(for: $0, cross: lineX) }
        var labels = zip(measures, lines).map { measure, line in
            (block: label(for: measure), middle: (line.start + line.end) / 2)
        }
        if isListing, let values = valueList { labels.append((values, subject.map.screen.height * 0.31)) }
        labels.sort { $0.middle < $1.middle }
        var part = DrawnPart()
        var taken: [Rect] = []
        for line in lines { part += DrawnPart(line.items, bounds: line.bounds) }
        guard hasNumbers else { return (part, taken) }
        let sizes = labels.map { typesetter.size(of: $0.block) }
        let places = zip(labels, sizes).map { LabelStack.Label(middle: $0.middle, length: $1.height) }
        for ((label, size), middle) in zip(zip(labels, sizes), LabelStack.place(places, gap: Self.stackGap)) {
            let rect = Rect(
                x: right - size.width, y: (middle - size.height / 2).rounded(), width: size.width, height: size.height)
            part += DrawnPart(typesetter.items(of: label.block, in: rect), bounds: rect)
            taken.append(rect)
        }
        return (part, taken)
    }

    private func line(for measure: Measure, cross: Double) -> DimensionLine {
        DimensionLine(
            axis: measure.kind.axis, start: subject.map.position(measure.start, measure.kind.axis),
            end: subject.map.position(measure.end, measure.kind.axis), cross: cross,
            color: marked.contains(measure.kind) ? .change : .answer,
            sharesStart: subject.answer.measures.contains {
                $0.kind != measure.kind && $0.kind.axis == measure.kind.axis && $0.end == measure.start
            }, breakAt: subject.map.breakPosition(measure.start, measure.end, measure.kind.axis))
    }

    private func label(for measure: Measure) -> TextBlock {
        let isMarked = marked.contains(measure.kind)
        let side = subject.words[PictureWord(measure.kind)]
        let number = TextBlock.Piece(
            NumberText.string(measure.quantity, in: subject.environment), TypeStyle.answer, .answer,
            spaceBefore: isMarked ? 8 : 5, isMarked: isMarked)
        guard isNarrow else {
            return TextBlock([TextBlock.Line([TextBlock.Piece(side, TypeStyle.word, .secondaryInk), number])])
        }
        let name = TextBlock.Line([TextBlock.Piece(side, TypeStyle.note, .secondaryInk)])
        return TextBlock([name, TextBlock.Line([number])], alignment: .right)
    }

    /// Name, property and value of each asked value, one below the other; names and properties are not repeated.
    private var valueList: TextBlock? {
        let values = (subject.answer.asked.map { [$0] } ?? []) + listed
        guard !values.isEmpty else { return nil }
        var lines: [TextBlock.Line] = []
        var previous: AskedValue?
        for value in values.filter({ isOfAnswer($0) }) + values.filter({ !isOfAnswer($0) }) {
            lines += self.lines(for: value, after: previous)
            previous = value
        }
        return TextBlock(lines, alignment: .right)
    }

    private func isOfAnswer(_ value: AskedValue) -> Bool { value.name == subject.answer.asked?.name }

    private func lines(for value: AskedValue, after previous: AskedValue?) -> [TextBlock.Line] {
        let isAnswer = value.name == subject.answer.asked?.name && value.property == subject.answer.asked?.property
        let number =
            isAnswer
            ? TextBlock.Piece(NumberText.string(value.value, in: subject.environment), TypeStyle.number, .answer)
            : TextBlock.Piece(NumberText.string(value.value, in: subject.environment), TypeStyle.word, .ink)
        let name = TextBlock.Piece(value.name, TypeStyle.name, .ink)
        let property = value.property.rawValue.split(separator: ".").map {
            TextBlock.Piece("." + $0, TypeStyle.note, .secondaryInk)
        }
        let hasNewName = value.name != previous?.name
        var pieces = hasNewName ? [name] : []
        if !hasNewName || value.property != previous?.property { pieces += property }
        pieces.append(number)
        let space = previous == nil ? 0 : hasNewName ? 8.0 : 4
        return pieces.enumerated().map { TextBlock.Line([$1], spaceBefore: $0 == 0 ? space : 0) }
    }

    // MARK: - Above the device

    /// - Parameter taken: rectangles of labels at the left, above which overlapping labels are placed.
    private func row(_ measures: [Measure], beside taken: [Rect]) -> DrawnPart {
        let lineY = body.minY - lineGap
        let ordered = measures.map { line(for: $0, cross: lineY) }
        let pairs = zip(measures, ordered).sorted { $0.1.start + $0.1.end < $1.1.start + $1.1.end }
        let blocks = pairs.map { label(for: $0.0) }
        let sizes = blocks.map { typesetter.size(of: $0) }
        let places = zip(pairs, sizes).map { pair, size in
            LabelStack.Label(
                middle: max(body.minX + size.width / 2, (pair.1.start + pair.1.end) / 2), length: size.width)
        }
        var part = DrawnPart()
        for (_, line) in pairs { part += DrawnPart(line.items, bounds: line.bounds) }
        guard hasNumbers else { return part }
        for ((block, size), middle) in zip(zip(blocks, sizes), LabelStack.place(places, gap: 2 * Self.stackGap)) {
            var rect = Rect(
                x: (middle - size.width / 2).rounded(), y: lineY.rounded(.down) - 6 - size.height, width: size.width,
                height: size.height)
            if let highest = taken.filter({ $0.intersection(rect) != nil }).map({ $0.minY }).min() {
                rect.origin.y = (highest - size.height).rounded(.down)
            }
            part += DrawnPart(typesetter.items(of: block, in: rect), bounds: rect)
        }
        return part
    }
}
