import LayoutEngine

/// A value of a device for portrait and for landscape; nil where none is written.
struct OrientedDraft<Value: Sendable>: Sendable {
    var portrait: Written<Value>?
    var landscape: Written<Value>?

    subscript(orientation: InterfaceOrientation) -> Written<Value>? {
        orientation.isLandscape ? landscape : portrait
    }

    /// The written values, and in the place of missing ones those of the device that this one is like.
    func measured(
        by provenance: Provenance, else inherited: ByOrientation<Measured<Value>?>?
    ) -> ByOrientation<Measured<Value>?> where Value: Hashable {
        ByOrientation(
            portrait: portrait?.measured(by: provenance) ?? inherited?.portrait,
            landscape: landscape?.measured(by: provenance) ?? inherited?.landscape)
    }
}
