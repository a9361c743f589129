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

    /// A value that was measured or that a library keeps in its device-tested tables.
    package static func observed(_ value: Value, _ sources: String) -> Measured {
        Measured(value, .observed(sources))
    }

    /// A value concluded from a rule or from a sibling of the device.
    package static func inferred(_ value: Value, _ sources: String) -> Measured {
        Measured(value, .inferred(sources))
    }
}

/// The provenance of a number in the device catalog.
package struct Provenance: Hashable, Sendable {
    /// The reliability of the number, best first.
    package enum Mark: String, CaseIterable, Hashable, Sendable {
        case appleDocumented = "apple-documented"
        case observed
        case inferred
        /// Published values contradict each other, and nobody knows yet which of them is right.
        case disputed

        /// Whether a number with this mark is more reliable.
        func isBetter(than other: Mark) -> Bool {
            self != other && Self.allCases.first { $0 == self || $0 == other } == self
        }
    }

    package let mark: Mark
    /// Source codes joined by "+", with remarks in brackets; for inferred values it may be a reason alone.
    package let sources: String
    /// Whether the number comes from another generation of the OS and replaces an unpublished one.
    package let isStandIn: Bool

    /// The source of numbers at the top inset of a device that moved when that inset was replaced.
    package static let movedWithTopInset = "moved with the top inset"

    package init(_ mark: Mark, _ sources: String, isStandIn: Bool = false) {
        self.mark = mark
        self.sources = sources
        self.isStandIn = isStandIn
    }

    /// Published by Apple.
    package static func documented(_ sources: String) -> Provenance {
        Provenance(.appleDocumented, sources)
    }

    /// Measured, or kept in a library's device-tested tables.
    package static func observed(_ sources: String) -> Provenance {
        Provenance(.observed, sources)
    }

    /// Concluded from a rule or from a sibling of the device.
    package static func inferred(_ sources: String) -> Provenance {
        Provenance(.inferred, sources)
    }
}

/// Two values of the same kind: one for both portrait orientations, one for both landscapes.
package struct ByOrientation<Value: Hashable & Sendable>: Hashable, Sendable {
    package let portrait: Value
    package let landscape: Value

    package init(portrait: Value, landscape: Value) {
        self.portrait = portrait
        self.landscape = landscape
    }

    package subscript(orientation: InterfaceOrientation) -> Value {
        orientation.isLandscape ? landscape : portrait
    }
}
