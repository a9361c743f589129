import Geometry

/// Insets whose four numbers carry their derivations; order top, left, bottom, right.
///
/// They are handed down from view to view, so copies share them.
struct DerivedInsets: Sendable {
    private var sides: DerivedQuadruple

    /// The insets made edge by edge.
    init(_ make: (Edge) -> Quantity) {
        sides = DerivedQuadruple(make(.top), make(.left), make(.bottom), make(.right))
    }

    var top: Quantity {
        get { sides.first }
        set { sides = DerivedQuadruple(newValue, left, bottom, right) }
    }

    var left: Quantity {
        get { sides.second }
        set { sides = DerivedQuadruple(top, newValue, bottom, right) }
    }

    var bottom: Quantity {
        get { sides.third }
        set { sides = DerivedQuadruple(top, left, newValue, right) }
    }

    var right: Quantity {
        get { sides.fourth }
        set { sides = DerivedQuadruple(top, left, bottom, newValue) }
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
