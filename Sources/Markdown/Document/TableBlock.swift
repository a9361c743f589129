package import Diagnostics

/// A table; every row has as many cells as the header.
package struct TableBlock: Hashable, Sendable {
    package let alignments: [Alignment]
    package let header: Row
    package let rows: [Row]
    package let span: SourceSpan

    package init(alignments: [Alignment], header: Row, rows: [Row], span: SourceSpan) {
        self.alignments = alignments
        self.header = header
        self.rows = rows
        self.span = span
    }

    /// How a column is aligned; `.none` where the note does not say.
    package enum Alignment: Hashable, Sendable {
        case none, left, center, right
    }

    package struct Row: Hashable, Sendable {
        package let cells: [Cell]
        package let span: SourceSpan

        package init(cells: [Cell], span: SourceSpan) {
            self.cells = cells
            self.span = span
        }
    }

    /// One cell; a missing one is empty and stands at the end of its row.
    package struct Cell: Hashable, Sendable {
        package let content: [Inline]
        package let span: SourceSpan

        package init(content: [Inline], span: SourceSpan) {
            self.content = content
            self.span = span
        }
    }
}
