import LayoutEngine

/// The class keys of views.
enum ViewClass: String, CaseIterable, Sendable {
    case view, scrollView, tableView, collectionView, textView, label, stackView
    case viewController

    static let names = allCases.map { $0.rawValue }

    /// What the engine makes of it.
    enum Kind {
        case plain, stack, scroll, table, childController
    }

    var kind: Kind {
        switch self {
        case .view, .label: .plain
        case .stackView: .stack
        case .scrollView, .collectionView, .textView: .scroll
        case .tableView: .table
        case .viewController: .childController
        }
    }

    /// The keys of a mapping of this class; none for a child controller, whose keys are a controller's.
    var keys: [SchemaKey<ViewDraft>] {
        switch kind {
        case .plain: ViewKeys.all
        case .stack: ViewKeys.stack
        case .scroll: ViewKeys.scroll
        case .table: ViewKeys.table
        case .childController: []
        }
    }

    var documentation: Localized {
        switch self {
        case .view: Localized("Any view. All other views take these keys too.", "任意视图。下面这些键对其他视图同样有效。")
        case .scrollView:
            Localized("A UIScrollView. Tables and collections take these keys too.", "UIScrollView。表格和集合视图同样有这些键。")
        case .tableView: Localized("A UITableView with one section.", "只有一组的 UITableView。")
        case .collectionView:
            Localized(
                "A UICollectionView, laid out as a scroll view with the contentSize given.",
                "UICollectionView，按给定 contentSize 的滚动视图来布局。")
        case .textView:
            Localized(
                "A UITextView, laid out as a scroll view with the contentSize given.",
                "UITextView，按给定 contentSize 的滚动视图来布局。")
        case .label: Localized("A UILabel; its size is given, not measured.", "UILabel；尺寸由场景给出，不做文字测量。")
        case .stackView:
            Localized(
                "A UIStackView; its arranged subviews have frames of their own here.",
                "UIStackView；其中排列的子视图仍按各自的 frame 放置。")
        case .viewController:
            Localized(
                "A child view controller: addChild, and its root view added as a subview.",
                "子视图控制器：先 addChild，再把它的根视图加为子视图。")
        }
    }
}
