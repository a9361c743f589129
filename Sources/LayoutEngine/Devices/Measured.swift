/// A value of the device catalog with the way in which it is known.
package struct Measured<Value: Hashable & Sendable>: Hashable, Sendable {
    package let value: Value
    package let provenance: Provenance

    package init(_ value: Value, _ provenance: Provenance) {
        self.value = value
        self.provenance = provenance
    }

    /// A value that Apple publishes.
    package static func documented(_ value: Value, _ sources: String) -> Measured {
        Measured(value, .documented(sources))
    }

    /// A value that somebody measured or that a library keeps in its device-tested tables.
    package static func observed(_ value: Value, _ sources: String) -> Measured {
        Measured(value, .observed(sources))
    }

    /// A value concluded from a rule or from a sibling of the device.
    package static func inferred(_ value: Value, _ sources: String) -> Measured {
        Measured(value, .inferred(sources))
    }
}
