package import Geometry

/// A view with the properties that layout depends on.
package struct View: Equatable, Sendable {
    /// The name; nil for views that the scenario does not name.
    package var name: String?
    /// Other names for the same view, such as `table` and `detail.view` in addition to `view`.
    package var aliases: [String] = []
    package var kind: Kind
    package var placement: Placement
    package var transform = ViewTransform.identity
    /// The size that the content asks for where constraints leave it open; nil for none.
    package var intrinsicContentSize: Size?
    /// A control whose class decides on the size of its content; nil for other views.
    package var control: Control?
    package var priorities = LayoutPriorities()
    /// The app's request to systemLayoutSizeFitting; nil for none.
    package var fitting: FittingRequest?
    /// The text of a label; nil for other views.
    package var label: Label?
    /// Whether this is a UIImageView, which has no layout of its own.
    package var isImage = false
    /// The space that a stack view leaves after this arranged subview; nil for its spacing.
    package var customSpacing: Double?
    package var isHidden = false
    package var isInWindow = true
    /// The app's setting; nil is UIKit's default.
    package var layoutMargins: StoredMargins?
    package var insetsLayoutMarginsFromSafeArea = true
    package var preservesSuperviewLayoutMargins = false
    package var semanticContentAttribute = SemanticContentAttribute.unspecified
    package var keyboardGuide = KeyboardGuide()
    /// The constraints that are listed in it, between any views of its controller's.
    package var constraints: [LayoutConstraint] = []
    /// The names of the app's own layout guides that the view owns.
    package var layoutGuides: [String] = []
    package var subviews: [View] = []

    package indirect enum Kind: Equatable, Sendable {
        case plain
        case stack(StackView)
        case scroll(ScrollView)
        /// A UITextView.
        case text(ScrollView)
        case table(ScrollView, TableView)
        /// A UICollectionView with a flow layout; one without is a scroll view.
        case collection(ScrollView, CollectionView)
        /// The root view of a child controller; its own properties are the controller's view's.
        case childController(Controller)
    }

    /// The position of a view in its superview's bounds.
    package enum Placement: Hashable, Sendable {
        /// Neither frame nor pin: a rectangle of zeros.
        case none
        /// The superview's bounds.
        case fill
        case frame(Rect)
        case autoresized(Autoresizing)
        case pinned([Pin])
    }

    package init(name: String?, kind: Kind = .plain, placement: Placement = .none) {
        self.name = name
        self.kind = kind
        self.placement = placement
    }

    /// The scroll view properties of a scroll view or table.
    package var scrollView: ScrollView? {
        switch kind {
        case .scroll(let scroll), .text(let scroll), .table(let scroll, _), .collection(let scroll, _): scroll
        case .plain, .stack, .childController: nil
        }
    }

    /// Whether this is a scroll view whose content size results from constraints of its subviews; other scroll views compute
    /// theirs.
    package var isSizedByItsContent: Bool {
        if case .scroll = kind { true } else { false }
    }

    /// Whether this is a scroll view to whose layout guides subviews can be pinned.
    package var hasContentGuides: Bool {
        switch kind {
        case .scroll, .collection: true
        case .plain, .stack, .text, .table, .childController: false
        }
    }

    /// Whether this is a table in inset groups.
    var isInsetGroupedTable: Bool {
        if case .table(_, let table) = kind { table.style == .insetGrouped } else { false }
    }

    /// The stack view properties of a UIStackView.
    package var stackView: StackView? {
        if case .stack(let stack) = kind { stack } else { nil }
    }

    /// Whether the class of the view determines its size, so that it is laid out with constraints even where the app has none.
    var isSizedByItsClass: Bool { control != nil || label?.text != nil }

    /// Whether the view's content or its own constraints ask for a width or a height.
    package func asksForExtent(_ anchor: Pin.Anchor) -> Bool {
        if fixedExtent(anchor) != nil { return true }
        if let size = intrinsicContentSize { return (anchor == .width ? size.width : size.height) >= 0 }
        if let control { return anchor == .height || control.asksForWidth }
        if label?.text != nil { return true }
        switch kind {
        case .text(let scroll): return !scroll.isScrollEnabled
        case .stack: return subviews.contains { !$0.isHidden && $0.asksForExtent(anchor) }
        case .plain, .scroll, .table, .collection, .childController: return false
        }
    }

    /// The fixed width or height that its constraints give it; nil where they give none.
    package func fixedExtent(_ anchor: Pin.Anchor) -> Double? {
        guard case .pinned(let pins) = placement else { return nil }
        return pins.last { $0.anchor == anchor && $0.target == nil }?.constant
    }
}

/// A view's transform: a scale around its centre, then a translation in points.
package struct ViewTransform: Hashable, Sendable {
    package var translation = Point.zero
    package var scale = 1.0

    package init() {}

    package static let identity = ViewTransform()
}

/// The settings of a view's keyboardLayoutGuide.
package struct KeyboardGuide: Hashable, Sendable {
    /// Whether the guide follows a keyboard that is not docked.
    package var followsUndockedKeyboard = false
    /// Whether the guide ends at the bottom of the safe area while the keyboard is hidden; if false, it ends at the view's
    /// bottom.
    package var usesBottomSafeArea = true

    package init() {}
}

/// The margins that an app sets: one stored value, physical or directional; the last setter wins.
package enum StoredMargins: Hashable, Sendable {
    /// `layoutMargins`.
    case physical(Insets)
    /// `directionalLayoutMargins`, with leading in place of left and trailing in place of right.
    case directional(Insets)

    /// The physical margins in a layout direction.
    package func resolved(_ direction: LayoutDirection) -> Insets {
        switch self {
        case .physical(let insets): insets
        case .directional(let insets): direction == .leftToRight ? insets : insets.mirrored
        }
    }
}

/// UISemanticContentAttribute, as far as it decides a view's direction.
package enum SemanticContentAttribute: String, CaseIterable, Hashable, Sendable {
    case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft

    /// effectiveUserInterfaceLayoutDirection of a view with this attribute.
    package func direction(in appDirection: LayoutDirection) -> LayoutDirection {
        switch self {
        case .unspecified: appDirection
        case .playback, .spatial, .forceLeftToRight: .leftToRight
        case .forceRightToLeft: .rightToLeft
        }
    }
}
