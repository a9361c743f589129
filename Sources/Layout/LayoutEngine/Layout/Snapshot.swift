/// All values at one phase. Elements are in tree order, parents before children.
///
/// Cells, separators, headers and footers of tables are not among the elements: the subscript creates the requested one, such
/// as `table.cell(0, 57).contentView`, and `visibleParts` creates those on screen.
package struct Snapshot: Sendable {
    package let phase: Phase
    package let elements: [Element]
    /// Whether nothing has changed since the previous phase, whose elements the snapshot shares.
    package private(set) var isRepeated = false
    /// Contradictions, open numbers and loops of its constraints.
    package let constraints: ConstraintReport
    private let tables: [TableGeometry]
    private let collections: [CollectionGeometry]

    package init(phase: Phase, elements: [Element]) {
        self.init(phase: phase, elements: elements, tables: [], collections: [], constraints: ConstraintReport())
    }

    init(
        phase: Phase, elements: [Element], tables: [TableGeometry], collections: [CollectionGeometry],
        constraints: ConstraintReport
    ) {
        self.phase = phase
        self.elements = elements
        self.tables = tables
        self.collections = collections
        self.constraints = constraints
    }

    /// The snapshot with its values at another phase.
    func at(_ phase: Phase) -> Snapshot {
        var snapshot = Snapshot(
            phase: phase, elements: elements, tables: tables, collections: collections, constraints: constraints)
        snapshot.isRepeated = true
        return snapshot
    }

    /// The element with a name, or an alias, or the part of a table with that name.
    package subscript(name: String) -> Element? {
        elements.first { $0.name == name || $0.aliases.contains(name) } ?? part(named: name)
    }

    /// The parts of a table that are on screen, from top to bottom: headers, cells with content view and label, separators,
    /// footers. The space around sections without titles is no part, unless `countsSpaces`. At most the parts of some
    /// 500 rows; empty for anything but a table, and a collection view with a flow layout, which has cells, headers and footers.
    package func visibleParts(of element: Element, countsSpaces: Bool = false) -> [Element] {
        if let collection = collections.first(where: { isGeometry(at: $0.index, of: element) }) {
            return collection.visibleParts
        }
        return table(of: element).map { table in
            table.visibleParts(countsSpaces: countsSpaces).compactMap { table.element($0) }
        } ?? []
    }

    /// The growth of a table's content while the reader scrolls from its top to some offsets, one step for each, in their
    /// order; empty for anything but a table.
    package func scroll(_ element: Element, to offsets: [Double]) -> [TableScrollStep] {
        table(of: element).map { table in offsets.map { table.layout.scrolled(to: $0) } } ?? []
    }

    /// Whether an item of a flow layout is longer than the line that the insets leave.
    var hasItemLongerThanLine: Bool { collections.contains { $0.layout.hasItemLongerThanLine } }

    private func table(of element: Element) -> TableGeometry? {
        tables.first { isGeometry(at: $0.index, of: element) }
    }

    private func isGeometry(at index: Int, of element: Element) -> Bool {
        elements[index].name == element.name && elements[index].frameInWindow == element.frameInWindow
    }

    private func part(named name: String) -> Element? {
        for table in tables {
            if let part = Self.part(name, ofOneOf: table.names) { return table.element(part) }
        }
        for collection in collections {
            if let part = Self.part(name, ofOneOf: collection.names) { return collection.element(part) }
        }
        return nil
    }

    /// The part of a table with given names that a name such as "table.cell(0, 57)" denotes; nil for another name.
    private static func part(_ name: String, ofOneOf names: [String]) -> TablePart? {
        for own in names where !own.isEmpty && name.hasPrefix(own) {
            let rest = name.dropFirst(own.count)
            if rest.first == ".", let part = TablePart(parsing: rest.dropFirst()) { return part }
        }
        return nil
    }
}
