import Geometry
import Languages
import LayoutEngine

/// A strip of a table from edge to edge: one of its parts, the space before one, or rows that are left out.
struct AnatomyBand: Sendable {
    let kind: Kind
    let name: Name
    /// The height in points; 0 for omitted rows.
    let height: Double
    /// The term that makes up the height; nil for a space that no single term explains.
    let reason: DerivationName?
    /// Whether this is a view; false for space, including an empty header or footer.
    var isView = true

    enum Kind: Sendable {
        case part(Element, TablePart.Place)
        case space, skipped
    }

    enum Name: Sendable {
        /// A part whose name follows the table's, such as "cell(0, 1)".
        case part(TablePart)
        /// Space that a term of a derivation explains, and other space.
        case term(DerivationName), space
        case rowsLeftOut(Int), sectionsLeftOut(Int)

        func text(in words: Words) -> String {
            switch self {
            case .part(let part): part.description
            case .term(let name): words.text(name)
            case .space: words[.space]
            case .rowsLeftOut(let count): words.text(.rowsLeftOut, count: count)
            case .sectionsLeftOut(let count): words.text(.sectionsLeftOut, count: count)
            }
        }
    }

    /// Whether the height of the part is extrapolated.
    func isExtrapolated(in environment: Environment) -> Bool {
        element?[.frame]?[.height].map { NumberText.isMarked($0, in: environment) } ?? false
    }

    /// The part's element; nil for others.
    var element: Element? {
        if case .part(let element, _) = kind { element } else { nil }
    }
}

/// Splits a table into bands from top to bottom: headers, footers, the first rows of the first sections.
struct AnatomyBands {
    /// The table.
    let element: Element
    let table: TableView
    let snapshot: Snapshot
    /// Parts that must not be left out.
    let asked: [TablePart.Place]

    private static let maxSections = 2
    private static let maxRows = 2

    /// The bands in the content's order; empty for a table without parts.
    var bands: [AnatomyBand] {
        var bands: [AnatomyBand] = []
        var bottom = 0.0
        var isAfterSkipped = false
        for piece in pieces {
            switch piece {
            case .skipped(let name):
                bands.append(AnatomyBand(kind: .skipped, name: name, height: 0, reason: nil))
                isAfterSkipped = true
            case .part(let place):
                guard let band = band(of: place), let frame = band.element?[.frame]?.rect else { continue }
                let top = top(of: place, frame)
                if !isAfterSkipped, let space = space(before: band, top - bottom) { bands.append(space) }
                bands.append(band)
                (bottom, isAfterSkipped) = (top + frame.height, false)
            }
        }
        return bands
    }

    // MARK: - Shown parts

    private enum Piece {
        case part(TablePart.Place)
        case skipped(AnatomyBand.Name)
    }

    private var pieces: [Piece] {
        let shown = table.sections.indices.filter { section in
            section < Self.maxSections || asked.contains { $0.section == section }
        }
        var pieces: [Piece] = [.part(.tableHeaderView)]
        var next = 0
        for section in shown {
            if section > next { pieces.append(.skipped(.sectionsLeftOut(section - next))) }
            pieces += self.pieces(of: section)
            next = section + 1
        }
        let rest = table.sections.count - next
        return pieces + (rest > 0 ? [.skipped(.sectionsLeftOut(rest))] : []) + [.part(.tableFooterView)]
    }

    private func pieces(of section: Int) -> [Piece] {
        let rows = table.sections[section].rows
        let wanted = asked.compactMap { $0.row(in: section) }
        // A single omitted row is shown instead, as it needs no more room than the note.
        let first = rows == Self.maxRows + 1 ? rows : min(rows, Self.maxRows)
        let shown = (0..<first) + wanted.filter { $0 >= first && $0 < rows }.sorted()
        var pieces: [Piece] = [.part(.header(section: section))]
        var next = 0
        for row in shown where row >= next {
            if row > next { pieces.append(.skipped(.rowsLeftOut(row - next))) }
            pieces.append(.part(.cell(section: section, row: row)))
            next = row + 1
        }
        if rows > next { pieces.append(.skipped(.rowsLeftOut(rows - next))) }
        return pieces + [.part(.footer(section: section))]
    }

    // MARK: - Bands

    private func band(of place: TablePart.Place) -> AnatomyBand? {
        let part = TablePart(place)
        guard let element = snapshot["\(element.name ?? "table").\(part.description)"],
            case .rect(_, _, _, let height)? = element[.frame]
        else { return nil }
        return AnatomyBand(
            kind: .part(element, place), name: .part(part), height: height.value,
            reason: Self.reason(for: height), isView: isView(place))
    }

    /// The top of a part in the content; pinned headers and footers count as if they were not pinned.
    private func top(of place: TablePart.Place, _ frame: Rect) -> Double {
        func row(_ section: Int, _ row: Int) -> Rect? {
            let part = TablePart(.cell(section: section, row: row)).description
            return snapshot["\(element.name ?? "table").\(part)"]?[.frame]?.rect
        }
        switch place {
        case .header(let section): return row(section, 0).map { $0.minY - frame.height } ?? frame.minY
        case .footer(let section):
            return row(section, table.sections[section].rows - 1).map { $0.maxY } ?? frame.minY
        default: return frame.minY
        }
    }

    /// The room above a part that belongs to none.
    private func space(before band: AnatomyBand, _ height: Double) -> AnatomyBand? {
        guard height > 0.0005 else { return nil }
        let terms = band.element?[.frame]?.quantities.dropFirst().first.map { AdditiveTerms.of($0) } ?? []
        let term = terms.last { NumberText.areEqual($0.value, height) }
        return AnatomyBand(
            kind: .space, name: term.map { .term($0.name) } ?? .space, height: height, reason: nil, isView: false)
    }

    /// The words for a height that has one term; nil where these would be a path or nothing new.
    private static func reason(for height: Quantity) -> DerivationName? {
        let terms = AdditiveTerms.of(height)
        guard terms.count == 1, let term = terms.first, !term.isPath else { return nil }
        return term.name
    }

    /// Whether the part is a view; false for the space around sections of a grouped table without a header or footer.
    private func isView(_ place: TablePart.Place) -> Bool {
        let supplement: TableSection.Supplement
        switch place {
        case .header(let section): supplement = table.sections[section].header
        case .footer(let section): supplement = table.sections[section].footer
        default: return true
        }
        return table.style == .plain || supplement.hasTitle || supplement.view == .view
    }
}

extension TablePart.Place {
    /// The section of a part; nil for the table's own header and footer.
    var section: Int? {
        switch self {
        case .cell(let section, _), .separator(let section, _), .header(let section), .footer(let section): section
        case .tableHeaderView, .tableFooterView: nil
        }
    }

    /// The row of a cell or of the line below it, in a section.
    fileprivate func row(in section: Int) -> Int? {
        switch self {
        case .cell(section, let row), .separator(section, let row): row
        default: nil
        }
    }
}
