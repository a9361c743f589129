/// automaticallyAdjustsScrollViewInsets before iOS 11: UIKit adds the bars to contentInset itself.
enum LegacyScrollInsets {
    static let rule = Rule(
        "scroll-view.automatic-insets", .before(11), .observed,
        evidence: [
            "S1-10-default-didAppear", "S1-10-minus64-didAppear", "S1-10-shifted-frame", "N43", "N56", "N57", "N58",
        ])

    static let target = Rule(
        "scroll-view.content-scroll-view", .always, .observed, evidence: ["S1-10-not-first", "N113", "N116a"])

    static let timing = Rule(
        "scroll-view.automatic-insets-timing", .before(11), .observed,
        evidence: ["S1-10-default-willAppear", "S1-10-minus64-willAppear", "N2"])

    /// The index path, within a controller's root view, of its content scroll view; empty for the root view itself.
    static func targetPath(in view: View, _ environment: Environment) -> [Int]? {
        if environment.decide(.viewIsContentScrollView, view.scrollView != nil) { return [] }
        if case .childController = view.kind { return nil }
        guard let first = view.subviews.first, let rest = targetPath(in: first, environment) else { return nil }
        return [0] + rest
    }
}
