package import LayoutEngine

/// A value with its path in scenarios, such as "table.frame".
package struct NamedValue: Sendable {
    package let path: String
    package let value: Value

    /// Everything that has a name; once all has settled, also the parts of tables that are on screen.
    ///
    /// - Parameter most: the number of values after which no further element or table is asked.
    package static func everything(in snapshot: Snapshot, atMost most: Int = .max) -> [NamedValue] {
        var found: [NamedValue] = []
        for element in snapshot.elements where found.count < most { found += own(of: element) }
        guard snapshot.phase == .viewDidAppear else { return found }
        for table in tables(in: snapshot) where found.count < most { found += parts(of: table, in: snapshot) }
        return found
    }

    /// The values of all elements that have a name, in tree order; under each name where an element has several.
    package static func all(in snapshot: Snapshot) -> [NamedValue] { snapshot.elements.flatMap { own(of: $0) } }

    /// The values of the cells, separators, headers and footers on screen, such as "table.cell(0, 0).frame".
    package static func tableParts(in snapshot: Snapshot) -> [NamedValue] {
        tables(in: snapshot).flatMap { parts(of: $0, in: snapshot) }
    }

    private static func tables(in snapshot: Snapshot) -> [Element] {
        snapshot.elements.filter { [.tableView, .scrollView].contains($0.kind) }
    }

    private static func parts(of table: Element, in snapshot: Snapshot) -> [NamedValue] {
        let parts = snapshot.visibleParts(of: table, countsSpaces: true)
        return names(of: table).flatMap { name in
            parts.flatMap { part in
                values(of: part, named: name + (part.name ?? "").dropFirst((table.name ?? "").count))
            }
        }
    }

    private static func own(of element: Element) -> [NamedValue] {
        names(of: element).flatMap { values(of: element, named: $0) }
    }

    /// The paths of values with a number that depends on an unpublished one.
    package static func unpublished(in snapshot: Snapshot) -> [String] {
        snapshot.elements.flatMap { element in
            names(of: element).flatMap { name in
                element.unknownValues.map { "\(name).\($0.property.rawValue)" }
            }
        }
    }

    private static func names(of element: Element) -> [String] {
        (element.name.map { [$0] } ?? []) + element.aliases
    }

    private static func values(of element: Element, named name: String) -> [NamedValue] {
        element.values.map { NamedValue(path: "\(name).\($0.property.rawValue)", value: $0.value) }
    }
}
