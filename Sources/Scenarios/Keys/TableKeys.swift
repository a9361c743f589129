import LayoutEngine

/// What tables add to the keys of scroll views.
enum TableKeys {
    static let all: [SchemaKey<ViewDraft>] = supported + planned

    private static let supported: [SchemaKey<ViewDraft>] = [
        SchemaKey(
            "style", Format.word(TableView.Style.self), initial: "plain", "The table's style.", "表格样式。"
        ) { $0.tableView.style = $1 },
        SchemaKey("rows", Format.count, initial: "0", "The number of rows of its one section.", "唯一一组的行数。") {
            $0.tableView.rows = $1
        },
        SchemaKey(
            "rowHeight", Format.length, "The height of every row. Left out, it is automatic.",
            "每一行的高度；不写则自动计算。"
        ) { $0.tableView.rowHeight = $1 },
        SchemaKey(
            "estimatedRowHeight", Format.length,
            "The height that rows count with until they are laid out. Left out, it is 0 before iOS 11 and automatic from "
                + "11.",
            "行在布局之前按此高度估算；不写时，iOS 11 之前为 0，iOS 11 起自动估算。"
        ) { $0.tableView.estimatedRowHeight = $1 },
        SchemaKey(
            "tableHeaderView", Format.length, initial: "0", "The height of the view above all rows.",
            "所有行之上的表头视图的高度。"
        ) { $0.tableView.tableHeaderHeight = $1 },
        SchemaKey(
            "tableFooterView", Format.length, initial: "0", "The height of the view below all rows.",
            "所有行之下的表尾视图的高度。"
        ) { $0.tableView.tableFooterHeight = $1 },
    ]

    private static let planned: [SchemaKey<ViewDraft>] = [
        .notYet("sections", .list(.object("section")), "The sections, with rows, header and footer.", "各组的行、组头与组尾。"),
        .notYet("cells", .list(.object("cell")), "Single cells that differ from the others.", "与众不同的单个单元格。"),
        .notYet("heightForRow", .number, "What the delegate answers for a row.", "代理返回的行高。"),
        .notYet("selfSizedHeight", .number, "The height that cells ask for.", "单元格自身要求的高度。"),
        .notYet(
            "accessory", .word(["none", "disclosureIndicator", "detailButton"]), "What stands at the end of cells.",
            "单元格末端的附件。"),
        .notYet("estimatedSectionHeaderHeight", .number, "The height that headers count with.", "组头的估算高度。"),
        .notYet("estimatedSectionFooterHeight", .number, "The height that footers count with.", "组尾的估算高度。"),
        .notYet("sectionHeaderHeight", .number, "The height of headers.", "组头高度。"),
        .notYet("sectionFooterHeight", .number, "The height of footers.", "组尾高度。"),
        .notYet("sectionHeaderTopPadding", .number, versions: .from(15), "The space above headers.", "组头上方的间距。"),
        .notYet("separatorInset", .insets, "The distance of separators from the edges.", "分隔线与两边的距离。"),
        .notYet(
            "separatorInsetReference", .word(["fromCellEdges", "fromAutomaticInsets"]), versions: .from(11),
            "What separatorInset is measured from.", "separatorInset 从哪里量起。"),
        .notYet(
            "insetsContentViewsToSafeArea", .flag, versions: .from(11),
            "Whether content views keep inside the safe area.",
            "contentView 是否保持在安全区内。"),
        .notYet(
            "cellLayoutMarginsFollowReadableWidth", .flag, versions: .from(9),
            "Whether margins keep lines readable.", "边距是否按易读宽度取值。"),
        .notYet("isFromNib", .flag, "Whether the table was made from a nib.", "表格是否由 nib 创建。"),
    ]
}
