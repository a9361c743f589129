import DataTree
import LayoutEngine
import Schema

/// The keys of a table's section, and of its header and footer.
enum TableSectionKeys {
    static let list = ScenarioFormat.objects("section", all) { _ in TableSection(rows: 0) }

    static let all: [ScenarioKey<TableSection>] = [
        ScenarioKey("rows", Format.count, initial: "0", "The number of rows.", "行数。") { $0.rows = $1 },
        ScenarioKey(
            "header", .object("header", TableSection.Supplement(), supplement),
            "What data source and delegate say of the header; empty when they say nothing.",
            "数据源和代理为组头提供的内容；什么都没有提供时不写。"
        ) { $0.header = $1 },
        ScenarioKey(
            "footer", .object("header", TableSection.Supplement(), supplement), "The same for the footer.", "对组尾同样如此。"
        ) { $0.footer = $1 },
    ]

    static let supplement: [ScenarioKey<TableSection.Supplement>] = [
        ScenarioKey("title", Format.text, "What titleForHeaderInSection answers.", "titleForHeaderInSection 的返回值。") {
            supplement, _ in supplement.hasTitle = true
        },
        ScenarioKey(
            "view", delegateView, initial: "false",
            "True when viewForHeaderInSection answers a view, `none` when it is implemented and answers nil.",
            "viewForHeaderInSection 返回视图时为 true；实现了但返回 nil 时写 `none`。"
        ) { $0.view = $1 },
        ScenarioKey(
            "height", Format.dimension, "What heightForHeaderInSection answers. Left out, it is not implemented.",
            "heightForHeaderInSection 的返回值；不写表示没有实现。"
        ) { $0.height = $1 },
        ScenarioKey(
            "selfSizedHeight", Format.length, versions: .from(8), "The height that the delegate's view asks for.",
            "代理提供的视图自身要求的高度。"
        ) { $0.selfSizedHeight = $1 },
    ]

    private static let delegateView: ScenarioFormat<TableSection.DelegateView> = {
        let words = ["true", "false", "none"]
        return ScenarioFormat(kind: .word(words)) { node, decoder in
            switch Format.oneOf(words, node, &decoder) {
            case "true": .view
            case "none": TableSection.DelegateView.none
            case "false": .notImplemented
            default: nil
            }
        }
    }()
}

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
        ScenarioKey("subviews", ViewDecoder.list, "What the app puts into the content view.", "应用放进 contentView 的子视图。")
        {
            $0.subviews = $1
        },
    ]
}
