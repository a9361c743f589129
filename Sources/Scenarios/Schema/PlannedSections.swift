import LayoutEngine

/// Mappings of the language whose keys nothing computes yet.
enum PlannedSections {
    static let all: [SchemaSection] = [
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
