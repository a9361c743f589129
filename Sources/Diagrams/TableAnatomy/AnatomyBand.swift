import LayoutEngine

/// A strip of a table from edge to edge: one of its parts, the space before one, or rows that are left out.
struct AnatomyBand: Sendable {
    let kind: Kind
    /// The part's name behind the table's, such as "cell(0, 1)"; what the space is, or how many rows are left out.
    let name: Localized
    /// In points; of rows left out, nothing.
    let height: Double
    /// What the height is made of; nil for a space that no single term explains.
    let reason: Localized?
    /// False for space, also that of a header or footer in which nothing is shown.
    var isView = true

    enum Kind: Sendable {
        case part(Element, TablePart.Place)
        case space, skipped
    }

    /// The part's element; nil for others.
    var element: Element? {
        if case .part(let element, _) = kind { element } else { nil }
    }
}
