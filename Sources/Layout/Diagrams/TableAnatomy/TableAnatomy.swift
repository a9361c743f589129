import Geometry
import LayoutEngine
import ScenarioLanguage

/// A table of a snapshot split into parts: its bands, and one band in detail from edge to edge.
struct TableAnatomy {
    /// The table.
    let element: Element
    let bands: [AnatomyBand]
    /// The part whose views are measured across: the one that is asked about, else the first row.
    let focus: Element?
    /// The focus and the views in it, from the outside in, and the line below it.
    let layers: [Layer]
    /// The values of the table and its parts that the scenario asks for.
    let asked: [AskedValue]
    /// Whether the rows of the table lie on cards with round corners.
    let hasCards: Bool
    private let claims: [Expectation]

    /// A view that is measured across.
    struct Layer {
        let element: Element
        /// The name after its container's name, such as "cell(0, 0)" or "contentView".
        let name: String
        let look: Look
    }

    /// The drawing style of a layer.
    enum Look: CaseIterable, Hashable, Sendable {
        case outer, contentView, margins, label, separator
    }

    /// The table that is asked about, else the first one on screen; nil without a table.
    init?(_ subject: Subject, claims: [Expectation]) {
        let values = subject.answer.values
        let tables = subject.snapshot.elements.filter { $0.kind == .tableView && $0.name != nil && $0.isVisible }
        let named = tables.first { table in values.contains { Self.part($0.name, of: table) != nil } }
        guard let element = named ?? tables.first, let name = element.name,
            case .table(_, let table)? = subject.tree.view(named: name)?.kind
        else { return nil }
        let parts = values.compactMap { Self.part($0.name, of: element) }
        let places = parts.map { $0.place }
        let bands = AnatomyBands(element: element, table: table, snapshot: subject.snapshot, asked: places).bands
        let focus = Self.focus(bands, places)
        self.claims = claims
        hasCards = table.style == .insetGrouped
        self.element = element
        self.bands = bands
        self.focus = focus?.element
        layers = focus.map { Self.layers($0.place, in: subject.snapshot, of: name) } ?? []
        asked = values.filter { value in
            value.name == name || element.aliases.contains(value.name) || Self.part(value.name, of: element) != nil
        }
    }

    /// Whether the scenario claims a component of an element's property, or the whole of it.
    func isAsked(_ element: Element, _ property: Property, _ component: String) -> Bool {
        claims.contains { claim in
            claim.phase == .viewDidAppear && claim.path.property == property.rawValue
                && (element.name == claim.path.name || element.aliases.contains(claim.path.name))
                && claim.path.component.map { $0 == component } ?? true
        }
    }

    /// The part that a path's name denotes, if it is a part of a table.
    private static func part(_ name: String, of table: Element) -> TablePart? {
        for own in [table.name ?? ""] + table.aliases where name.hasPrefix(own + ".") {
            if let part = TablePart(parsing: name.dropFirst(own.count + 1)) { return part }
        }
        return nil
    }

    /// The asked part, with a row in place of the line below it; else the first row, else any shown part.
    private static func focus(
        _ bands: [AnatomyBand], _ asked: [TablePart.Place]
    ) -> (element: Element, place: TablePart.Place)? {
        let parts = bands.compactMap { band -> (element: Element, place: TablePart.Place)? in
            guard band.isView, case .part(let element, let place) = band.kind else { return nil }
            return (element, place)
        }
        let wanted = asked.map { place -> TablePart.Place in
            if case .separator(let section, let row) = place { .cell(section: section, row: row) } else { place }
        }
        let isRow = { (place: TablePart.Place) in
            if case .cell = place { true } else { false }
        }
        return parts.first { wanted.first == $0.place } ?? parts.first { isRow($0.place) } ?? parts.first
    }

    private static func layers(_ place: TablePart.Place, in snapshot: Snapshot, of table: String) -> [Layer] {
        var parts: [(TablePart, Look)] = [
            (TablePart(place), .outer), (TablePart(place, .contentView), .contentView),
            (TablePart(place, .contentView), .margins), (TablePart(place, .textLabel), .label),
        ]
        if case .cell(let section, let row) = place {
            parts.append((TablePart(.separator(section: section, row: row)), .separator))
        }
        return parts.compactMap { part, look in
            snapshot["\(table).\(part.description)"].map { element in
                let name = look == .margins ? "layoutMargins" : part.inner?.rawValue ?? part.description
                return Layer(element: element, name: name, look: look)
            }
        }
    }
}

extension TableAnatomy.Layer {
    /// The horizontal span, in window points; margins lie inside their view.
    var span: (left: Double, right: Double) {
        let frame = element.frameInWindow
        guard look == .margins, let margins = element[.layoutMargins]?.insets else { return (frame.minX, frame.maxX) }
        return (frame.minX + margins.left, frame.maxX - margins.right)
    }

    /// The property that is asked about when the layer is.
    var property: Property { look == .margins ? .layoutMargins : .frame }

    /// The components that its left distance, its width and its right distance are.
    var components: (near: String, across: String, far: String) {
        look == .margins ? ("left", "", "right") : ("x", "width", "")
    }
}
