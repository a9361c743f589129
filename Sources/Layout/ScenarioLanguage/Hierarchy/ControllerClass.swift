import LayoutEngine
import Schema

/// The class keys of controllers.
enum ControllerClass: String, CaseIterable, Sendable {
    case tabBarController, navigationController, viewController, tableViewController
    case splitViewController, arrangementViewController, pageViewController, collectionViewController

    static let names = allCases.map { $0.rawValue }

    /// Whether the class shows another controller, whose class key is one of its keys.
    var isContainer: Bool {
        switch self {
        case .tabBarController, .navigationController, .splitViewController, .arrangementViewController,
            .pageViewController:
            true
        case .viewController, .tableViewController, .collectionViewController: false
        }
    }

    /// The name of a controller that the scenario does not name.
    var defaultName: String {
        switch self {
        case .tabBarController: "tab"
        case .navigationController: "nav"
        case .splitViewController: "split"
        case .arrangementViewController: "arrangement"
        case .pageViewController: "page"
        case .viewController, .tableViewController, .collectionViewController: "vc"
        }
    }

    /// The class of its root view, unless the scenario names another.
    var rootViewClass: ViewClass {
        switch self {
        case .tableViewController: .tableView
        case .collectionViewController: .collectionView
        default: .view
        }
    }

    /// The keys of a mapping of this class, without the class keys of the controllers that it may show.
    var keys: [ScenarioKey<ControllerDraft>] {
        switch self {
        case .tabBarController: ControllerKeys.tabBarController
        case .navigationController: ControllerKeys.navigationController
        case .splitViewController: ControllerKeys.splitViewController
        case .arrangementViewController: ControllerKeys.arrangementViewController
        case .pageViewController: ControllerKeys.common
        case .viewController: ControllerKeys.viewController
        case .collectionViewController: ControllerKeys.collectionViewController
        case .tableViewController: ControllerKeys.tableViewController
        }
    }
}
