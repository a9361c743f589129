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
