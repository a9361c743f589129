package import DataTree
package import Languages
package import LayoutEngine

/// An environment and a hierarchy of a scenario, with the claims that hold in it.
package struct Variant: Sendable {
    /// The values that distinguish this variant from its siblings, in the matrix's order; empty for a single variant.
    package let coordinates: [Coordinate]
    /// The scenario's title for this variant; empty if its coordinates are enough.
    package let title: LocalizedText
    /// Whether the scenario shows it as the mistake or as the correction; nil if it does not state this.
    package let verdict: Verdict?
    package let environment: Environment
    package let app: App
    package let expectations: [Expectation]
    package let callbacks: [CallbackClaim]
    package let constraintClaims: [ConstraintClaim]
    /// The variant as a self-contained scenario; nil after a step, and if it was built in code.
    package let tree: DataNode?

    /// The name of the step after which it is, in a scenario with steps; nil before the first one.
    package var step: String? {
        coordinates.first { $0.path == Coordinate.step && $0.value != Coordinate.start }?.value
    }

    /// An input in which variants differ and this variant's value of it, such as ("device", "iPhone X").
    package struct Coordinate: Hashable, Sendable {
        package let path: String
        package let value: String
        /// The scenario's title for the value; empty to use the words of the property.
        package let title: LocalizedText

        /// The path of the coordinate that names a step, and its value before the first one.
        package static let step = "step"
        package static let start = "start"

        package init(path: String, value: String, title: LocalizedText = LocalizedText()) {
            self.path = path
            self.value = value
            self.title = title
        }
    }

    package init(
        coordinates: [Coordinate], title: LocalizedText = LocalizedText(), verdict: Verdict? = nil,
        environment: Environment, app: App, expectations: [Expectation], callbacks: [CallbackClaim] = [],
        constraintClaims: [ConstraintClaim] = [],
        tree: DataNode? = nil
    ) {
        self.coordinates = coordinates
        self.title = title
        self.verdict = verdict
        self.environment = environment
        self.app = app
        self.expectations = expectations
        self.callbacks = callbacks
        self.constraintClaims = constraintClaims
        self.tree = tree
    }

    /// This variant with UIKit's measurements of its hierarchy; nil for none.
    func noting(_ measurements: Measurements?) -> Variant {
        guard let measurements else { return self }
        var environment = environment
        environment.measurements = measurements
        return Variant(
            coordinates: coordinates, title: title, verdict: verdict, environment: environment, app: app,
            expectations: expectations, callbacks: callbacks)
    }
}

/// A scenario's verdict on one of its variants.
package enum Verdict: String, CaseIterable, Hashable, Sendable {
    case wrong, right
}
