/// A range of UTF-8 offsets in the file with the given path.
package struct SourceSpan: Hashable, Sendable {
    package let file: String
    package let range: Range<Int>

    package init(file: String, range: Range<Int>) {
        self.file = file
        self.range = range
    }

    package var start: Int { range.lowerBound }
    package var end: Int { range.upperBound }
}
