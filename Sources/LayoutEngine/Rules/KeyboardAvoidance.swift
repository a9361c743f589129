import Geometry

/// How a table view controller keeps its rows clear of the keyboard.
enum KeyboardAvoidance {
    static let rule = Rule(
        "keyboard.table-view-controller", .always, .observed,
        evidence: ["scroll.keyboard.utvc", "UITableViewController"],
        "A table view controller insets its table by the part that the keyboard covers: from iOS 11 in adjustedContentInset alone, "
            + "before that in contentInset. The keyboard's part takes the place of the safe area's, it is not added to it.",
        "UITableViewController 让表格避开键盘盖住的部分：iOS 11 起只体现在 adjustedContentInset，之前体现在 contentInset。键盘这一部分取代安全区的部分，而不是与它相加。"
    )

    static let guide = Rule(
        "keyboard.layout-guide", .from(15), .documented, evidence: ["UIView.keyboardLayoutGuide"],
        "keyboardLayoutGuide begins at the keyboard's top; while the keyboard is hidden, or lower than that, at the bottom of the safe area.",
        "keyboardLayoutGuide 从键盘顶边开始；键盘隐藏，或者比安全区底边还低时，从安全区底边开始。")

    /// How much of a view the keyboard covers, given where the view ends in the window; nil while it is hidden.
    static func overlap(in environment: Environment, viewBottom: Quantity, _ rule: Rule) -> Quantity? {
        guard let height = environment.keyboardHeight else { return nil }
        let below = Quantity.sum(
            Localized("distance of the view from the bottom", "视图到底部的距离"), rule, [environment.windowSize.height],
            minus: [viewBottom])
        return .nonNegativeSum(
            Localized("keyboard", "键盘"), rule, [.input("keyboard.height", height)],
            minus: below.value == 0 ? [] : [below])
    }

    /// A bottom inset that keeps clear of the keyboard: the greater of the system's part and the keyboard's, plus the app's own.
    static func bottom(_ path: PathName, own: Quantity, system: Quantity?, overlap: Quantity) -> Quantity {
        let covered = Quantity.maximum(
            Localized("covered at the bottom", "底部被盖住"), rule, [system, overlap].compactMap { $0 })
        return .sum(.path("\(path).bottom"), rule, [own, covered])
    }
}
