import LayoutEngine
import Schema

/// The whole vocabulary of the scenario language, as the reference page shows it.
///
/// The sections are read off the tables of keys that decode scenarios; there is no second list.
package enum ScenarioSchema {
    /// All sections, from the top of a scenario down to the parts of a table, then those of audits.
    package static let sections: [ScenarioSection] =
        [block, environment, statusBar, window, app, keyboard, rootSection, change, compared]
        + ControllerClass.allCases.map { section($0) } + [navigationItem, searchController, popover] + bars
        + ViewClass.allCases.map { section($0) } + [transform, pin, tableSection, tableSupplement, tableCell]
        + audits

    /// The words that `expect`, `{{…}}` and the command line understand behind a name.
    ///
    /// After them the parts of tables, which stand between a table's name and a property.
    package static let properties: [PropertyEntry] = PropertyEntry.all + PropertyEntry.tableParts

    /// The keys of a section; empty for an unknown name.
    package static func entries(of section: String) -> [ScenarioEntry] {
        sections.first { $0.name == section }?.entries ?? []
    }

    private static let block = ScenarioSection(
        "scenario", SchemaText("The top of a scenario.", "场景的顶层。"),
        BlockKeys.all.map { $0.entry }.filter { !EnvironmentKeys.names.contains($0.name) })

    private static let environment = ScenarioSection(
        "environment", SchemaText("Where the app runs; these keys stand at the top too.", "应用的运行环境；这些键同样写在顶层。"),
        EnvironmentKeys.all.map { $0.entry })

    private static let statusBar = ScenarioSection(
        "statusBar", SchemaText("The status bar.", "状态栏。"), EnvironmentKeys.statusBarKeys.map { $0.entry })

    private static let window = ScenarioSection(
        "window", SchemaText("A window other than the whole screen.", "不等于整个屏幕的窗口。"),
        EnvironmentKeys.windowKeys.map { $0.entry })

    private static let app = ScenarioSection(
        "app", SchemaText("What the app was built with.", "应用的构建条件。"), EnvironmentKeys.appKeys.map { $0.entry })

    private static let keyboard = ScenarioSection(
        "keyboard", SchemaText("The keyboard, when shown.", "弹出的键盘。"),
        EnvironmentKeys.keyboardKeys.map { $0.entry })

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

    private static let change = ScenarioSection(
        "change", SchemaText("One item of `changes`.", "`changes` 中的一项。"), ChangeDraft.keys.map { $0.entry })

    private static let compared = ScenarioSection(
        "compared", SchemaText("One item of `compare`.", "`compare` 中的一项。"), ComparedKeys.all.map { $0.entry })

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

    /// The blocks of macros, which have a fence of their own.
    private static let audits = [
        ScenarioSection(
            "macros", SchemaText("The top of a fence `macros`.", "`macros` 代码块的顶层。"), AuditKeys.all.map { $0.entry }),
        ScenarioSection("macro", SchemaText("One item of `macros`.", "`macros` 中的一项。"), MacroKeys.all.map { $0.entry }),
        ScenarioSection(
            "over", SchemaText("Where macros are tried.", "在哪些地方检验宏。"), AuditKeys.over.map { $0.entry }),
        ScenarioSection(
            "macroClaims", SchemaText("What is claimed about a macro.", "对一个宏的断言。"),
            AuditClaimKeys.all.map { $0.entry }),
        ScenarioSection(
            "macroCell", SchemaText("One item of `cells`.", "`cells` 中的一项。"), AuditClaimKeys.cell.map { $0.entry }),
    ]

    private static let rootSection = ScenarioSection(
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
