import Geometry

/// The frames of cells, headers and footers, and of the views inside them.
enum TableCells {
    static let frame = Rule(
        "table.cell.frame", .always, .documented,
        evidence: ["UITableView.insetsContentViewsToSafeArea", "N8", "N44", "N48", "N111"])

    static let contentView = Rule(
        "table.cell.content-view", .always, .observed, evidence: ["N48", "N121", "N122", "N123", "N119", "N29"])

    static let safeArea = Rule(
        "table.content-view.safe-area", .from(11), .documented,
        evidence: ["UITableView.insetsContentViewsToSafeArea", "imano-13", "N111", "WWDC 2017 204"])

    static let accessory = Rule(
        "table.cell.accessory", .always, .observed,
        evidence: [
            "N121", "N69", "oui26-disclosure-316.5", "oui26-disclosure-xxxl-313", "oui26-disclosure-ax-307",
            "oui26-switch-310", "morph-chevron", "morph-switch", "oui26-accessory-71", "oui26-accessory-24",
        ])

    static let textLabel = Rule(
        "table.cell.text-label", .always, .observed,
        evidence: ["N121", "N123", "N69", "N111", "N8", "oui26-label-fills"])

    static let margins = Rule(
        "table.cell.layout-margins", .from(8), .inferred, evidence: ["oui26-cell-15-20", "N111"])

    /// The width by which an accessory reduces a content view; nil for none.
    static func accessoryWidth(
        _ kind: TableCellAccessory, _ path: String, margin: Quantity, in environment: Environment
    ) -> Quantity? {
        let name = DerivationName.term(.accessoryWithItsMargin)
        guard let own = width(of: kind, path, in: environment) else { return nil }
        let outer: Quantity =
            environment.os < OSVersion(8) ? .stated(.term(.sideMargin), accessory, 15) : margin
        guard environment.os < OSVersion(13) else { return .sum(name, accessory, [outer, own]) }
        let space = Quantity.stated(.term(.spaceBeforeTheAccessory), accessory, 10)
        return .sum(name, accessory, [outer, own, space])
    }

    private static func width(of kind: TableCellAccessory, _ path: String, in environment: Environment) -> Quantity? {
        let name = DerivationName.term(.accessory)
        let isOld = environment.os < OSVersion(13)
        switch kind {
        case .none: return nil
        case .disclosureIndicator:
            if isOld { return .stated(name, accessory, 8) }
            let symbol = Quantity.stated(
                .term(.disclosureIndicatorAtTheDefaultTextSize), accessory,
                10.42)
            let grown = TextSize.grown(
                symbol, .term(.disclosureIndicator), accessory, in: environment)
            return .rounded(name, accessory, grown, scale: environment.pixelsPerPoint)
        case .detailButton: return .stated(name, accessory, isOld ? 22 : 25)
        case .view(let width): return .input("\(path).accessoryView", width.nonNegative, default: .nan)
        }
    }
}
