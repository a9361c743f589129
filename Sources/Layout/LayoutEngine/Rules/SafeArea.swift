import Geometry

/// The safe area's way from a window to its root view, through containers and children, down to every subview.
enum SafeArea {
    static let root = Rule(
        "safe-area.root-view", .always, .documented,
        evidence: ["UIView.safeAreaInsets", "note17-x-p", "csl-root-p", "N97b", "N68a"])

    static let additional = Rule(
        "safe-area.additional", .from(11), .documented,
        evidence: [
            "UIViewController.additionalSafeAreaInsets", "S1-11-additional", "S2-safe-root", "S3-additional-minus44",
            "S0-additional-minus11", "N105b",
        ])

    static let navigation = Rule(
        "safe-area.navigation-controller", .always, .observed,
        evidence: ["S0-guides-under-bar", "N98a", "N98b", "N31c", "oui26-iphone16-p-toolbar-empty"])

    static let tab = Rule(
        "safe-area.tab-bar-controller", .always, .observed,
        evidence: ["S0-guides-under-bar", "S2-safe-root", "jianshu-x-nav-tab-p", "jianshu-x-nav-tab-l"])

    static let page = Rule(
        "safe-area.page-view-controller", .from(11), .inferred, evidence: ["UIPageViewController"])

    static let childController = Rule(
        "safe-area.child-controller", .from(11), .observed,
        evidence: ["snapshot-iphone-8-plus", "so52483010-raised", "so52483010-iphone7"])

    static let detached = Rule(
        "safe-area.detached-controller", .from(11), .inferred, evidence: ["UIViewController.addChild"])

    static let childOverlap = Rule(
        "safe-area.child-overlap", .from(11), .documented,
        evidence: [
            "UIView.safeAreaInsets", "oui-cat-child-01", "oui-cat-child-02", "oui-cat-child-05", "oui-cat-child-09",
            "S2-safe-children", "N93",
        ])

    static let notInWindow = Rule(
        "safe-area.not-in-window", .always, .documented,
        evidence: ["UIView.safeAreaInsets", "course-unattached-vc", "N97a", "note17-x-lifecycle"])

    static let guide = Rule(
        "safe-area.layout-guide", .from(11), .documented,
        evidence: ["UIView.safeAreaLayoutGuide", "N99a", "N99b", "oui26-iphone16-l-toolbar-empty"])

    /// The insets of a view that hangs in no window.
    static func none(_ label: String) -> DerivedInsets {
        DerivedInsets { edge in .stated(.path("\(label).safeAreaInsets.\(edge.rawValue)"), notInWindow, 0) }
    }

    /// The container's inset plus the controller's own additional insets, floored at 0.
    /// - Parameter source: the origin of `base`, such as "from the navigation controller".
    static func adding(
        _ insets: Insets, of controller: String, to base: DerivedInsets, from source: DerivationName, as label: String
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
            overlap(
                superview[edge], gap: gapToCross(at: edge, of: label, frame: frame, bounds: bounds, by: rule),
                as: label, edge, by: rule)
        }
    }

    /// The parts of a container's insets that overlap a child with `frame` in the container's `bounds`; edges are not
    /// capped.
    static func given(
        _ edges: DerivedInsets, to label: String, frame: DerivedRect, bounds: DerivedRect, _ rule: Rule
    ) -> DerivedInsets {
        DerivedInsets { edge in
            let name = DerivationName.path("\(label).safeAreaInsets.\(edge.rawValue)")
            let gap = gapToCross(at: edge, of: label, frame: frame, bounds: bounds, by: rule)
            guard let gap else { return .nonNegativeSum(name, rule, [edges[edge]]) }
            return .nonNegativeSum(name, rule, [edges[edge]], minus: [gap])
        }
    }

    /// The distance from the superview's edge inwards to the subview's; nil where the two edges meet, as most do.
    private static func gapToCross(
        at edge: Edge, of label: String, frame: DerivedRect, bounds: DerivedRect, by rule: Rule
    ) -> Quantity? {
        let distance =
            switch edge {
            case .top: frame.y.value - bounds.y.value
            case .left: frame.x.value - bounds.x.value
            case .bottom: bounds.y.value + bounds.height.value - frame.y.value - frame.height.value
            case .right: bounds.x.value + bounds.width.value - frame.x.value - frame.width.value
            }
        return distance == 0 ? nil : gap(at: edge, of: label, frame: frame, bounds: bounds, by: rule)
    }

    /// The distance from the superview's edge inwards to the subview's.
    static func gap(
        at edge: Edge, of label: String, frame: DerivedRect, bounds: DerivedRect, by rule: Rule
    ) -> Quantity {
        let name = DerivationName.gap(label, edge)
        return switch edge {
        case .top: .sum(name, rule, [frame.y], minus: bounds.y.value == 0 ? [] : [bounds.y])
        case .left: .sum(name, rule, [frame.x], minus: bounds.x.value == 0 ? [] : [bounds.x])
        case .bottom: .sum(name, rule, [bounds.y, bounds.height], minus: [frame.y, frame.height])
        case .right: .sum(name, rule, [bounds.x, bounds.width], minus: [frame.x, frame.width])
        }
    }
}

extension DerivationName {
    /// "distance of card from its superview's top edge".
    fileprivate static func gap(_ label: String, _ edge: Edge) -> DerivationName {
        switch edge {
        case .top: .about(label, .distanceFromSuperviewsTop)
        case .left: .about(label, .distanceFromSuperviewsLeft)
        case .bottom: .about(label, .distanceFromSuperviewsBottom)
        case .right: .about(label, .distanceFromSuperviewsRight)
        }
    }
}
