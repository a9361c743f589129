import DataTree
import LayoutEngine
import Schema

/// The keys of a single cell that differs from the others of its table.
enum TableCellKeys {
    /// A cell that does not say which row it is has its own place in the list.
    static let list = ScenarioFormat.objects("cell", all) { TableCell(section: 0, row: $0) }

    static let all: [ScenarioKey<TableCell>] = [
        ScenarioKey("section", Format.count, initial: "0", "The section, counted from 0.", "所在的组，从 0 开始。") {
            $0.section = $1
        },
        ScenarioKey(
            "row", Format.count, "The row, counted from 0. Left out, it is the cell's place in the list.",
            "所在的行，从 0 开始；不写则为它在列表中的位置。"
        ) { $0.row = $1 },
        ScenarioKey("height", Format.length, "The height of the row.", "行高。") { $0.height = $1 },
        ScenarioKey("accessory", Format.accessory, "What stands at its end.", "单元格末端的附件。") { $0.accessory = $1 },
        ScenarioKey(
            "text", Format.text, "What its text label shows: one line, which changes no height.",
            "textLabel 的文字；只占一行，不影响行高。"
        ) { $0.text = $1 },
        ScenarioKey("subviews", ViewReading.list, "What the app puts into the content view.", "应用放进 contentView 的子视图。")
        {
            $0.subviews = $1
        },
    ]
}
