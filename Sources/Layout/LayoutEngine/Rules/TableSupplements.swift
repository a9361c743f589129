import Geometry

/// The existence and heights of the headers and footers of sections.
enum TableSupplements {
    static let answered = Rule(
        "table.section-header.asked", .always, .observed,
        evidence: ["S4-grouped-gap-11", "S4-grouped-gap-10", "N127", "N128", "oui26-untitled-30"])

    static let zero = Rule(
        "table.section-header.zero", .always, .observed, evidence: ["N127", "N128", "UITableView+QMUI"])

    static let automatic = Rule(
        "table.section-header.automatic", .always, .observed, evidence: ["N127", "N128"])

    static let view = Rule(
        "table.section-header.view", .always, .documented, evidence: ["UITableViewDelegate.viewForHeaderInSection"])

    static let title = Rule(
        "table.section-header.title", .always, .observed,
        evidence: ["N16", "N120", "oui26-header-28", "oui26-header-55.5", "oui26-header-38"])

    static let belowLargeTitle = Rule(
        "table.section-header.large-title", .from(26), .observed, evidence: ["oui26-large-title-38"])

    static let titleTextSize = Rule(
        "table.section-header.text-size", .from(8), .inferred, evidence: ["WWDC 2014 226", "WWDC 2017 245"])

    static let footerTitle = Rule(
        "table.section-footer.title", .always, .inferred, evidence: ["oui26-footer-30"])

    static let gap = Rule(
        "table.section-header.gap", .always, .observed,
        evidence: ["N44", "N45", "N119", "S4-grouped-gap-11", "oui26-untitled-17.5"])

    static let belowTableHeader = Rule(
        "table.section-header.table-header-view", .always, .inferred, evidence: ["sunnyxx 2015-04-15"])

    static let estimate = Rule(
        "table.section-header.estimate", .always, .documented,
        evidence: ["UITableView.estimatedSectionHeaderHeight", "S3-estimate", "WWDC 2017 204"])

    static let pinned = Rule(
        "table.section-header.pinned", .always, .documented,
        evidence: ["UITableView.Style.plain", "UITableView+QMUI", "oui-cat-pinned-header"])

    static let topPadding = Rule(
        "table.section-header.top-padding", .from(15), .observed,
        evidence: ["N126", "UITableView.sectionHeaderTopPadding"])

    /// sectionHeaderTopPadding above a header of the given height; nil where there is none.
    static func padding(_ label: String, _ table: TableView, above height: Double, in environment: Environment)
        -> Quantity?
    {
        guard environment.designOS >= OSVersion(15), height > 0 else { return nil }
        let name = DerivationName.term(.sectionHeadersTopPadding)
        if let set = table.sectionHeaderTopPadding?.nonNegative {
            return .input("\(label).sectionHeaderTopPadding", set, default: .nan).renamed(as: name, by: topPadding)
        }
        return table.style == .plain ? .stated(name, topPadding, 22) : nil
    }
}
