import Geometry

/// An unpublished quantity on which a layout depends. There is no number for it, or it is ignored.
package enum ModelLimit: CaseIterable, Hashable, Sendable {
    /// The insets of the window that hardware covers.
    case windowInsets
    /// The height of the status bar.
    case statusBarHeight
    /// The size classes of the window, on which presentations and split views depend.
    case sizeClasses
    /// The height of an iPad's tab bar between iPadOS 18 and 26, and where content below it begins.
    case tabBarStrip
    /// The position of a navigation controller's toolbar above a tab bar of iOS 26.
    case toolbarAboveTabBar
    /// Whether a table view controller keeps clear of the keyboard when its table adjusts nothing.
    case keyboardUnderNever
    /// Whether a table view controller keeps clear of a keyboard that is not docked.
    case undockedKeyboard
    /// The place to which a form sheet moves when the keyboard appears.
    case formSheetAboveKeyboard
    /// The height of a sheet at a detent below the large one, if it is narrower than its window.
    case detentOfNarrowSheet
    /// The height of a floating sheet at a detent between those at which it is small and those at which it includes the bottom
    /// inset.
    case lowDetent
    /// The growth of a large title with the text size before iOS 26.
    case largeTitleTextSize
    /// The bars of the older design on a display that never had them.
    case olderDesign
    /// The position of an item in a flow layout that is longer than its line.
    case itemLongerThanLine
    /// The side on which the lines of a flow layout begin in right-to-left layouts.
    case flowLayoutDirection
    /// The position of sheets on iPhone Duo other than page sheets at the large detent, and of sheets with the vertical bar
    /// disabled or beside another window.
    case foldingSheet
    /// The height of a navigation bar of iPhone Duo with a large title, a prompt or a search bar.
    case foldingBarContent
    /// The side of the column of iPhone Duo beside a window that does not fill the screen.
    case foldingWindow
    /// The bars of a window of iPhone Duo that is beside another one.
    case barsInHalf
    /// The bars of an app that keeps them out of the column of the closed iPhone Duo, or of a half of the open one.
    case horizontalBars
    /// Whether an item of a toolbar is shown that does not fit the column of iPhone Duo.
    case horizontalToolbarItem
    /// The window that an app of an older SDK gets on iPhone Duo.
    case compatibilityWindow
    /// The panes of an arrangement view controller elsewhere than on the whole screen of iPhone Duo.
    case panes
    /// The bars of a container in a pane.
    case barsInPane
}

/// The unpublished facts that the layout of an app in an environment needs, in the order of the cases.
package func modelLimits(of app: App, in environment: Environment) -> [ModelLimit] {
    let environment = environment.shown(by: app.initial)
    var unpublished =
        ModelLimit.allCases.filter { $0.isUnpublished(app, environment) } + VerticalBar.limits(in: environment)
    if app.holdsFlowLayout, settledSnapshot(of: app, in: environment).hasItemLongerThanLine {
        unpublished.append(.itemLongerThanLine)
    }
    guard let root = app.initial.controller else {
        guard case .views(let views) = app.initial else { return unpublished }
        return unpublished
            + (views.contains { $0.holdsMirroredFlowLayout(in: environment) } ? [.flowLayoutDirection] : [])
    }
    let controllers = Array(sequence(first: root) { $0.shownChild })
    return unpublished
        + ModelLimit.allCases.filter { limit in controllers.contains { limit.concerns($0, environment) } }
}

extension ModelLimit {
    /// Whether the catalog lacks a number that every layout of the app needs.
    fileprivate func isUnpublished(_ app: App, _ environment: Environment) -> Bool {
        switch self {
        case .panes: !ArrangementPanes.areKnown(in: environment) && !app.initial.arrangements.isEmpty
        case .barsInPane: app.initial.arrangements.contains { $0.holdsContainer }
        case .windowInsets:
            environment.hasSafeArea && Edge.allCases.contains { !WindowSafeArea.covered($0, in: environment).isKnown }
        case .statusBarHeight:
            !StatusBar.height(
                in: environment,
                isHidden: StatusBar.isHidden(
                    in: environment, prefersHidden: app.initial.controller?.innermost.prefersStatusBarHidden ?? false,
                    hasNavigationBar: false)
            ).isKnown
        default: false
        }
    }

    fileprivate func concerns(_ controller: Controller, _ environment: Environment) -> Bool {
        switch (self, controller.kind) {
        case (.sizeClasses, .split): return !WindowSizeClass.areKnown(environment)
        case (.sizeClasses, _):
            return !WindowSizeClass.areKnown(environment) && controller.modalPresentationStyle?.isAdaptive == true
        case (.tabBarStrip, .tab(let tab)):
            return !tab.tabBar.isHidden && TabBarStrip.applies(in: environment)
                && TabBarStrip.height(in: environment) == nil
        case (.toolbarAboveTabBar, .tab(let tab)):
            guard case .navigation(let navigation) = tab.selectedViewController.kind else { return false }
            let hasItems = !navigation.topViewController.innermost.toolbarItems.isEmpty
            return environment.designOS.major >= 26 && !navigation.isToolbarHidden && hasItems
                && !tab.tabBar.isHidden && !TabBarStrip.applies(in: environment)
                && VerticalBar.edge(in: environment) == nil
        case (.keyboardUnderNever, .content):
            guard let keyboard = KeyboardAvoidance.docked(in: environment) else { return false }
            return controller.isTableViewController && keyboard.value != 0
                && environment.hasSafeArea
                && controller.view.scrollView?.contentInsetAdjustmentBehavior == .never
        case (.undockedKeyboard, .content):
            guard case .undocked? = environment.keyboard else { return false }
            return controller.isTableViewController
        case (.formSheetAboveKeyboard, _):
            guard let keyboard = KeyboardAvoidance.docked(in: environment), keyboard.value != 0 else { return false }
            return Presentation.shape(controller.modalPresentationStyle, in: environment) == .form
        case (.detentOfNarrowSheet, _):
            let shape = Presentation.shape(controller.modalPresentationStyle, in: environment)
            return (shape == .page || shape == .form) && !VerticalBar.decides(in: environment)
                && controller.sheetPresentation.isLowered(in: environment)
        case (.lowDetent, _):
            return environment.os.major >= 26 && controller.sheetPresentation.isLowered(in: environment)
                && Presentation.shape(controller.modalPresentationStyle, in: environment) == .card
                && controller.sheetPresentation.minValue > SheetDetents.unknownDetents.after
                && controller.sheetPresentation.minValue < SheetDetents.unknownDetents.before
        case (.largeTitleTextSize, .navigation(let navigation)):
            return navigation.navigationBar.prefersLargeTitles && environment.hasSafeArea
                && environment.designOS.major < 26 && environment.contentSizeCategory != .large
        case (.olderDesign, .navigation), (.olderDesign, .tab):
            return environment.designOS.major < 26 && environment.device.metricsBefore26 == nil
                && environment.device.hasCameraHole
        case (.foldingSheet, _):
            let shape = Presentation.shape(controller.modalPresentationStyle, in: environment)
            let isKnown =
                controller.modalPresentationStyle == .pageSheet && FoldingSheets.apply(in: environment)
                && !environment.disablesVerticalBar && !controller.sheetPresentation.isLowered(in: environment)
            return VerticalBar.decides(in: environment) && shape.isSheet && !isKnown
        case (.foldingBarContent, .navigation(let navigation)):
            let item = navigation.topViewController.innermost.navigationItem
            return VerticalBar.decides(in: environment)
                && (navigation.navigationBar.prefersLargeTitles || item.hasPrompt || item.searchController != nil)
        case (.horizontalToolbarItem, .navigation(let navigation)):
            let items = navigation.topViewController.innermost.toolbarItems
            return navigation.showsToolbar && items.contains { BarItems.isLost($0, in: environment) }
        case (.flowLayoutDirection, _):
            return controller.view.holdsMirroredFlowLayout(in: environment)
        default: return false
        }
    }
}

extension App {
    /// Whether a collection view has a flow layout.
    fileprivate var holdsFlowLayout: Bool {
        guard let root = initial.controller else {
            if case .views(let views) = initial { return views.contains { $0.holdsFlowLayout } }
            return false
        }
        return sequence(first: root) { $0.shownChild }.contains { $0.view.holdsFlowLayout }
    }
}

extension Root {
    /// All arrangement view controllers.
    fileprivate var arrangements: [ArrangementViewController] {
        switch self {
        case .controller(let controller): controller.arrangements
        case .views(let views): views.flatMap { $0.arrangements }
        }
    }
}

extension Controller {
    fileprivate var arrangements: [ArrangementViewController] {
        let inside = view.arrangements + (shownChild?.arrangements ?? [])
        guard case .arrangement(let arrangement) = kind else { return inside }
        return [arrangement] + inside + arrangement.secondary.arrangements
    }
}

extension ArrangementViewController {
    /// Whether a pane is a container, which has bars of its own or can have them.
    fileprivate var holdsContainer: Bool { primary.shownChild != nil || secondary.shownChild != nil }
}

extension View {
    fileprivate var arrangements: [ArrangementViewController] {
        if case .childController(let controller) = kind { return controller.arrangements }
        return subviews.flatMap { $0.arrangements }
    }

    fileprivate var holdsFlowLayout: Bool {
        switch kind {
        case .collection(_, let collection): !collection.sections.isEmpty
        case .childController(let controller): controller.view.holdsFlowLayout
        default: subviews.contains { $0.holdsFlowLayout }
        }
    }

    /// Whether the view is, or contains, a collection view whose flow layout runs from right to left.
    fileprivate func holdsMirroredFlowLayout(in environment: Environment) -> Bool {
        switch kind {
        case .collection(_, let collection):
            !collection.sections.isEmpty
                && environment.direction(of: self) == .rightToLeft
        case .childController(let controller): controller.view.holdsMirroredFlowLayout(in: environment)
        default: subviews.contains { $0.holdsMirroredFlowLayout(in: environment) }
        }
    }
}

extension ModalPresentationStyle {
    /// Whether the style adapts to another one in a compact window.
    fileprivate var isAdaptive: Bool {
        switch self {
        case .fullScreen, .overFullScreen: false
        case .pageSheet, .formSheet, .popover: true
        }
    }
}

extension SheetPresentation {
    /// Whether the sheet can rest at another height than the full one.
    fileprivate func isLowered(in environment: Environment) -> Bool {
        candidates.contains { $0 != .large && $0.exists(in: environment) }
    }

    /// The value of the custom detent at which it rests, in points; infinite at others.
    fileprivate var minValue: Double {
        let values = candidates.map { detent in
            if case .custom(let points) = detent { points } else { Double.infinity }
        }
        return values.min() ?? .infinity
    }
}
