import Geometry

/// Controllers: containers dictate their children's frames and insets.
extension SnapshotBuilder {
    /// Adds a controller, its view, and everything in it.
    mutating func addController(_ controller: Controller, at place: ControllerPlace) {
        let label = controller.viewName
        let isOnScreen = controller.shownChild == nil ? moment.isOnScreen : moment.areContainersOnScreen
        let additional = hasSafeArea ? controller.additionalSafeAreaInsets : .zero
        let covered = SafeArea.adding(additional, of: controller.name, to: place.base, as: label)
        let safeArea = isOnScreen ? covered : SafeArea.none(label)
        let guides = guides(of: controller, covered, isOnScreen: isOnScreen, hasGuides: place.hasGuides)
        let index = add(controllerElement(controller, place, guides))
        let minimum = LayoutMargins.systemMinimum(of: controller.name, in: environment)
        var view = ViewPlace(
            parent: index, frame: place.frame, superviewOrigin: place.superviewOrigin, safeArea: safeArea,
            guides: guides,
            isInWindow: isOnScreen,
            rootMargins: ViewPlace.RootMargins(
                systemMinimum: minimum, areRespected: controller.viewRespectsSystemMinimumLayoutMargins))
        switch controller.kind {
        case .content:
            let adjusts = place.isInNavigation && controller.automaticallyAdjustsScrollViewInsets
            view.target = adjusts ? LegacyScrollInsets.targetPath(in: controller.view) : nil
            addView(controller.view, label: label, at: view)
        case .navigation(let navigation):
            addContents(of: navigation, in: addView(View(name: label), label: label, at: view), place)
        case .tab(let tab):
            addContents(of: tab, in: addView(View(name: label), label: label, at: view), place)
        case .split(let split):
            addContents(of: split, in: addView(View(name: label), label: label, at: view), place)
        case .page(let page):
            let superview = addView(View(name: label), label: label, at: view)
            addChild(page, in: superview, edges: superview.safeArea, top: nil, bottom: nil, rule: SafeArea.page)
        }
    }

    private func guides(
        of controller: Controller, _ covered: DerivedInsets, isOnScreen: Bool, hasGuides: Bool
    ) -> (top: Quantity, bottom: Quantity) {
        let isContainer = controller.shownChild != nil
        let areValid = isContainer ? isOnScreen : moment.hasGuides
        let isValid = areValid && (hasGuides || hasSafeArea)
        return (
            LayoutGuides.length("\(controller.name).topLayoutGuide.length", inset: covered.top, isValid: isValid),
            LayoutGuides.length("\(controller.name).bottomLayoutGuide.length", inset: covered.bottom, isValid: isValid)
        )
    }

    private func controllerElement(
        _ controller: Controller, _ place: ControllerPlace, _ guides: (top: Quantity, bottom: Quantity)
    ) -> Element {
        var values: [(property: Property, value: Value)] = [
            (.topLayoutGuideLength, .number(guides.top)), (.bottomLayoutGuideLength, .number(guides.bottom)),
            (.edgesForExtendedLayout, .text(controller.edgesForExtendedLayout.words)),
            (.extendedLayoutIncludesOpaqueBars, .text("\(controller.extendedLayoutIncludesOpaqueBars)")),
            (.automaticallyAdjustsScrollViewInsets, .text("\(controller.automaticallyAdjustsScrollViewInsets)")),
        ]
        if hasSafeArea {
            let path = "\(controller.name).additionalSafeAreaInsets"
            let additional = DerivedInsets.input(path, controller.additionalSafeAreaInsets)
            values.append((.additionalSafeAreaInsets, additional.value))
            let minimum = LayoutMargins.systemMinimum(of: controller.name, in: environment)
            values.append((.systemMinimumLayoutMargins, minimum.value))
        }
        return Element(
            name: controller.name, kind: .controller, parent: place.parent,
            frameInWindow: place.frame.plain.offset(by: place.superviewOrigin), isVisible: true, values: values)
    }

    // MARK: - Navigation controllers

    private mutating func addContents(
        of navigation: NavigationController, in view: Superview, _ place: ControllerPlace
    ) {
        let bar = navigationBarFrame(navigation, place.base.top, view)
        let toolbar = toolbarFrame(navigation, view, place)
        let top =
            navigation.showsNavigationBar
            ? ExtendedLayout.CoveringBar(
                reach: .sum(.path("navigationBar.frame.maxY"), NavigationBarMetrics.position, [bar.y, bar.height]),
                isTranslucent: BarTranslucency.isTranslucent(navigation.navigationBar)) : nil
        let bottom = toolbar.map {
            ExtendedLayout.CoveringBar(
                reach: $0.height, isTranslucent: BarTranslucency.isTranslucent(navigation.toolbar))
        }
        let edges = DerivedInsets { edge in
            switch edge {
            case .top: top?.reach ?? view.safeArea.top
            case .bottom: bottom?.reach ?? view.safeArea.bottom
            case .left, .right: view.safeArea[edge]
            }
        }
        addChild(
            navigation.topViewController, in: view, edges: edges, top: top, bottom: bottom ?? place.bottomBar,
            rule: SafeArea.navigation)
        addBar(
            "navigationBar", .navigationBar, bar, in: view, isVisible: navigation.showsNavigationBar,
            isTranslucent: BarTranslucency.isTranslucent(navigation.navigationBar))
        if let toolbar {
            addBar(
                "toolbar", .toolbar, toolbar, in: view, isVisible: true,
                isTranslucent: BarTranslucency.isTranslucent(navigation.toolbar))
        }
    }

    private func navigationBarFrame(
        _ navigation: NavigationController, _ coveredTop: Quantity, _ view: Superview
    ) -> DerivedRect {
        let y = NavigationBarMetrics.y(
            in: environment, coveredTop: coveredTop, viewTop: view.frameInWindow.y, isInSheet: isInSheet)
        return DerivedRect(
            x: .constant(.path("navigationBar.frame.x"), NavigationBarMetrics.position, 0), y: y,
            width: view.bounds.width.passed(on: .path("navigationBar.frame.width"), NavigationBarMetrics.position),
            height: navigationBarHeight(navigation, y: y.value))
    }

    /// True when the whole hierarchy is presented as a sheet.
    private var isInSheet: Bool {
        let style = app.root(at: moment.phase).controller?.modalPresentationStyle
        return Presentation.isSheet(style, in: environment)
    }

    /// The height of the bar as far as the content has been scrolled.
    private func navigationBarHeight(_ navigation: NavigationController, y: Double) -> Quantity {
        let plain = NavigationBarMetrics.height(in: environment, isInSheet: isInSheet)
        let content = navigation.topViewController.innermost
        func height(scrolled: Double) -> Quantity {
            NavigationBarContent.height(
                plain,
                NavigationBarContent.Inputs(
                    bar: navigation.navigationBar, item: content.navigationItem, scrolled: scrolled,
                    environment: environment))
        }
        let atRest = height(scrolled: 0)
        guard moment.hasLaidOutSubviews, let scrollView = content.contentScrollView,
            let offset = scrollView.contentOffset
        else { return atRest }
        switch offset {
        case .end: return height(scrolled: .infinity)
        case .point(let point):
            let distance = point.y + y + atRest.value + scrollView.contentInset.top
            return distance > 0 ? height(scrolled: distance) : atRest
        }
    }

    private func toolbarFrame(
        _ navigation: NavigationController, _ view: Superview, _ place: ControllerPlace
    ) -> DerivedRect? {
        guard !navigation.isToolbarHidden, !navigation.toolbar.isHidden else { return nil }
        let items = navigation.topViewController.innermost.toolbarItemCount
        let height = BottomBarMetrics.toolbarHeight(in: environment, itemCount: items, bottom: place.base.bottom)
        return height.map { bottomBarFrame("toolbar", height: $0, view, BottomBarMetrics.toolbar) }
    }

    // MARK: - Tab bar controllers

    private mutating func addContents(of tab: TabBarController, in view: Superview, _ place: ControllerPlace) {
        let height = BottomBarMetrics.tabBarHeight(in: environment, bottom: place.base.bottom)
        let isTranslucent = BarTranslucency.isTranslucent(tab.tabBar)
        let takesSpace = tabBarTakesSpace(tab)
        let bottom = takesSpace ? ExtendedLayout.CoveringBar(reach: height, isTranslucent: isTranslucent) : nil
        let edges = DerivedInsets { edge in
            guard edge == .bottom, takesSpace else { return view.safeArea[edge] }
            let own = view.safeArea.bottom
            return own.value > height.value
                ? .maximum(Localized("bottom inset", "底部边距"), SafeArea.tab, [height, own]) : height
        }
        addChild(tab.selectedViewController, in: view, edges: edges, top: nil, bottom: bottom, rule: SafeArea.tab)
        addBar(
            "tabBar", .tabBar, bottomBarFrame("tabBar", height: height, view, BottomBarMetrics.tabBar), in: view,
            isVisible: !tab.tabBar.isHidden && !tab.hidesBarForPushed, isTranslucent: isTranslucent)
    }

    /// Whether the tab bar counts: a pushed controller may do without it, and a bar hidden late keeps its place.
    private func tabBarTakesSpace(_ tab: TabBarController) -> Bool {
        if tab.hidesBarForPushed { return false }
        guard tab.tabBar.isHidden else { return true }
        let decisive = hasSafeArea ? min(moment.phase, .viewDidLayoutSubviews) : .loadView
        return app.root(at: decisive).controller?.tabBarController?.tabBar.isHidden == false
    }

    // MARK: - Split view controllers

    private mutating func addContents(of split: SplitViewController, in view: Superview, _ place: ControllerPlace) {
        let secondary = split.secondary.viewName
        let primary = split.primary?.viewName ?? ""
        let frames = SplitColumns.frames(
            split, in: environment, labels: (primary, secondary), bounds: view.bounds, top: view.safeArea.top)
        let floats = SplitColumns.floats(split, in: environment)
        let edges = DerivedInsets { edge in
            guard edge == .left, let covered = frames.covered else { return view.safeArea[edge] }
            return .maximum(covered.derivation.name, SplitColumns.floating, [covered, view.safeArea.left])
        }
        let rule = floats ? SplitColumns.floating : SplitColumns.tiled
        addColumn(split.secondary, frame: frames.secondary, in: view, edges: edges, rule)
        if let controller = split.primary, let frame = frames.primary {
            addColumn(controller, frame: frame, in: view, edges: view.safeArea, rule)
        }
    }

    private mutating func addColumn(
        _ controller: Controller, frame: DerivedRect, in view: Superview, edges: DerivedInsets, _ rule: Rule
    ) {
        let base = SafeArea.given(edges, to: controller.viewName, frame: frame, bounds: view.bounds, rule)
        addController(
            controller,
            at: ControllerPlace(
                parent: view.index, frame: frame, superviewOrigin: view.origin, base: base, bottomBar: nil,
                isInNavigation: false, hasGuides: true))
    }

    // MARK: - Both

    /// Adds the controller that a container shows: its frame by the bars, its insets by what the container covers.
    private mutating func addChild(
        _ child: Controller, in view: Superview, edges: DerivedInsets, top: ExtendedLayout.CoveringBar?,
        bottom: ExtendedLayout.CoveringBar?, rule: Rule
    ) {
        let label = child.viewName
        let isNavigation = if case .navigation = child.kind { true } else { false }
        let bounds = view.bounds
        let final =
            isNavigation
            ? bounds.passed(on: "\(label).frame", ViewFrame.container)
            : ExtendedLayout.frame(of: label, for: child, in: bounds, top: top, bottom: bottom)
        let frame = child.shownChild == nil ? frameNow(final, label) : final
        // While the origin is still to move, only what covers the container itself counts at the top.
        var edges = edges
        if moment.hasFinalSize, frame.y.value != final.y.value { edges.top = view.safeArea.top }
        let base = SafeArea.given(edges, to: label, frame: frame, bounds: bounds, rule)
        let place = ControllerPlace(
            parent: view.index, frame: frame, superviewOrigin: view.origin, base: base,
            bottomBar: isNavigation ? bottom : nil, isInNavigation: rule == SafeArea.navigation, hasGuides: true)
        addController(child, at: place)
    }

    /// A content view's frame at this phase, given the one that it ends with.
    private func frameNow(_ final: DerivedRect, _ label: String) -> DerivedRect {
        guard moment.hasFinalSize else {
            return windowBounds.passed(on: "\(label).frame", ExtendedLayout.initialSize)
        }
        guard !moment.hasFinalOrigin, final.y.value != 0 else { return final }
        var frame = final
        frame.y = .constant(.path("\(label).frame.y"), ExtendedLayout.lateOrigin, 0)
        return frame
    }

    private func bottomBarFrame(_ name: String, height: Quantity, _ view: Superview, _ rule: Rule) -> DerivedRect {
        DerivedRect(
            x: .constant(.path("\(name).frame.x"), rule, 0),
            y: .sum(.path("\(name).frame.y"), rule, [view.bounds.height], minus: [height]),
            width: view.bounds.width.passed(on: .path("\(name).frame.width"), rule), height: height)
    }

    private mutating func addBar(
        _ name: String, _ kind: Element.Kind, _ frame: DerivedRect, in view: Superview, isVisible: Bool,
        isTranslucent: Bool
    ) {
        _ = add(
            Element(
                name: name, kind: kind, parent: view.index, frameInWindow: frame.plain.offset(by: view.origin),
                isVisible: isVisible,
                values: [
                    (.frame, frame.value), (.isHidden, .text("\(!isVisible)")),
                    (.isTranslucent, .text("\(isTranslucent)")),
                ]))
    }
}

extension Edges {
    /// "all", "none", or the edges' names with commas.
    fileprivate var words: String {
        if self == .all { return "all" }
        let names = Edge.allCases.filter { contains(Edges($0)) }.map { $0.rawValue }
        return names.isEmpty ? "none" : names.joined(separator: ", ")
    }
}

extension TabBarController {
    /// True when the shown controller asks for the bar to go away as it is pushed.
    fileprivate var hidesBarForPushed: Bool {
        guard case .navigation(let navigation) = selectedViewController.kind else { return false }
        return navigation.topViewController.hidesBottomBarWhenPushed
    }
}

extension Controller {
    /// The scroll view that the bars follow: the root view, or the first along the first subviews.
    fileprivate var contentScrollView: ScrollView? {
        guard let path = LegacyScrollInsets.targetPath(in: view) else { return nil }
        return path.reduce(view) { $0.subviews[$1] }.scrollView
    }

    /// The first tab bar controller on the way to the innermost controller.
    fileprivate var tabBarController: TabBarController? {
        if case .tab(let tab) = kind { return tab }
        return shownChild?.tabBarController
    }
}
