import Geometry

/// The side margins of a table and of its parts.
enum TableMargins {
    static let side = Rule(
        "table.side-margin", .always, .observed,
        evidence: [
            "N111", "N29", "N69", "oui26-20-margins", "oui26-pad-16", "oui26-pad-subview-16", "oui26-pad-form-20",
        ])

    static let readable = Rule(
        "table.readable-width", .from(9), .documented,
        evidence: [
            "UITableView.cellLayoutMarginsFollowReadableWidth", "neuburg-table-readable-p", "neuburg-table-readable-l",
            "WWDC 2018 235",
        ])

    static let insetGrouped = Rule(
        "table.inset-grouped", .from(13), .observed,
        evidence: [
            "UITableView.Style.insetGrouped", "oui26-card-inset", "oui26-pad-inset-20", "oui26-pad-card-16",
            "oui26-footer-view-353",
        ])

    static let besideColumn = Rule(
        "table.inset-grouped-beside-column", .from(27), .disputed, evidence: ["automobile-duo-cells"])

    static let titles = Rule(
        "table.inset-grouped-titles", .from(26), .observed,
        evidence: ["ouc-pad-grouped-header-width", "morph-title-width"])

    /// Whether a header or footer of an inset grouped table spans the table, and not only its section: from iOS 26 on one that
    /// UIKit makes of a title.
    static func spansTable(_ supplement: TableSection.Supplement, in environment: Environment) -> Bool {
        let isOfUIKit = supplement.hasTitle && supplement.view == .notImplemented
        return environment.decide(.titleSpansTable, environment.designOS.major >= 26 && isOfUIKit)
    }

    /// The inputs that decide the margins.
    struct Inputs {
        let label: String
        let view: View
        let style: TableView.Style
        /// Whether this is the root view of a controller that respects the system minimum margins.
        let isRootView: Bool
        let environment: Environment
    }

    /// The margin between the safe area and the content of a cell, or the section of an inset grouped table.
    static func side(_ edge: Edge, _ inputs: Inputs) -> Quantity {
        let (name, view, environment) = (DerivationName.term(.sideMargin), inputs.view, inputs.environment)
        if environment.os >= OSVersion(11), let set = view.layoutMargins {
            let direction = environment.direction(of: view)
            let path: PathName = "\(inputs.label).layoutMargins.\(edge.rawValue)"
            return .input(path, set.resolved(direction)[edge], default: .nan).renamed(as: name, by: side)
        }
        guard environment.designOS.major >= 26 else {
            let path = DerivationName.term(.systemMinimumMargin)
            return LayoutMargins.sideMinimum(path, in: environment).renamed(as: name, by: side)
        }
        if environment.device.family == .iPad {
            return .stated(name, side, environment.decide(.tableIsRootView, inputs.isRootView) ? 20 : 16)
        }
        return .stated(name, side, environment.rootWidth >= 390 ? 20 : 16)
    }

    /// The margin inside a cell of an inset grouped table; the side margin in any other.
    static func inner(_ edge: Edge, _ inputs: Inputs) -> Quantity {
        let (outer, environment) = (side(edge, inputs), inputs.environment)
        guard inputs.style == .insetGrouped, environment.designOS.major >= 26 else { return outer }
        let name = DerivationName.term(.marginInsideTheSection)
        if environment.device.family == .iPad { return .stated(name, insetGrouped, 20) }
        guard !environment.orientation.isLandscape, environment.rootWidth < 414 else { return outer }
        return .stated(name, insetGrouped, 16)
    }

    /// The margin after an accessory: on iPhones the side margin, also in sections whose text begins nearer to their edge.
    static func behindAccessory(_ edge: Edge, _ inputs: Inputs) -> Quantity {
        inputs.environment.device.family == .iPad ? inner(edge, inputs) : side(edge, inputs)
    }

    /// Whether margins keep lines readable.
    static func followsReadableWidth(_ table: TableView, in environment: Environment) -> Bool {
        guard environment.os >= OSVersion(9) else { return false }
        let isDefault = environment.designOS < OSVersion(12) && !table.isFromNib
        return environment.decide(
            .cellsFollowReadableWidth, table.cellLayoutMarginsFollowReadableWidth ?? isDefault)
    }

    /// The length that the readable width leaves over at each side of a table; nil where it does not count or nothing is left.
    static func readableSide(_ table: TableView, width: Quantity, in environment: Environment) -> Quantity? {
        guard followsReadableWidth(table, in: environment) else { return nil }
        return ReadableContent.side(of: width, readable, in: environment)
    }

    /// layoutMargins of the table itself, at least as wide as the readable width asks for.
    static func ofTable(
        _ label: String, _ table: TableView, margins: DerivedInsets, width: Quantity, in environment: Environment
    ) -> DerivedInsets {
        guard let side = readableSide(table, width: width, in: environment) else { return margins }
        return DerivedInsets { edge in
            guard edge.axis == .horizontal, side.mayExceed(margins[edge]) else { return margins[edge] }
            return .maximum(
                .path("\(label).layoutMargins.\(edge.rawValue)"), readable,
                [margins[edge].named(LayoutMargins.ownMargin), side])
        }
    }
}
