import Geometry

/// The heights of rows, and their estimates until they are laid out.
enum TableRowHeights {
    static let rule = Rule(
        "table.row-height", .always, .documented, evidence: ["S1-11-default", "N77", "UITableView.rowHeight"])

    static let standard = Rule(
        "table.row-height.default", .always, .observed, evidence: ["S4-660", "N17", "N48", "N53", "oui26-row-52"])

    static let textSize = Rule(
        "table.row-height.text-size", .from(8), .observed,
        evidence: ["oui26-row-xxxl-59", "oui26-row-ax-80", "openradar 18655494", "WWDC 2017 245"])

    static let selfSizing = Rule(
        "table.row-height.self-sizing", .from(8), .documented,
        evidence: ["UITableView.estimatedRowHeight", "WWDC 2017 204"])

    static let estimate = Rule(
        "table.row-height.estimate", .always, .observed, evidence: ["S3-estimate", "S4-660", "N109", "N110"])

    /// The height of a row without settings of its own in its section, once it is laid out.
    static func height(_ label: String, _ table: TableView, in environment: Environment) -> Quantity {
        let name = DerivationName.term(.rowHeight)
        if let answered = table.heightForRow.map({ $0.nonNegative }) {
            return .input("\(label).heightForRow", answered, default: .nan).renamed(as: name, by: rule)
        }
        if let set = table.rowHeight.map({ $0.nonNegative }) {
            return .input("\(label).rowHeight", set, default: .nan).renamed(as: name, by: rule)
        }
        if let asked = table.selfSizedHeight.map({ $0.nonNegative }), sizesItself(table, in: environment) {
            return .input("\(label).selfSizedHeight", asked, default: .nan).renamed(as: name, by: selfSizing)
        }
        return standardHeight(table, in: environment)
    }

    /// The estimated height of a row before it is laid out; nil if the heights of all rows are requested at once.
    static func estimate(_ label: String, _ table: TableView, in environment: Environment) -> Quantity? {
        let name = DerivationName.term(.estimatedRowHeight)
        if let set = table.estimatedRowHeight {
            guard set > 0, set.isFinite else { return nil }
            return .input("\(label).estimatedRowHeight", set, default: .nan).renamed(as: name, by: estimate)
        }
        guard environment.decide(.rowsAreEstimated, environment.designOS >= OSVersion(11)) else { return nil }
        if let set = table.rowHeight.map({ $0.nonNegative }) {
            return .input("\(label).rowHeight", set, default: .nan).renamed(as: name, by: estimate)
        }
        return standardHeight(table, in: environment).renamed(as: name, by: estimate)
    }

    /// Whether rows have the heights that their cells ask for.
    static func sizesItself(_ table: TableView, in environment: Environment) -> Bool {
        guard environment.os >= OSVersion(8) else { return false }
        return environment.decide(
            .rowsSizeThemselves, table.estimatedRowHeight.map { $0 > 0 } ?? (environment.designOS >= OSVersion(11)))
    }

    /// The default height of a row with a line of text.
    private static func standardHeight(_ table: TableView, in environment: Environment) -> Quantity {
        let name = DerivationName.term(.defaultRowHeight)
        let isNew = environment.decide(.rowsAreNew, environment.designOS.major >= 26 && !table.isFromNib)
        let standard = Quantity.stated(name, Self.standard, isNew ? 52 : 44)
        let scale = TextSize.scaled44(in: environment)
        guard scale > 44, !table.isFromNib, sizesItself(table, in: environment) else { return standard }
        var candidates = [
            standard.named(.term(.atTheDefaultTextSize)),
            .stated(.term(.minimumScaledWithTheText), textSize, scale),
        ]
        if isNew {
            let line = TableTextLines(environment).body
            let around = DerivationName.term(.lineAndTheSpaceAroundItRoundedUp)
            let space = Quantity.stated(.term(.spaceAroundTheLine), textSize, 31)
            let whole = Quantity.sum(.term(.lineAndTheSpaceAroundIt), textSize, [line, space])
            candidates.append(.rounded(around, textSize, whole, .up))
        }
        return .maximum(name, textSize, candidates)
    }
}

extension Double {
    /// The number itself, or 0 if it cannot be a height.
    var nonNegative: Double { isFinite && self > 0 ? self : 0 }
}
