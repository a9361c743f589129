import Geometry

/// A size whose two numbers carry their derivations, in points.
struct DerivedSize: Sendable {
    var width: Quantity
    var height: Quantity

    var plain: Size { Size(width: width.value, height: height.value) }

    var value: Value { .size(width: width, height: height) }

    /// A contentSize as the scenario sets it.
    static func input(_ label: String, _ size: Size) -> DerivedSize {
        DerivedSize(
            width: .input("\(label).contentSize.width", size.width),
            height: .input("\(label).contentSize.height", size.height))
    }
}
