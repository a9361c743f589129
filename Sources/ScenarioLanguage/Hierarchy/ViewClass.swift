import LayoutEngine
import Schema

/// The class keys of views.
enum ViewClass: String, CaseIterable, Sendable {
    case view, scrollView, tableView, collectionView, textView, label, stackView
    case viewController

    static let names = allCases.map { $0.rawValue }

    /// What the engine makes of it.
    enum Kind {
        case plain, stack, scroll, text, table, childController
    }

    var kind: Kind {
        switch self {
        case .view, .label: .plain
        case .stackView: .stack
        case .scrollView, .collectionView: .scroll
        case .textView: .text
        case .tableView: .table
        case .viewController: .childController
        }
    }

    /// The keys of a mapping of this class; none for a child controller, whose keys are a controller's.
    var keys: [ScenarioKey<ViewDraft>] {
        switch kind {
        case .plain: ViewKeys.all
        case .stack: ViewKeys.stack
        case .scroll, .text: ViewKeys.scroll
        case .table: ViewKeys.table
        case .childController: []
        }
    }

    /// The versions of iOS that have the class.
    var versions: OSRange { self == .stackView ? .from(9) : .always }

    var documentation: SchemaText {
        switch self {
        case .view: SchemaText("Any view. All other views take these keys too.", "任意视图。下面这些键对其他视图同样有效。")
        case .scrollView:
            SchemaText("A UIScrollView. Tables and collections take these keys too.", "UIScrollView。表格和集合视图同样有这些键。")
        case .tableView: SchemaText("A UITableView with one section.", "只有一组的 UITableView。")
        case .collectionView:
            SchemaText(
                "A UICollectionView, laid out as a scroll view with the contentSize given.",
                "UICollectionView，按给定 contentSize 的滚动视图来布局。")
        case .textView:
            SchemaText(
                "A UITextView: a scroll view whose contentSize is given and has the text with textContainerInset in it, 8 points "
                    + "above and below by default. With isScrollEnabled false it asks for that size.",
                "UITextView：contentSize 由场景给出的滚动视图，其中已含文字与 textContainerInset（默认上下各 8）。isScrollEnabled 为 false 时，"
                    + "它以 contentSize 作为固有尺寸。")
        case .label: SchemaText("A UILabel; its size is given, not measured.", "UILabel；尺寸由场景给出，不做文字测量。")
        case .stackView:
            SchemaText(
                "A UIStackView; it places its `subviews`, which are its arranged subviews. These may have a fixed width or "
                    + "height in `pin`, and an intrinsicContentSize.",
                "UIStackView：由它放置 `subviews` 中的排列子视图。子视图可以用 `pin` 固定宽高，也可以有 intrinsicContentSize。")
        case .viewController:
            SchemaText(
                "A child view controller: addChild, and its root view added as a subview.",
                "子视图控制器：先 addChild，再把它的根视图加为子视图。")
        }
    }
}
