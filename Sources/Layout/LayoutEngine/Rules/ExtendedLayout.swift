import Geometry

/// Whether a controller's view reaches under the bars of its container.
enum ExtendedLayout {
    static let rule = Rule(
        "view-frame.extended-layout", .always, .documented,
        evidence: [
            "UIViewController.edgesForExtendedLayout", "S1-view-default", "S1-view-opaque", "S1-view-edges-none",
            "S1-view-opaque-included", "N31e",
            "oui26-iphone16-opaque",
        ])

    static let initialSize = Rule(
        "view-frame.before-layout", .always, .observed, evidence: ["N66a", "N66b"])

    static let lateOrigin = Rule(
        "view-frame.late-origin", .before(11), .observed, evidence: ["N66c", "N66d", "N66e"])

    /// A bar that covers an edge of a container's view.
    struct CoveringBar {
        /// The distance that the bar extends inwards from the container's edge.
        let reach: Quantity
        let isTranslucent: Bool
    }

    /// The frame of a controller's view in its container's view of the size of `container`.
    static func frame(
        of label: String, for controller: Controller, in container: DerivedRect, top: CoveringBar?,
        bottom: CoveringBar?,
        _ environment: Environment
    ) -> DerivedRect {
        let y = start(.path("\(label).frame.y"), under: top, of: controller, at: .top, in: environment)
        let end = start(.term(.endAboveTheBottomEdge), under: bottom, of: controller, at: .bottom, in: environment)
        let cuts = [y, end].filter { $0.value != 0 }
        return DerivedRect(
            x: .stated(.path("\(label).frame.x"), rule, 0), y: y,
            width: container.width.renamed(as: .path("\(label).frame.width"), by: rule),
            height: .sum(.path("\(label).frame.height"), rule, [container.height], minus: cuts))
    }

    private static func start(
        _ name: DerivationName, under bar: CoveringBar?, of controller: Controller, at edge: Edges,
        in environment: Environment
    ) -> Quantity {
        guard let bar, !extends(edge, under: bar, controller, environment) else { return .stated(name, rule, 0) }
        return bar.reach.renamed(as: name, by: rule)
    }

    private static func extends(
        _ edge: Edges, under bar: CoveringBar, _ controller: Controller, _ environment: Environment
    ) -> Bool {
        environment.decide(.edgeIsExtended, controller.edgesForExtendedLayout.contains(edge))
            && (bar.isTranslucent
                || environment.decide(.opaqueBarsAreIncluded, controller.extendedLayoutIncludesOpaqueBars))
    }
}
