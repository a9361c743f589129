import LayoutEngine

/// Mappings of the language whose keys nothing computes yet.
enum PlannedSections {
    static let all: [SchemaSection] = [
        section(
            "app", "What the app was built with.", "应用的构建条件。",
            [
                entry("linkedSDK", .osVersion, "The SDK; left out, that of `os`.", "所用 SDK；不写则与 `os` 相同。"),
                entry("launchScreen", .flag, "Whether it has a launch screen.", "是否有启动屏幕。"),
                entry(
                    "requiresDesignCompatibility", .flag, "Whether it keeps the design before iOS 26.",
                    "是否沿用 iOS 26 之前的外观。"),
            ]),
        section(
            "window", "A window smaller than the screen.", "小于屏幕的窗口。",
            [
                entry("frame", .rect, "Its frame on the screen.", "在屏幕上的 frame。"),
                entry("safeAreaInsets", .insets, "Replaces the device's safe area.", "替代设备的安全区。"),
            ]),
        section("keyboard", "The keyboard.", "键盘。", [entry("height", .number, "Its height.", "高度。")]),
        section(
            "navigationItem", "What a controller tells its navigation bar.", "控制器提供给导航栏的内容。",
            [
                entry(
                    "largeTitleDisplayMode", .word(["automatic", "always", "never"]), "When the title is large.",
                    "何时显示大标题。"),
                entry("prompt", .text, "A line above the title.", "标题上方的一行提示。"),
                entry("searchController", .object("searchController"), "The search bar.", "搜索栏。"),
                entry("hidesSearchBarWhenScrolling", .flag, "Whether scrolling hides the search bar.", "滚动时是否隐藏搜索栏。"),
            ]),
        section(
            "searchController", "A UISearchController.", "UISearchController。",
            [
                entry("isActive", .flag, "Whether the reader is searching.", "是否正在搜索。")
            ]),
        section(
            "transform", "A transform.", "变换。",
            [
                entry("translation", .point, "By how far the view is moved.", "平移的距离。"),
                entry("scale", .number, "By what factor it is scaled.", "缩放的倍数。"),
            ]),
        section(
            "section", "A section of a table.", "表格的一组。",
            [
                entry("rows", .count, "The number of rows.", "行数。"),
                entry("header", .object("header"), "The header.", "组头。"),
                entry("footer", .object("header"), "The footer.", "组尾。"),
            ]),
        section(
            "header", "The header or footer of a section.", "组头或组尾。",
            [
                entry("title", .text, "Its title.", "标题。"),
                entry("view", .flag, "Whether the delegate gives a view.", "代理是否提供视图。"),
                entry("height", .number, "The height that the delegate gives.", "代理返回的高度。"),
            ]),
        section(
            "cell", "A single cell.", "单个单元格。",
            [
                entry("height", .number, "Its height.", "高度。"),
                entry("accessory", .word(["none", "disclosureIndicator", "detailButton"]), "Its accessory.", "附件。"),
                entry("text", .text, "Its text.", "文字。"),
                entry("subviews", .views, "The content view's subviews.", "contentView 的子视图。"),
            ]),
    ]

    private static func section(
        _ name: String, _ english: String, _ chinese: String, _ entries: [SchemaEntry]
    ) -> SchemaSection {
        SchemaSection(name, Localized(english, chinese), entries, isSupported: false)
    }

    private static func entry(_ name: String, _ kind: ValueKind, _ english: String, _ chinese: String) -> SchemaEntry {
        SchemaEntry(name, kind, isSupported: false, Localized(english, chinese))
    }
}
