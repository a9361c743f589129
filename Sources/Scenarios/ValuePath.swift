/// The way to a value: `name.property`, then optionally one component, such as `table.safeAreaInsets.top`.
package struct ValuePath: Hashable, Sendable {
    package let name: String
    /// As written, such as "safeAreaLayoutGuide.layoutFrame".
    package let property: String
    /// Such as "top" or "maxY".
    package let component: String?

    package init(name: String, property: String, component: String? = nil) {
        self.name = name
        self.property = property
        self.component = component
    }

    package var description: String {
        ([name, property] + (component.map { [$0] } ?? [])).joined(separator: ".")
    }
}
