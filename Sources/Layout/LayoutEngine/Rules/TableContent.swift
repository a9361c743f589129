import Geometry

/// The size of a table's content.
enum TableContent {
    static let size = Rule(
        "table.content-size", .always, .observed, evidence: ["S1-11-default", "N17", "N48", "N53"])

    static let laidOut = Rule(
        "table.content-size.laid-out", .always, .observed, evidence: ["N109", "N110", "S3-estimate", "WWDC 2017 204"])

    static let end = Rule(
        "table.content-size.end", .always, .observed,
        evidence: ["oui26-grouped-end-353", "oui26-inset-grouped-end-353", "fluentui-apple 622"])

    static let bounce = Rule(
        "table.always-bounces", .from(11), .observed, evidence: ["N115", "N16", "N17"])

    static func tableHeader(_ label: String, _ table: TableView) -> Quantity {
        .input("\(label).tableHeaderView", table.tableHeaderHeight.nonNegative)
    }

    static func tableFooter(_ label: String, _ table: TableView) -> Quantity {
        .input("\(label).tableFooterView", table.tableFooterHeight.nonNegative)
    }

    /// The space below the last section of a grouped table; nil where there is none.
    static func endSpace(_ table: TableView, isFooterAnswered: Bool, in environment: Environment) -> Quantity? {
        let isSpaced =
            table.style != .plain && !table.sections.isEmpty && table.tableFooterHeight <= 0 && !isFooterAnswered
        guard environment.decide(.contentEndsWithSpace, isSpaced) else { return nil }
        return .stated(.term(.spaceBelowTheLastSection), end, 20)
    }

    /// The height of consecutive rows: one term if all count with one height, else one for rows laid out and one for the
    /// others.
    static func rows(
        _ laidOut: TableRowCounts, notLaidOut: Int, rowHeight: Quantity, rowEstimate: Quantity?
    ) -> [Quantity] {
        let count = laidOut.count + notLaidOut
        guard count > 0 else { return [] }
        guard let rowEstimate, rowEstimate.value != rowHeight.value || !laidOut.others.isEmpty else {
            let all = TableRowCounts(usual: laidOut.usual + notLaidOut, others: laidOut.others)
            return [rows(.count(count, .rows), size, all, rowHeight)]
        }
        var terms: [Quantity] = []
        if laidOut.count > 0 {
            let name = DerivationName.count(laidOut.count, .rowsLaidOut)
            terms.append(rows(name, Self.laidOut, laidOut, rowHeight))
        }
        if notLaidOut > 0 {
            let name = DerivationName.count(notLaidOut, .rowsNotLaidOutYet)
            terms.append(.multiple(name, Self.laidOut, notLaidOut, of: rowEstimate))
        }
        return terms
    }

    private static func rows(
        _ name: DerivationName, _ rule: Rule, _ counts: TableRowCounts, _ height: Quantity
    ) -> Quantity {
        guard !counts.others.isEmpty else { return .multiple(name, rule, counts.usual, of: height) }
        func group(_ count: Int, _ height: Quantity) -> Quantity {
            count == 1
                ? height : .multiple(.count(count, .equalRows), rule, count, of: height)
        }
        let usual = counts.usual == 0 ? [] : [group(counts.usual, height)]
        return .sum(name, rule, usual + counts.others.map { group($0.count, $0.height) })
    }

    /// Headers or footers of several sections together; of many, those that are equally high are one term.
    static func total(_ parts: [Quantity], _ name: DerivationName) -> Quantity {
        if parts.count == 1, let only = parts.first { return only }
        guard parts.count > 4 else { return .sum(name, size, parts) }
        var groups: [(count: Int, height: Quantity)] = []
        for part in parts {
            if let position = groups.firstIndex(where: { $0.height.value == part.value }) {
                groups[position].count += 1
            } else {
                groups.append((1, part))
            }
        }
        let terms = groups.map { count, height in
            count == 1
                ? height : Quantity.multiple(.count(count, .countOfThem), size, count, of: height)
        }
        return .sum(name, size, terms)
    }
}

/// Rows, counted by their heights.
struct TableRowCounts {
    /// The number of rows with the usual height.
    var usual = 0
    /// The heights of the other rows, and the number of rows with each.
    var others: [(count: Int, height: Quantity)] = []

    var count: Int { others.reduce(usual) { $0 + $1.count } }

    mutating func add(_ height: Quantity) {
        if let position = others.firstIndex(where: { $0.height.value == height.value }) {
            others[position].count += 1
        } else {
            others.append((1, height))
        }
    }
}
