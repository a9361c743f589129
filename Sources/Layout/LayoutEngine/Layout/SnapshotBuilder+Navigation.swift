import Geometry

/// Navigation controllers: bar, toolbar, and the controller on top of the stack.
extension SnapshotBuilder {
    mutating func addContents(
        of navigation: NavigationController, in view: Superview, _ context: ControllerContext
    ) {
        let bar = navigationBarFrame(navigation, coveredTop(view, context), view)
        let toolbar = toolbarFrame(navigation, view, context)
        let top =
            navigation.showsNavigationBar
            ? ExtendedLayout.CoveringBar(
                reach: .sum(.path("navigationBar.frame.maxY"), NavigationBarMetrics.position, [bar.y, bar.height]),
                isTranslucent: BarTranslucency.isTranslucent(navigation.navigationBar, in: environment)) : nil
        let bottom = toolbar.map {
            ExtendedLayout.CoveringBar(
                reach: $0.height, isTranslucent: BarTranslucency.isTranslucent(navigation.toolbar, in: environment))
        }
        let edges = DerivedInsets { edge in
            switch edge {
            case .top: top?.reach ?? view.safeArea.top
            case .bottom: coveredBottom(navigation, bottom?.reach ?? view.safeArea.bottom)
            case .left, .right: view.safeArea[edge]
            }
        }
        addChild(
            navigation.topViewController, in: view, edges: edges, top: top, bottom: bottom ?? context.bottomBar,
            rule: SafeArea.navigation, from: .term(.fromTheNavigationController))
        addBar(
            "navigationBar", .navigationBar, bar, in: view, isVisible: navigation.showsNavigationBar,
            isTranslucent: BarTranslucency.isTranslucent(navigation.navigationBar, in: environment))
        let content = navigation.topViewController.innermost
        addItems(content.navigationItem.items, under: view.index, areShown: navigation.showsNavigationBar)
        addItems(content.toolbarItems, under: view.index, areShown: navigation.showsToolbar, areOfToolbar: true)
        if let toolbar {
            addBar(
                "toolbar", .toolbar, toolbar, in: view, isVisible: true,
                isTranslucent: BarTranslucency.isTranslucent(navigation.toolbar, in: environment))
        }
    }

    /// Adds the items of the shown controller, which are in no bar, as there is no navigation controller.
    mutating func addItemsWithoutBar(of root: Controller, under parent: Int) {
        let isNavigation = sequence(first: root) { $0.shownChild }.contains {
            if case .navigation = $0.kind { true } else { false }
        }
        guard !isNavigation else { return }
        let content = root.innermost
        addItems(content.navigationItem.items + content.toolbarItems, under: parent, areShown: false)
    }

    /// Adds the items of a bar that have a name.
    private mutating func addItems(
        _ items: [BarButtonItem], under parent: Int, areShown: Bool, areOfToolbar: Bool = false
    ) {
        for item in items where item.name != nil {
            let axis = areShown ? environment.axis(of: item) : .neither
            let isKnown = !areOfToolbar || !areShown || !BarItems.isLost(item, in: environment)
            _ = add(
                Element(
                    name: item.name, kind: .barButtonItem, parent: parent, frameInWindow: .zero, isVisible: false,
                    values: isKnown ? [(.axis, .text(axis.rawValue))] : []))
        }
    }

    /// The inset below which the navigation bar begins. From iOS 13 the controller's own additional inset is part of it.
    private func coveredTop(_ view: Superview, _ context: ControllerContext) -> Quantity {
        environment.decide(
            .navigationBarKeepsAdditionalInset, environment.os >= OSVersion(13) && state.areContainersOnScreen)
            ? view.safeArea.top : context.base.top
    }

    /// The inset at the bottom, with a search bar that floats there.
    private func coveredBottom(_ navigation: NavigationController, _ bottom: Quantity) -> Quantity {
        let item = navigation.topViewController.innermost.navigationItem
        let search = NavigationBarContent.bottomSearch(item, isInTabs: isInTabs, in: environment)
        return search.map { .maximum(.term(.bottomInset), NavigationBarContent.search, [$0, bottom]) } ?? bottom
    }

    private func navigationBarFrame(
        _ navigation: NavigationController, _ coveredTop: Quantity, _ view: Superview
    ) -> DerivedRect {
        let y = NavigationBarMetrics.y(
            in: environment, coveredTop: coveredTop, viewTop: view.space.top, shape: presentationShape,
            hasGrabber: app.root(at: state.phase).controller?.sheetPresentation.prefersGrabberVisible == true)
        return DerivedRect(
            x: .stated(.path("navigationBar.frame.x"), NavigationBarMetrics.position, 0), y: y,
            width: view.bounds.width.renamed(
                as: .path("navigationBar.frame.width"), by: NavigationBarMetrics.position),
            height: navigationBarHeight(navigation, y: y))
    }

    /// The height of the bar as far as the content has been scrolled.
    private func navigationBarHeight(_ navigation: NavigationController, y: Quantity) -> Quantity {
        let plain = NavigationBarMetrics.height(in: environment, shape: presentationShape)
        let content = navigation.topViewController.innermost
        func height(_ scrolled: NavigationBarContent.Scrolled) -> Quantity {
            NavigationBarContent.height(
                plain,
                NavigationBarContent.Inputs(
                    bar: navigation.navigationBar, item: content.navigationItem, scrolled: scrolled,
                    isInTabs: isInTabs, environment: environment))
        }
        func scrolledAway(_ scrolled: NavigationBarContent.Scrolled) -> Quantity {
            navigation.navigationBar.prefersLargeTitles
                ? VerticalBar.withInlineTitle(height(scrolled), in: environment) : height(scrolled)
        }
        let atRest = height(.not)
        guard state.hasLaidOutSubviews, let scrollView = content.contentScrollView(in: environment),
            let offset = scrollView.contentOffset
        else { return atRest }
        switch offset {
        case .end: return scrolledAway(.allTheWay)
        case .point(let point):
            let label = content.viewName
            let distance = Quantity.sum(
                .term(.distanceScrolled), NavigationBarContent.largeTitle,
                [
                    .input("\(label).contentOffset.y", point.y), y,
                    atRest.named(.term(.navigationBarAtRest)),
                    .input("\(label).contentInset.top", scrollView.contentInset.top),
                ])
            guard distance.isKnown else { return distance.named(atRest.derivation.name) }
            return distance.value > 0 ? scrolledAway(.by(distance)) : atRest
        }
    }

    private func toolbarFrame(
        _ navigation: NavigationController, _ view: Superview, _ context: ControllerContext
    ) -> DerivedRect? {
        guard navigation.showsToolbar else { return nil }
        let items = navigation.topViewController.innermost.toolbarItems.count
        let height = BottomBarMetrics.toolbarHeight(
            in: environment, itemCount: items, bottom: context.base.bottom,
            isAboveTabBar: context.bottomBar != nil)
        return height.map {
            let frame = bottomBarFrame("toolbar", height: $0, view, BottomBarMetrics.toolbar)
            return environment.designOS.major >= 26 ? betweenSides(frame, of: view) : frame
        }
    }

    /// The frame of a toolbar that floats, which lies between the insets of the sides.
    private func betweenSides(_ frame: DerivedRect, of view: Superview) -> DerivedRect {
        let (left, right) = (view.safeArea.left, view.safeArea.right)
        guard left.value != 0 || right.value != 0 else { return frame }
        let rule = BottomBarMetrics.toolbarSides
        var frame = frame
        frame.x = left.renamed(as: .path("toolbar.frame.x"), by: rule)
        frame.width = .sum(.path("toolbar.frame.width"), rule, [view.bounds.width], minus: [left, right])
        return frame
    }
}

extension Controller {
    /// The scroll view that the bars follow: the root view, or the first along the first subviews.
    fileprivate func contentScrollView(in environment: Environment) -> ScrollView? {
        guard let path = LegacyScrollInsets.targetPath(in: view, environment) else { return nil }
        return path.reduce(view) { $0.subviews[$1] }.scrollView
    }
}
