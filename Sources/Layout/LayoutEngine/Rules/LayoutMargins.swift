import Geometry

/// layoutMargins: the margin a view keeps inside its edges, with the safe area on top of it from iOS 11.
enum LayoutMargins {
    static let base = Rule(
        "layout-margins.default", .from(8), .documented,
        evidence: [
            "UIView.layoutMargins", "oui-cat-margins-sum", "charon-preserves-corner", "course-unattached-margins",
            "iOS 27.2 release notes",
        ])

    static let rootBase = Rule(
        "layout-margins.root-view", .from(8), .documented,
        evidence: ["UIView.layoutMargins", "neuburg-zero-1", "neuburg-margin-iphone5s"])

    static let minimum = Rule(
        "layout-margins.system-minimum", .from(11), .documented,
        evidence: [
            "UIViewController.systemMinimumLayoutMargins", "S2-system-minimum", "neuburg-zero-1", "neuburg-zero-2",
        ])

    static let minimumValue = Rule(
        "layout-margins.system-minimum-value", .from(8), .inferred,
        evidence: ["S2-system-minimum", "neuburg-margin-iphone5s", "imano-06", "handbook-26-margins"])

    static let ofInsetGroups = Rule(
        "layout-margins.inset-grouped", .from(13), .disputed, evidence: ["morph-margins", "UIView.layoutMargins"])

    static let sum = Rule(
        "layout-margins.safe-area", .from(11), .observed,
        evidence: [
            "oui-cat-margins-sum", "oui-cat-margins-flag-off", "hc102-top64", "neuburg-zero-2", "neuburg-zero-3",
        ])

    static let preserved = Rule(
        "layout-margins.superview", .from(8), .observed,
        evidence: ["charon-preserves-own", "charon-preserves-corner", "seed002-preserves-qualitative"])

    static let legacyRoot = Rule(
        "layout-margins.fixed-root", .before(11), .observed, evidence: ["UYL"])

    static let directional = Rule(
        "layout-margins.directional", .from(11), .observed,
        evidence: ["charon-dir-from-plain-rtl", "charon-plain-from-dir-rtl", "charon-last-set-wins"])

    static let guide = Rule(
        "layout-margins.guide", .from(9), .documented,
        evidence: ["UIView.layoutMarginsGuide", "oui-cat-margins-flag-off", "imano-02"])

    /// A controller's settings for the margins of its root view.
    struct RootView {
        /// The controller's name.
        let controller: String
        /// Whether this is a child controller without a parent.
        let isDetached: Bool
        /// `viewRespectsSystemMinimumLayoutMargins`.
        let areRespected: Bool
    }

    /// The inputs that decide the margins of a view.
    struct Inputs {
        let label: String
        /// The margins that the app set; nil for UIKit's default.
        let set: Insets?
        let isStack: Bool
        /// Whether this is a table in inset groups.
        let isInsetGrouped: Bool
        /// `insetsLayoutMarginsFromSafeArea`.
        let addsSafeArea: Bool
        let safeArea: DerivedInsets
        /// The settings of the controller whose root view this is; nil for any other view.
        let root: RootView?
        /// The superview's margins as far as they reach in.
        let inherited: DerivedInsets?
        let environment: Environment

        init(
            _ view: View, label: String, safeArea: DerivedInsets, root: RootView? = nil,
            inherited: DerivedInsets?, in environment: Environment
        ) {
            self.label = label
            set = view.layoutMargins?.resolved(environment.direction(of: view))
            isStack = view.stackView != nil
            isInsetGrouped = environment.os >= OSVersion(13) && view.isInsetGroupedTable
            addsSafeArea = environment.decide(
                .marginsAddSafeArea, environment.hasSafeArea && view.insetsLayoutMarginsFromSafeArea)
            self.safeArea = safeArea
            self.root = root
            self.inherited = inherited
            self.environment = environment
        }
    }

    /// An edge of a controller's systemMinimumLayoutMargins; top and bottom are 0.
    static func systemMinimum(_ edge: Edge, of controller: String, isDetached: Bool, in environment: Environment)
        -> Quantity
    {
        let path = DerivationName.path("\(controller).systemMinimumLayoutMargins.\(edge.rawValue)")
        if isDetached { return .stated(path, SafeArea.detached, 0) }
        if VerticalBar.edge(in: environment) == edge { return .stated(path, VerticalBar.margin, 0) }
        return edge.axis == .vertical ? .stated(path, minimumValue, 0) : sideMinimum(path, in: environment)
    }

    /// The widest window observed with margins of 16 points; from 414 on they are 20. There are no measurements in between.
    private static let widestSmall = 402.0

    /// The system minimum at either side of a window.
    static func sideMinimum(_ path: DerivationName, in environment: Environment) -> Quantity {
        // The width of the presented view depends on an unpublished inset.
        guard !environment.rootWidth.isNaN else { return .unknownInset(.left, path, in: environment) }
        let isNotchedLandscape = environment.device.hasSensorHousing && environment.orientation.isLandscape
        let isNarrow = environment.rootWidth <= widestSmall
        let isSmall = isNotchedLandscape ? environment.os >= OSVersion(16) : isNarrow
        return .stated(path, minimumValue, environment.decide(.systemMinimumIsSmall, isSmall) ? 16 : 20)
    }

    /// The margins of the window.
    static var ofWindow: DerivedInsets {
        DerivedInsets { edge in .stated(.path("window.layoutMargins.\(edge.rawValue)"), base, 8) }
    }

    /// The effective margins.
    static func margins(_ inputs: Inputs) -> DerivedInsets {
        DerivedInsets { edge in
            let path = DerivationName.path("\(inputs.label).layoutMargins.\(edge.rawValue)")
            let own = self.own(edge, inputs)
            let margin = inputs.addsSafeArea ? Quantity.sum(path, sum, [own, inputs.safeArea[edge]]) : own.named(path)
            guard let inherited = inputs.inherited?[edge],
                inputs.environment.decide(.inheritedMarginIsGreater, inherited.mayExceed(margin))
            else { return margin }
            return .maximum(path, preserved, [margin.named(ownMargin), inherited])
        }
    }

    private static let setByApp = DerivationName.term(.marginSetByTheApp)
    static let ownMargin = DerivationName.term(.theViewsOwnMargin)

    /// The view's own margin at an edge, before safe area and superview.
    private static func own(_ edge: Edge, _ inputs: Inputs) -> Quantity {
        let (environment, set) = (inputs.environment, inputs.set)
        guard let root = inputs.root else {
            if let set { return .input(setByApp, set[edge]) }
            let hasNone = environment.os >= OSVersion(27, 1) || inputs.isStack
            let margin: Double = environment.decide(.viewHasNoMargins, hasNone) ? 0 : 8
            let usual = Quantity.stated(.term(.defaultMargin), base, margin)
            guard inputs.isInsetGrouped, edge.axis == .horizontal else { return usual }
            return usual.renamed(as: .term(.defaultMargin), by: ofInsetGroups)
        }
        let systemMinimum = self.systemMinimum(
            edge, of: root.controller, isDetached: root.isDetached, in: environment)
        let name = systemMinimum.derivation.name
        if !environment.hasSafeArea { return systemMinimum.renamed(as: name, by: legacyRoot) }
        guard let set else { return systemMinimum.renamed(as: name, by: rootBase) }
        let own = Quantity.input(setByApp, set[edge])
        return environment.decide(.systemMinimumIsRespected, root.areRespected)
            ? .maximum(ownMargin, minimum, [own, systemMinimum]) : own
    }

    /// The part of the superview's margins that reaches into a view with `frame` in the superview's `bounds`.
    static func inherited(
        _ label: String, frame: DerivedRect, bounds: DerivedRect, superview: DerivedInsets
    ) -> DerivedInsets {
        DerivedInsets { edge in
            let name = DerivationName.about(label, .superviewsMarginReachingIn)
            let gap = SafeArea.gap(at: edge, of: label, frame: frame, bounds: bounds, by: preserved)
            return .overlap(name, preserved, of: superview[edge], minus: gap.value <= 0 ? [] : [gap])
        }
    }

    /// `directionalLayoutMargins`: top, leading, bottom, trailing.
    static func directional(_ label: String, _ margins: DerivedInsets, _ direction: LayoutDirection) -> DerivedInsets {
        let path = "\(label).directionalLayoutMargins"
        let (leading, trailing) =
            direction == .leftToRight ? (margins.left, margins.right) : (margins.right, margins.left)
        return DerivedInsets { edge in
            switch edge {
            case .top: margins.top.renamed(as: .path("\(path).top"), by: directional)
            case .left: leading.renamed(as: .path("\(path).leading"), by: directional)
            case .bottom: margins.bottom.renamed(as: .path("\(path).bottom"), by: directional)
            case .right: trailing.renamed(as: .path("\(path).trailing"), by: directional)
            }
        }
    }
}
