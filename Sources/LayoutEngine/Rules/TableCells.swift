import Geometry

/// Where cells, headers and footers lie, and the views inside them.
enum TableCells {
    static let frame = Rule(
        "table.cell.frame", .always, .documented, evidence: ["N8", "N44", "N48", "N111"],
        "Cells, headers and footers span the table's width, whatever the safe area; in inset grouped tables they keep the side "
            + "margin.",
        "单元格、组头和组尾与表格同宽，不受安全区影响；insetGrouped 表格中两侧留出边距。")

    static let contentView = Rule(
        "table.cell.content-view", .always, .observed, evidence: ["N48", "N121", "N122", "N123", "N119", "N29"],
        "Up to iOS 12 a cell's content view ends above the separator; from iOS 13 it is as high as the cell.",
        "iOS 12 及之前，contentView 到分隔线上沿为止；iOS 13 起与单元格同高。")

    static let safeArea = Rule(
        "table.content-view.safe-area", .from(11), .documented, evidence: ["imano-13", "N111", "WWDC 2017 204"],
        "While insetsContentViewsToSafeArea is true, content views of cells, headers and footers keep between the safe area's left "
            + "and right edges.",
        "insetsContentViewsToSafeArea 为 true 时，单元格、组头和组尾的 contentView 保持在安全区左右两边之内。")

    static let accessory = Rule(
        "table.cell.accessory", .always, .observed,
        evidence: [
            "N121", "N69", "oui26-disclosure-316.5", "oui26-disclosure-xxxl-313", "oui26-disclosure-ax-307",
            "oui26-switch-310",
        ],
        "An accessory takes its own width and the side margin off the content view, up to iOS 12 with 10 points between the two. "
            + "A disclosure indicator is 8 points wide up to iOS 12, then about 10.5 at the default text size and growing with it; the "
            + "widths of detail buttons are inferred.",
        "附件占去自身宽度和一侧边距，contentView 相应变窄；iOS 12 及之前两者之间还隔 10。disclosureIndicator 在 iOS 12 及之前宽 8，之后在默认字号下约 10.5，并随字号放大；detailButton 的宽度是推断的。"
    )

    static let textLabel = Rule(
        "table.cell.text-label", .always, .observed, evidence: ["N121", "N123", "N69", "N111", "N29", "N8"],
        "The text label begins at the side margin, before iOS 11 at the separator inset. Up to iOS 12 it fills the content view; "
            + "from iOS 13 it is one line high, in the middle, and at most as wide as given here.",
        "textLabel 从边距处开始，iOS 11 之前从分隔线缩进处开始。iOS 12 及之前它占满 contentView；iOS 13 起只有一行高，垂直居中，宽度不超过这里给出的值。"
    )

    static let margins = Rule(
        "table.cell.layout-margins", .from(8), .inferred, evidence: ["oui26-cell-15-20", "N111"],
        "From iOS 11 the margins of cells and content views are the side margins; above and below 11 points, from iOS 26 15. "
            + "Beside an accessory a content view has 8. Before iOS 11 they are the 8 points of any view.",
        "iOS 11 起，单元格和 contentView 的左右布局边距就是两侧边距，上下为 11，iOS 26 起为 15；contentView 在附件一侧为 8。iOS 11 之前与普通视图一样都是 8。"
    )

    /// What an accessory takes off a content view's width; nil for none.
    static func accessoryWidth(
        _ kind: TableCellAccessory, _ path: String, margin: Quantity, in environment: Environment
    ) -> Quantity? {
        let name = Localized("accessory with its margin", "附件及其边距")
        guard let own = width(of: kind, path, in: environment) else { return nil }
        let outer: Quantity =
            environment.os < OSVersion(8) ? .stated(Localized("side margin", "两侧边距"), accessory, 15) : margin
        guard environment.os < OSVersion(13) else { return .sum(name, accessory, [outer, own]) }
        let space = Quantity.stated(Localized("space before the accessory", "附件之前的间距"), accessory, 10)
        return .sum(name, accessory, [outer, own, space])
    }

    private static func width(of kind: TableCellAccessory, _ path: String, in environment: Environment) -> Quantity? {
        let name = Localized("accessory", "附件")
        let isOld = environment.os < OSVersion(13)
        switch kind {
        case .none: return nil
        case .disclosureIndicator:
            if isOld { return .stated(name, accessory, 8) }
            let symbol = Quantity.stated(
                Localized("disclosure indicator at the default text size", "默认字号下的 disclosureIndicator"), accessory,
                10.42)
            let grown = TextSize.grown(
                symbol, Localized("disclosure indicator", "disclosureIndicator"), accessory, in: environment)
            return .rounded(name, accessory, grown, scale: environment.pixelsPerPoint)
        case .detailButton: return .stated(name, accessory, isOld ? 22 : 25)
        case .view(let width): return .input("\(path).accessoryView", width.nonNegative, default: .nan)
        }
    }
}
