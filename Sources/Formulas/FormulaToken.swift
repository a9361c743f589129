/// A word or sign of a formula with its UTF-8 range in the text.
struct FormulaToken: Sendable {
    let kind: Kind
    let range: Range<Int>

    enum Kind: Hashable, Sendable {
        case number(Double)
        /// A name, with dots inside for facts and paths.
        case name(String)
        case binary(FormulaOperator)
        case not, question, colon, comma, open, close
        case end
    }

    /// How messages call it: "'?'" or "the end".
    func phrase(in source: FormulaSource) -> String {
        if kind == .end { return "the end" }
        return "'\(String(decoding: Array(source.text.utf8)[range], as: UTF8.self))'"
    }
}
