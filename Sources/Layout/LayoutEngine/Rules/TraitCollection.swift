import Geometry

/// UITraitCollection of window, controllers, views and bars, as far as it is known.
enum TraitCollection {
    /// The properties in the order in which tables show them.
    static let properties: [Property] = [
        .horizontalSizeClass, .verticalSizeClass, .displayScale, .userInterfaceIdiom, .verticalBarEdge,
    ]

    /// A trait of the element called `label`; nil for another property, before iOS 8, and where it is not published.
    static func value(of property: Property, _ label: String, in environment: Environment) -> Value? {
        guard environment.os >= OSVersion(8) else { return nil }
        switch property {
        case .horizontalSizeClass: return WindowSizeClass.horizontal(environment).map { .text($0.rawValue) }
        case .verticalSizeClass: return WindowSizeClass.vertical(environment).map { .text($0.rawValue) }
        case .displayScale: return .number(displayScale(label, in: environment))
        case .userInterfaceIdiom: return .text(environment.device.family == .iPad ? "pad" : "phone")
        case .verticalBarEdge: return environment.os >= OSVersion(27, 1) ? .text(verticalBarEdge(environment)) : nil
        default: return nil
        }
    }

    /// UIVerticalBarEdge: the side of the column relative to the direction of reading.
    private static func verticalBarEdge(_ environment: Environment) -> String {
        switch (VerticalBar.edge(in: environment), environment.layoutDirection) {
        case (.left, .leftToRight), (.right, .rightToLeft): "leading"
        case (.right, _), (.left, _): "trailing"
        default: "unspecified"
        }
    }

    /// All traits that are known.
    static func values(_ label: String, in environment: Environment) -> [(property: Property, value: Value)] {
        properties.compactMap { property in value(of: property, label, in: environment).map { (property, $0) } }
    }

    /// Pixels per point.
    private static func displayScale(_ label: String, in environment: Environment) -> Quantity {
        .device(.path("\(label).traitCollection.displayScale"), environment.device.screen.scaleFact)
    }
}
