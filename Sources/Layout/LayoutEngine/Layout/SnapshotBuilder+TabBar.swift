import Geometry

/// Tab bar controllers: the bar, and the controller of the selected tab.
extension SnapshotBuilder {
    mutating func addContents(of tab: TabBarController, in view: Superview, _ context: ControllerContext) {
        if TabBarStrip.applies(in: environment) { return addStrip(of: tab, in: view) }
        if let edge = VerticalBar.edge(in: environment) { return addColumn(of: tab, at: edge, in: view) }
        let height = BottomBarMetrics.tabBarHeight(in: environment, bottom: context.base.bottom)
        let isTranslucent = BarTranslucency.isTranslucent(tab.tabBar, in: environment)
        let takesSpace = tabBarTakesSpace(tab)
        let bottom = takesSpace ? ExtendedLayout.CoveringBar(reach: height, isTranslucent: isTranslucent) : nil
        let edges = DerivedInsets { edge in
            guard edge == .bottom, takesSpace else { return view.safeArea[edge] }
            let own = view.safeArea.bottom
            return own.mayExceed(height)
                ? .maximum(.term(.bottomInset), SafeArea.tab, [height, own]) : height
        }
        addChild(
            tab.selectedViewController, in: view, edges: edges, top: nil, bottom: bottom, rule: SafeArea.tab,
            from: .term(.fromTheTabBarController))
        addBar(
            "tabBar", .tabBar, bottomBarFrame("tabBar", height: height, view, BottomBarMetrics.tabBar), in: view,
            isVisible: !tab.tabBar.isHidden && !tab.hidesBarForPushed, isTranslucent: isTranslucent)
    }

    /// The tab bar in the column, which is covered without it too.
    private mutating func addColumn(of tab: TabBarController, at edge: Edge, in view: Superview) {
        addChild(
            tab.selectedViewController, in: view, edges: view.safeArea, top: nil, bottom: nil, rule: SafeArea.tab,
            from: .term(.fromTheTabBarController))
        addBar(
            "tabBar", .tabBar, VerticalBar.tabBarFrame(edge, in: view.bounds, environment), in: view,
            isVisible: !tab.tabBar.isHidden && !tab.hidesBarForPushed,
            isTranslucent: BarTranslucency.isTranslucent(tab.tabBar, in: environment))
    }

    /// Adds the tab bar at the top, which covers content without a navigation bar in the same row.
    private mutating func addStrip(of tab: TabBarController, in view: Superview) {
        let child = tab.selectedViewController
        let covered = TabBarStrip.coveredTop(
            view.safeArea.top, hasNavigationBar: child.showsNavigationBarItself, in: environment)
        let takesSpace = tabBarTakesSpace(tab)
        let edges = DerivedInsets { $0 == .top && takesSpace ? covered : view.safeArea[$0] }
        addChild(
            child, in: view, edges: edges, top: nil, bottom: nil, rule: SafeArea.tab,
            from: .term(.fromTheTabBarController))
        let rule = TabBarStrip.rule
        let frame = TabBarStrip.height(in: environment).map { height in
            DerivedRect(
                x: .stated(.path("tabBar.frame.x"), rule, 0),
                y: view.safeArea.top.renamed(
                    as: .path("tabBar.frame.y"), by: child.isSearching ? TabBarStrip.searching : rule),
                width: view.bounds.width.renamed(as: .path("tabBar.frame.width"), by: rule),
                height: height.renamed(as: .path("tabBar.frame.height"), by: rule))
        }
        addBar(
            "tabBar", .tabBar, frame, in: view, isVisible: !tab.tabBar.isHidden && !tab.hidesBarForPushed,
            isTranslucent: BarTranslucency.isTranslucent(tab.tabBar, in: environment))
    }

    /// Whether the element being added lies in a tab bar controller.
    var isInTabs: Bool { app.root(at: state.phase).controller?.tabBarController != nil }

    /// Whether the tab bar counts: a pushed controller may do without it, and a bar hidden late keeps its context.
    private func tabBarTakesSpace(_ tab: TabBarController) -> Bool {
        if environment.decide(.pushedHidesTabBar, tab.hidesBarForPushed) { return false }
        guard tab.tabBar.isHidden else { return true }
        let decisive = environment.hasSafeArea ? Lifecycle.lastLayout(before: state.phase) : .loadView
        return app.root(at: decisive).controller?.tabBarController?.tabBar.isHidden == false
    }
}

extension TabBarController {
    /// Whether the shown controller hides the bar when it is pushed.
    fileprivate var hidesBarForPushed: Bool {
        guard case .navigation(let navigation) = selectedViewController.kind else { return false }
        return navigation.topViewController.hidesBottomBarWhenPushed
    }
}

extension Controller {
    /// Whether this is a navigation controller with its bar.
    fileprivate var showsNavigationBarItself: Bool {
        if case .navigation(let navigation) = kind { navigation.showsNavigationBar } else { false }
    }

    /// Whether this is a navigation controller whose item has an active search.
    fileprivate var isSearching: Bool {
        guard case .navigation(let navigation) = kind else { return false }
        return navigation.topViewController.navigationItem.searchController?.isActive == true
    }

    /// The first tab bar controller on the way to the innermost controller.
    fileprivate var tabBarController: TabBarController? {
        if case .tab(let tab) = kind { return tab }
        return shownChild?.tabBarController
    }
}
