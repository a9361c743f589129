import LayoutEngine

/// A value with the path by which scenarios ask for it, such as "table.frame".
struct NamedValue: Sendable {
    let path: String
    let value: Value

    /// The values of all elements that have a name, in tree order; under both names where an element has two.
    static func all(in snapshot: Snapshot) -> [NamedValue] {
        snapshot.elements.flatMap { element in
            [element.name, element.alias].compactMap { $0 }.flatMap { name in
                element.values.map { NamedValue(path: "\(name).\($0.property.rawValue)", value: $0.value) }
            }
        }
    }
}
