/// The callbacks of layout and of changed values.
enum Callbacks {
    static let layoutPass = Rule(
        "callbacks.layout-pass", .always, .observed,
        evidence: ["N96b", "N97b", "UIViewController.viewDidLayoutSubviews"],
        "After safe area and margins are known, the first layout pass calls updateViewConstraints, viewWillLayoutSubviews, the "
            + "root view's layoutSubviews and viewDidLayoutSubviews; after that its subviews lay out their own.",
        "安全区和布局边距确定之后进行首次布局：依次调用 updateViewConstraints、viewWillLayoutSubviews、根视图的 layoutSubviews 和 viewDidLayoutSubviews，"
            + "之后才轮到各个子视图布局自己的内容。")

    static let layoutMargins = Rule(
        "callbacks.layout-margins", .from(8), .observed,
        evidence: ["oui-cat-callback-order", "UIView.layoutMarginsDidChange"],
        "A view is told of each change of its layout margins, before it is told of its safe area; from iOS 11 the controller of "
            + "a root view is told right after the view.",
        "视图的布局边距每次改变都会收到通知，且先于安全区的通知；iOS 11 起，根视图的控制器紧随其后收到通知。")

    static let safeArea = Rule(
        "callbacks.safe-area", .from(11), .observed,
        evidence: ["oui-cat-callback-order", "note17-x-lifecycle", "UIView.safeAreaInsetsDidChange"],
        "A view is told of each change of its safe area, superviews before subviews; the controller of a root view is told right "
            + "after the view.",
        "视图的安全区每次改变都会收到通知，父视图先于子视图；根视图的控制器紧随该视图收到通知。")

    static let adjustedContentInset = Rule(
        "callbacks.adjusted-content-inset", .from(11), .observed, evidence: ["N75", "N76", "N77", "N78"],
        "A scroll view and then its delegate are told of each change of adjustedContentInset, also when the app sets contentInset; "
            + "when the sum stays the same, they are not.",
        "adjustedContentInset 每次改变，都先通知滚动视图，再通知它的 delegate，应用自己设置 contentInset 时也不例外；总和不变则不通知。")

    /// Who is told of a change of a property.
    struct Notice {
        let property: Property
        let ofView: [Callback]
        /// Called on the controller whose root view it is, from iOS 11.
        let ofController: Callback?
        let rule: Rule
    }

    /// In the order in which one view is told.
    static let notices = [
        Notice(
            property: .layoutMargins, ofView: [.layoutMarginsDidChange], ofController: .viewLayoutMarginsDidChange,
            rule: layoutMargins),
        Notice(
            property: .safeAreaInsets, ofView: [.safeAreaInsetsDidChange], ofController: .viewSafeAreaInsetsDidChange,
            rule: safeArea),
        Notice(
            property: .adjustedContentInset,
            ofView: [.adjustedContentInsetDidChange, .scrollViewDidChangeAdjustedContentInset], ofController: nil,
            rule: adjustedContentInset),
    ]
}
