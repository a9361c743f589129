import Geometry

/// Insets whose four numbers carry their derivations; order top, left, bottom, right.
struct DerivedInsets: Sendable {
    var top: Quantity
    var left: Quantity
    var bottom: Quantity
    var right: Quantity

    /// The insets made edge by edge.
    init(_ make: (Edge) -> Quantity) {
        top = make(.top)
        left = make(.left)
        bottom = make(.bottom)
        right = make(.right)
    }

    /// A property as the scenario sets it.
    static func input(_ path: PathName, _ insets: Insets) -> DerivedInsets {
        DerivedInsets { edge in .input("\(path).\(edge.rawValue)", insets[edge]) }
    }

    subscript(edge: Edge) -> Quantity {
        switch edge {
        case .top: top
        case .left: left
        case .bottom: bottom
        case .right: right
        }
    }

    var plain: Insets {
        Insets(top: top.value, left: left.value, bottom: bottom.value, right: right.value)
    }

    var value: Value { .insets(top: top, left: left, bottom: bottom, right: right) }
}
