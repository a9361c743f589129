import LayoutEngine
import Schema

/// What tables add to the keys of scroll views.
enum TableKeys {
    static let all: [ScenarioKey<ViewDraft>] = content + heights + sectionHeights + cells + separators + history

    private static let content: [ScenarioKey<ViewDraft>] = [
        ScenarioKey(
            "style", Format.word(TableView.Style.self), initial: "plain", "The table's style.", "表格样式。"
        ) { $0.tableView.style = $1 },
        ScenarioKey(
            "rows", Format.located(Format.count), initial: "0", "The number of rows of a table with one section.",
            "只有一组时的行数。"
        ) { $0.rows = $1 },
        ScenarioKey(
            "sections", Format.located(TableSectionKeys.list),
            "The sections, in place of `rows`, with rows, header and footer.", "各组的行、组头与组尾，用来代替 `rows`。"
        ) { $0.sections = $1 },
        ScenarioKey(
            "tableHeaderView", Format.length, initial: "0", "The height of the view above all rows.",
            "所有行之上的表头视图的高度。"
        ) { $0.tableView.tableHeaderHeight = $1 },
        ScenarioKey(
            "tableFooterView", Format.length, initial: "0", "The height of the view below all rows.",
            "所有行之下的表尾视图的高度。"
        ) { $0.tableView.tableFooterHeight = $1 },
        ScenarioKey(
            "isFromNib", Format.flag, initial: "false",
            "Whether the table was made from a nib, which stores heights and margins of its own.",
            "表格是否由 nib 创建；nib 会存下自己的高度和边距。"
        ) { $0.tableView.isFromNib = $1 },
    ]

    private static let heights: [ScenarioKey<ViewDraft>] = [
        ScenarioKey(
            "rowHeight", Format.dimension, initial: "automaticDimension", "The height of every row.", "每一行的高度。"
        ) { $0.tableView.rowHeight = $1.points },
        ScenarioKey(
            "heightForRow", Format.length, "What the delegate answers as the height of every row.", "代理返回的行高，对每一行都一样。"
        ) { $0.tableView.heightForRow = $1 },
        ScenarioKey(
            "selfSizedHeight", Format.length, versions: .from(8),
            "The height that self-sizing cells ask for; left out, that of a line of text.",
            "自行决定高度的单元格所要求的高度；不写则为一行文字的高度。"
        ) { $0.tableView.selfSizedHeight = $1 },
        ScenarioKey(
            "estimatedRowHeight", Format.dimension,
            "The height that rows count with until they are laid out; 0 for no estimates, which is the default before "
                + "iOS 11.",
            "行在布局之前按此高度估算；0 表示不估算，这也是 iOS 11 之前的默认值。"
        ) { $0.tableView.estimatedRowHeight = $1.points },
    ]

    private static let sectionHeights: [ScenarioKey<ViewDraft>] = [
        ScenarioKey(
            "sectionHeaderHeight", Format.dimension, initial: "automaticDimension", "The height of headers.", "组头高度。"
        ) { $0.tableView.sectionHeaderHeight = $1.points },
        ScenarioKey(
            "sectionFooterHeight", Format.dimension, initial: "automaticDimension", "The height of footers.", "组尾高度。"
        ) { $0.tableView.sectionFooterHeight = $1.points },
        ScenarioKey(
            "estimatedSectionHeaderHeight", Format.dimension,
            "The height that headers count with until they are laid out; 0 for no estimates, which is the default before "
                + "iOS 11.",
            "组头在布局之前按此高度估算；0 表示不估算，这也是 iOS 11 之前的默认值。"
        ) { $0.tableView.estimatedSectionHeaderHeight = $1.points },
        ScenarioKey(
            "estimatedSectionFooterHeight", Format.dimension, "The same for footers.", "对组尾同样如此。"
        ) { $0.tableView.estimatedSectionFooterHeight = $1.points },
        ScenarioKey(
            "sectionHeaderTopPadding", Format.dimension, initial: "automaticDimension", versions: .from(15),
            "The space above headers.", "组头上方的间距。"
        ) { $0.tableView.sectionHeaderTopPadding = $1.points },
    ]

    private static let cells: [ScenarioKey<ViewDraft>] = [
        ScenarioKey(
            "cells", Format.located(TableCellKeys.list), "Single cells that differ from the others.",
            "与众不同的单个单元格。"
        ) { $0.cells = $1 },
        ScenarioKey(
            "accessory", Format.accessory, initial: "none", "What stands at the end of cells.", "单元格末端的附件。"
        ) { $0.tableView.accessory = $1 },
        ScenarioKey(
            "insetsContentViewsToSafeArea", Format.flag, initial: "true", versions: .from(11),
            "Whether content views keep inside the safe area.", "contentView 是否保持在安全区内。"
        ) { $0.tableView.insetsContentViewsToSafeArea = $1 },
        ScenarioKey(
            "cellLayoutMarginsFollowReadableWidth", Format.flag, versions: .from(9),
            "Whether margins keep lines readable. Left out, true from iOS 9 to 11 for tables made in code, else false.",
            "边距是否按易读宽度取值。不写时，iOS 9 到 11 中用代码创建的表格为 true，其余为 false。"
        ) { $0.tableView.cellLayoutMarginsFollowReadableWidth = $1 },
    ]

    private static let separators: [ScenarioKey<ViewDraft>] = [
        ScenarioKey(
            "separatorStyle", Format.word(TableView.SeparatorStyle.self), initial: "singleLine",
            "Whether there are lines between rows.", "行与行之间是否有分隔线。"
        ) { $0.tableView.separatorStyle = $1 },
        ScenarioKey(
            "separatorInset", Format.insets,
            "The distance of separators from the sides; left is the leading side. Left out, it is automatic.",
            "分隔线与两侧的距离，left 指前导侧；不写则为自动。"
        ) { $0.tableView.separatorInset = $1 },
        ScenarioKey(
            "separatorInsetReference", Format.word(TableView.SeparatorInsetReference.self), initial: "fromCellEdges",
            versions: .from(11), "What separatorInset is measured from.", "separatorInset 从哪里量起。"
        ) { $0.tableView.separatorInsetReference = $1 },
    ]

    private static let history: [ScenarioKey<ViewDraft>] = [
        ScenarioKey(
            "isScrolledThrough", Format.flag, initial: "false",
            "Whether the reader has scrolled past all rows, so that each was laid out once. So has whoever scrolls to the "
                + "`end`.",
            "读者是否已经滚过所有行，使每一行都布局过；滚到 `end` 也算。"
        ) { $0.tableView.isScrolledThrough = $1 },
        ScenarioKey(
            "isReloaded", Format.flag, initial: "false",
            "Whether reloadData was called after everything else, before the layout that follows it.",
            "是否在最后调用了 reloadData，而随后的布局尚未进行。"
        ) { $0.tableView.isReloaded = $1 },
    ]
}

extension TableSection.Height {
    /// The height in points; nil for automaticDimension.
    fileprivate var points: Double? {
        if case .points(let points) = self { points } else { nil }
    }
}
