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
