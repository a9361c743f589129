package import Diagnostics

/// The text of a formula and where it stands.
package struct FormulaSource: Sendable {
    package let text: String
    /// The whole formula, as written with its quotes.
    package let span: SourceSpan
    /// The UTF-8 offset in the file at which the text begins; nil when escapes or line breaks keep it from being
    /// there as it is, and then all problems point at the whole.
    private let start: Int?

    package init(text: String, span: SourceSpan, start: Int?) {
        self.text = text
        self.span = span
        self.start = start
    }

    /// The place of a range of UTF-8 offsets of the text.
    func span(_ range: Range<Int>) -> SourceSpan {
        start.map { SourceSpan(file: span.file, range: ($0 + range.lowerBound)..<($0 + range.upperBound)) } ?? span
    }

    /// From the beginning of one part to the end of another.
    func span(from first: SourceSpan, to last: SourceSpan) -> SourceSpan {
        SourceSpan(file: first.file, range: first.start..<max(first.start, last.end))
    }
}
