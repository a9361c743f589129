import Drawing
import Geometry
import Languages
import LayoutEngine

/// The reason: the terms of each number of the answer, placed end to end at the right of and below the device.
struct ReasonDrawing {
    let subject: Subject
    let typesetter: Typesetter
    let body: Rect

    private static let lineGap = 16.5
    /// The gap between added and subtracted terms.
    private static let returningGap = 12.0
    private static let labelGap = 12.0
    private static let stackGap = 5.0
    private static let widestLabel = 150.0

    var part: DrawnPart {
        let chains = subject.answer.measures.map { (kind: $0.kind, chain: TermChain(of: $0)) }
        return column(chains.filter { $0.kind.axis == .vertical }.map { $0.chain.segments })
            + rows(chains.filter { $0.kind.axis == .horizontal })
    }

    private func line(
        for segment: TermChain.Segment, among segments: [TermChain.Segment], _ axis: Axis, cross: Double
    ) -> DimensionLine {
        let offset = segment.isReturning ? Self.returningGap : 0
        return DimensionLine(
            axis: axis, start: subject.map.position(segment.start, axis), end: subject.map.position(segment.end, axis),
            cross: cross + offset, color: .term,
            sharesStart: segments.contains { $0.isReturning == segment.isReturning && $0.end == segment.start },
            isReturning: segment.isReturning, breakAt: subject.map.breakPosition(segment.start, segment.end, axis))
    }

    // MARK: - Right of the device

    private func column(_ chains: [[TermChain.Segment]]) -> DrawnPart {
        let lineX = body.maxX + Self.lineGap
        let segments = chains.flatMap { $0 }
        let sorted = chains.map { inOrder($0, cross: lineX) }
            .sorted { ($0.first?.line.start ?? 0) < ($1.first?.line.start ?? 0) }.flatMap { $0 }
        let left = lineX + Self.labelGap + (segments.contains { $0.isReturning } ? Self.returningGap : 0)
        let blocks = sorted.map { label(for: $0.segment.term, .left) }
        let sizes = blocks.map { typesetter.size(of: $0) }
        let places = zip(sorted, sizes).map {
            LabelStack.Label(middle: ($0.line.start + $0.line.end) / 2, length: $1.height)
        }
        var part = DrawnPart()
        for (index, middle) in LabelStack.place(places, gap: Self.stackGap).enumerated() {
            let (size, line) = (sizes[index], sorted[index].line)
            let rect = Rect(
                x: left.rounded(), y: (middle - size.height / 2).rounded(), width: size.width, height: size.height)
            part += DrawnPart(line.items, bounds: line.bounds)
            part += DrawnPart(typesetter.items(of: blocks[index], in: rect), bounds: rect)
            let isBesideAnother = sorted.contains { $0.line.isReturning != line.isReturning && $0.line.overlaps(line) }
            if !isBesideAnother { part.items += leader(from: line, to: rect) }
        }
        return part
    }

    /// The terms of one number from top to bottom; those that lead back come after the others.
    private func inOrder(
        _ segments: [TermChain.Segment], cross: Double
    ) -> [(segment: TermChain.Segment, line: DimensionLine)] {
        let lines = segments.map { (segment: $0, line: line(for: $0, among: segments, .vertical, cross: cross)) }
        let sorted = lines.sorted { $0.line.start + $0.line.end < $1.line.start + $1.line.end }
        return sorted.filter { !$0.line.isReturning } + sorted.filter { $0.line.isReturning }
    }

    /// A thin line to a label that had to give way.
    private func leader(from line: DimensionLine, to label: Rect) -> [SceneItem] {
        let middle = (line.start + line.end) / 2
        guard (middle - label.midY).magnitude > 5 else { return [] }
        let path = Path.line(
            from: Point(x: line.cross + 2, y: middle), to: Point(x: label.minX - 3, y: label.midY))
        return [.path(path, .stroke(.term, width: 0.75))]
    }

    private func label(for term: AdditiveTerm, _ alignment: TextBlock.Alignment) -> TextBlock {
        TermLabel(term: term, words: subject.words)
            .block(typesetter, widest: Self.widestLabel, alignment)
    }

    // MARK: - Below the device

    private func rows(_ chains: [(kind: Measure.Kind, chain: TermChain)]) -> DrawnPart {
        let top = (body.maxY + Self.lineGap).rounded(.up)
        return chains.enumerated().reduce(DrawnPart()) { part, next in
            let (index, chain) = next
            let isAtRight = chain.kind == .right
            let later = chains.dropFirst(index + 1).flatMap { lines(of: $0.chain.segments).map { $0.center } }
            let stairs = stairs(chain.chain.segments, isAtRight: isAtRight, top: top, passing: later)
            guard let other = part.bounds, let own = stairs.bounds, other.intersection(own.spread(by: 12)) != nil else {
                return part + stairs
            }
            return part + self.stairs(chain.chain.segments, isAtRight: isAtRight, top: other.maxY, passing: later)
        }
    }

    /// The lines of terms beside each other.
    private func lines(of segments: [TermChain.Segment]) -> [DimensionLine] {
        segments.map { line(for: $0, among: segments, .horizontal, cross: body.maxY + Self.lineGap) }
    }

    /// A label for each row, the innermost first, so that no line to a label crosses another label.
    ///
    /// - Parameter others: the positions of lines to labels further down.
    private func stairs(
        _ segments: [TermChain.Segment], isAtRight: Bool, top: Double, passing others: [Double]
    ) -> DrawnPart {
        let lines = lines(of: segments)
        let order = segments.indices.sorted { first, second in
            let (a, b) = (lines[first].start + lines[first].end, lines[second].start + lines[second].end)
            return isAtRight ? a < b : a > b
        }
        var part = DrawnPart(lines.flatMap { $0.items })
        var top = top + (segments.contains { $0.isReturning } ? Self.returningGap : 0) + 11
        for (row, index) in order.enumerated() {
            let line = lines[index]
            let block = label(for: segments[index].term, isAtRight ? .right : .left)
            let size = typesetter.size(of: block)
            let passing = order.dropFirst(row + 1).map { lines[$0].center }
            var x =
                isAtRight
                ? min(line.center + 4, (passing.min() ?? .infinity) - 6) - size.width
                : max(line.center - 4, (passing.max() ?? -.infinity) + 6)
            for other in others.sorted(by: >) where x - 6 < other && other < x + size.width + 6 {
                x = other - 6 - size.width
            }
            let rect = Rect(x: x, y: top, width: size.width, height: size.height)
            let foot = line.center < rect.minX || line.center > rect.maxX ? rect.midY : top - 1
            let leader = Path.line(
                from: Point(x: line.center, y: line.cross + 4.5), to: Point(x: line.center, y: foot))
            part += DrawnPart(typesetter.items(of: block, in: rect), bounds: rect.union(line.bounds))
            part.items.append(.path(leader, .stroke(.term, width: 0.75)))
            top += size.height + Self.stackGap
        }
        return part
    }
}

extension DimensionLine {
    /// The middle of the line, where a leader is crisp.
    fileprivate var center: Double { ((start + end) / 2).rounded(.down) + 0.5 }

    /// Whether two lines share a part of their axis.
    fileprivate func overlaps(_ other: DimensionLine) -> Bool {
        max(min(start, end), min(other.start, other.end)) < min(max(start, end), max(other.start, other.end))
    }
}

extension Rect {
    /// The rectangle grown to the left and right.
    fileprivate func spread(by distance: Double) -> Rect {
        Rect(x: minX - distance, y: minY, width: width + 2 * distance, height: height)
    }
}

/// The number of a term and its name, in as many lines as the name needs.
struct TermLabel {
    let term: AdditiveTerm
    let words: Words

    func block(_ typesetter: Typesetter, widest: Double, _ alignment: TextBlock.Alignment) -> TextBlock {
        let font = term.isPath ? TypeStyle.note : TypeStyle.word
        let number = TextBlock.Piece(NumberText.string(term.value), TypeStyle.number, .secondaryInk)
        let lines = LineBreaking.lines(of: name, widest: widest) { typesetter.measure($0, font).width }
        let pieces = lines.map { TextBlock.Piece($0, font, .secondaryInk) }
        let first = TextBlock.Line([number] + pieces.prefix(1))
        return TextBlock([first] + pieces.dropFirst().map { TextBlock.Line([$0]) }, alignment: alignment)
    }

    /// The name without the side or coordinate at the end of a path, which the label's position shows.
    private var name: String {
        let name = words.text(term.name)
        guard term.isPath else { return name }
        for kind in Measure.Kind.allCases
        where kind != .width && kind != .height && name.hasSuffix("." + kind.rawValue) {
            return String(name.dropLast(kind.rawValue.count + 1))
        }
        return name
    }
}
