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

    static let textSize = Rule(
        "table.row-height.text-size", .from(8), .observed,
        evidence: ["oui26-row-xxxl-59", "oui26-row-ax-80", "openradar 18655494", "WWDC 2017 245"],
        "At a larger text size a self-sizing row is as high as 44 points that grow with body text, from iOS 26 at least as high "
            + "as the line and 31 points, rounded up. It never falls below the default height. Measured on iOS 26 only, for one line.",
        "字号调大后，自适应高度的行取 44 随正文放大后的高度；iOS 26 起至少为一行文字加 31，向上取整。它不会低于默认行高。只在 iOS 26 上按一行文字测得。")

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
            return .input("\(label).heightForRow", answered, default: .nan).handedOn(as: name, by: rule)
        }
        if let set = table.rowHeight.map({ $0.nonNegative }) {
            return .input("\(label).rowHeight", set, default: .nan).handedOn(as: name, by: rule)
        }
        if let asked = table.selfSizedHeight.map({ $0.nonNegative }), sizesItself(table, in: environment) {
            return .input("\(label).selfSizedHeight", asked, default: .nan).handedOn(as: name, by: selfSizing)
        }
        return standardHeight(table, in: environment)
    }

    /// What a row counts with before it is laid out; nil where every row is asked for its height at once.
    static func estimate(_ label: String, _ table: TableView, in environment: Environment) -> Quantity? {
        let name = Localized("estimated row height", "估算行高")
        if let set = table.estimatedRowHeight {
            guard set > 0, set.isFinite else { return nil }
            return .input("\(label).estimatedRowHeight", set, default: .nan).handedOn(as: name, by: estimate)
        }
        guard environment.answers(.rowsAreEstimated, environment.designOS >= OSVersion(11)) else { return nil }
        if let set = table.rowHeight.map({ $0.nonNegative }) {
            return .input("\(label).rowHeight", set, default: .nan).handedOn(as: name, by: estimate)
        }
        return standardHeight(table, in: environment).handedOn(as: name, by: estimate)
    }

    private static func sizesItself(_ table: TableView, in environment: Environment) -> Bool {
        guard environment.os >= OSVersion(8) else { return false }
        return environment.answers(
            .rowsSizeThemselves, table.estimatedRowHeight.map { $0 > 0 } ?? (environment.designOS >= OSVersion(11)))
    }

    /// The height of a row with a line of text that nobody sets a height for.
    private static func standardHeight(_ table: TableView, in environment: Environment) -> Quantity {
        let name = Localized("default row height", "默认行高")
        let isNew = environment.answers(.rowsAreNew, environment.designOS.major >= 26 && !table.isFromNib)
        let standard = Quantity.stated(name, Self.standard, isNew ? 52 : 44)
        let scale = scaled44(TextSize.category(in: environment))
        guard scale > 44, !table.isFromNib, sizesItself(table, in: environment) else { return standard }
        var candidates = [
            standard.named(Localized("at the default text size", "默认字号下")),
            .stated(Localized("44 points scaled with the text", "44 随字号放大"), textSize, scale),
        ]
        if isNew {
            let line = TableTextLines(environment).body
            let around = Localized("line and the space around it, rounded up", "一行文字及上下间距，向上取整")
            let space = Quantity.stated(Localized("space around the line", "文字上下的间距"), textSize, 31)
            let whole = Quantity.sum(Localized("line and the space around it", "一行文字及上下间距"), textSize, [line, space])
            candidates.append(.rounded(around, textSize, whole, .up))
        }
        return .maximum(name, textSize, candidates)
    }

    /// What 44 points become as the metrics of body text scale them; 44 up to the default text size.
    private static func scaled44(_ category: ContentSizeCategory) -> Double {
        switch category {
        case .extraSmall, .small, .medium, .large: 44
        case .extraLarge: 48
        case .extraExtraLarge: 52
        case .extraExtraExtraLarge: 58
        case .accessibilityMedium: 68
        case .accessibilityLarge: 80
        case .accessibilityExtraLarge: 96
        case .accessibilityExtraExtraLarge: 112
        case .accessibilityExtraExtraExtraLarge: 124
        }
    }
}

extension Double {
    /// The number itself, and 0 for what cannot be a height.
    var nonNegative: Double { isFinite && self > 0 ? self : 0 }
}
