import Geometry
import LayoutEngine

/// Containers and their bars, from the innermost controller outwards.
extension ProgramBuilder {
    /// Adds a controller that the window or a container shows; its code comes after the code of the controller in it.
    mutating func addContainer(_ controller: Controller) {
        var chain = [controller]
        while let child = chain[chain.count - 1].shownChild { chain.append(child) }
        let innermost = chain[chain.count - 1]
        addMain(innermost)
        // The controller itself, then its containers.
        var inner = Expression.local("controller")
        var outer = Expression.local("controller")
        for container in chain.dropLast().reversed() {
            let name = local(container.name)
            outer = .parent(outer)
            let reached = reached(container, outer, from: .local("controller"))
            containers[name] = reached
            add(container, as: name, around: inner, reachedBy: reached)
            inner = .local(name)
        }
        program.root = inner
        if controller.modalPresentationStyle != nil { present(controller, inner) }
    }

    mutating func local(_ name: String) -> String {
        var own = name.isEmpty ? "container" : name
        if own == "controller" || own == "view" { own += "Container" }
        while !locals.insert(own).inserted { own += "2" }
        return own
    }

    /// The controller whose class is written.
    private mutating func addMain(_ controller: Controller) {
        addElement(controller.name, .controller, .local("controller"))
        if controller.prefersStatusBarHidden {
            program.overrides.append(("prefersStatusBarHidden", "Bool", .flag(true)))
        }
        if controller.prefersHomeIndicatorAutoHidden {
            program.overrides.append(("prefersHomeIndicatorAutoHidden", "Bool", .flag(true)))
        }
        if controller.preferredVerticalBarBehavior == .disabled {
            let value = Expression.word(.verticalBar, "disabled")
            program.overrides.append(("preferredVerticalBarBehavior", "UIVerticalBarBehavior", value))
        }
        var statements: [Statement] = []
        configure(controller, .controller, &statements)
        configure(controller.navigationItem, of: .controller, &statements)
        setItems(controller.toolbarItems, of: .controller, "toolbarItems", &statements)
        program.viewDidLoad += statements
        addRootView(of: controller)
    }

    /// The properties that every controller has.
    mutating func configure(
        _ controller: Controller, _ target: Expression, _ statements: inout [Statement]
    ) {
        let usual = Controller(name: "", kind: .content, view: View(name: nil))
        set(
            target, "additionalSafeAreaInsets", .insets(controller.additionalSafeAreaInsets), usual: .insets(.zero),
            &statements)
        set(
            target, "edgesForExtendedLayout", Self.edges(controller.edgesForExtendedLayout),
            usual: Self.edges(usual.edgesForExtendedLayout), &statements)
        for (name, value, standard) in [
            (
                "extendedLayoutIncludesOpaqueBars", controller.extendedLayoutIncludesOpaqueBars,
                usual.extendedLayoutIncludesOpaqueBars
            ),
            (
                "automaticallyAdjustsScrollViewInsets", controller.automaticallyAdjustsScrollViewInsets,
                usual.automaticallyAdjustsScrollViewInsets
            ),
            (
                "viewRespectsSystemMinimumLayoutMargins", controller.viewRespectsSystemMinimumLayoutMargins,
                usual.viewRespectsSystemMinimumLayoutMargins
            ),
        ] {
            set(target, name, .flag(value), usual: .flag(standard), &statements)
        }
    }

    private static func edges(_ edges: Edges) -> Expression {
        .words(.edges, edges == .all ? ["all"] : Edge.allCases.filter { edges.contains(Edges($0)) }.map { $0.rawValue })
    }

    private mutating func configure(
        _ item: NavigationItem, of target: Expression, _ statements: inout [Statement]
    ) {
        let own = target["navigationItem"]
        set(
            own, "largeTitleDisplayMode", .word(.largeTitle, item.largeTitleDisplayMode.rawValue),
            usual: .word(.largeTitle, "automatic"), &statements)
        set(own, "prompt", .text(item.hasPrompt ? "Prompt" : ""), usual: .text(""), &statements)
        set(
            own, "hidesSearchBarWhenScrolling", .flag(item.hidesSearchBarWhenScrolling), usual: .flag(true), &statements
        )
        setItems(item.leftBarButtonItems, of: own, "leftBarButtonItems", &statements)
        setItems(item.rightBarButtonItems, of: own, "rightBarButtonItems", &statements)
        guard let search = item.searchController else { return }
        let make = Expression.new(
            "UISearchController", Method("init(searchResultsController:)", "initWithSearchResultsController:"),
            [.missing])
        statements.append(.set(own, "searchController", make))
        if search.isActive { at(.viewDidAppear, .set(own["searchController"], "isActive", .flag(true))) }
    }

    private mutating func setItems(
        _ items: [BarButtonItem], of owner: Expression, _ property: String, _ statements: inout [Statement]
    ) {
        guard !items.isEmpty else { return }
        let list = items.map { make($0, &statements) }
        statements.append(.set(owner, property, .list(list)))
    }

    /// An item; one that shows more than a plus sign is a variable.
    private mutating func make(_ item: BarButtonItem, _ statements: inout [Statement]) -> Expression {
        guard item != BarButtonItem(image: "plus") else {
            let method = Method(
                "init(barButtonSystemItem:target:action:)", "initWithBarButtonSystemItem:target:action:")
            return .new("UIBarButtonItem", method, [.word(.systemItem, "add"), .missing, .missing])
        }
        let name = local(item.name ?? "item")
        let own = Expression.local(name)
        statements.append(.make(name, ofClass: "UIBarButtonItem", .new("UIBarButtonItem")))
        if let title = item.title { statements.append(.set(own, "title", .text(title))) }
        if let image = item.image { statements.append(.set(own, "image", .symbol(image))) }
        if let size = item.customView {
            let frame = Rect(origin: .zero, size: size)
            statements.append(
                .set(own, "customView", .new("UIView", Method("init(frame:)", "initWithFrame:"), [.rect(frame)])))
        }
        set(
            own, "axisBehavior", .word(.axisBehavior, item.axisBehavior.rawValue),
            usual: .word(.axisBehavior, "automatic"), &statements)
        return own
    }

    // MARK: - Containers

    private mutating func add(
        _ container: Controller, as name: String, around inner: Expression, reachedBy reached: Expression
    ) {
        let own = Expression.local(name)
        var statements: [Statement] = []
        addElement(container.name, .controller, reached)
        addElement(container.viewName, .view, reached["view"])
        switch container.kind {
        case .content: return
        case .navigation(let navigation):
            make(navigation, own, name, around: inner, &statements)
            addElement("navigationBar", .bar, reached["navigationBar"])
            if !navigation.isToolbarHidden { addElement("toolbar", .bar, reached["toolbar"]) }
        case .tab(let tab):
            statements = [
                .make(name, ofClass: "UITabBarController", .new("UITabBarController")),
                .set(own, "viewControllers", .list([inner])),
            ]
            configure(tab.tabBar, own["tabBar"], &statements)
            addElement("tabBar", .bar, reached["tabBar"])
        case .split(let split): make(split, own, name, around: inner, &statements)
        case .arrangement(let panes):
            statements = [
                .make(name, ofClass: "UIArrangementViewController", .new("UIArrangementViewController"))
            ]
            arrange(panes, in: own, primary: inner, &statements)
        case .page:
            let method = Method(
                "init(transitionStyle:navigationOrientation:)",
                "initWithTransitionStyle:navigationOrientation:options:")
            statements = [
                .make(
                    name, ofClass: "UIPageViewController",
                    .new(
                        "UIPageViewController", method,
                        [.word(.transition, "scroll"), .word(.navigationOrientation, "horizontal")])),
                .call(
                    own, "setViewControllers(_:direction:animated:)",
                    "setViewControllers:direction:animated:completion:",
                    [.list([inner]), .word(.direction, "forward"), .flag(false)]),
            ]
        }
        configure(container, own, &statements)
        program.containers += statements
    }

    /// A container as the controller in it reaches it, with its class.
    private mutating func reached(
        _ container: Controller, _ outer: Expression, from controller: Expression
    ) -> Expression {
        let name: String
        switch container.kind {
        case .navigation: name = "navigationController"
        case .tab: name = "tabBarController"
        case .split: name = "splitViewController"
        case .arrangement: name = "arrangementViewController"
        case .page: return .cast(outer, "UIPageViewController")
        case .content: return outer
        }
        if reachedClasses.insert(name).inserted { return .container(controller, name) }
        return .cast(outer, "UI" + name.prefix(1).uppercased() + name.dropFirst())
    }

    private mutating func make(
        _ navigation: NavigationController, _ own: Expression, _ name: String, around inner: Expression,
        _ statements: inout [Statement]
    ) {
        let top = navigation.topViewController
        let first =
            top.innermost.isPushed || top.hidesBottomBarWhenPushed ? Expression.new("UIViewController") : inner
        statements.append(
            .make(
                name, ofClass: "UINavigationController",
                .new(
                    "UINavigationController", Method("init(rootViewController:)", "initWithRootViewController:"),
                    [first])))
        if top.hidesBottomBarWhenPushed { statements.append(.set(inner, "hidesBottomBarWhenPushed", .flag(true))) }
        let bar = own["navigationBar"]
        set(own, "isNavigationBarHidden", .flag(navigation.isNavigationBarHidden), usual: .flag(false), &statements)
        set(own, "isToolbarHidden", .flag(navigation.isToolbarHidden), usual: .flag(true), &statements)
        set(
            bar, "barStyle", .word(.barStyle, navigation.navigationBar.barStyle.rawValue),
            usual: .word(.barStyle, "default"), &statements)
        set(
            bar, "prefersLargeTitles", .flag(navigation.navigationBar.prefersLargeTitles), usual: .flag(false),
            &statements)
        configure(navigation.navigationBar.bar, bar, &statements)
        configure(navigation.toolbar, own["toolbar"], &statements)
        if first != inner {
            statements.append(
                .call(
                    own, "pushViewController(_:animated:)", "pushViewController:animated:", [inner, .flag(false)]))
        }
    }

    private mutating func configure(_ bar: Bar, _ target: Expression, _ statements: inout [Statement]) {
        // UIKit's own choice applies if the property is not set.
        if let isTranslucent = bar.isTranslucent {
            set(target, "isTranslucent", .flag(isTranslucent), usual: nil, &statements)
        }
        set(target, "isHidden", .flag(bar.isHidden), usual: .flag(false), &statements)
        if bar.backgroundImage != .none { program.unsupported.insert(.backgroundImage) }
    }

    private mutating func make(
        _ split: SplitViewController, _ own: Expression, _ name: String, around inner: Expression,
        _ statements: inout [Statement]
    ) {
        let primary = local("primary")
        statements.append(.make(primary, ofClass: "UIViewController", .new("UIViewController")))
        if split.style == .doubleColumn {
            let method = Method("init(style:)", "initWithStyle:")
            statements.append(
                .make(
                    name, ofClass: "UISplitViewController",
                    .new("UISplitViewController", method, [.word(.splitStyle, "doubleColumn")])))
            for (controller, column) in [(Expression.local(primary), "primary"), (inner, "secondary")] {
                statements.append(
                    .call(
                        own, "setViewController(_:for:)", "setViewController:forColumn:",
                        [controller, .word(.column, column)]))
            }
        } else {
            statements.append(.make(name, ofClass: "UISplitViewController", .new("UISplitViewController")))
            statements.append(.set(own, "viewControllers", .list([.local(primary), inner])))
        }
        set(
            own, "preferredDisplayMode", .word(.displayMode, split.displayMode.rawValue),
            usual: .word(.displayMode, "automatic"), &statements)
        if split.primaryColumnWidth != 320 {
            for property in ["minimumPrimaryColumnWidth", "maximumPrimaryColumnWidth"] {
                set(own, property, .number(split.primaryColumnWidth), usual: nil, &statements)
            }
        }
        set(
            own, "primaryBackgroundStyle", .word(.backgroundStyle, split.primaryBackgroundStyle.rawValue),
            usual: .word(.backgroundStyle, "sidebar"), &statements)
    }

    /// Fills both panes, the secondary one with an empty controller, and arranges them.
    mutating func arrange(
        _ panes: ArrangementViewController, in own: Expression, primary: Expression, _ statements: inout [Statement]
    ) {
        program.unsupported.insert(.secondaryPane)
        let secondary = local("secondary")
        statements.append(.make(secondary, ofClass: "UIViewController", .new("UIViewController")))
        for (controller, pane) in [(primary, "primary"), (.local(secondary), "secondary")] {
            statements.append(
                .call(
                    own, "setViewController(_:for:)", "setViewController:forPlacement:",
                    [controller, .word(.pane, pane)]))
        }
        guard panes.style != .split || panes.axes != .both else { return }
        statements.append(.arrange(own, panes.style, panes.axes))
    }

    // MARK: - Presentation

    private mutating func present(_ controller: Controller, _ target: Expression) {
        var statements: [Statement] = []
        let style = controller.modalPresentationStyle ?? .fullScreen
        statements.append(.set(target, "modalPresentationStyle", .word(.presentation, style.rawValue)))
        if let size = controller.preferredContentSize {
            statements.append(.set(target, "preferredContentSize", .size(size)))
        }
        let sheet = target["sheetPresentationController"]
        if controller.sheetPresentation != SheetPresentation() {
            let detents = controller.sheetPresentation.detents.map { Expression.detent($0) }
            statements.append(.set(sheet, "detents", .list(detents)))
        }
        if controller.sheetPresentation.prefersGrabberVisible {
            statements.append(.set(sheet, "prefersGrabberVisible", .flag(true)))
        }
        if style == .popover {
            let popover = target["popoverPresentationController"]
            let rect = controller.popoverPresentation.sourceRect
            statements.append(.set(popover, "sourceView", Expression.local("presenter")["view"]))
            if let rect { statements.append(.set(popover, "sourceRect", .rect(rect))) }
            let arrows = rect == nil ? [] : controller.popoverPresentation.permittedArrowDirections
            statements.append(
                .set(
                    popover, "permittedArrowDirections",
                    .words(.arrow, arrows.count == 4 ? ["any"] : arrows.map { $0.rawValue })))
        }
        program.containers += statements
    }
}
