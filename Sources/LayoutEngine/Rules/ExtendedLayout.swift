import Geometry

/// Whether a controller's view reaches under the bars of its container.
enum ExtendedLayout {
    static let rule = Rule(
        "view-frame.extended-layout", .always, .documented,
        evidence: [
            "S1-view-default", "S1-view-opaque", "S1-view-edges-none", "S1-view-opaque-included", "N31e",
            "oui26-iphone16-opaque",
        ],
        "A view reaches under a bar when the bar's edge is in edgesForExtendedLayout and the bar is translucent or "
            + "extendedLayoutIncludesOpaqueBars is set; otherwise it ends at the bar. Each edge is decided alone; hidden bars count for nothing.",
        "当栏所在的边包含在 edgesForExtendedLayout 中，并且该栏半透明或设置了 extendedLayoutIncludesOpaqueBars 时，视图延伸到栏下；否则止于栏的边缘。两边分别判断，隐藏的栏不算。"
    )

    static let initialSize = Rule(
        "view-frame.before-layout", .always, .observed, evidence: ["N66a", "N66b"],
        "Until its container lays it out, a controller's view has the size of the window.",
        "容器布局之前，控制器的视图与窗口同大。")

    static let lateOrigin = Rule(
        "view-frame.late-origin", .before(11), .observed, evidence: ["N66c", "N66d", "N66e"],
        "Before iOS 11 the view's size is final when its subviews are laid out, but its origin moves below an opaque bar only "
            + "afterwards.",
        "iOS 11 之前，布局子视图时视图的尺寸已经确定，但原点要到之后才移到不透明的栏下方。")

    /// A bar that covers an edge of a container's view.
    struct CoveringBar {
        /// How far the bar reaches inwards from the container's edge.
        let reach: Quantity
        let isTranslucent: Bool
    }

    /// The frame of a controller's view in its container's view of the size of `container`.
    static func frame(
        of label: String, for controller: Controller, in container: DerivedRect, top: CoveringBar?,
        bottom: CoveringBar?,
        _ environment: Environment
    ) -> DerivedRect {
        let y = start(.path("\(label).frame.y"), top, controller, .top, environment)
        let end = start(Localized("end above the bottom edge", "底边上移"), bottom, controller, .bottom, environment)
        let cuts = [y, end].filter { $0.value != 0 }
        return DerivedRect(
            x: .stated(.path("\(label).frame.x"), rule, 0), y: y,
            width: container.width.handedOn(as: .path("\(label).frame.width"), by: rule),
            height: .sum(.path("\(label).frame.height"), rule, [container.height], minus: cuts))
    }

    private static func start(
        _ name: Localized, _ bar: CoveringBar?, _ controller: Controller, _ edge: Edges, _ environment: Environment
    ) -> Quantity {
        guard let bar, !extends(edge, under: bar, controller, environment) else { return .stated(name, rule, 0) }
        return bar.reach.handedOn(as: name, by: rule)
    }

    private static func extends(
        _ edge: Edges, under bar: CoveringBar, _ controller: Controller, _ environment: Environment
    ) -> Bool {
        environment.answers(.edgeIsExtended, controller.edgesForExtendedLayout.contains(edge))
            && (bar.isTranslucent
                || environment.answers(.opaqueBarsAreIncluded, controller.extendedLayoutIncludesOpaqueBars))
    }
}
