package import LayoutEngine

/// A value with its path in scenarios, such as "table.frame".
package struct NamedValue: Sendable {
    package let path: String
    package let value: Value

    /// Everything that has a name; once all has settled, also the parts of tables that are on screen.
    package static func everything(in snapshot: Snapshot) -> [NamedValue] {
        all(in: snapshot) + (snapshot.phase == .viewDidAppear ? tableParts(in: snapshot) : [])
    }

    /// The values of all elements that have a name, in tree order; under each name where an element has several.
    package static func all(in snapshot: Snapshot) -> [NamedValue] {
        snapshot.elements.flatMap { element in
            names(of: element).flatMap { values(of: element, named: $0) }
        }
    }

    /// The values of the cells, separators, headers and footers on screen, such as "table.cell(0, 0).frame".
    package static func tableParts(in snapshot: Snapshot) -> [NamedValue] {
        snapshot.elements.filter { [.tableView, .scrollView].contains($0.kind) }.flatMap { table in
            let parts = snapshot.visibleParts(of: table, countsSpaces: true)
            return names(of: table).flatMap { name in
                parts.flatMap { part in
                    values(of: part, named: name + (part.name ?? "").dropFirst((table.name ?? "").count))
                }
            }
        }
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
