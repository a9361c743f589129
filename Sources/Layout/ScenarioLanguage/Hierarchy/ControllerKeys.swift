import LayoutEngine
import Schema

/// The keys of controllers.
enum ControllerKeys {
    /// The keys of every controller.
    static let common: [ScenarioKey<ControllerDraft>] = identity + extendedLayout + whileShown + appearance
    static let viewController: [ScenarioKey<ControllerDraft>] = common + [view(.view)]
    static let collectionViewController: [ScenarioKey<ControllerDraft>] = common + [view(.collectionView)]
    static let tableViewController: [ScenarioKey<ControllerDraft>] = common + [view(.tableView)] + table
    static let tabBarController: [ScenarioKey<ControllerDraft>] = [tabBar] + common
    static let navigationController: [ScenarioKey<ControllerDraft>] = bars + common
    static let splitViewController: [ScenarioKey<ControllerDraft>] = columns + common
    static let arrangementViewController: [ScenarioKey<ControllerDraft>] = panes + common

    /// The keys that a controller has among views, where it is a child and is placed like a view.
    static let ofChild: [ScenarioKey<ControllerDraft>] =
        ViewKeys.placement.map { $0.lifted { draft, change in change(&draft.placement) } } + [isDetached]

    /// The properties of its table that a table view controller accepts without `view` around them.
    static let table: [ScenarioKey<ControllerDraft>] =
        (ViewKeys.visibility + ViewKeys.margins + ScrollViewKeys.all + TableKeys.all).map { key in
            key.lifted { draft, change in
                var table = draft.table ?? ViewDraft()
                change(&table)
                draft.table = table
            }
        }

    /// The root view, which is of the given class unless the scenario sets another.
    private static func view(_ viewClass: ViewClass) -> ScenarioKey<ControllerDraft> {
        let format = ScenarioFormat<RootViewDraft>(kind: .rootView) { ViewDecoder.rootView($0, viewClass, &$1) }
        return ScenarioKey("view", format) { $0.rootView = $1 }
    }

    private static let identity: [ScenarioKey<ControllerDraft>] = [
        ScenarioKey("name", Format.elementName) { $0.name = $1 }
    ]

    private static let extendedLayout: [ScenarioKey<ControllerDraft>] = [
        ScenarioKey("edgesForExtendedLayout", Format.edges, initial: "all") {
            $0.controller.edgesForExtendedLayout = $1
        },
        ScenarioKey("extendedLayoutIncludesOpaqueBars", Format.flag, initial: "false") {
            $0.controller.extendedLayoutIncludesOpaqueBars = $1
        },
        ScenarioKey("automaticallyAdjustsScrollViewInsets", Format.flag, initial: "true") {
            $0.controller.automaticallyAdjustsScrollViewInsets = $1
        },
    ]

    private static let whileShown: [ScenarioKey<ControllerDraft>] = [
        ScenarioKey("additionalSafeAreaInsets", Format.insets, initial: "[0, 0, 0, 0]", versions: .from(11)) {
            $0.controller.additionalSafeAreaInsets = $1
        },
        ScenarioKey("viewRespectsSystemMinimumLayoutMargins", Format.flag, initial: "true", versions: .from(11)) {
            $0.controller.viewRespectsSystemMinimumLayoutMargins = $1
        },
        ScenarioKey("hidesBottomBarWhenPushed", Format.flag, initial: "false") {
            $0.controller.hidesBottomBarWhenPushed = $1
        },
        ScenarioKey("prefersStatusBarHidden", Format.flag, initial: "false") {
            $0.controller.prefersStatusBarHidden = $1
        },
        ScenarioKey(
            "preferredVerticalBarBehavior", Format.word(VerticalBarBehavior.self), initial: "automatic",
            versions: .from(27, 1)
        ) { $0.controller.preferredVerticalBarBehavior = $1 },
        ScenarioKey("toolbarItems", BarButtonItemKeys.countOrList, initial: "0") { $0.controller.toolbarItems = $1 },
        ScenarioKey("isPushed", Format.flag, initial: "false") { $0.controller.isPushed = $1 },
    ]

    private static let appearance: [ScenarioKey<ControllerDraft>] = [
        ScenarioKey("prefersHomeIndicatorAutoHidden", Format.flag, initial: "false", versions: .from(11)) {
            $0.controller.prefersHomeIndicatorAutoHidden = $1
        },
        ScenarioKey("navigationItem", .object("navigationItem", NavigationItem(), NavigationItemKeys.all)) {
            $0.controller.navigationItem = $1
        },
        ScenarioKey("modalPresentationStyle", Format.word(ModalPresentationStyle.self)) {
            $0.controller.modalPresentationStyle = $1
        },
        ScenarioKey("preferredContentSize", Format.size) { $0.controller.preferredContentSize = $1 },
        ScenarioKey("sheetPresentationController", SheetKeys.format, versions: .from(15)) {
            $0.controller.sheetPresentation = $1
        },
        ScenarioKey(
            "popoverPresentationController",
            .object("popoverPresentationController", PopoverPresentation(), PopoverKeys.all)
        ) { $0.controller.popoverPresentation = $1 },
    ]

    static let isDetached = ScenarioKey<ControllerDraft>("isDetached", Format.flag, initial: "false") {
        $0.controller.isDetached = $1
    }

    private static let tabBar = ScenarioKey<ControllerDraft>("tabBar", .object("tabBar", Bar(), BarKeys.bar)) {
        $0.tabBar = $1
    }

    private static let bars: [ScenarioKey<ControllerDraft>] = [
        ScenarioKey("navigationBar", .object("navigationBar", NavigationBar(), BarKeys.navigationBar)) {
            $0.navigationBar = $1
        },
        ScenarioKey("isNavigationBarHidden", Format.flag, initial: "false") { $0.isNavigationBarHidden = $1 },
        ScenarioKey("toolbar", .object("toolbar", Bar(), BarKeys.bar)) { $0.toolbar = $1 },
        ScenarioKey("isToolbarHidden", Format.flag, initial: "true") { $0.isToolbarHidden = $1 },
    ]

    private static let columns: [ScenarioKey<ControllerDraft>] = [
        ScenarioKey(
            "style", Format.word(SplitViewController.Style.self), initial: "unspecified", versions: .from(14)
        ) { $0.splitStyle = $1 },
        ScenarioKey("primaryColumnWidth", Format.length, initial: "320") { $0.primaryColumnWidth = $1 },
        ScenarioKey("displayMode", Format.displayMode, initial: "automatic") { $0.displayMode = $1 },
        ScenarioKey(
            "primaryBackgroundStyle", Format.word(SplitViewController.PrimaryBackgroundStyle.self), initial: "sidebar",
            versions: .from(13)
        ) { $0.primaryBackgroundStyle = $1 },
        ScenarioKey("primary", ControllerDecoder.column) { $0.primary = $1 },
    ]

    private static let panes: [ScenarioKey<ControllerDraft>] = [
        ScenarioKey("arrangement", Format.word(ArrangementViewController.Style.self), initial: "split") {
            $0.arrangement = $1
        },
        ScenarioKey("axes", Format.word(ArrangementViewController.Axes.self), initial: "both") { $0.axes = $1 },
        ScenarioKey("secondary", ControllerDecoder.column) { $0.secondary = $1 },
    ]
}
