/// A method that UIKit calls to tell of appearance, layout, or a changed value.
package enum Callback: String, CaseIterable, Hashable, Sendable {
    case loadView, viewDidLoad, viewWillAppear, viewIsAppearing
    case viewLayoutMarginsDidChange, viewSafeAreaInsetsDidChange
    case updateViewConstraints, viewWillLayoutSubviews, viewDidLayoutSubviews, viewDidAppear
    case layoutMarginsDidChange, safeAreaInsetsDidChange, layoutSubviews
    case adjustedContentInsetDidChange
    /// Of the scroll view's delegate.
    case scrollViewDidChangeAdjustedContentInset

    /// True for methods of UIViewController.
    package var isOfController: Bool {
        switch self {
        case .layoutMarginsDidChange, .safeAreaInsetsDidChange, .layoutSubviews, .adjustedContentInsetDidChange,
            .scrollViewDidChangeAdjustedContentInset:
            false
        default: true
        }
    }
}
