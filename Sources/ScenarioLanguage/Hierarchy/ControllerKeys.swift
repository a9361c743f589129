import LayoutEngine
import Schema

/// The keys of controllers.
enum ControllerKeys {
    /// Those of every controller.
    static let common: [ScenarioKey<ControllerDraft>] = identity + extendedLayout + whileShown + appearance
    static let viewController: [ScenarioKey<ControllerDraft>] = common + [view(.view)]
    static let collectionViewController: [ScenarioKey<ControllerDraft>] = common + [view(.collectionView)]
    static let tableViewController: [ScenarioKey<ControllerDraft>] = common + [view(.tableView)] + table
    static let tabBarController: [ScenarioKey<ControllerDraft>] = [tabBar] + common
    static let navigationController: [ScenarioKey<ControllerDraft>] = bars + common
    static let splitViewController: [ScenarioKey<ControllerDraft>] = columns + common

    /// Those of a child controller, which stands among views and is placed like one.
    static let child: [ScenarioKey<ControllerDraft>] =
        viewController + ViewKeys.placement.map { $0.lifted { draft, change in change(&draft.placement) } } + [
            isDetached
        ]

    /// The properties of its table that a table view controller takes without `view` around them.
    static let table: [ScenarioKey<ControllerDraft>] =
        (ViewKeys.visibility + ViewKeys.margins + ScrollViewKeys.all + TableKeys.all).map { key in
            key.lifted { draft, change in
                var table = draft.table ?? ViewDraft()
                change(&table)
                draft.table = table
            }
        }

    /// The root view, which is of the given class unless the scenario says otherwise.
    private static func view(_ viewClass: ViewClass) -> ScenarioKey<ControllerDraft> {
        let format = ScenarioFormat<RootViewDraft>(kind: .rootView) { ViewDecoder.rootView($0, viewClass, &$1) }
        return ScenarioKey(
            "view", format,
            "The root view: a list is its subviews; a mapping gives its properties; `{scrollView: …}` makes it another "
                + "class of view.",
            "根视图：列表即它的子视图；映射给出它的属性；`{scrollView: …}` 换成另一种视图。"
        ) { $0.rootView = $1 }
    }

    private static let identity: [ScenarioKey<ControllerDraft>] = [
        ScenarioKey(
            "name", Format.elementName,
            "The name by which paths speak of the controller, and with `.view` of its root view. Left out: tab, nav, and vc for "
                + "the innermost, whose root view is `view`.",
            "控制器的名称，供路径引用；后接 `.view` 指它的根视图。不写时为 tab、nav，最内层的是 vc，其根视图为 `view`。"
        ) { $0.name = $1 }
    ]

    private static let extendedLayout: [ScenarioKey<ControllerDraft>] = [
        ScenarioKey(
            "edgesForExtendedLayout", Format.edges, initial: "all", "The edges at which the view reaches under bars.",
            "视图在哪些边延伸到栏的下面。"
        ) { $0.controller.edgesForExtendedLayout = $1 },
        ScenarioKey(
            "extendedLayoutIncludesOpaqueBars", Format.flag, initial: "false",
            "Whether it reaches under opaque bars too.", "不透明的栏下面是否也延伸。"
        ) { $0.controller.extendedLayoutIncludesOpaqueBars = $1 },
        ScenarioKey(
            "automaticallyAdjustsScrollViewInsets", Format.flag, initial: "true",
            "Whether UIKit changes the contentInset of the first scroll view before iOS 11, and adjusts the one scroll "
                + "view as content from 11.",
            "iOS 11 之前决定 UIKit 是否修改首个滚动视图的 contentInset；iOS 11 起决定是否把它当作内容滚动视图来调整。"
        ) { $0.controller.automaticallyAdjustsScrollViewInsets = $1 },
    ]

    private static let whileShown: [ScenarioKey<ControllerDraft>] = [
        ScenarioKey(
            "additionalSafeAreaInsets", Format.insets, initial: "[0, 0, 0, 0]", versions: .from(11),
            "What is added to the safe area of the controller's view.", "附加到控制器视图安全区上的距离。"
        ) { $0.controller.additionalSafeAreaInsets = $1 },
        ScenarioKey(
            "viewRespectsSystemMinimumLayoutMargins", Format.flag, initial: "true", versions: .from(11),
            "Whether the root view's margins are at least the system's.", "根视图的布局边距是否不小于系统最小值。"
        ) { $0.controller.viewRespectsSystemMinimumLayoutMargins = $1 },
        ScenarioKey(
            "hidesBottomBarWhenPushed", Format.flag, initial: "false",
            "Whether the tab bar goes away when the controller is pushed.", "压入导航栈时是否隐藏标签栏。"
        ) { $0.controller.hidesBottomBarWhenPushed = $1 },
        ScenarioKey(
            "prefersStatusBarHidden", Format.flag, initial: "false",
            "Whether the controller hides the status bar. `statusBar.isHidden` at the top level wins.",
            "控制器是否隐藏状态栏；顶层的 `statusBar.isHidden` 优先。"
        ) { $0.controller.prefersStatusBarHidden = $1 },
        ScenarioKey(
            "toolbarItems", Format.count, initial: "0", "How many items the controller has for the toolbar.",
            "控制器提供给工具栏的项目数。"
        ) { $0.controller.toolbarItemCount = $1 },
        ScenarioKey(
            "isPushed", Format.flag, initial: "false",
            "Whether the containers are on screen before the controller loads.", "控制器加载之前，容器是否已经在屏幕上。"
        ) { $0.controller.isPushed = $1 },
    ]

    private static let appearance: [ScenarioKey<ControllerDraft>] = [
        ScenarioKey(
            "prefersHomeIndicatorAutoHidden", Format.flag, initial: "false", versions: .from(11),
            "Whether the home indicator fades out; the safe area stays as it is.", "主屏幕指示条是否自动隐藏；安全区不变。"
        ) { $0.controller.prefersHomeIndicatorAutoHidden = $1 },
        ScenarioKey(
            "navigationItem", .object("navigationItem", NavigationItem(), NavigationItemKeys.all),
            "Large title, prompt and search bar.", "大标题、提示文字与搜索栏。"
        ) { $0.controller.navigationItem = $1 },
        ScenarioKey(
            "modalPresentationStyle", Format.word(ModalPresentationStyle.self),
            "How the controller is presented over a plain full-screen one; on the outermost controller.",
            "最外层控制器以何种方式呈现在一个普通的全屏控制器之上。"
        ) { $0.controller.modalPresentationStyle = $1 },
        ScenarioKey(
            "preferredContentSize", Format.size,
            "The size that the presented controller asks for as a popover or form sheet.", "以弹出框或 form sheet 呈现时所要求的大小。"
        ) { $0.controller.preferredContentSize = $1 },
        ScenarioKey(
            "popoverPresentationController",
            .object("popoverPresentationController", PopoverPresentation(), PopoverKeys.all),
            "Where its popover points.", "弹出框指向何处。"
        ) { $0.controller.popoverPresentation = $1 },
    ]

    private static let isDetached = ScenarioKey<ControllerDraft>(
        "isDetached", Format.flag, initial: "false", "Whether addChild was forgotten.", "是否漏了 addChild。"
    ) { $0.controller.isDetached = $1 }

    private static let tabBar = ScenarioKey<ControllerDraft>(
        "tabBar", .object("tabBar", Bar(), BarKeys.bar), "The tab bar.", "标签栏。"
    ) { $0.tabBar = $1 }

    private static let bars: [ScenarioKey<ControllerDraft>] = [
        ScenarioKey(
            "navigationBar", .object("navigationBar", NavigationBar(), BarKeys.navigationBar), "The navigation bar.",
            "导航栏。"
        ) { $0.navigationBar = $1 },
        ScenarioKey(
            "isNavigationBarHidden", Format.flag, initial: "false", "Whether the navigation bar is hidden.",
            "是否隐藏导航栏。"
        ) { $0.isNavigationBarHidden = $1 },
        ScenarioKey("toolbar", .object("toolbar", Bar(), BarKeys.bar), "The toolbar.", "工具栏。") { $0.toolbar = $1 },
        ScenarioKey(
            "isToolbarHidden", Format.flag, initial: "true", "Whether the toolbar is hidden.", "是否隐藏工具栏。"
        ) { $0.isToolbarHidden = $1 },
    ]

    private static let columns: [ScenarioKey<ControllerDraft>] = [
        ScenarioKey("primaryColumnWidth", Format.length, initial: "320", "The width of the primary column.", "主栏宽度。") {
            $0.primaryColumnWidth = $1
        },
        ScenarioKey(
            "displayMode", Format.displayMode, initial: "automatic",
            "Which columns show; the last three words are the names before iOS 14.", "显示哪些栏；最后三个词是 iOS 14 之前的名称。"
        ) { $0.displayMode = $1 },
        ScenarioKey(
            "primaryBackgroundStyle", Format.word(SplitViewController.PrimaryBackgroundStyle.self), initial: "sidebar",
            versions: .from(13), "How the primary column looks; without background it stands beside the other one.",
            "主栏的背景样式；没有背景时与另一栏并排。"
        ) { $0.primaryBackgroundStyle = $1 },
        ScenarioKey(
            "primary", ControllerDecoder.column,
            "The controller of the primary column; the one under a class key is the secondary column's. "
                + "Nothing in it has a name unless it is given one.",
            "主栏的控制器；直接写类名键的是副栏的控制器。主栏里的内容没有默认名称。"
        ) { $0.primary = $1 },
    ]
}
