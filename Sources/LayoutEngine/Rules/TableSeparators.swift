import Geometry

/// The lines between rows.
enum TableSeparators {
    static let frame = Rule(
        "table.separator", .always, .observed, evidence: ["N121", "N122", "N123", "N29", "oui26-separator-1pt"],
        "A separator is the lowest pixel of its cell, from iOS 26 the lowest point. It begins at the separator inset and runs to "
            + "the table's edge, from iOS 26 to the margin.",
        "分隔线占单元格最下面一个像素，iOS 26 起为一个点。它从分隔线缩进处开始，一直到表格边缘；iOS 26 起到边距为止。")

    static let edge = Rule(
        "table.separator.section-edge", .always, .observed, evidence: ["N29", "oui26-inset-grouped-last"],
        "Below the last row of a section the line runs the full width in grouped tables; inset grouped ones have none there.",
        "分组表格中，一组最后一行下面的线与表格同宽；insetGrouped 表格中没有这条线。")

    static let inset = Rule(
        "table.separator.inset", .always, .observed, evidence: ["N125", "N121", "N69", "SO 29349917"],
        "separatorInset is 15 points by default on iOS 7. From iOS 8 to 10 it is 15 in windows at most 393 wide, 16 for tables "
            + "from nibs, and 20 in wider ones; it never falls below the cell's margin of 8 there. From iOS 11 it is the side margin.",
        "iOS 7 中 separatorInset 默认为 15。iOS 8 到 10 中，窗口宽度不超过 393 时为 15（来自 nib 的表格为 16），更宽时为 20，并且不会小于单元格的布局边距 8。iOS 11 起默认等于两侧边距。"
    )

    static let reference = Rule(
        "table.separator.reference", .from(11), .documented, evidence: ["N111", "WWDC 2017 204", "useyourloaf.com"],
        "From iOS 11 separatorInset counts from the cell's edges. With fromAutomaticInsets it is added to the automatic inset, "
            + "which is the side margin with the safe area; left alone, the inset is the automatic one.",
        "iOS 11 起 separatorInset 从单元格边缘量起。用 fromAutomaticInsets 时则加在自动缩进之上；自动缩进等于两侧边距加上安全区，不设置时就是自动缩进。"
    )

    /// One pixel, from iOS 26 one point.
    static func thickness(_ name: Localized, in environment: Environment) -> Quantity {
        if environment.designOS.major >= 26 { return .stated(name, frame, 1) }
        let point = Quantity.stated(Localized("one point", "一个点"), frame, 1)
        return .quotient(name, frame, point, by: environment.pixelsPerPoint)
    }

    /// separatorInset at the leading edge where the app sets none, before iOS 11.
    static func legacyDefault(_ name: Localized, _ table: TableView, in environment: Environment) -> Quantity {
        .stated(name, inset, legacyDefault(table, in: environment))
    }

    private static func legacyDefault(_ table: TableView, in environment: Environment) -> Double {
        if environment.os < OSVersion(8) { return 15 }
        if environment.windowFrame.width > 393 { return 20 }
        return table.isFromNib ? 16 : 15
    }
}
