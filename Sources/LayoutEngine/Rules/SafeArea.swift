import Geometry

/// The safe area's way from a window to its root view, through containers and children, down to every subview.
enum SafeArea {
    static let root = Rule(
        "safe-area.root-view", .always, .documented, evidence: ["note17-x-p", "csl-root-p", "N97b", "N68a"],
        "A root view's insets are the parts of the hardware's strips and of the status bar that lie over it.",
        "根视图的内边距，是硬件区域和状态栏盖在它上面的部分。")

    static let additional = Rule(
        "safe-area.additional", .from(11), .documented,
        evidence: ["S1-11-additional", "S2-safe-root", "S3-additional-minus44", "S0-additional-minus11", "N105b"],
        "additionalSafeAreaInsets are added to what the container gives, edge by edge; a negative sum counts as 0.",
        "additionalSafeAreaInsets 逐边加到容器给出的值上；和为负时按 0 计。")

    static let navigation = Rule(
        "safe-area.navigation-controller", .always, .observed,
        evidence: ["S0-guides-under-bar", "N98a", "N98b", "N31c", "oui26-iphone16-p-toolbar-empty"],
        "In a navigation controller the top inset reaches from the view's top edge to the lower edge of the visible "
            + "navigation bar; without a bar the controller's own inset stays. A toolbar with its strip below counts at the bottom.",
        "导航控制器中，顶部内边距从视图顶边一直到可见导航栏的下缘；没有导航栏时沿用导航控制器自己的值。底边计入工具栏以及它下方的区域。")

    static let tab = Rule(
        "safe-area.tab-bar-controller", .always, .observed,
        evidence: ["S0-guides-under-bar", "S2-safe-root", "jianshu-x-nav-tab-p", "jianshu-x-nav-tab-l"],
        "In a tab bar controller the bottom inset is the tab bar's height with the home indicator's strip; the other edges "
            + "stay the controller's own.",
        "标签栏控制器中，底部内边距是标签栏的高度加上主屏幕指示条区域；其余各边沿用控制器自己的值。")

    static let page = Rule(
        "safe-area.page-view-controller", .from(11), .inferred, evidence: ["UIPageViewController"],
        "A page view controller hands its own insets on to the page that it shows, unchanged.",
        "页面控制器把自己的内边距原样交给正在显示的页面。")

    static let childController = Rule(
        "safe-area.child-controller", .from(11), .observed,
        evidence: ["snapshot-iphone-8-plus", "so52483010-raised", "so52483010-iphone7"],
        "A child controller's view gets the overlap with its parent's safe area, like any subview, plus its own "
            + "additionalSafeAreaInsets; negative ones cannot eat what was inherited.",
        "子控制器的视图像普通子视图一样得到与父视图安全区重叠的部分，再加上自己的 additionalSafeAreaInsets；负值不能抵消继承来的部分。")

    static let detached = Rule(
        "safe-area.detached-controller", .from(11), .inferred, evidence: ["UIViewController.addChild"],
        "A controller whose view was added without addChild gets the overlap like any subview, plus its additionalSafeAreaInsets; "
            + "its system minimum margins are 0. Little is known of this.",
        "没有 addChild 就加入视图层级的控制器，视图像普通子视图一样得到重叠部分，再加上 additionalSafeAreaInsets；系统最小边距为 0。这方面的资料很少。")

    static let childOverlap = Rule(
        "safe-area.child-overlap", .from(11), .documented,
        evidence: [
            "oui-cat-child-01", "oui-cat-child-02", "oui-cat-child-05", "oui-cat-child-09", "S2-safe-children", "N93",
        ],
        "Each edge of a subview gets the part of its superview's inset that reaches over it: the inset less the distance "
            + "between the two edges, never below 0 and never more than the superview's inset.",
        "子视图的每条边，得到父视图对应内边距中伸到它上面的部分：内边距减去两条边之间的距离，不小于 0，也不超过父视图的内边距。")

    static let notInWindow = Rule(
        "safe-area.not-in-window", .always, .documented,
        evidence: ["course-unattached-vc", "N97a", "note17-x-lifecycle"],
        "A view that hangs in no window has no insets from outside: no safe area, and no length of layout guides.",
        "不在窗口中的视图没有来自外部的内边距：安全区内边距和布局参考线的长度都是 0。")

    static let guide = Rule(
        "safe-area.layout-guide", .from(11), .documented, evidence: ["N99a", "N99b", "oui26-iphone16-l-toolbar-empty"],
        "safeAreaLayoutGuide's layoutFrame is the bounds inset by safeAreaInsets.",
        "safeAreaLayoutGuide 的 layoutFrame 等于 bounds 去掉 safeAreaInsets 之后的矩形。")

    /// The insets of a view that hangs in no window.
    static func none(_ label: String) -> DerivedInsets {
        DerivedInsets { edge in .stated(.path("\(label).safeAreaInsets.\(edge.rawValue)"), notInWindow, 0) }
    }

    /// What the container gives plus the controller's own additional insets, floored at 0.
    /// - Parameter source: where `base` comes from, such as "from the navigation controller".
    static func adding(
        _ insets: Insets, of controller: String, to base: DerivedInsets, from source: Localized, as label: String
    ) -> DerivedInsets {
        DerivedInsets { edge in
            guard insets[edge] != 0 else { return base[edge] }
            let own = Quantity.input("\(controller).additionalSafeAreaInsets.\(edge.rawValue)", insets[edge])
            return .nonNegativeSum(
                .path("\(label).safeAreaInsets.\(edge.rawValue)"), additional, [base[edge].named(source), own])
        }
    }

    /// The part of one inset of a superview that reaches over a child `gap` points inside that edge.
    static func overlap(_ inset: Quantity, gap: Quantity?, as label: String, _ edge: Edge, by rule: Rule) -> Quantity {
        .overlap(
            .path("\(label).safeAreaInsets.\(edge.rawValue)"), rule, of: inset, minus: gap.map { [$0] } ?? [])
    }

    /// The insets of a subview.
    /// - Parameters:
    ///   - frame: the subview in its superview's bounds coordinates.
    ///   - bounds: the superview's bounds.
    static func ofSubview(
        _ label: String, frame: DerivedRect, bounds: DerivedRect, superview: DerivedInsets, by rule: Rule = childOverlap
    ) -> DerivedInsets {
        DerivedInsets { edge in
            overlap(superview[edge], gap: gapToCross(edge, label, frame, bounds, rule), as: label, edge, by: rule)
        }
    }

    /// What a container's edges leave over a child with `frame` in the container's `bounds`; edges are not capped.
    static func given(
        _ edges: DerivedInsets, to label: String, frame: DerivedRect, bounds: DerivedRect, _ rule: Rule
    ) -> DerivedInsets {
        DerivedInsets { edge in
            let name = Localized.path("\(label).safeAreaInsets.\(edge.rawValue)")
            let gap = gapToCross(edge, label, frame, bounds, rule)
            guard let gap else { return .nonNegativeSum(name, rule, [edges[edge]]) }
            return .nonNegativeSum(name, rule, [edges[edge]], minus: [gap])
        }
    }

    /// The distance from the superview's edge inwards to the subview's; nil where the two edges meet, as most do.
    private static func gapToCross(
        _ edge: Edge, _ label: String, _ frame: DerivedRect, _ bounds: DerivedRect, _ rule: Rule
    ) -> Quantity? {
        let distance =
            switch edge {
            case .top: frame.y.value - bounds.y.value
            case .left: frame.x.value - bounds.x.value
            case .bottom: bounds.y.value + bounds.height.value - frame.y.value - frame.height.value
            case .right: bounds.x.value + bounds.width.value - frame.x.value - frame.width.value
            }
        return distance == 0 ? nil : gap(edge, label, frame, bounds, rule)
    }

    /// The distance from the superview's edge inwards to the subview's.
    static func gap(
        _ edge: Edge, _ label: String, _ frame: DerivedRect, _ bounds: DerivedRect, _ rule: Rule
    ) -> Quantity {
        let name = Localized.gap(label, edge)
        return switch edge {
        case .top: .sum(name, rule, [frame.y], minus: bounds.y.value == 0 ? [] : [bounds.y])
        case .left: .sum(name, rule, [frame.x], minus: bounds.x.value == 0 ? [] : [bounds.x])
        case .bottom: .sum(name, rule, [bounds.y, bounds.height], minus: [frame.y, frame.height])
        case .right: .sum(name, rule, [bounds.x, bounds.width], minus: [frame.x, frame.width])
        }
    }
}

extension Localized {
    /// "distance of card from its superview's top edge".
    fileprivate static func gap(_ label: String, _ edge: Edge) -> Localized {
        switch edge {
        case .top: Localized("distance of \(label) from its superview's top edge", "\(label) 到父视图顶边的距离")
        case .left: Localized("distance of \(label) from its superview's left edge", "\(label) 到父视图左边的距离")
        case .bottom: Localized("distance of \(label) from its superview's bottom edge", "\(label) 到父视图底边的距离")
        case .right: Localized("distance of \(label) from its superview's right edge", "\(label) 到父视图右边的距离")
        }
    }
}
