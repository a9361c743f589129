import LayoutEngine
import Schema

/// The vocabulary of views and controllers, read off the tables of keys that decode them.
enum HierarchySchema {
    /// From the root down to the parts of a table.
    static let sections: [ScenarioSection] =
        [root] + ControllerClass.allCases.map { section($0) } + [navigationItem, searchController, popover] + bars
        + ViewClass.allCases.map { section($0) } + [transform, pin, tableSection, tableSupplement, tableCell]

    /// The keys of a section; empty for an unknown name.
    static func entries(of section: String) -> [ScenarioEntry] {
        sections.first { $0.name == section }?.entries ?? []
    }

    private static let navigationItem = ScenarioSection(
        "navigationItem", SchemaText("What a controller tells its navigation bar.", "控制器提供给导航栏的内容。"),
        NavigationItemKeys.all.map { $0.entry })

    private static let searchController = ScenarioSection(
        "searchController", SchemaText("A UISearchController.", "UISearchController。"),
        NavigationItemKeys.searchController.map { $0.entry })

    private static let popover = ScenarioSection(
        "popoverPresentationController",
        SchemaText("A UIPopoverPresentationController.", "UIPopoverPresentationController。"),
        PopoverKeys.all.map { $0.entry })

    private static let transform = ScenarioSection(
        "transform", SchemaText("A view's transform.", "视图的变换。"), ViewKeys.transformKeys.map { $0.entry })

    private static let pin = ScenarioSection(
        "pin",
        SchemaText(
            "Constraints, by anchor: `owner.anchor` and a constant. Owners: \(PinOwner.words.joined(separator: ", ")), or "
                + "another subview by its name.",
            "以锚点为键的约束：`目标.锚点`，可加常量。目标可以是 \(PinOwner.words.joined(separator: "、"))，或同级视图的名称。"),
        PinKeys.all.map { $0.entry })

    private static let tableSection = ScenarioSection(
        "section", SchemaText("One item of a table's `sections`.", "表格 `sections` 中的一项。"),
        TableSectionKeys.all.map { $0.entry })

    private static let tableSupplement = ScenarioSection(
        "header", SchemaText("The header or footer of a table's section.", "表格的组头或组尾。"),
        TableSectionKeys.supplement.map { $0.entry })

    private static let tableCell = ScenarioSection(
        "cell", SchemaText("One item of a table's `cells`.", "表格 `cells` 中的一项。"),
        TableCellKeys.all.map { $0.entry })

    private static let root = ScenarioSection(
        "root", SchemaText("What hangs in the window; exactly one key.", "窗口里的内容，只写一个键。"),
        classEntries(ControllerClass.allCases)
            + [
                ScenarioEntry(
                    "view", .rootView,
                    SchemaText("Views straight in the window, without a controller.", "不经控制器、直接放进窗口的视图。"))
            ])

    private static let bars = [
        ScenarioSection(
            "navigationBar", SchemaText("A UINavigationBar.", "UINavigationBar。"),
            BarKeys.navigationBar.map { $0.entry }
        ),
        ScenarioSection("tabBar", SchemaText("A UITabBar.", "UITabBar。"), BarKeys.bar.map { $0.entry }),
        ScenarioSection("toolbar", SchemaText("A UIToolbar.", "UIToolbar。"), BarKeys.bar.map { $0.entry }),
    ]

    /// A class key, with what is new in it: keys of every controller are listed once, under viewController.
    private static func section(_ controllerClass: ControllerClass) -> ScenarioSection {
        let isBase = controllerClass == .viewController
        let own = controllerClass.keys.map { $0.entry }.filter { entry in
            isBase || !(ControllerKeys.common + ControllerKeys.table).contains { $0.entry.name == entry.name }
        }
        return ScenarioSection(
            controllerClass.rawValue, controllerClass.documentation,
            own + (controllerClass.isContainer ? classEntries(ControllerClass.allCases) : []))
    }

    /// A class key among views, with what is new in it: keys of every view are listed once, under view.
    private static func section(_ viewClass: ViewClass) -> ScenarioSection {
        let own = viewClass.keys.map { $0.entry }
        let inherited: [ScenarioKey<ViewDraft>] =
            switch viewClass {
            case .view, .viewController: []
            case .scrollView, .label, .stackView: ViewKeys.all
            case .tableView, .collectionView, .textView: ViewKeys.scroll
            }
        let name = viewClass == .viewController ? "viewController (child)" : viewClass.rawValue
        let entries = viewClass == .viewController ? childEntries : own
        return ScenarioSection(
            name, viewClass.documentation,
            entries.filter { entry in !inherited.contains { $0.entry.name == entry.name } })
    }

    private static var childEntries: [ScenarioEntry] {
        ControllerKeys.child.map { $0.entry }.filter { entry in
            !ControllerKeys.viewController.contains { $0.entry.name == entry.name }
        }
    }

    private static func classEntries(_ classes: [ControllerClass]) -> [ScenarioEntry] {
        classes.map {
            ScenarioEntry($0.rawValue, .object($0.rawValue), $0.documentation)
        }
    }
}
