/// A part of a table that can be asked for by its name, such as `cell(0, 57).contentView` after `table.`.
package struct TablePart: Hashable, Sendable {
    package let place: Place
    package let inner: Inner?

    package init(_ place: Place, _ inner: Inner? = nil) {
        self.place = place
        self.inner = inner
    }

    package enum Place: Hashable, Sendable {
        case cell(section: Int, row: Int)
        /// The line below a row.
        case separator(section: Int, row: Int)
        case header(section: Int)
        case footer(section: Int)
        case tableHeaderView, tableFooterView

        /// Whether this is the view above or below all sections.
        package var isOfTable: Bool { self == .tableHeaderView || self == .tableFooterView }
    }

    /// A view inside a cell, or inside a header or footer.
    package enum Inner: String, CaseIterable, Hashable, Sendable {
        case contentView, textLabel
    }

    /// The name as it is written, such as "separator(0, 3)".
    package var description: String {
        let own =
            switch place {
            case .cell(let section, let row): "cell(\(section), \(row))"
            case .separator(let section, let row): "separator(\(section), \(row))"
            case .header(let section): "header(\(section))"
            case .footer(let section): "footer(\(section))"
            case .tableHeaderView: "tableHeaderView"
            case .tableFooterView: "tableFooterView"
            }
        return inner.map { "\(own).\($0.rawValue)" } ?? own
    }

    /// Reads "cell(0, 57)", "cell(0,57).textLabel" or "header(2).contentView"; nil for anything else.
    ///
    /// `cell(0, 0).contentView.textLabel` is the same label, which lies in the content view.
    package init?(parsing text: some StringProtocol) {
        let words = text.split(separator: ".", omittingEmptySubsequences: false)
        guard let first = words.first, let place = Self.place(first) else { return nil }
        switch words.dropFirst().map({ String($0) }) {
        case []: self.init(place)
        case ["contentView"] where place.hasContentView: self.init(place, .contentView)
        case ["textLabel"] where place.isCell, ["contentView", "textLabel"] where place.isCell:
            self.init(place, .textLabel)
        default: return nil
        }
    }

    private static func place(_ text: some StringProtocol) -> Place? {
        if text == "tableHeaderView" { return .tableHeaderView }
        if text == "tableFooterView" { return .tableFooterView }
        guard text.hasSuffix(")"), let open = text.firstIndex(of: "(") else { return nil }
        let numbers = text[text.index(after: open)...].dropLast()
            .split(separator: ",", omittingEmptySubsequences: false).map { index($0) }
        switch (String(text[..<open]), numbers.count) {
        case ("cell", 2): return numbers[0].flatMap { section in numbers[1].map { .cell(section: section, row: $0) } }
        case ("separator", 2):
            return numbers[0].flatMap { section in numbers[1].map { .separator(section: section, row: $0) } }
        case ("header", 1): return numbers[0].map { .header(section: $0) }
        case ("footer", 1): return numbers[0].map { .footer(section: $0) }
        default: return nil
        }
    }

    /// A whole number from 0 with spaces around it.
    private static func index(_ text: some StringProtocol) -> Int? {
        let digits = String(text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
        guard !digits.isEmpty, digits.utf8.count <= 9, digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
            return nil
        }
        return Int(digits)
    }
}

extension TablePart.Place {
    fileprivate var isCell: Bool {
        if case .cell = self { true } else { false }
    }

    fileprivate var hasContentView: Bool {
        switch self {
        case .cell, .header, .footer: true
        case .separator, .tableHeaderView, .tableFooterView: false
        }
    }
}
