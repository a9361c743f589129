import DataTree
import LayoutEngine

/// The keys of a table's section, and of its header and footer.
enum TableSectionKeys {
    static let list = ValueFormat.objects("section", all) { _ in TableSection(rows: 0) }

    static let all: [SchemaKey<TableSection>] = [
        SchemaKey("rows", Format.count, initial: "0", "The number of rows.", "行数。") { $0.rows = $1 },
        SchemaKey(
            "header", .object("header", TableSection.Supplement(), supplement),
            "What data source and delegate say of the header; empty when they say nothing.",
            "数据源和代理为组头提供的内容；什么都没有提供时不写。"
        ) { $0.header = $1 },
        SchemaKey(
            "footer", .object("header", TableSection.Supplement(), supplement), "The same for the footer.", "对组尾同样如此。"
        ) { $0.footer = $1 },
    ]

    static let supplement: [SchemaKey<TableSection.Supplement>] = [
        SchemaKey("title", Format.text, "What titleForHeaderInSection answers.", "titleForHeaderInSection 的返回值。") {
            supplement, _ in supplement.hasTitle = true
        },
        SchemaKey(
            "view", delegateView, initial: "false",
            "True when viewForHeaderInSection answers a view, `none` when it is implemented and answers nil.",
            "viewForHeaderInSection 返回视图时为 true；实现了但返回 nil 时写 `none`。"
        ) { $0.view = $1 },
        SchemaKey(
            "height", Format.dimension, "What heightForHeaderInSection answers. Left out, it is not implemented.",
            "heightForHeaderInSection 的返回值；不写表示没有实现。"
        ) { $0.height = $1 },
        SchemaKey(
            "selfSizedHeight", Format.length, versions: .from(8), "The height that the delegate's view asks for.",
            "代理提供的视图自身要求的高度。"
        ) { $0.selfSizedHeight = $1 },
    ]

    private static let delegateView: ValueFormat<TableSection.DelegateView> = {
        let words = ["true", "false", "none"]
        return ValueFormat(kind: .word(words)) { node, decoding in
            switch Format.oneOf(words, node, &decoding) {
            case "true": .view
            case "none": TableSection.DelegateView.none
            case "false": .notImplemented
            default: nil
            }
        }
    }()
}
