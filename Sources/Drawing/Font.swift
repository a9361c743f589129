/// A role of type and its size; which font files serve it is the backend's matter.
package struct Font: Hashable, Sendable {
    package let role: Role
    package let weight: Weight
    /// Points from baseline to baseline of solid text.
    package let size: Double

    package init(_ role: Role, size: Double, weight: Weight = .regular) {
        self.role = role
        self.size = size
        self.weight = weight
    }

    /// Words and numbers (tabular figures), or code.
    package enum Role: String, CaseIterable, Hashable, Sendable {
        case text, code
    }

    package enum Weight: String, CaseIterable, Hashable, Sendable {
        case regular, medium, semibold
    }
}
