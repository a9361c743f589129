import LayoutEngine
import Schema

/// The class keys of controllers.
enum ControllerClass: String, CaseIterable, Sendable {
    case tabBarController, navigationController, viewController, tableViewController
    case splitViewController, pageViewController, collectionViewController

    static let names = allCases.map { $0.rawValue }

    /// True for classes that show another controller, whose class key is one of their keys.
    var isContainer: Bool {
        switch self {
        case .tabBarController, .navigationController, .splitViewController, .pageViewController: true
        case .viewController, .tableViewController, .collectionViewController: false
        }
    }

    /// The name of a controller that the scenario does not name.
    var defaultName: String {
        switch self {
        case .tabBarController: "tab"
        case .navigationController: "nav"
        case .splitViewController: "split"
        case .pageViewController: "page"
        case .viewController, .tableViewController, .collectionViewController: "vc"
        }
    }

    /// What its root view is, unless the scenario says otherwise.
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
        case .pageViewController: ControllerKeys.common
        case .viewController: ControllerKeys.viewController
        case .collectionViewController: ControllerKeys.collectionViewController
        case .tableViewController: ControllerKeys.tableViewController
        }
    }

    var documentation: SchemaText {
        switch self {
        case .tabBarController:
            SchemaText(
                "A UITabBarController, with the controller of the selected tab under its class key.",
                "UITabBarController；选中标签的控制器写在它的类名键下。")
        case .navigationController:
            SchemaText(
                "A UINavigationController, with the controller on top of its stack under its class key.",
                "UINavigationController；栈顶控制器写在它的类名键下。")
        case .viewController:
            SchemaText(
                "A UIViewController. All other controllers take these keys too, except view.",
                "UIViewController。除 view 以外，这些键对其他控制器同样有效。")
        case .tableViewController:
            SchemaText(
                "A UITableViewController: its root view is a table, and `table` and `view` both name it. It takes the table's "
                    + "keys too.",
                "UITableViewController：根视图就是表格，`table` 与 `view` 都指它；表格的键可以直接写在这里。")
        case .splitViewController:
            SchemaText(
                "A UISplitViewController of two columns: the secondary one under its class key, the primary under `primary`.",
                "两栏的 UISplitViewController：副栏写在它的类名键下，主栏写在 `primary` 下。")
        case .pageViewController:
            SchemaText(
                "A UIPageViewController, with the page that it shows under its class key.",
                "UIPageViewController；正在显示的页写在它的类名键下。")
        case .collectionViewController:
            SchemaText(
                "A UICollectionViewController: its root view is a collection view.",
                "UICollectionViewController：根视图就是集合视图。")
        }
    }
}
