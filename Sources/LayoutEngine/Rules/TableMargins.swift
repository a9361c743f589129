import Geometry

/// The side margins of a table and of what stands in it.
enum TableMargins {
    static let side = Rule(
        "table.side-margin", .always, .observed, evidence: ["N111", "N29", "N69", "oui26-20-margins", "oui26-pad-16"],
        "What stands in cells keeps the system's side margin: 16 points in a window at most 393 wide, else 20. From iOS 26 it is "
            + "20 in windows from 390 on, and 16 in plain and grouped tables of an iPad. The table's own layoutMargins, when set, "
            + "take its place from iOS 11.",
        "单元格中的内容与两侧保持系统边距：窗口宽度不超过 393 时为 16，否则为 20。iOS 26 起窗口宽度从 390 开始就是 20，而 iPad 上 plain 与 grouped 表格为 16。iOS 11 起，设置了表格的 layoutMargins 则以它为准。"
    )

    static let readable = Rule(
        "table.readable-width", .from(9), .documented,
        evidence: ["neuburg-table-readable-p", "neuburg-table-readable-l", "WWDC 2018 235"],
        "With cellLayoutMarginsFollowReadableWidth the side margins leave at most the readable width, 672 points at the default text size. It is on by default from "
            + "iOS 9 to 11, and for apps linked with their SDKs, in tables made in code; it is off in those from nibs and from iOS 12.",
        "cellLayoutMarginsFollowReadableWidth 为 true 时，两侧边距让内容宽度不超过可读宽度，默认字号下为 672。iOS 9 到 11（以及用这些 SDK 链接的应用）中，用代码创建的表格默认开启；来自 nib 的表格以及 iOS 12 起默认关闭。"
    )

    static let insetGrouped = Rule(
        "table.inset-grouped", .from(13), .observed,
        evidence: ["UITableView.Style.insetGrouped", "oui26-card-inset", "oui26-pad-inset-20"],
        "Sections of an inset grouped table keep the side margin from the safe area's edges; text inside keeps it again, from "
            + "iOS 26 only 16 points on phones in portrait.",
        "insetGrouped 表格的各组与安全区两侧保持系统边距，组内文字再缩进一次；iOS 26 起，手机竖屏时组内只缩进 16。")

    /// The margin between the safe area and what stands in a cell, or the section of an inset grouped table.
    static func side(
        _ edge: Edge, _ label: String, _ view: View, style: TableView.Style, in environment: Environment
    ) -> Quantity {
        let name = Localized("side margin", "两侧边距")
        if environment.os >= OSVersion(11), let set = view.layoutMargins {
            let direction = view.semanticContentAttribute.direction(in: environment.layoutDirection)
            let margin = set.resolved(direction)[edge]
            return .input("\(label).layoutMargins.\(edge.rawValue)", margin, default: .nan).handedOn(as: name, by: side)
        }
        guard environment.designOS.major >= 26 else {
            let path = Localized("system minimum margin", "系统最小边距")
            return LayoutMargins.sideMinimum(path, in: environment).handedOn(as: name, by: side)
        }
        if environment.device.family == .iPad {
            return .stated(name, side, style == .insetGrouped ? 20 : 16)
        }
        return .stated(name, side, environment.rootWidth >= 390 ? 20 : 16)
    }

    /// The margin inside a cell of an inset grouped table; the side margin in any other.
    static func inner(
        _ edge: Edge, _ label: String, _ view: View, style: TableView.Style, in environment: Environment
    ) -> Quantity {
        let outer = side(edge, label, view, style: style, in: environment)
        guard style == .insetGrouped, environment.designOS.major >= 26, environment.device.family == .iPhone,
            !environment.orientation.isLandscape, environment.rootWidth < 414
        else { return outer }
        return .stated(Localized("margin inside the section", "组内边距"), insetGrouped, 16)
    }

    /// True when margins keep lines readable.
    static func followsReadableWidth(_ table: TableView, in environment: Environment) -> Bool {
        guard environment.os >= OSVersion(9) else { return false }
        let isDefault = environment.designOS < OSVersion(12) && !table.isFromNib
        return environment.answers(
            .cellsFollowReadableWidth, table.cellLayoutMarginsFollowReadableWidth ?? isDefault)
    }

    /// What the readable width leaves over at each side of a table; nil where it does not count or nothing is left.
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
            guard edge.axis == .horizontal, side.value > margins[edge].value else { return margins[edge] }
            return .maximum(
                .path("\(label).layoutMargins.\(edge.rawValue)"), readable,
                [margins[edge].named(LayoutMargins.ownMargin), side])
        }
    }
}
