package import LayoutEngine

/// One environment and hierarchy of a scenario, with the claims that hold in it.
package struct Variant: Sendable {
    /// The matrix values that tell this variant from its siblings, in the matrix's order; empty without a matrix.
    package let coordinates: [Coordinate]
    package let environment: Environment
    package let app: App
    package let expectations: [Expectation]
    package let callbacks: [CallbackClaim]

    /// One axis of the matrix and this variant's value on it, such as ("device", "iPhone X").
    package struct Coordinate: Hashable, Sendable {
        package let path: String
        package let value: String

        package init(path: String, value: String) {
            self.path = path
            self.value = value
        }
    }

    package init(
        coordinates: [Coordinate], environment: Environment, app: App, expectations: [Expectation],
        callbacks: [CallbackClaim] = []
    ) {
        self.coordinates = coordinates
        self.environment = environment
        self.app = app
        self.expectations = expectations
        self.callbacks = callbacks
    }
}
