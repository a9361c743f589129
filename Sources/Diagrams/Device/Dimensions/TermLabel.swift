import Drawing
import LayoutEngine

/// The number of a term and its name, in as many lines as the name needs.
struct TermLabel {
    let term: AdditiveTerm
    let language: Language

    func block(_ typesetter: Typesetter, widest: Double, _ alignment: TextBlock.Alignment) -> TextBlock {
        let font = term.isPath ? TypeStyle.note : TypeStyle.word
        let number = TextBlock.Piece(NumberText.string(term.value), TypeStyle.number, .secondaryInk)
        let lines = LineBreaking.lines(of: name, widest: widest) { typesetter.measure($0, font).width }
        let pieces = lines.map { TextBlock.Piece($0, font, .secondaryInk) }
        let first = TextBlock.Line([number] + pieces.prefix(1))
        return TextBlock([first] + pieces.dropFirst().map { TextBlock.Line([$0]) }, alignment: alignment)
    }

    /// Without the side at the end of a path, which the place of the label says.
    private var name: String {
        let name = language(term.name)
        guard term.isPath else { return name }
        for kind in Measure.Kind.allCases where name.hasSuffix("." + kind.rawValue) {
            return String(name.dropLast(kind.rawValue.count + 1))
        }
        return name
    }
}
