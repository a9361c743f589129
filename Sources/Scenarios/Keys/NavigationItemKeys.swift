import DataTree
import LayoutEngine
import Schema

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
