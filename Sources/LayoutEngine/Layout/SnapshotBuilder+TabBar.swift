import Geometry

/// Tab bar controllers: the bar, and the controller of the selected tab.
extension SnapshotBuilder {
    mutating func addContents(of tab: TabBarController, in view: Superview, _ context: ControllerContext) {
        let height = BottomBarMetrics.tabBarHeight(in: environment, bottom: context.base.bottom)
        let isTranslucent = BarTranslucency.isTranslucent(tab.tabBar, in: environment)
        let takesSpace = tabBarTakesSpace(tab)
        let bottom = takesSpace ? ExtendedLayout.CoveringBar(reach: height, isTranslucent: isTranslucent) : nil
        let edges = DerivedInsets { edge in
            guard edge == .bottom, takesSpace else { return view.safeArea[edge] }
            let own = view.safeArea.bottom
            return own.value > height.value
                ? .maximum(.term(.bottomInset), SafeArea.tab, [height, own]) : height
        }
        addChild(
            tab.selectedViewController, in: view, edges: edges, top: nil, bottom: bottom, rule: SafeArea.tab,
            from: .term(.fromTheTabBarController))
        addBar(
            "tabBar", .tabBar, bottomBarFrame("tabBar", height: height, view, BottomBarMetrics.tabBar), in: view,
            isVisible: !tab.tabBar.isHidden && !tab.hidesBarForPushed, isTranslucent: isTranslucent)
    }

    /// Whether the tab bar counts: a pushed controller may do without it, and a bar hidden late keeps its context.
    private func tabBarTakesSpace(_ tab: TabBarController) -> Bool {
        if environment.answers(.pushedHidesTabBar, tab.hidesBarForPushed) { return false }
        guard tab.tabBar.isHidden else { return true }
        let decisive = environment.hasSafeArea ? Lifecycle.lastLayout(before: state.phase) : .loadView
        return app.root(at: decisive).controller?.tabBarController?.tabBar.isHidden == false
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
    /// The first tab bar controller on the way to the innermost controller.
    fileprivate var tabBarController: TabBarController? {
        if case .tab(let tab) = kind { return tab }
        return shownChild?.tabBarController
    }
}
