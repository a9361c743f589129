/// Something that a layout depends on and that nobody published. There is no number for it, or it is left out of account.
package enum ModelLimit: CaseIterable, Hashable, Sendable {
    /// How high an iPad's tab bar is between iPadOS 18 and 26, and where content below it begins.
    case tabBarStrip
    /// Where the toolbar of a navigation controller lies with a tab bar of iOS 26 below it.
    case toolbarAboveTabBar
    /// Whether a table view controller keeps clear of the keyboard when its table adjusts nothing.
    case keyboardUnderNever
    /// Whether a table view controller keeps clear of a keyboard that is not docked.
    case undockedKeyboard
    /// How high a sheet is at a detent below the large one where it is narrower than its window.
    case detentOfNarrowSheet
    /// How high a floating sheet is at a low detent.
    case lowDetent
    /// By how much a large title grows with the text before iOS 26.
    case largeTitleTextSize
    /// The bars of the older design on a display that never had them.
    case olderDesign
    /// On which side the lines of a flow layout begin where people read from right to left.
    case flowLayoutDirection
}

/// What the layout of an app in an environment would have to know, in the order of the cases.
package func modelLimits(of app: App, in environment: Environment) -> [ModelLimit] {
    guard let root = app.initial.controller else {
        guard case .views(let views) = app.initial else { return [] }
        return views.contains { $0.holdsMirroredFlowLayout(in: environment) } ? [.flowLayoutDirection] : []
    }
    let controllers = sequence(first: root) { $0.shownChild }
    return ModelLimit.allCases.filter { limit in controllers.contains { limit.concerns($0, environment) } }
}

extension ModelLimit {
    fileprivate func concerns(_ controller: Controller, _ environment: Environment) -> Bool {
        switch (self, controller.kind) {
        case (.tabBarStrip, .tab(let tab)):
            return !tab.tabBar.isHidden && TabBarStrip.applies(in: environment)
                && TabBarStrip.height(in: environment) == nil
        case (.toolbarAboveTabBar, .tab(let tab)):
            guard case .navigation(let navigation) = tab.selectedViewController.kind else { return false }
            let hasItems = navigation.topViewController.innermost.toolbarItemCount > 0
            return environment.designOS.major >= 26 && !navigation.isToolbarHidden && hasItems
                && !tab.tabBar.isHidden && !TabBarStrip.applies(in: environment)
        case (.keyboardUnderNever, .content):
            return controller.isTableViewController && (environment.keyboard?.dockedHeight ?? 0) > 0
                && environment.hasSafeArea
                && controller.view.scrollView?.contentInsetAdjustmentBehavior == .never
        case (.undockedKeyboard, .content):
            guard case .undocked? = environment.keyboard else { return false }
            return controller.isTableViewController
        case (.detentOfNarrowSheet, _):
            let shape = Presentation.shape(controller.modalPresentationStyle, in: environment)
            return (shape == .page || shape == .form) && controller.sheetPresentation.isLowered(in: environment)
        case (.lowDetent, _):
            return environment.os.major >= 26 && controller.sheetPresentation.isLowered(in: environment)
                && Presentation.shape(controller.modalPresentationStyle, in: environment) == .card
                && controller.sheetPresentation.leastValue < SheetDetents.leastFloatingDetent
        case (.largeTitleTextSize, .navigation(let navigation)):
            return navigation.navigationBar.prefersLargeTitles && environment.hasSafeArea
                && environment.designOS.major < 26 && environment.contentSizeCategory != .large
        case (.olderDesign, .navigation), (.olderDesign, .tab):
            return environment.designOS.major < 26 && environment.device.metricsBefore26 == nil
                && environment.device.hasCameraHole
        case (.flowLayoutDirection, _):
            return controller.view.holdsMirroredFlowLayout(in: environment)
        default: return false
        }
    }
}

extension View {
    /// True for a collection view whose flow layout is to be read from right to left, and for what one lies in.
    fileprivate func holdsMirroredFlowLayout(in environment: Environment) -> Bool {
        switch kind {
        case .collection(_, let collection):
            !collection.sections.isEmpty
                && semanticContentAttribute.direction(in: environment.layoutDirection) == .rightToLeft
        case .childController(let controller): controller.view.holdsMirroredFlowLayout(in: environment)
        default: subviews.contains { $0.holdsMirroredFlowLayout(in: environment) }
        }
    }
}

extension SheetPresentation {
    /// True where it can rest at another height than the full one.
    fileprivate func isLowered(in environment: Environment) -> Bool {
        candidates.contains { $0 != .large && $0.exists(in: environment) }
    }

    /// The value of the custom detent at which it rests, in points; infinite at others.
    fileprivate var leastValue: Double {
        let values = candidates.map { detent in
            if case .custom(let points) = detent { points } else { Double.infinity }
        }
        return values.min() ?? .infinity
    }
}
