import LayoutEngine
import Schema

/// The class keys of views.
enum ViewClass: String, CaseIterable, Sendable {
    case view, scrollView, tableView, collectionView, textView, label, imageView, control, stackView
    case viewController, arrangementViewController

    static let names = allCases.map { $0.rawValue }

    /// The engine's kind of view for a class.
    enum Kind {
        case plain, stack, scroll, text, table, childController
    }

    var kind: Kind {
        switch self {
        case .view, .label, .imageView, .control: .plain
        case .stackView: .stack
        case .scrollView, .collectionView: .scroll
        case .textView: .text
        case .tableView: .table
        case .viewController, .arrangementViewController: .childController
        }
    }

    /// The keys of a mapping of this class; none for a child controller, whose keys are a controller's.
    var keys: [ScenarioKey<ViewDraft>] {
        if self == .collectionView { return ViewKeys.collection }
        if self == .label { return ViewKeys.label }
        if self == .control { return ViewKeys.control }
        return switch kind {
        case .plain: ViewKeys.all
        case .stack: ViewKeys.stack
        case .scroll, .text: ViewKeys.scroll
        case .table: ViewKeys.table
        case .childController: []
        }
    }

    /// The class of a child controller; nil for a view.
    var controllerClass: ControllerClass? { ControllerClass(rawValue: rawValue) }

    /// The name of the mapping below the class key, which is another one for controllers that are not among views.
    var mappingName: String { controllerClass == nil ? rawValue : "\(rawValue) (child)" }

    /// The versions of iOS that have the class.
    var versions: OSRange { self == .stackView ? .from(9) : .always }
}
