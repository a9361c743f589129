import Drawing
import Geometry
import Languages
import LayoutEngine

/// The reason, if there is no room beside the device: each number of the answer, and below it the terms that add up to it.
struct ReasonList {
    let subject: Subject
    let typesetter: Typesetter

    private static let gap = Size(width: 18, height: 8)

    func part(at origin: Point, width: Double) -> DrawnPart {
        TextFlow(blocks: blocks(width: width), gap: Self.gap, typesetter: typesetter).part(at: origin, width: width)
    }

    private func blocks(width: Double) -> [TextBlock] {
        subject.answer.measures.compactMap { measure in
            let segments = TermChain(of: measure).segments
            guard !segments.isEmpty else { return nil }
            let head = TextBlock.Line([
                TextBlock.Piece(subject.words[PictureWord(measure.kind)], TypeStyle.word, .secondaryInk),
                TextBlock.Piece(
                    NumberText.string(measure.quantity, in: subject.environment), TypeStyle.number, .answer),
            ])
            let terms = segments.flatMap { segment in
                TermLabel(term: segment.term, words: subject.words).block(typesetter, widest: width - 40, .left).lines
            }
            return TextBlock([head] + terms)
        }
    }
}

/// The asked value as a heading.
struct AnswerHeading {
    let subject: Subject
    /// Values other than the answer that the screen does not show.
    let listed: [AskedValue]
    let typesetter: Typesetter

    /// "table.adjustedContentInset" and below it "88, 0, 83, 0", for each value.
    func block(width: Double) -> TextBlock? {
        let values = (subject.answer.asked.map { [$0] } ?? []) + listed
        guard !values.isEmpty else { return nil }
        return TextBlock(values.enumerated().flatMap { lines(for: $1, isFirst: $0 == 0, width: width) })
    }

    private func lines(for value: AskedValue, isFirst: Bool, width: Double) -> [TextBlock.Line] {
        let isAnswer = isFirst && subject.answer.asked != nil
        let name = TextBlock.Piece(value.name, TypeStyle.name, .ink)
        let property = TextBlock.Piece("." + value.property.rawValue, TypeStyle.note, .secondaryInk, spaceBefore: 0)
        let number = TextBlock.Piece(
            NumberText.string(value.value, in: subject.environment), isAnswer ? TypeStyle.number : TypeStyle.word,
            isAnswer ? .answer : .ink)
        let space = isFirst ? 0.0 : 6
        let isOneLine = typesetter.size(of: TextBlock(name, property)).width <= width
        let title =
            isOneLine
            ? [TextBlock.Line([name, property], spaceBefore: space)]
            : [TextBlock.Line([name], spaceBefore: space), TextBlock.Line([property])]
        return title + [TextBlock.Line([number])]
    }
}
