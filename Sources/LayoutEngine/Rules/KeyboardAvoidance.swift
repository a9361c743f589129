import Geometry

/// How a table view controller keeps its rows clear of the keyboard.
enum KeyboardAvoidance {
    static let rule = Rule(
        "keyboard.table-view-controller", .always, .observed,
        evidence: ["scroll.keyboard.utvc", "UITableViewController"])

    static let guide = Rule(
        "keyboard.layout-guide", .from(15), .documented, evidence: ["UIView.keyboardLayoutGuide"])

    /// How much of a view the keyboard covers, given where the view ends in the window; nil while it is hidden.
    static func overlap(in environment: Environment, viewBottom: Quantity, _ rule: Rule) -> Quantity? {
        guard let height = environment.keyboardHeight else { return nil }
        let below = Quantity.sum(
            .term(.distanceOfTheViewFromTheBottom), rule, [environment.windowSize.height],
            minus: [viewBottom])
        return .nonNegativeSum(
            .term(.keyboard), rule, [.input("keyboard.height", height)],
            minus: below.value == 0 ? [] : [below])
    }

    /// A bottom inset that keeps clear of the keyboard: the greater of the system's part and the keyboard's, plus the app's own.
    static func bottom(_ path: PathName, own: Quantity, system: Quantity?, overlap: Quantity) -> Quantity {
        let covered = Quantity.maximum(
            .term(.coveredAtTheBottom), rule, [system, overlap].compactMap { $0 })
        return .sum(.path("\(path).bottom"), rule, [own, covered])
    }
}
