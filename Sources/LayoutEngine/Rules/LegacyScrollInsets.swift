/// automaticallyAdjustsScrollViewInsets before iOS 11: UIKit adds the bars to contentInset itself.
enum LegacyScrollInsets {
    static let rule = Rule(
        "scroll-view.automatic-insets", .before(11), .observed,
        evidence: [
            "S1-10-default-didAppear", "S1-10-minus64-didAppear", "S1-10-shifted-frame", "N43", "N56", "N57", "N58",
        ],
        "Inside a navigation controller, a controller with automaticallyAdjustsScrollViewInsets adds its top and bottom guide "
            + "lengths to the contentInset of its content scroll view, whatever that view's frame.",
        "导航控制器中，automaticallyAdjustsScrollViewInsets 为 true 的控制器，把顶部和底部布局参考线的长度加到内容滚动视图的 contentInset 上，不论它的 frame 在哪里。"
    )

    static let target = Rule(
        "scroll-view.content-scroll-view", .always, .observed, evidence: ["S1-10-not-first", "N113", "N116a"],
        "The content scroll view is the controller's view, or the first one found by taking the first subview again and again.",
        "内容滚动视图就是控制器的视图本身，或者沿着“第一个子视图”一路找下去遇到的第一个滚动视图。")

    static let timing = Rule(
        "scroll-view.automatic-insets-timing", .before(11), .observed,
        evidence: ["S1-10-default-willAppear", "S1-10-minus64-willAppear", "N2"],
        "The insets are added in the first layout pass, after viewWillAppear and before viewDidAppear.",
        "这些内边距在首次布局时加上，晚于 viewWillAppear，早于 viewDidAppear。")

    /// The index path, within a controller's root view, of its content scroll view; empty for the root view itself.
    static func targetPath(in view: View, _ environment: Environment) -> [Int]? {
        if environment.answers(.viewIsContentScrollView, view.scrollView != nil) { return [] }
        if case .childController = view.kind { return nil }
        guard let first = view.subviews.first, let rest = targetPath(in: first, environment) else { return nil }
        return [0] + rest
    }
}
