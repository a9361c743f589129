import Geometry

/// How high rows are, and what they count with until they are laid out.
enum TableRowHeights {
    static let rule = Rule(
        "table.row-height", .always, .documented, evidence: ["S1-11-default", "N77", "UITableView.rowHeight"],
        "A row is as high as heightForRowAt answers, else as rowHeight says, else as its cell asks for.",
        "行高先看 heightForRowAt 的返回值，其次看 rowHeight，都没有时由单元格自身决定。")

    static let standard = Rule(
        "table.row-height.default", .always, .observed, evidence: ["S4-660", "N17", "N48", "N53", "oui26-row-52"],
        "A row that nobody sets a height for, with a line of text, is 44 points high; from iOS 26 it is 52.",
        "没有指定高度、只有一行文字的行高 44；iOS 26 起为 52。")

    static let selfSizing = Rule(
        "table.row-height.self-sizing", .from(8), .documented,
        evidence: ["UITableView.estimatedRowHeight", "WWDC 2017 204"],
        "Cells size themselves only while rowHeight is automatic and rows are estimated.",
        "只有 rowHeight 为 automaticDimension 且行高采用估算时，单元格才自行决定高度。")

    static let estimate = Rule(
        "table.row-height.estimate", .always, .observed, evidence: ["S3-estimate", "S4-660", "N109", "N110"],
        "Until it is laid out a row counts with estimatedRowHeight. Left alone that is off before iOS 11 and in apps linked "
            + "with an older SDK; from 11 it is rowHeight, or the default height when rowHeight is automatic, whatever "
            + "heightForRowAt would answer.",
        "行在布局之前按 estimatedRowHeight 计算。不设置时，iOS 11 之前以及用更早 SDK 链接的应用不估算；iOS 11 起取 rowHeight，rowHeight 为 automaticDimension 时取默认行高，与 heightForRowAt 会返回多少无关。"
    )

    /// The height of a row that its section has nothing special to say about, once it is laid out.
    static func height(_ label: String, _ table: TableView, in environment: Environment) -> Quantity {
        let name = Localized("row height", "行高")
        if let answered = table.heightForRow.map({ $0.nonNegative }) {
            return .input("\(label).heightForRow", answered, default: .nan).passed(on: name, rule)
        }
        if let set = table.rowHeight.map({ $0.nonNegative }) {
            return .input("\(label).rowHeight", set, default: .nan).passed(on: name, rule)
        }
        if let asked = table.selfSizedHeight.map({ $0.nonNegative }), sizesItself(table, in: environment) {
            return .input("\(label).selfSizedHeight", asked, default: .nan).passed(on: name, selfSizing)
        }
        return standardHeight(table, in: environment)
    }

    /// What a row counts with before it is laid out; nil where every row is asked for its height at once.
    static func estimate(_ label: String, _ table: TableView, in environment: Environment) -> Quantity? {
        let name = Localized("estimated row height", "估算行高")
        if let set = table.estimatedRowHeight {
            guard set > 0, set.isFinite else { return nil }
            return .input("\(label).estimatedRowHeight", set, default: .nan).passed(on: name, estimate)
        }
        guard environment.designOS >= OSVersion(11) else { return nil }
        if let set = table.rowHeight.map({ $0.nonNegative }) {
            return .input("\(label).rowHeight", set, default: .nan).passed(on: name, estimate)
        }
        return standardHeight(table, in: environment).passed(on: name, estimate)
    }

    private static func sizesItself(_ table: TableView, in environment: Environment) -> Bool {
        guard environment.os >= OSVersion(8) else { return false }
        return table.estimatedRowHeight.map { $0 > 0 } ?? (environment.designOS >= OSVersion(11))
    }

    private static func standardHeight(_ table: TableView, in environment: Environment) -> Quantity {
        let isNew = environment.designOS.major >= 26 && !table.isFromNib
        return .constant(Localized("default row height", "默认行高"), standard, isNew ? 52 : 44)
    }
}

extension Double {
    /// The number itself, and 0 for what cannot be a height.
    var nonNegative: Double { isFinite && self > 0 ? self : 0 }
}
