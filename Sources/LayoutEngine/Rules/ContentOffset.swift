import Geometry

/// Where a scroll view's content begins to show.
enum ContentOffset {
    static let initial = Rule(
        "content-offset.initial", .always, .observed,
        evidence: ["S1-11-default", "S1-11-contentInset", "S1-11-additional", "N15", "S1-10-default-didAppear", "N57"],
        "The offset begins at 0 and moves back by whatever the system adds at the top or left; the app's own contentInset does "
            + "not move it.",
        "偏移量从 0 开始，系统在顶边或左边加了多少就往回移动多少；应用自己设置的 contentInset 不会移动它。")

    static let end = Rule(
        "content-offset.range", .always, .documented, evidence: ["N37b"],
        "The greatest offset is the content's height plus the bottom inset less the visible height, but never less than the "
            + "smallest, which is minus the top inset.",
        "最大偏移量等于内容高度加底部内边距再减去可见高度，但不小于最小偏移量，即顶部内边距的相反数。")

    static let guides = Rule(
        "scroll-view.layout-guides", .from(11), .documented,
        evidence: ["UIScrollView.frameLayoutGuide", "WWDC 2017 204"],
        "frameLayoutGuide is the visible rectangle, contentLayoutGuide the content's; insets change neither.",
        "frameLayoutGuide 是可见区域，contentLayoutGuide 是内容区域；内边距不影响它们。")

    /// The offset at a moment.
    /// - Parameters:
    ///   - added: what the system adds to contentInset.
    ///   - isLaidOut: an offset that the app asks for is set after layout.
    static func offset(
        _ label: String, _ scrollView: ScrollView, added: DerivedInsets, insets: DerivedInsets,
        contentSize: DerivedSize,
        frame: DerivedRect, isLaidOut: Bool
    ) -> (x: Quantity, y: Quantity) {
        let (x, y) = (Localized.path("\(label).contentOffset.x"), Localized.path("\(label).contentOffset.y"))
        switch isLaidOut ? scrollView.contentOffset : nil {
        case .point(let point):
            return (.input("\(label).contentOffset.x", point.x), .input("\(label).contentOffset.y", point.y))
        case .end:
            let last = contentSize.height.value + insets.bottom.value - frame.height.value
            let first = Quantity.sum(y, end, [], minus: [insets.top])
            let reached = Quantity.sum(y, end, [contentSize.height, insets.bottom], minus: [frame.height])
            return (.sum(x, initial, [], minus: [added.left]), last < first.value ? first : reached)
        case nil:
            return (.sum(x, initial, [], minus: [added.left]), .sum(y, initial, [], minus: [added.top]))
        }
    }
}
