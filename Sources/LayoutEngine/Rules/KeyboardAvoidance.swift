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

    /// How much of a view with `frame` in the window the keyboard covers; nil while it is hidden.
    static func overlap(in environment: Environment, frameInWindow frame: Rect) -> Quantity? {
        guard let height = environment.keyboardHeight else { return nil }
        let below = environment.windowFrame.height - frame.maxY
        let name = Localized("keyboard", "键盘")
        return .clampedSum(
            name, rule, [.input("keyboard.height", height)],
            minus: below == 0 ? [] : [.input(Localized("distance of the table from the bottom", "表格到底部的距离"), below)])
    }

    /// A bottom inset that keeps clear of the keyboard: the greater of the system's part and the keyboard's, plus the app's own.
    static func bottom(_ path: PathName, own: Quantity, system: Quantity?, overlap: Quantity) -> Quantity {
        let covered = Quantity.maximum(
            Localized("covered at the bottom", "底部被盖住"), rule, [system, overlap].compactMap { $0 })
        return .sum(.path("\(path).bottom"), rule, [own, covered])
    }
}
