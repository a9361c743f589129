import Geometry

/// The lines between rows.
enum TableSeparators {
    static let frame = Rule(
        "table.separator", .always, .observed, evidence: ["N121", "N122", "N123", "N29", "oui26-separator-1pt"])

    static let edge = Rule(
        "table.separator.section-edge", .always, .observed, evidence: ["N29", "oui26-inset-grouped-last"])

    static let inset = Rule(
        "table.separator.inset", .always, .observed, evidence: ["N125", "N121", "N69", "SO 29349917"])

    static let reference = Rule(
        "table.separator.reference", .from(11), .documented,
        evidence: ["UITableView.separatorInsetReference", "N111", "WWDC 2017 204", "useyourloaf.com"])

    /// A separator's thickness: a pixel, from iOS 26 a point.
    static func thickness(_ name: DerivationName, in environment: Environment) -> Quantity {
        if environment.designOS.major >= 26 { return .stated(name, frame, 1) }
        let point = Quantity.stated(.term(.onePoint), frame, 1)
        return .quotient(name, frame, point, by: environment.pixelsPerPoint)
    }

    /// separatorInset at the leading edge where the app sets none, before iOS 11.
    static func legacyDefault(_ name: DerivationName, _ table: TableView, in environment: Environment) -> Quantity {
        .stated(name, inset, legacyDefault(table, in: environment))
    }

    private static func legacyDefault(_ table: TableView, in environment: Environment) -> Double {
        if environment.os < OSVersion(8) { return 15 }
        if environment.windowFrame.width > 393 { return 20 }
        return table.isFromNib ? 16 : 15
    }
}
