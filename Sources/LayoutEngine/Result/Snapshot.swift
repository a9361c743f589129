/// All values at one phase. Elements stand in tree order, parents before children.
package struct Snapshot: Sendable {
    package let phase: Phase
    package let elements: [Element]

    package init(phase: Phase, elements: [Element]) {
        self.phase = phase
        self.elements = elements
    }

    /// The element with a name or alias.
    package subscript(name: String) -> Element? {
        elements.first { $0.name == name || $0.alias == name }
    }
}
