/// A moment in the life of a view controller, named after the callback at whose return values are read.
package enum Phase: String, CaseIterable, Comparable, Hashable, Sendable {
    case loadView, viewDidLoad, viewWillAppear, viewIsAppearing, viewSafeAreaInsetsDidChange
    case viewWillLayoutSubviews, viewDidLayoutSubviews
    /// Everything has settled.
    case viewDidAppear
    /// Another controller has covered this one and gone away again.
    case secondViewWillAppear = "second viewWillAppear"
    case secondViewIsAppearing = "second viewIsAppearing"
    case secondViewDidAppear = "second viewDidAppear"

    package static func < (left: Phase, right: Phase) -> Bool { left.order < right.order }

    /// True when the controller has been on screen before.
    package var isOfSecondAppearance: Bool { self >= .secondViewWillAppear }

    private var order: Int { Phase.allCases.firstIndex(of: self) ?? 0 }
}
