import Diagnostics
import Geometry
import HierarchyDumps

/// A controller of a running app, with its printed values.
struct ScreenPart {
    var kind: Kind
    /// The class as it was printed; nil where only views were.
    var className: String?
    /// The position of its view among the views of the dump; nil where that was not printed.
    var view: Int?
    /// The positions of its bars, by their classes.
    var navigationBar: Int?
    var toolbar: Int?
    var tabBar: Int?
    /// The controllers that it shows; of a split view the columns.
    var children: [ScreenPart] = []
    /// The position of a view that hangs in its view, where that itself was not printed.
    var looseView: Int?
    /// Whether it is a navigation controller of which views were printed, and among them no visible bar.
    var hidesNavigationBar = false
    var hidesTabBar = false
    /// The bars that none of its views is, hidden or not, so that the text may be cut before them.
    var missingBars: [Bar] = []

    enum Bar: Sendable { case navigationBar, tabBar }

    enum Kind {
        case content, navigation, tab, split, page

        /// The keys that a scenario adds to the role of a column.
        var suffix: String {
            switch self {
            case .content: ""
            case .navigation: "Navigation"
            case .tab: "Tab"
            case .split: "Split"
            case .page: "Page"
            }
        }
    }

    /// This part and those inside it, each with the role of its column; the role of the column that shows the content is empty.
    var all: [(part: ScreenPart, role: String)] { parts("") }

    private func parts(_ role: String) -> [(part: ScreenPart, role: String)] {
        var found: [(part: ScreenPart, role: String)] = [(part: self, role: role)]
        if kind == .split, children.count > 1 { found += children[0].parts("primary") }
        return found + (children.last?.parts(role) ?? [])
    }

    /// The name that a scenario gives to its view.
    func viewName(_ role: String) -> String {
        if role.isEmpty {
            switch kind {
            case .content: return "view"
            case .navigation: return "nav.view"
            case .tab: return "tab.view"
            case .split: return "split.view"
            case .page: return "page.view"
            }
        }
        return role + kind.suffix + ".view"
    }

    /// The most readings of bars that are tried.
    private static let maxReadings = 8

    /// This part with its missing bars hidden, and with them shown.
    var readings: [ScreenPart] {
        var found = [self]
        if missingBars.contains(.navigationBar) { found += found.map { $0.with { $0.hidesNavigationBar = false } } }
        if missingBars.contains(.tabBar) { found += found.map { $0.with { $0.hidesTabBar = false } } }
        guard let last = children.last else { return found }
        let all = last.readings.flatMap { child in
            found.map { part in part.with { $0.children[$0.children.count - 1] = child } }
        }
        return Array(all.prefix(Self.maxReadings))
    }

    private func with(_ change: (inout ScreenPart) -> Void) -> ScreenPart {
        var part = self
        change(&part)
        return part
    }

    /// Whether a missing bar is taken to be shown.
    var showsMissingBar: Bool {
        missingBars.contains { $0 == .navigationBar ? !hidesNavigationBar : !hidesTabBar }
            || (children.last?.showsMissingBar ?? false)
    }

    /// The controller that is reached by following the controllers that containers show.
    var innermost: ScreenPart { kind == .content ? self : children.last?.innermost ?? self }
}

/// Finds the controllers of a dump: by the output of `_printHierarchy`, and by the views that UIKit's containers have.
struct ScreenPartReader {
    let dump: HierarchyDump
    let subviews: [[Int]]
    private let controllerChildren: [[Int]]
    private(set) var assumptions: [Message] = []
    /// The number of containers around the part that is being read.
    private var depth = 0

    /// More containers in each other than any app has.
    private static let maxContainers = 20

    init(_ dump: HierarchyDump) {
        self.dump = dump
        var subviews = [[Int]](repeating: [], count: dump.views.count)
        for (index, view) in dump.views.enumerated() {
            if let parent = view.superview { subviews[parent].append(index) }
        }
        self.subviews = subviews
        var children = [[Int]](repeating: [], count: dump.controllers.count)
        for (index, controller) in dump.controllers.enumerated() {
            if let parent = controller.parent { children[parent].append(index) }
        }
        controllerChildren = children
    }

    mutating func assume(_ message: Message) { if !assumptions.contains(message) { assumptions.append(message) } }

    // MARK: By controllers

    /// The part for a controller and all that it shows.
    mutating func part(ofController index: Int) -> ScreenPart {
        depth += 1
        defer { depth -= 1 }
        let controller = dump.controllers[index]
        let view =
            controller.viewAddress.isEmpty
            ? nil : dump.views.firstIndex { $0.address == controller.viewAddress }
        let children = controllerChildren[index].filter { !dump.controllers[$0].isPresented }
        let shown = children.filter { dump.controllers[$0].isShown }
        var part = ScreenPart(kind: kind(of: controller, view: view), className: controller.className, view: view)
        note(kind: part.kind, of: controller)
        findBars(of: &part)
        switch part.kind {
        case .content:
            // A controller around one container adds nothing that a scenario could express.
            if depth < Self.maxContainers, shown.count == 1,
                view == nil || isFilled(view, by: dump.controllers[shown[0]].viewAddress)
            {
                let child = self.part(ofController: shown[0])
                if child.kind != .content {
                    assume(
                        "'\(controller.className)' adds nothing around '\(dump.controllers[shown[0]].className)', which it shows"
                    )
                    return child
                }
            }
        case .navigation: part.children = (shown.last ?? children.last).map { [self.part(ofController: $0)] } ?? []
        case .tab, .page: part.children = (shown.first ?? children.first).map { [self.part(ofController: $0)] } ?? []
        case .split:
            let columns = shown.isEmpty ? children : shown
            part.children = (columns.count > 1 ? [columns[0], columns[columns.count - 1]] : columns).map {
                self.part(ofController: $0)
            }
        }
        if part.kind != .content, part.children.isEmpty {
            if let content = view.flatMap({ contentView(of: $0) }) {
                part.children = [self.part(ofView: content)]
            } else {
                assume(
                    "'\(controller.className)' shows a controller with a plain view, as the real one is not printed"
                )
                part.children = [ScreenPart(kind: .content)]
            }
        }
        return part
    }

    private func isFilled(_ view: Int?, by address: String) -> Bool {
        guard let view, let child = dump.views.first(where: { $0.address == address }) else { return false }
        return child.frame.size == dump.views[view].frame.size
    }

    private func kind(of controller: DumpedController, view: Int?) -> ScreenPart.Kind {
        if depth >= Self.maxContainers { return .content }
        if let kind = view.map({ kind(ofView: $0) }), kind != .content { return kind }
        let name = controller.shortClass
        if name.hasSuffix("NavigationController") { return .navigation }
        if name.hasSuffix("TabBarController") { return .tab }
        if name.hasSuffix("SplitViewController") { return .split }
        if name.hasSuffix("PageViewController") || controller.viewClass == "_UIPageViewControllerContentView" {
            return .page
        }
        if controller.viewClass.hasPrefix("_UISplitView") || controller.viewClass.hasPrefix("UIPanelController") {
            return .split
        }
        return controller.viewClass == "UILayoutContainerView" ? .navigation : .content
    }

    private mutating func note(kind: ScreenPart.Kind, of controller: DumpedController) {
        let own: String
        switch kind {
        case .content: return
        case .navigation: own = "UINavigationController"
        case .tab: own = "UITabBarController"
        case .split: own = "UISplitViewController"
        case .page: own = "UIPageViewController"
        }
        if controller.shortClass != own {
            assume("'\(controller.className)' is taken to be a \(own), judging by its name and views")
        }
    }

    // MARK: By views

    /// The part for the view of a controller and all that it shows.
    mutating func part(ofView index: Int) -> ScreenPart {
        depth += 1
        defer { depth -= 1 }
        let kind = depth < Self.maxContainers ? kind(ofView: index) : .content
        var part = ScreenPart(kind: kind, className: dump.views[index].controller, view: index)
        guard part.kind != .content else {
            // A container in a view of the app's own, as large as that.
            if depth < Self.maxContainers, let inner = nestedContainer(in: index) {
                assume("'\(dump.views[index].className)' adds nothing around the container that fills it")
                return self.part(ofView: inner)
            }
            return part
        }
        findBars(of: &part)
        part.children = [contentView(of: index).map { self.part(ofView: $0) } ?? ScreenPart(kind: .content)]
        return part
    }

    private func nestedContainer(in index: Int) -> Int? {
        let size = dump.views[index].frame.size
        var level = subviews[index]
        for _ in 0..<4 {
            if let found = level.last(where: {
                dump.views[$0].className == "UILayoutContainerView" && dump.views[$0].frame.size == size
            }) {
                return found
            }
            level = level.filter { dump.views[$0].frame.size == size && !dump.views[$0].isHidden }.flatMap {
                subviews[$0]
            }
        }
        return nil
    }

    /// The container whose view it is.
    private func kind(ofView index: Int) -> ScreenPart.Kind {
        let view = dump.views[index]
        if view.className == "_UIPageViewControllerContentView" { return .page }
        guard view.className == "UILayoutContainerView" || view.className == "UILayoutView" else { return .content }
        let area = ownArea(of: index)
        if area.contains(where: {
            dump.views[$0].className == "UINavigationTransitionView" || isBar($0, "UINavigationBar")
        }) {
            return .navigation
        }
        return area.contains { isBar($0, "UITabBar") || dump.views[$0].className == "UITransitionView" }
            ? .tab : .content
    }

    private func isBar(_ index: Int, _ name: String) -> Bool {
        dump.views[index].className == name || dump.views[index].baseClass == name
    }

    /// The views of a container itself, with those that hold its children and without what these hold.
    private func ownArea(of index: Int) -> [Int] {
        var area: [Int] = []
        var waiting = subviews[index]
        while let next = waiting.popLast() {
            area.append(next)
            let name = dump.views[next].className
            if name != "UIViewControllerWrapperView", name != "UILayoutContainerView", area.count < 500 {
                waiting += subviews[next]
            }
        }
        return area.sorted()
    }

    private func findBars(of part: inout ScreenPart) {
        guard part.kind != .content, let view = part.view, !subviews[view].isEmpty else { return }
        let area = ownArea(of: view)
        let bounds = dump.views[view].frame.size
        func bar(_ name: String) -> Int? {
            area.first {
                let own = dump.views[$0]
                let isOnScreen =
                    own.frame.minX < bounds.width && own.frame.maxX > 0 && own.frame.minY < bounds.height
                    && own.frame.maxY > 0
                return isBar($0, name) && !own.isHidden && isOnScreen && own.frame.height > 0
            }
        }
        part.navigationBar = part.kind == .navigation ? bar("UINavigationBar") : nil
        part.toolbar = part.kind == .navigation ? bar("UIToolbar") : nil
        part.tabBar = part.kind == .tab ? bar("UITabBar") : nil
        part.hidesNavigationBar = part.kind == .navigation && part.navigationBar == nil
        part.hidesTabBar = part.kind == .tab && part.tabBar == nil
        if part.hidesNavigationBar, !area.contains(where: { isBar($0, "UINavigationBar") }) {
            part.missingBars.append(.navigationBar)
        }
        if part.hidesTabBar, !area.contains(where: { isBar($0, "UITabBar") }) { part.missingBars.append(.tabBar) }
    }

    /// The view of the controller that a container's view shows: the content of its last wrapper; nil where none was printed.
    private func contentView(of index: Int) -> Int? {
        let area = ownArea(of: index)
        if dump.views[index].className == "_UIPageViewControllerContentView" {
            // Three places beside each other; the one that shows has views.
            let pages = area.filter { dump.views[$0].baseClass == "UIScrollView" }.flatMap { subviews[$0] }
            return pages.compactMap { subviews[$0].first }.last
        }
        let wrapper = area.last {
            dump.views[$0].className == "UIViewControllerWrapperView" && !dump.views[$0].isHidden
                && !subviews[$0].isEmpty
        }
        return wrapper.flatMap { subviews[$0].last }
    }
}
