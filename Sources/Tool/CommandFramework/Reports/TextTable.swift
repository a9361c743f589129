import Diagnostics

/// Rows of text in aligned columns, two spaces apart; the last column runs free.
package struct TextTable {
    private let rows: [[String]]
    private let indentation: Int

    package init(rows: [[String]], indentation: Int = 0) {
        self.rows = rows
        self.indentation = indentation
    }

    /// The table with a line per row, each ending in a line break and without trailing spaces.
    package var text: String {
        let widths = columnWidths
        return rows.map { line($0, widths) + "\n" }.joined()
    }

    private var columnWidths: [Int] {
        let count = rows.map { $0.count }.max() ?? 0
        return (0..<count).map { column in
            rows.map { column < $0.count ? TerminalWidth.cells(of: $0[column]) : 0 }.max() ?? 0
        }
    }

    private func line(_ row: [String], _ widths: [Int]) -> String {
        var line = String(repeating: " ", count: indentation)
        for (column, cell) in row.enumerated() {
            line += cell
            guard column < row.count - 1 else { break }
            line += String(repeating: " ", count: widths[column] - TerminalWidth.cells(of: cell) + 2)
        }
        while line.last == " " { line.removeLast() }
        return line
    }
}
