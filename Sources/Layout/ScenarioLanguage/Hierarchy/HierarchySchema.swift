import LayoutEngine
import Schema

/// The vocabulary of views and controllers, read off the tables of keys that decode them.
enum HierarchySchema {
    /// The sections from the root down to the parts of a table.
    static let sections: [ScenarioSection] =
        [root] + ControllerClass.allCases.map { section($0) }
        + [navigationItem, searchController, barButtonItem, sheet, popover] + bars
        + ViewClass.allCases.map { section($0) } + [
            transform, keyboardGuide, fitting, pin, constraint, tableSection, tableSupplement, tableCell, flowLayout,
            collectionCell,
        ]

    /// All mappings, each with everything that it may contain.
    static let mappings: [ScenarioSection] = sections.map { section in
        if let controllerClass = ControllerClass(rawValue: section.name) {
            let children = controllerClass.isContainer ? classEntries(ControllerClass.allCases) : []
            return ScenarioSection(section.name, controllerClass.keys.map { $0.entry } + children)
        }
        let viewClass = ViewClass.allCases.first { $0.mappingName == section.name }
        if let controllerClass = viewClass?.controllerClass {
            let children = controllerClass.isContainer ? classEntries(ControllerClass.allCases) : []
            let own = (controllerClass.keys + ControllerKeys.ofChild).map { $0.entry }
            return ScenarioSection(section.name, own + children)
        }
        return viewClass.map { ScenarioSection(section.name, $0.keys.map { $0.entry }) } ?? section
    }

    /// The keys of a section; empty for an unknown name.
    static func entries(of section: String) -> [ScenarioEntry] {
        sections.first { $0.name == section }?.entries ?? []
    }

    private static let navigationItem = ScenarioSection("navigationItem", NavigationItemKeys.all.map { $0.entry })

    private static let searchController = ScenarioSection(
        "searchController", NavigationItemKeys.searchController.map { $0.entry })

    private static let barButtonItem = ScenarioSection("barButtonItem", BarButtonItemKeys.all.map { $0.entry })

    private static let sheet = ScenarioSection("sheetPresentationController", SheetKeys.all.map { $0.entry })

    private static let popover = ScenarioSection("popoverPresentationController", PopoverKeys.all.map { $0.entry })

    private static let transform = ScenarioSection("transform", ViewKeys.transformKeys.map { $0.entry })

    private static let keyboardGuide = ScenarioSection(
        "keyboardLayoutGuide", ViewKeys.keyboardGuideKeys.map { $0.entry })

    private static let fitting = ScenarioSection(
        "systemLayoutSizeFitting", ViewKeys.fittingKeys.map { $0.entry })

    private static let pin = ScenarioSection("pin", PinKeys.all.map { $0.entry })

    private static let constraint = ScenarioSection("constraint", ConstraintKeys.all.map { $0.entry })

    private static let tableSection = ScenarioSection("section", TableSectionKeys.all.map { $0.entry })

    private static let tableSupplement = ScenarioSection("header", TableSectionKeys.supplement.map { $0.entry })

    private static let tableCell = ScenarioSection("cell", TableCellKeys.all.map { $0.entry })

    private static let flowLayout = ScenarioSection(
        "collectionViewFlowLayout", CollectionKeys.layout.map { $0.entry })

    private static let collectionCell = ScenarioSection("collectionViewCell", CollectionKeys.cell.map { $0.entry })

    private static let root = ScenarioSection(
        "root", classEntries(ControllerClass.allCases) + [ScenarioEntry("view", by: .anyone, .rootView)])

    private static let bars = [
        ScenarioSection(
            "navigationBar",
            BarKeys.bar.map { $0.entry.documented(in: "tabBar") } + BarKeys.ofNavigationBar.map { $0.entry }),
        ScenarioSection("tabBar", BarKeys.bar.map { $0.entry }),
        ScenarioSection("toolbar", BarKeys.bar.map { $0.entry.documented(in: "tabBar") }),
    ]

    /// A class key with its new keys: keys of every controller are listed once, under viewController.
    private static func section(_ controllerClass: ControllerClass) -> ScenarioSection {
        let isBase = controllerClass == .viewController
        let own = controllerClass.keys.map { $0.entry }.filter { entry in
            isBase || !(ControllerKeys.common + ControllerKeys.table).contains { $0.entry == entry }
        }
        return ScenarioSection(
            controllerClass.rawValue, own + (controllerClass.isContainer ? classEntries(ControllerClass.allCases) : []))
    }

    /// A class key among views with its new keys: keys of every view are listed once, under view.
    private static func section(_ viewClass: ViewClass) -> ScenarioSection {
        let own = viewClass.keys.map { $0.entry }
        let inherited: [ScenarioKey<ViewDraft>] =
            switch viewClass {
            case .view, .viewController, .arrangementViewController: []
            case .scrollView, .label, .imageView, .control, .stackView: ViewKeys.all
            case .tableView, .collectionView, .textView: ViewKeys.scroll
            }
        let entries = viewClass.controllerClass == nil ? own : childEntries
        return ScenarioSection(
            viewClass.mappingName, entries.filter { entry in !inherited.contains { $0.entry.name == entry.name } })
    }

    private static var childEntries: [ScenarioEntry] {
        ViewKeys.placement.map { $0.entry.documented(in: ViewClass.view.rawValue) }
            + [ControllerKeys.isDetached.entry.documented(in: ViewClass.viewController.mappingName)]
    }

    /// Class keys, which have the text of their sections.
    private static func classEntries(_ classes: [ControllerClass]) -> [ScenarioEntry] {
        classes.map { controllerClass in
            let name = controllerClass.rawValue
            return ScenarioEntry(
                name, by: .anyone, .object(name), documentationKey: ScenarioSection.documentationKey(of: name))
        }
    }
}
