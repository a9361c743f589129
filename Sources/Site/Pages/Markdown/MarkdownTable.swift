import Markup

/// A table as Markdown has them: a header and rows of lines. One whose cells hold more than lines, such as code or lists, becomes a list
/// of its rows.
struct MarkdownTable {
    private var caption: [MarkdownBlocks.Block] = []
    private var header: [HTMLNode.Element] = []
    private var rows: [[HTMLNode.Element]] = []

    init(_ table: HTMLNode.Element) {
        for case .element(let part) in table.children {
            switch part.name {
            case "caption": caption += MarkdownBlocks([.element(part)]).blocks
            case "thead": add(Self.rows(in: part), areHeaders: true)
            case "tr": add([part], areHeaders: false)
            default: add(Self.rows(in: part), areHeaders: false)
            }
        }
    }

    private static func rows(in part: HTMLNode.Element) -> [HTMLNode.Element] {
        part.children.compactMap { child in if case .element(let row) = child, row.name == "tr" { row } else { nil } }
    }

    private mutating func add(_ rows: [HTMLNode.Element], areHeaders: Bool) {
        for row in rows {
            let cells = row.children.compactMap { child -> HTMLNode.Element? in
                if case .element(let cell) = child, cell.name == "td" || cell.name == "th" { cell } else { nil }
            }
            let isFirst = header.isEmpty && self.rows.isEmpty
            if isFirst, areHeaders || cells.allSatisfy({ $0.name == "th" }) {
                header = cells
            } else {
                self.rows.append(cells)
            }
        }
    }

    var blocks: [MarkdownBlocks.Block] {
        guard !header.isEmpty || !rows.isEmpty else { return caption }
        let isPlain = (rows.flatMap { $0 } + header).allSatisfy { !Self.holdsBlocks($0) }
        return caption + [MarkdownBlocks.Block(text: isPlain ? table : list)]
    }

    /// Whether a cell has content that does not fit in a line.
    private static func holdsBlocks(_ cell: HTMLNode.Element) -> Bool {
        cell.children.contains { child in
            guard case .element(let child) = child else { return false }
            return ["pre", "ul", "ol", "table", "details", "dl", "blockquote"].contains(child.name)
                || holdsBlocks(child)
        }
    }

    // MARK: - As a table

    private static let maxColumns = 1000

    private var table: String {
        var grid = Grid()
        let head = grid.texts(of: header)
        let body = rows.map { grid.texts(of: $0) }
        let width = max(head.count, body.map { $0.count }.max() ?? 0)
        let rules = (0..<width).map { column in
            let classes = header.indices.contains(column) ? header[column].classes : []
            return classes.contains("align-right") ? "---:" : classes.contains("align-center") ? ":---:" : "---"
        }
        let filled = ([head] + body).map { $0 + Array(repeating: "", count: width - $0.count) }
        let lines = filled.map { line(of: $0) }
        return (lines[..<1] + ["|" + rules.map { " \($0) |" }.joined()] + lines[1...]).joined(separator: "\n")
    }

    private func line(of cells: [String]) -> String { "|" + cells.map { $0.isEmpty ? "  |" : " \($0) |" }.joined() }

    /// Cells in their columns: a cell that spans several rows is repeated in each.
    private struct Grid {
        private var reaching: [Int: (text: String, rows: Int)] = [:]

        mutating func texts(of row: [HTMLNode.Element]) -> [String] {
            var texts: [String] = []
            func takeReaching(_ reaching: inout [Int: (text: String, rows: Int)]) {
                while let cell = reaching[texts.count] {
                    reaching[texts.count] = cell.rows > 1 ? (cell.text, cell.rows - 1) : nil
                    texts.append(cell.text)
                }
            }
            for cell in row {
                takeReaching(&reaching)
                let text = MarkdownLine(cell.children).text(breakingLines: false).replacing("|", with: "\\|")
                let count = span(cell, "colspan")
                let rows = span(cell, "rowspan")
                for index in 0..<count where texts.count < MarkdownTable.maxColumns {
                    if rows > 1 { reaching[texts.count] = (text, rows - 1) }
                    texts.append(index == 0 ? text : "")
                }
            }
            takeReaching(&reaching)
            return texts
        }

        private func span(_ cell: HTMLNode.Element, _ name: String) -> Int {
            min(max(Int(cell[name] ?? "1") ?? 1, 1), MarkdownTable.maxColumns)
        }
    }

    // MARK: - As a list

    /// The table as a list: each row by its first cell, with the others below it.
    private var list: String {
        let names = header.map { MarkdownLine($0.children).text(breakingLines: false) }
        return rows.compactMap { row -> String? in
            guard let first = row.first else { return nil }
            var blocks = [MarkdownBlocks(first.children).text]
            for (column, cell) in row.enumerated().dropFirst() {
                let text = MarkdownBlocks(cell.children).text
                let name = names.indices.contains(column) ? names[column] : ""
                let isPlain = name.isEmpty || text.hasPrefix("```") || name.contains("*")
                if !text.isEmpty { blocks.append(isPlain ? text : "**\(name)** \(text)") }
            }
            return MarkdownBlocks.indented(blocks.filter { !$0.isEmpty }.joined(separator: "\n\n"), behind: "- ", by: 2)
        }.joined(separator: "\n\n")
    }
}
