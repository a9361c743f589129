import Drawing
import Geometry
import LayoutEngine

/// The reason: the terms of each number of the answer, laid end to end right of and below the device.
struct ReasonFigure {
    let figure: Figure
    let typesetter: Typesetter
    let body: Rect

    private static let lineGap = 16.5
    /// Between the terms that add and those that take away.
    private static let returningGap = 12.0
    private static let labelGap = 12.0
    private static let stackGap = 5.0
    private static let widestLabel = 150.0

    var part: Part {
        let chains = figure.answer.measures.map { (kind: $0.kind, chain: TermChain(of: $0)) }
        return column(chains.filter { $0.kind.axis == .vertical }.flatMap { $0.chain.segments })
            + rows(chains.filter { $0.kind.axis == .horizontal })
    }

    private func line(for segment: TermChain.Segment, _ axis: Axis, cross: Double) -> DimensionLine {
        let offset = segment.isReturning ? Self.returningGap : 0
        return DimensionLine(
            axis: axis, start: figure.map.position(segment.start, axis), end: figure.map.position(segment.end, axis),
            cross: cross + offset, color: figure.palette.reason)
    }

    // MARK: - Right of the device

    private func column(_ segments: [TermChain.Segment]) -> Part {
        let lineX = body.maxX + Self.lineGap
        let sorted = segments.map { (segment: $0, line: line(for: $0, .vertical, cross: lineX)) }
            .sorted { $0.line.start + $0.line.end < $1.line.start + $1.line.end }
        let left = lineX + Self.labelGap + (segments.contains { $0.isReturning } ? Self.returningGap : 0)
        let blocks = sorted.map { label(for: $0.segment.term, .left) }
        let sizes = blocks.map { typesetter.size(of: $0) }
        let wishes = zip(sorted, sizes).map {
            LabelStack.Wish(middle: ($0.line.start + $0.line.end) / 2, length: $1.height)
        }
        var part = Part()
        for (index, middle) in LabelStack.place(wishes, gap: Self.stackGap).enumerated() {
            let (size, line) = (sizes[index], sorted[index].line)
            let rect = Rect(
                x: left.rounded(), y: (middle - size.height / 2).rounded(), width: size.width, height: size.height)
            part += Part(line.items, bounds: line.bounds)
            part += Part(typesetter.items(of: blocks[index], in: rect), bounds: rect)
            part.items += leader(from: line, to: rect)
        }
        return part
    }

    /// A thin line to a label that had to give way.
    private func leader(from line: DimensionLine, to label: Rect) -> [SceneItem] {
        let middle = (line.start + line.end) / 2
        guard (middle - label.midY).magnitude > 5 else { return [] }
        let path = Path.line(
            from: Point(x: line.cross + 2, y: middle), to: Point(x: label.minX - 3, y: label.midY))
        return [.path(path, .stroke(figure.palette.reason, width: 0.75))]
    }

    private func label(for term: AdditiveTerm, _ alignment: TextBlock.Alignment) -> TextBlock {
        TermLabel(term: term, language: figure.language, palette: figure.palette)
            .block(typesetter, widest: Self.widestLabel, alignment)
    }

    // MARK: - Below the device

    private func rows(_ chains: [(kind: Measure.Kind, chain: TermChain)]) -> Part {
        chains.map { stairs($0.chain.segments, isAtRight: $0.kind == .right) }.reduce(Part()) { $0 + $1 }
    }

    /// One label per row, the innermost first, so that no line to a label crosses another label.
    private func stairs(_ segments: [TermChain.Segment], isAtRight: Bool) -> Part {
        let lineY = body.maxY + Self.lineGap
        let lines = segments.map { line(for: $0, .horizontal, cross: lineY) }
        let order = segments.indices.sorted { first, second in
            let (a, b) = (lines[first].start + lines[first].end, lines[second].start + lines[second].end)
            return isAtRight ? a < b : a > b
        }
        var part = Part()
        var top = lineY.rounded(.up) + (segments.contains { $0.isReturning } ? Self.returningGap : 0) + 7
        for index in order {
            let line = lines[index]
            let block = label(for: segments[index].term, isAtRight ? .right : .left)
            let size = typesetter.size(of: block)
            let middle = ((line.start + line.end) / 2).rounded(.down) + 0.5
            let x = isAtRight ? middle + 4 - size.width : middle - 4
            let rect = Rect(x: x, y: top + 4, width: size.width, height: size.height)
            let leader = Path.line(from: Point(x: middle, y: line.cross + 4.5), to: Point(x: middle, y: top + 3))
            part += Part(line.items, bounds: line.bounds)
            part += Part(typesetter.items(of: block, in: rect), bounds: rect)
            part.items.append(.path(leader, .stroke(figure.palette.reason, width: 0.75)))
            top += size.height + Self.stackGap
        }
        return part
    }
}
