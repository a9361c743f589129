/// A value of the device catalog with the way in which it is known.
package struct Measured<Value: Hashable & Sendable>: Hashable, Sendable {
    package let value: Value
    package let provenance: Provenance

    package init(_ value: Value, _ provenance: Provenance) {
        self.value = value
        self.provenance = provenance
    }

    package init(_ value: Value, _ mark: Provenance.Mark, _ sources: String = "") {
        self.init(value, Provenance(mark, sources))
    }
}
