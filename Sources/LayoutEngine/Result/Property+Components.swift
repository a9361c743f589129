extension Property {
    /// True for insets whose sides are named by the layout direction: leading stands where left does in a `Value`.
    package var isDirectional: Bool {
        self == .directionalLayoutMargins || self == .systemMinimumLayoutMargins
    }

    /// The names of the numbers of this property's value, in the order in which the value is written.
    package func componentNames(of value: Value) -> [String] {
        isDirectional ? ["top", "leading", "bottom", "trailing"] : value.componentNames
    }

    /// The parts that this property's value has.
    package func components(of value: Value) -> [ValueComponent] {
        isDirectional ? [.top, .leading, .bottom, .trailing] : value.components
    }

    /// A part of this property's value; nil when it has no such part.
    package func part(_ component: ValueComponent, of value: Value) -> Value? {
        guard isDirectional else { return value[component] }
        switch component {
        case .leading: return value[.left]
        case .trailing: return value[.right]
        case .left, .right: return nil
        default: return value[component]
        }
    }
}
