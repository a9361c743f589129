/// A moment in the life of a view controller, named after the callback at whose return values are read.
package enum Phase: String, CaseIterable, Comparable, Hashable, Sendable {
    case loadView, viewDidLoad, viewWillAppear, viewIsAppearing, viewSafeAreaInsetsDidChange
    case viewWillLayoutSubviews, viewDidLayoutSubviews
    /// Everything has settled.
    case viewDidAppear
    /// Another controller has covered this one and disappeared again.
    case secondViewWillAppear = "second viewWillAppear"
    case secondViewIsAppearing = "second viewIsAppearing"
    case secondViewDidAppear = "second viewDidAppear"

    package static func < (left: Phase, right: Phase) -> Bool { left.order < right.order }

    /// Whether the controller has been on screen before.
    package var isOfSecondAppearance: Bool { self >= .secondViewWillAppear }

    /// Whether nothing has been laid out yet.
    package var isBeforeFirstLayout: Bool { self < .viewSafeAreaInsetsDidChange }

    /// The position among the cases. Phases are compared all the time, so it is not looked up in their list.
    private var order: Int {
        switch self {
        case .loadView: 0
        case .viewDidLoad: 1
        case .viewWillAppear: 2
        case .viewIsAppearing: 3
        case .viewSafeAreaInsetsDidChange: 4
        case .viewWillLayoutSubviews: 5
        case .viewDidLayoutSubviews: 6
        case .viewDidAppear: 7
        case .secondViewWillAppear: 8
        case .secondViewIsAppearing: 9
        case .secondViewDidAppear: 10
        }
    }
}

/// A method that UIKit calls to report appearance, layout, or a changed value.
package enum Callback: String, CaseIterable, Hashable, Sendable {
    case loadView, viewDidLoad, viewWillAppear, viewIsAppearing
    case viewLayoutMarginsDidChange, viewSafeAreaInsetsDidChange
    case updateViewConstraints, viewWillLayoutSubviews, viewDidLayoutSubviews, viewDidAppear
    case layoutMarginsDidChange, safeAreaInsetsDidChange, layoutSubviews
    case adjustedContentInsetDidChange
    /// A callback of the scroll view's delegate.
    case scrollViewDidChangeAdjustedContentInset

    /// Whether this is a method of UIViewController.
    package var isOfController: Bool {
        switch self {
        case .layoutMarginsDidChange, .safeAreaInsetsDidChange, .layoutSubviews, .adjustedContentInsetDidChange,
            .scrollViewDidChangeAdjustedContentInset:
            false
        default: true
        }
    }
}
