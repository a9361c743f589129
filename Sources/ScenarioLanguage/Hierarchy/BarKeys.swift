import DataTree
import LayoutEngine
import Schema

/// The keys of bars.
enum BarKeys {
    static let bar: [ScenarioKey<Bar>] = [
        ScenarioKey(
            "isTranslucent", Format.flag,
            "Whether content shows through the bar. Left out, UIKit decides, as a rule for translucent.",
            "栏是否半透明；不写则由 UIKit 决定，一般为半透明。"
        ) { $0.isTranslucent = $1 },
        ScenarioKey("isHidden", Format.flag, initial: "false", "Whether the bar is hidden.", "栏是否隐藏。") {
            $0.isHidden = $1
        },
        ScenarioKey(
            "backgroundImage", Format.word(Bar.BackgroundImage.self), initial: "none",
            "The background image; an opaque one makes the bar opaque unless the app sets isTranslucent.",
            "背景图片；不透明的图片会让栏变为不透明，除非应用设置了 isTranslucent。"
        ) { $0.backgroundImage = $1 },
    ]

    static let navigationBar: [ScenarioKey<NavigationBar>] =
        bar.map { $0.lifted { draft, change in change(&draft.bar) } } + [
            ScenarioKey(
                "barStyle", Format.word(NavigationBar.Style.self), initial: "default", "The bar's style.", "栏的样式。"
            ) { $0.barStyle = $1 },
            ScenarioKey(
                "prefersLargeTitles", Format.flag, initial: "false", versions: .from(11),
                "Whether titles may be large.",
                "是否允许大标题。"
            ) { $0.prefersLargeTitles = $1 },
        ]
}

/// The keys of what a controller tells its navigation bar.
enum NavigationItemKeys {
    static let all: [ScenarioKey<NavigationItem>] = [
        ScenarioKey(
            "largeTitleDisplayMode", Format.word(NavigationItem.LargeTitleDisplayMode.self), initial: "automatic",
            versions: .from(11), "When the title is large.", "何时显示大标题。"
        ) { $0.largeTitleDisplayMode = $1 },
        ScenarioKey("prompt", Format.text, "A line above the title.", "标题上方的一行提示。") { item, _ in
            item.hasPrompt = true
        },
        ScenarioKey(
            "searchController",
            .object("searchController", NavigationItem.SearchController(), searchController), versions: .from(11),
            "The search bar.", "搜索栏。"
        ) { $0.searchController = $1 },
        ScenarioKey(
            "hidesSearchBarWhenScrolling", Format.flag, initial: "true", versions: .from(11),
            "Whether scrolling hides the search bar.", "滚动时是否隐藏搜索栏。"
        ) { $0.hidesSearchBarWhenScrolling = $1 },
    ]

    static let searchController: [ScenarioKey<NavigationItem.SearchController>] = [
        ScenarioKey("isActive", Format.flag, initial: "false", "Whether the reader is searching.", "是否正在搜索。") {
            $0.isActive = $1
        }
    ]
}

/// The keys of what a presented controller tells its popover.
enum PopoverKeys {
    static let all: [ScenarioKey<PopoverPresentation>] = [
        ScenarioKey(
            "sourceRect", Format.rect,
            "What the popover points at, in the window. Left out, it stands in the middle without an arrow.",
            "弹出框所指的区域，窗口坐标；不写则位于中央且没有箭头。"
        ) { $0.sourceRect = $1 },
        ScenarioKey(
            "permittedArrowDirections", Format.oneOrMore(Format.word(PopoverPresentation.ArrowDirection.self)),
            "Where the arrow may point; left out, anywhere.", "箭头可以指的方向；不写则不限。"
        ) { $0.permittedArrowDirections = $1 },
    ]
}
