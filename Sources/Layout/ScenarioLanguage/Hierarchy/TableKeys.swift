import LayoutEngine
import Schema

/// The keys that tables add to the keys of scroll views.
enum TableKeys {
    static let all: [ScenarioKey<ViewDraft>] = content + heights + sectionHeights + cells + separators + history

    private static let content: [ScenarioKey<ViewDraft>] = [
        ScenarioKey("style", Format.word(TableView.Style.self), initial: "plain") { $0.tableView.style = $1 },
        ScenarioKey("rows", Format.located(Format.count), initial: "0") { $0.rows = $1 },
        ScenarioKey("sections", Format.located(TableSectionKeys.list)) { $0.sections = $1 },
        ScenarioKey("tableHeaderView", Format.length, initial: "0") { $0.tableView.tableHeaderHeight = $1 },
        ScenarioKey("tableFooterView", Format.length, initial: "0") { $0.tableView.tableFooterHeight = $1 },
        ScenarioKey("isFromNib", Format.flag, initial: "false") { $0.tableView.isFromNib = $1 },
    ]

    private static let heights: [ScenarioKey<ViewDraft>] = [
        ScenarioKey("rowHeight", Format.dimension, initial: "automaticDimension") {
            $0.tableView.rowHeight = $1.points
        },
        ScenarioKey("heightForRow", Format.length) { $0.tableView.heightForRow = $1 },
        ScenarioKey("selfSizedHeight", Format.length, versions: .from(8)) { $0.tableView.selfSizedHeight = $1 },
        ScenarioKey("estimatedRowHeight", Format.dimension) { $0.tableView.estimatedRowHeight = $1.points },
    ]

    private static let sectionHeights: [ScenarioKey<ViewDraft>] = [
        ScenarioKey("sectionHeaderHeight", Format.dimension, initial: "automaticDimension") {
            $0.tableView.sectionHeaderHeight = $1.points
        },
        ScenarioKey("sectionFooterHeight", Format.dimension, initial: "automaticDimension") {
            $0.tableView.sectionFooterHeight = $1.points
        },
        ScenarioKey("estimatedSectionHeaderHeight", Format.dimension) {
            $0.tableView.estimatedSectionHeaderHeight = $1.points
        },
        ScenarioKey("estimatedSectionFooterHeight", Format.dimension) {
            $0.tableView.estimatedSectionFooterHeight = $1.points
        },
        ScenarioKey("sectionHeaderTopPadding", Format.dimension, initial: "automaticDimension", versions: .from(15)) {
            $0.tableView.sectionHeaderTopPadding = $1.points
        },
    ]

    private static let cells: [ScenarioKey<ViewDraft>] = [
        ScenarioKey("cells", Format.located(TableCellKeys.list)) { $0.cells = $1 },
        ScenarioKey("accessory", Format.accessory, initial: "none") { $0.tableView.accessory = $1 },
        ScenarioKey("insetsContentViewsToSafeArea", Format.flag, initial: "true", versions: .from(11)) {
            $0.tableView.insetsContentViewsToSafeArea = $1
        },
        ScenarioKey("cellLayoutMarginsFollowReadableWidth", Format.flag, versions: .from(9)) {
            $0.tableView.cellLayoutMarginsFollowReadableWidth = $1
        },
    ]

    private static let separators: [ScenarioKey<ViewDraft>] = [
        ScenarioKey("separatorStyle", Format.word(TableView.SeparatorStyle.self), initial: "singleLine") {
            $0.tableView.separatorStyle = $1
        },
        ScenarioKey("separatorInset", Format.insets) { $0.tableView.separatorInset = $1 },
        ScenarioKey(
            "separatorInsetReference", Format.word(TableView.SeparatorInsetReference.self), initial: "fromCellEdges",
            versions: .from(11)
        ) { $0.tableView.separatorInsetReference = $1 },
    ]

    private static let history: [ScenarioKey<ViewDraft>] = [
        ScenarioKey("isScrolledThrough", Format.flag, initial: "false") { $0.tableView.isScrolledThrough = $1 },
        ScenarioKey("isReloaded", Format.flag, initial: "false") { $0.tableView.isReloaded = $1 },
    ]
}

extension TableSection.Height {
    /// The height in points; nil for automaticDimension.
    fileprivate var points: Double? {
        if case .points(let points) = self { points } else { nil }
    }
}
