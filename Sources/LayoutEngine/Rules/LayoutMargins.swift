import Geometry

/// layoutMargins: the margin a view keeps inside its edges, with the safe area on top of it from iOS 11.
enum LayoutMargins {
    static let base = Rule(
        "layout-margins.default", .from(8), .documented,
        evidence: [
            "oui-cat-margins-sum", "charon-preserves-corner", "course-unattached-margins", "iOS 27.2 release notes",
        ],
        "A view's margins are 8 points on every edge until the app sets others; 0 for stack views, and from iOS 27.1 for every view.",
        "应用没有设置时，视图四边的布局边距都是 8；堆栈视图为 0，iOS 27.1 起所有视图都为 0。")

    static let rootBase = Rule(
        "layout-margins.root-view", .from(8), .documented, evidence: ["neuburg-zero-1", "neuburg-margin-iphone5s"],
        "A controller's root view has no margin above and below of its own, and the system minimum at the sides.",
        "控制器的根视图上下没有自己的布局边距，左右是系统最小边距。")

    static let minimum = Rule(
        "layout-margins.system-minimum", .from(11), .documented,
        evidence: ["S2-system-minimum", "neuburg-zero-1", "neuburg-zero-2"],
        "While viewRespectsSystemMinimumLayoutMargins is true, a root view's margin is never less than the system minimum.",
        "viewRespectsSystemMinimumLayoutMargins 为 true 时，根视图的布局边距不会小于系统最小边距。")

    static let minimumValue = Rule(
        "layout-margins.system-minimum-value", .from(8), .inferred,
        evidence: ["S2-system-minimum", "neuburg-margin-iphone5s", "imano-06"],
        "The system minimum at the sides is 16 points in a window, sheet or popover at most 393 wide, else 20; a phone with a sensor housing in "
            + "landscape has 20, and 16 from about iOS 16: no log says in which version that changed.",
        "窗口、sheet 或弹出框宽度不超过 393 时，左右的系统最小边距为 16，否则为 20；有传感器区域的手机横屏时为 20，大约从 iOS 16 起为 16，没有日志能说明是哪个版本改的。")

    static let sum = Rule(
        "layout-margins.safe-area", .from(11), .observed,
        evidence: [
            "oui-cat-margins-sum", "oui-cat-margins-flag-off", "hc102-top64", "neuburg-zero-2", "neuburg-zero-3",
        ],
        "While insetsLayoutMarginsFromSafeArea is true, the safe area is added to the margin: the sum, not the greater of the two.",
        "insetsLayoutMarginsFromSafeArea 为 true 时，布局边距要加上安全区：是相加，不是取较大者。")

    static let preserved = Rule(
        "layout-margins.superview", .from(8), .observed,
        evidence: ["charon-preserves-own", "charon-preserves-corner", "seed002-preserves-qualitative"],
        "With preservesSuperviewLayoutMargins a margin is at least the part of the superview's margin that reaches into the view.",
        "preservesSuperviewLayoutMargins 为 true 时，布局边距不小于父视图布局边距伸进来的部分。")

    static let legacyRoot = Rule(
        "layout-margins.fixed-root", .before(11), .observed, evidence: ["UYL"],
        "Before iOS 11 a root view's margins are the system's; what the app sets is ignored.",
        "iOS 11 之前根视图的布局边距由系统决定，应用的设置不起作用。")

    static let directional = Rule(
        "layout-margins.directional", .from(11), .observed,
        evidence: ["charon-dir-from-plain-rtl", "charon-plain-from-dir-rtl", "charon-last-set-wins"],
        "Margins are stored once. leading is left from left to right, and right from right to left; trailing the other one.",
        "布局边距只存一份。从左到右排版时 leading 是左，从右到左时是右；trailing 相反。")

    static let guide = Rule(
        "layout-margins.guide", .from(9), .documented, evidence: ["oui-cat-margins-flag-off", "imano-02"],
        "layoutMarginsGuide's layoutFrame is the bounds inset by layoutMargins.",
        "layoutMarginsGuide 的 layoutFrame 等于 bounds 去掉 layoutMargins 之后的矩形。")

    /// What a controller says about the margins of its root view.
    struct RootView {
        /// The controller's name.
        let controller: String
        /// True for a child controller without a parent.
        let isDetached: Bool
        /// `viewRespectsSystemMinimumLayoutMargins`.
        let areRespected: Bool
    }

    /// What decides the margins of one view.
    struct Inputs {
        let label: String
        /// What the app set; nil for UIKit's default.
        let set: Insets?
        let isStack: Bool
        /// `insetsLayoutMarginsFromSafeArea`.
        let addsSafeArea: Bool
        let safeArea: DerivedInsets
        /// What the controller whose root view this is says; nil for any other view.
        let root: RootView?
        /// What reaches in from the superview's margins.
        let inherited: DerivedInsets?
        let environment: Environment

        init(
            _ view: View, label: String, safeArea: DerivedInsets, root: RootView? = nil,
            inherited: DerivedInsets?, in environment: Environment
        ) {
            self.label = label
            set = view.layoutMargins?.resolved(
                view.semanticContentAttribute.direction(in: environment.layoutDirection))
            isStack = view.stackView != nil
            addsSafeArea = environment.answers(
                .marginsAddSafeArea, environment.hasSafeArea && view.insetsLayoutMarginsFromSafeArea)
            self.safeArea = safeArea
            self.root = root
            self.inherited = inherited
            self.environment = environment
        }
    }

    /// One edge of a controller's systemMinimumLayoutMargins; top and bottom are 0.
    static func systemMinimum(_ edge: Edge, of controller: String, isDetached: Bool, in environment: Environment)
        -> Quantity
    {
        let path = Localized.path("\(controller).systemMinimumLayoutMargins.\(edge.rawValue)")
        if isDetached { return .stated(path, SafeArea.detached, 0) }
        return edge.axis == .vertical ? .stated(path, minimumValue, 0) : sideMinimum(path, in: environment)
    }

    /// The system minimum at either side of a window.
    static func sideMinimum(_ path: Localized, in environment: Environment) -> Quantity {
        let isNotchedLandscape = environment.device.hasSensorHousing && environment.orientation.isLandscape
        let isNarrow = environment.rootWidth <= 393
        let isSmall = isNotchedLandscape ? environment.os >= OSVersion(16) : isNarrow
        return .stated(path, minimumValue, environment.answers(.systemMinimumIsSmall, isSmall) ? 16 : 20)
    }

    /// The margins of the window.
    static var ofWindow: DerivedInsets {
        DerivedInsets { edge in .stated(.path("window.layoutMargins.\(edge.rawValue)"), base, 8) }
    }

    /// The effective margins.
    static func margins(_ inputs: Inputs) -> DerivedInsets {
        DerivedInsets { edge in
            let path = Localized.path("\(inputs.label).layoutMargins.\(edge.rawValue)")
            let own = self.own(edge, inputs)
            let margin = inputs.addsSafeArea ? Quantity.sum(path, sum, [own, inputs.safeArea[edge]]) : own.named(path)
            guard let inherited = inputs.inherited?[edge],
                inputs.environment.answers(.inheritedMarginIsGreater, inherited.value > margin.value)
            else { return margin }
            return .maximum(path, preserved, [margin.named(ownMargin), inherited])
        }
    }

    private static let setByApp = Localized("margin set by the app", "应用设置的布局边距")
    static let ownMargin = Localized("the view's own margin", "视图自身的布局边距")

    /// The view's own margin at an edge, before safe area and superview.
    private static func own(_ edge: Edge, _ inputs: Inputs) -> Quantity {
        let (environment, set) = (inputs.environment, inputs.set)
        guard let root = inputs.root else {
            if let set { return .input(setByApp, set[edge]) }
            let hasNone = environment.os >= OSVersion(27, 1) || inputs.isStack
            let margin: Double = environment.answers(.viewHasNoMargins, hasNone) ? 0 : 8
            return .stated(Localized("default margin", "默认布局边距"), base, margin)
        }
        let systemMinimum = self.systemMinimum(
            edge, of: root.controller, isDetached: root.isDetached, in: environment)
        let name = systemMinimum.derivation.name
        if !environment.hasSafeArea { return systemMinimum.handedOn(as: name, by: legacyRoot) }
        guard let set else { return systemMinimum.handedOn(as: name, by: rootBase) }
        let own = Quantity.input(setByApp, set[edge])
        return environment.answers(.systemMinimumIsRespected, root.areRespected)
            ? .maximum(ownMargin, minimum, [own, systemMinimum]) : own
    }

    /// The part of the superview's margins that reaches into a view with `frame` in the superview's `bounds`.
    static func inherited(
        _ label: String, frame: DerivedRect, bounds: DerivedRect, superview: DerivedInsets
    ) -> DerivedInsets {
        DerivedInsets { edge in
            let name = Localized("margin of the superview that reaches into \(label)", "父视图伸进 \(label) 的布局边距")
            let gap = SafeArea.gap(edge, label, frame, bounds, preserved)
            return .overlap(name, preserved, of: superview[edge], minus: gap.value > 0 ? [gap] : [])
        }
    }

    /// `directionalLayoutMargins`: top, leading, bottom, trailing.
    static func directional(_ label: String, _ margins: DerivedInsets, _ direction: LayoutDirection) -> DerivedInsets {
        let path = "\(label).directionalLayoutMargins"
        let (leading, trailing) =
            direction == .leftToRight ? (margins.left, margins.right) : (margins.right, margins.left)
        return DerivedInsets { edge in
            switch edge {
            case .top: margins.top.handedOn(as: .path("\(path).top"), by: directional)
            case .left: leading.handedOn(as: .path("\(path).leading"), by: directional)
            case .bottom: margins.bottom.handedOn(as: .path("\(path).bottom"), by: directional)
            case .right: trailing.handedOn(as: .path("\(path).trailing"), by: directional)
            }
        }
    }
}
