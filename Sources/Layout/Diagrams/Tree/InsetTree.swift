import Geometry
import LayoutEngine
import ScenarioLanguage

/// The hierarchy as views hold each other, each level with its insets.
///
/// A controller comes above its root view, and a child controller below the root view of its parent. From iOS 11 the insets
/// are one property of all views; before that they are the layout guides of controllers and the contentInset of scroll views.
/// Rows are in drawing order, parents before children.
struct InsetTree: Sendable {
    /// The property of the insets; nil before iOS 11, where no view has insets of its own.
    let property: Property?
    private(set) var rows: [TreeNode] = []
    private let snapshot: Snapshot
    private let tree: ShownTree

    init(_ snapshot: Snapshot, _ tree: ShownTree, asked: [Property]) {
        let known = Self.inherited.filter { property in snapshot.elements.contains { $0[property] != nil } }
        property = known.contains(.safeAreaInsets) ? asked.first { known.contains($0) } ?? .safeAreaInsets : nil
        self.snapshot = snapshot
        self.tree = tree
        for index in snapshot.elements.indices where snapshot.elements[index].parent == nil {
            add(index, under: nil, from: [:])
        }
    }

    /// Properties that views pass to their subviews.
    private static let inherited: [Property] = [.safeAreaInsets, .layoutMargins, .directionalLayoutMargins]

    private mutating func add(_ index: Int, under parent: Int?, from source: [Edge: Quantity]) {
        let element = snapshot.elements[index]
        guard element.isVisible, Self.isShown(element.kind) else { return }
        let insets = insets(of: element)
        rows.append(row(for: element, under: parent, insets, from: source))
        let own = rows.count - 1
        addScrollInsets(of: element, under: own, from: insets.isEmpty ? source : insets)
        let passed = insets.isEmpty ? source : insets
        let below = snapshot.elements.indices.filter { snapshot.elements[$0].parent == index }
        // Bars come before the elements that they inset.
        let children =
            below.filter { snapshot.elements[$0].kind.isBar } + below.filter { !snapshot.elements[$0].kind.isBar }
        guard element.kind == .controller, let root = children.first(where: { snapshot.elements[$0].kind.isView })
        else {
            for child in children { add(child, under: own, from: passed) }
            return
        }
        // The children of a container lie in its root view.
        let next = rows.count
        add(root, under: own, from: passed)
        let holder = rows.count > next ? next : own
        let held = rows[holder].insets.isEmpty ? passed : rows[holder].insets
        for child in children where child != root { add(child, under: holder, from: held) }
    }

    private static func isShown(_ kind: Element.Kind) -> Bool {
        kind == .window || kind == .controller || kind.isBar || kind.isView
    }

    // MARK: - Rows

    private func row(
        for element: Element, under parent: Int?, _ insets: [Edge: Quantity], from source: [Edge: Quantity]
    ) -> TreeNode {
        let kind: TreeNode.Kind =
            switch element.kind {
            case .window: .window
            case .controller: .controller
            default: element.kind.isBar ? .bar : .view
            }
        let className = className(of: element)
        return TreeNode(
            kind: kind, name: element.name ?? className, className: element.name == nil ? "" : className,
            depth: parent.map { rows[$0].depth + 1 } ?? 0, parent: parent, insets: insets,
            steps: Self.steps(from: source, to: insets),
            height: kind == .bar ? element.frameInWindow.height : nil)
    }

    /// The content insets of a scroll view on a row of their own, as they follow from the safe area or the guides.
    private mutating func addScrollInsets(of element: Element, under parent: Int, from source: [Edge: Quantity]) {
        let property: Property = self.property == nil ? .contentInset : .adjustedContentInset
        guard self.property == nil || self.property == .safeAreaInsets, let value = element[property] else { return }
        let insets = Self.edges(of: value)
        rows.append(
            TreeNode(
                kind: .property, name: "." + property.rawValue, className: "", depth: rows[parent].depth + 1,
                parent: parent, insets: insets, steps: Self.steps(from: source, to: insets), height: nil))
    }

    private static func steps(from source: [Edge: Quantity], to insets: [Edge: Quantity]) -> [InsetStep] {
        Edge.allCases.compactMap { edge in insets[edge].flatMap { InsetStep(edge, from: source[edge], to: $0) } }
    }

    // MARK: - Insets

    private func insets(of element: Element) -> [Edge: Quantity] {
        if let property { return element[property].map { Self.edges(of: $0) } ?? [:] }
        var insets: [Edge: Quantity] = [:]
        insets[.top] = element[.topLayoutGuideLength]?.quantities.first
        insets[.bottom] = element[.bottomLayoutGuideLength]?.quantities.first
        return insets
    }

    private static func edges(of value: Value) -> [Edge: Quantity] {
        guard case .insets(let top, let left, let bottom, let right) = value else { return [:] }
        return [.top: top, .left: left, .bottom: bottom, .right: right]
    }

    // MARK: - Classes

    private func className(of element: Element) -> String {
        switch element.kind {
        case .window: "UIWindow"
        case .navigationBar: "UINavigationBar"
        case .tabBar: "UITabBar"
        case .toolbar: "UIToolbar"
        case .scrollView: "UIScrollView"
        case .tableView: "UITableView"
        case .controller:
            tree.controller(named: element.name ?? "").map { Self.className(of: $0) } ?? "UIViewController"
        default: "UIView"
        }
    }

    private static func className(of controller: Controller) -> String {
        switch controller.kind {
        case .content: controller.isTableViewController ? "UITableViewController" : "UIViewController"
        case .navigation: "UINavigationController"
        case .tab: "UITabBarController"
        case .split: "UISplitViewController"
        case .arrangement: "UIArrangementViewController"
        case .page: "UIPageViewController"
        }
    }
}

/// A row of a tree picture: a window, controller, bar or view with its insets.
struct TreeNode: Sendable {
    let kind: Kind
    /// The name in scenarios, or the class if there is none.
    let name: String
    /// "UINavigationBar"; empty where the name is the class already, and for a property.
    let className: String
    /// The depth of the indentation; the window has 0.
    let depth: Int
    /// The index of the row that it hangs from; nil for the first.
    let parent: Int?
    /// The insets by edge; an edge may have no number.
    let insets: [Edge: Quantity]
    /// The changes at each edge since the row above that has insets; edges without a change are left out.
    let steps: [InsetStep]
    /// The height in points, for bars only.
    let height: Double?

    enum Kind: Hashable, Sendable {
        case window, controller, bar, view
        /// A second value of the row above, such as adjustedContentInset.
        case property
    }
}
