import LayoutEngine

/// The whole vocabulary of the scenario language, as the reference page shows it.
///
/// The sections are read off the tables of keys that decode scenarios; there is no second list.
package enum ScenarioSchema {
    /// All sections, from the top of a scenario down to the parts of a table, then those of audits and devices.
    package static let sections: [SchemaSection] =
        [block, environment, statusBar, window, app, keyboard, rootSection, change, compared]
        + ControllerClass.allCases.map { section($0) } + [navigationItem, searchController, popover] + bars
        + ViewClass.allCases.map { section($0) } + [transform, pin, tableSection, tableSupplement, tableCell]
        + audits + DeviceSchema.sections

    /// The words that `expect`, `{{…}}` and the command line understand behind a name.
    ///
    /// After them the parts of tables, which stand between a table's name and a property.
    package static let properties: [PropertyEntry] = PropertyEntry.all + PropertyEntry.tableParts

    /// The keys of a section; empty for an unknown name.
    package static func entries(of section: String) -> [SchemaEntry] {
        sections.first { $0.name == section }?.entries ?? []
    }

    private static let block = SchemaSection(
        "scenario", Localized("The top of a scenario.", "场景的顶层。"),
        BlockKeys.all.map { $0.entry }.filter { !EnvironmentKeys.names.contains($0.name) })

    private static let environment = SchemaSection(
        "environment", Localized("Where the app runs; these keys stand at the top too.", "应用的运行环境；这些键同样写在顶层。"),
        EnvironmentKeys.all.map { $0.entry })

    private static let statusBar = SchemaSection(
        "statusBar", Localized("The status bar.", "状态栏。"), EnvironmentKeys.statusBarKeys.map { $0.entry })

    private static let window = SchemaSection(
        "window", Localized("A window other than the whole screen.", "不等于整个屏幕的窗口。"),
        EnvironmentKeys.windowKeys.map { $0.entry })

    private static let app = SchemaSection(
        "app", Localized("What the app was built with.", "应用的构建条件。"), EnvironmentKeys.appKeys.map { $0.entry })

    private static let keyboard = SchemaSection(
        "keyboard", Localized("The keyboard, when shown.", "弹出的键盘。"),
        EnvironmentKeys.keyboardKeys.map { $0.entry })

    private static let navigationItem = SchemaSection(
        "navigationItem", Localized("What a controller tells its navigation bar.", "控制器提供给导航栏的内容。"),
        NavigationItemKeys.all.map { $0.entry })

    private static let searchController = SchemaSection(
        "searchController", Localized("A UISearchController.", "UISearchController。"),
        NavigationItemKeys.searchController.map { $0.entry })

    private static let popover = SchemaSection(
        "popoverPresentationController",
        Localized("A UIPopoverPresentationController.", "UIPopoverPresentationController。"),
        PopoverKeys.all.map { $0.entry })

    private static let transform = SchemaSection(
        "transform", Localized("A view's transform.", "视图的变换。"), ViewKeys.transformKeys.map { $0.entry })

    private static let change = SchemaSection(
        "change", Localized("One item of `changes`.", "`changes` 中的一项。"), ChangeDraft.keys.map { $0.entry })

    private static let compared = SchemaSection(
        "compared", Localized("One item of `compare`.", "`compare` 中的一项。"), ComparedKeys.all.map { $0.entry })

    private static let pin = SchemaSection(
        "pin",
        Localized(
            "Constraints, by anchor: `owner.anchor` and a constant. Owners: \(PinOwner.words.joined(separator: ", ")), or "
                + "another subview by its name.",
            "以锚点为键的约束：`目标.锚点`，可加常量。目标可以是 \(PinOwner.words.joined(separator: "、"))，或同级视图的名称。"),
        PinKeys.all.map { $0.entry })

    private static let tableSection = SchemaSection(
        "section", Localized("One item of a table's `sections`.", "表格 `sections` 中的一项。"),
        TableSectionKeys.all.map { $0.entry })

    private static let tableSupplement = SchemaSection(
        "header", Localized("The header or footer of a table's section.", "表格的组头或组尾。"),
        TableSectionKeys.supplement.map { $0.entry })

    private static let tableCell = SchemaSection(
        "cell", Localized("One item of a table's `cells`.", "表格 `cells` 中的一项。"),
        TableCellKeys.all.map { $0.entry })

    /// The blocks of macros, which have a fence of their own.
    private static let audits = [
        SchemaSection(
            "macros", Localized("The top of a fence `macros`.", "`macros` 代码块的顶层。"), AuditKeys.all.map { $0.entry }),
        SchemaSection("macro", Localized("One item of `macros`.", "`macros` 中的一项。"), MacroKeys.all.map { $0.entry }),
        SchemaSection(
            "over", Localized("Where macros are tried.", "在哪些地方检验宏。"), AuditKeys.over.map { $0.entry }),
        SchemaSection(
            "macroClaims", Localized("What is claimed about a macro.", "对一个宏的断言。"),
            AuditClaimKeys.all.map { $0.entry }),
        SchemaSection(
            "macroCell", Localized("One item of `cells`.", "`cells` 中的一项。"), AuditClaimKeys.cell.map { $0.entry }),
    ]

    private static let rootSection = SchemaSection(
        "root", Localized("What hangs in the window; exactly one key.", "窗口里的内容，只写一个键。"),
        classEntries(ControllerClass.allCases)
            + [
                SchemaEntry(
                    "view", .rootView,
                    Localized("Views straight in the window, without a controller.", "不经控制器、直接放进窗口的视图。"))
            ])

    private static let bars = [
        SchemaSection(
            "navigationBar", Localized("A UINavigationBar.", "UINavigationBar。"), BarKeys.navigationBar.map { $0.entry }
        ),
        SchemaSection("tabBar", Localized("A UITabBar.", "UITabBar。"), BarKeys.bar.map { $0.entry }),
        SchemaSection("toolbar", Localized("A UIToolbar.", "UIToolbar。"), BarKeys.bar.map { $0.entry }),
    ]

    /// A class key, with what is new in it: keys of every controller are listed once, under viewController.
    private static func section(_ controllerClass: ControllerClass) -> SchemaSection {
        let isBase = controllerClass == .viewController
        let own = controllerClass.keys.map { $0.entry }.filter { entry in
            isBase || !(ControllerKeys.common + ControllerKeys.table).contains { $0.entry.name == entry.name }
        }
        return SchemaSection(
            controllerClass.rawValue, controllerClass.documentation,
            own + (controllerClass.isContainer ? classEntries(ControllerClass.allCases) : []))
    }

    /// A class key among views, with what is new in it: keys of every view are listed once, under view.
    private static func section(_ viewClass: ViewClass) -> SchemaSection {
        let own = viewClass.keys.map { $0.entry }
        let inherited: [SchemaKey<ViewDraft>] =
            switch viewClass {
            case .view, .viewController: []
            case .scrollView, .label, .stackView: ViewKeys.all
            case .tableView, .collectionView, .textView: ViewKeys.scroll
            }
        let name = viewClass == .viewController ? "viewController (child)" : viewClass.rawValue
        let entries = viewClass == .viewController ? childEntries : own
        return SchemaSection(
            name, viewClass.documentation,
            entries.filter { entry in !inherited.contains { $0.entry.name == entry.name } })
    }

    private static var childEntries: [SchemaEntry] {
        ControllerKeys.child.map { $0.entry }.filter { entry in
            !ControllerKeys.viewController.contains { $0.entry.name == entry.name }
        }
    }

    private static func classEntries(_ classes: [ControllerClass]) -> [SchemaEntry] {
        classes.map {
            SchemaEntry($0.rawValue, .object($0.rawValue), $0.documentation)
        }
    }
}
