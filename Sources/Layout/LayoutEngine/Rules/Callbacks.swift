/// The callbacks of layout and of changed values.
enum Callbacks {
    static let layoutPass = Rule(
        "callbacks.layout-pass", .always, .observed,
        evidence: ["N96b", "N97b", "UIViewController.viewDidLayoutSubviews"])

    static let layoutMargins = Rule(
        "callbacks.layout-margins", .from(8), .observed,
        evidence: ["oui-cat-callback-order", "UIView.layoutMarginsDidChange"])

    static let safeArea = Rule(
        "callbacks.safe-area", .from(11), .observed,
        evidence: ["oui-cat-callback-order", "note17-x-lifecycle", "UIView.safeAreaInsetsDidChange"])

    static let adjustedContentInset = Rule(
        "callbacks.adjusted-content-inset", .from(11), .observed, evidence: ["N75", "N76", "N77", "N78"])

    /// The callbacks about a change of a property.
    struct Notice {
        let property: Property
        let ofView: [Callback]
        /// Called on the controller whose root view it is, from iOS 11.
        let ofController: Callback?
        let rule: Rule
    }

    /// The notices, in the order in which a view gets them.
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
