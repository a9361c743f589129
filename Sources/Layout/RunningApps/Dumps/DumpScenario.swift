import ConstraintLogs
import Diagnostics
import Geometry
import HierarchyDumps
import LayoutEngine

/// The scenario of a running app as a YAML document, and the names that it gives to printed views.
struct DumpScenario {
    /// The lines below `root:`, which are the same on every device.
    private(set) var lines: [String] = []
    /// The names by the positions of views.
    private(set) var names: [Int: String] = [:]
    /// The views without the views of bars and containers, superviews first.
    private(set) var scrollViews: [(name: String, view: Int)] = []
    private(set) var assumptions: [Message] = []

    private let app: RunningApp
    /// The scroll views that leave their insets as they are.
    private let unadjusted: Set<Int>
    private var count = 0
    private var leftOut = 0
    /// The numbers of rows of plain tables, and their heights where they are not the usual ones.
    private var rows: [Int: Int] = [:]
    private var rowHeights: [Int: Double] = [:]

    /// The most views of the app's own that a scenario includes.
    static let maxViews = 80

    init(_ app: RunningApp, unadjusted: Set<Int> = []) {
        self.app = app
        self.unadjusted = unadjusted
        for index in app.dump.views.indices where isTable(index) { readRows(of: index) }
        write(app.root, indent: 1, presentation: app.presentation, role: "")
        if leftOut > 0 {
            assumptions.append(
                "the scenario leaves out \(Message.counted(leftOut, "view")) of the app: nesting is too deep, or there are too many views"
            )
        }
    }

    /// The document for a device and a system.
    ///
    /// - Parameter window: the frame of a window that is not as large as the screen; nil for one that is.
    func text(on device: String, _ orientation: InterfaceOrientation, _ os: OSVersion, window: Rect?) -> String {
        var head = ["id: dump", "device: \(Self.quoted(device))", "os: \(os.description)"]
        if orientation != .portrait { head.append("orientation: \(orientation.rawValue)") }
        if let window { head.append("window: {frame: \(Self.list(window))}") }
        return (head + ["show: [bars, safeArea, views]", "root:"] + lines).map { $0 + "\n" }.joined()
    }

    static func list(_ rect: Rect) -> String { list([rect.minX, rect.minY, rect.width, rect.height]) }

    static func list(_ numbers: [Double]) -> String {
        "[" + numbers.map { DecimalText.string($0, decimals: 4) }.joined(separator: ", ") + "]"
    }

    private static func quoted(_ text: String) -> String {
        "\"" + text.filter { $0 != "\"" && $0 != "\\" && !$0.isNewline } + "\""
    }

    // MARK: Controllers

    private mutating func add(_ line: String, _ indent: Int, comment: String? = nil) {
        let behind = comment.map { "  # " + $0.filter { !$0.isNewline } } ?? ""
        lines.append(String(repeating: "  ", count: indent) + line + behind)
    }

    private mutating func write(_ part: ScreenPart, indent: Int, presentation: ModalPresentationStyle?, role: String) {
        let comment = part.className
        let keys: (ScreenPart.Kind) -> String = { kind in
            switch kind {
            case .content: "viewController:"
            case .navigation: "navigationController:"
            case .tab: "tabBarController:"
            case .split: "splitViewController:"
            case .page: "pageViewController:"
            }
        }
        add(keys(part.kind), indent, comment: comment)
        let inner = indent + 1
        let before = lines.count
        if !role.isEmpty { add("name: \(role)\(part.kind.suffix)", inner) }
        if let presentation { add("modalPresentationStyle: \(presentation.rawValue)", inner) }
        writeBars(of: part, inner)
        for value in app.dump.values where value.subject == .controller && value.property == .additionalSafeAreaInsets {
            guard part.kind == .content, role.isEmpty, value.numbers.contains(where: { $0 != 0 }) else { continue }
            add("additionalSafeAreaInsets: \(Self.list(value.numbers))", inner)
            break
        }
        if let view = part.view, part.kind == .content {
            writeRoot(view, inner, isMain: role.isEmpty)
        } else if let view = part.looseView {
            let own = subviewLines([view], of: nil, inner + 2)
            if !own.isEmpty {
                add("view:", inner)
                add("subviews:", inner + 1)
                lines += own
            }
        }
        if part.kind == .split, part.children.count > 1 {
            if let view = part.children[0].view, app.dump.views[view].frame.width > 0 {
                add("primaryColumnWidth: \(DecimalText.string(app.dump.views[view].frame.width))", inner)
            }
            add("primary:", inner)
            write(part.children[0], indent: inner + 1, presentation: nil, role: "primary")
            write(part.children[1], indent: inner, presentation: nil, role: "")
        } else if let child = part.children.last {
            write(child, indent: inner, presentation: nil, role: role)
        }
        // A controller about which nothing is known has an empty mapping.
        if lines.count == before {
            lines.removeLast()
            add(keys(part.kind) + " {}", indent, comment: comment)
        }
    }

    private mutating func writeBars(of part: ScreenPart, _ indent: Int) {
        let views = app.dump.views
        if part.hidesNavigationBar { add("isNavigationBarHidden: true", indent) }
        if part.hidesTabBar { add("tabBar: {isHidden: true}", indent) }
        if part.toolbar != nil { add("isToolbarHidden: false", indent) }
        let content = part.innermost.view.map { views[$0] }
        if let bar = part.navigationBar {
            var settings: [String] = []
            if let content,
                content.superview.map({ views[$0].frame.minY + content.frame.minY }) == views[bar].frame.maxY
            {
                settings.append("isTranslucent: false")
                assumptions.append("the navigation bar is opaque, as the view begins below it")
            }
            if let title = descendant(of: bar, "_UINavigationBarLargeTitleView"), views[title].frame.height > 0,
                !views[title].isHidden
            {
                settings.append("prefersLargeTitles: true")
                assumptions.append("the navigation bar has a large title, as line \(views[title].place.line) says")
            }
            if !settings.isEmpty { add("navigationBar: {\(settings.joined(separator: ", "))}", indent) }
        }
        if let bar = part.tabBar, let content,
            content.superview.map({ views[$0].frame.minY + content.frame.maxY }) == views[bar].frame.minY
        {
            add("tabBar: {isTranslucent: false}", indent)
            assumptions.append("the tab bar is opaque, as the view ends above it")
        }
    }

    private func descendant(of view: Int, _ name: String) -> Int? {
        var waiting = app.subviews[view]
        while let next = waiting.popLast() {
            if app.dump.views[next].className == name { return next }
            waiting += app.subviews[next]
        }
        return nil
    }

    // MARK: Views

    private mutating func writeRoot(_ index: Int, _ indent: Int, isMain: Bool) {
        let view = app.dump.views[index]
        let key = Self.key(of: view)
        if isMain { names[index] = "view" }
        let inner = subviewLines(of: index, indent + (key == "view" ? 2 : 3))
        var settings = key == "view" ? [] : [nameLine(of: index, isMain: isMain)] + scrollLines(of: index, key)
        if !inner.isEmpty { settings.append("subviews:") }
        guard !settings.isEmpty else { return }
        add("view:", indent)
        var level = indent + 1
        if key != "view" {
            add("\(key):", level, comment: view.className)
            level += 1
        }
        for line in settings { add(line, level) }
        lines += inner
    }

    private mutating func nameLine(of index: Int, isMain: Bool) -> String {
        let name = newName(of: index)
        scrollViews.append((name, index))
        names[index] = name
        return "name: \(name)"
    }

    private func scrollLines(of index: Int, _ key: String) -> [String] {
        let view = app.dump.views[index]
        var lines: [String] = []
        if key == "tableView" {
            let rows = rows[index] ?? rowCells(below: index).count
            if rows > 0 { lines.append("rows: \(rows)") }
            if let height = rowHeights[index] { lines.append("rowHeight: \(DecimalText.string(height))") }
        } else if let size = view.contentSize, size.width >= 0, size.height >= 0 {
            lines.append("contentSize: \(Self.list([size.width, size.height]))")
        }
        let inset = app.dump.values.last {
            $0.property == .contentInset && $0.component == nil && isPrinted($0.subject, of: index)
        }
        if let inset { lines.append("contentInset: \(Self.list(inset.numbers))") }
        if unadjusted.contains(index) { lines.append("contentInsetAdjustmentBehavior: never") }
        return lines
    }

    private func isPrinted(_ subject: PrintedValue.Subject, of index: Int) -> Bool {
        switch subject {
        case .address(let address): address == app.dump.views[index].address
        case .scrollView(let base): base == nil || base == app.dump.views[index].baseClass
        default: false
        }
    }

    /// Reads the number of rows of a plain table: those that fill its content at the height that all printed cells have.
    private mutating func readRows(of index: Int) {
        let cells = rowCells(below: index)
        guard let height = cells.first?.height, height > 0, let content = app.dump.views[index].contentSize else {
            return
        }
        let count = (content.height / height).rounded()
        func isWhole(_ number: Double) -> Bool { (number / height - (number / height).rounded()).magnitude < 0.001 }
        guard count >= Double(cells.count), count < 100_000, isWhole(content.height),
            cells.allSatisfy({ $0.height == height && isWhole($0.minY) })
        else {
            assumptions.append(
                "the rows in line \(app.dump.views[index].place.line) and below are not all: the content is \(DecimalText.string(content.height)) high, and the scenario has the \(cells.count) that are printed"
            )
            return
        }
        rows[index] = Int(count)
        if height != 44 { rowHeights[index] = height }
    }

    /// Whether the scenario has the rows that a table has.
    func knowsRows(of index: Int) -> Bool { rows[index] != nil }

    func isTable(_ index: Int) -> Bool { Self.key(of: app.dump.views[index]) == "tableView" }

    func scrollView(_ index: Int) -> String? { scrollViews.first { $0.view == index }?.name }

    private func rowCells(below index: Int) -> [Rect] {
        var cells: [Rect] = []
        var waiting = app.subviews[index]
        while let next = waiting.popLast() {
            let view = app.dump.views[next]
            if view.baseClass == "UITableViewCell" {
                if !view.isHidden { cells.append(view.frame) }
            } else {
                waiting += app.subviews[next]
            }
        }
        return cells
    }

    private static func key(of view: DumpedView) -> String {
        for name in [view.baseClass, view.className] {
            switch name {
            case "UITableView": return "tableView"
            case "UICollectionView": return "collectionView"
            case "UIScrollView": return "scrollView"
            case "UITextView": return "textView"
            default: continue
            }
        }
        return "view"
    }

    /// The lines of a view's subviews, which are written after their superview's own.
    private mutating func subviewLines(of index: Int, _ indent: Int) -> [String] {
        let view = app.dump.views[index]
        return Self.key(of: view) == "tableView" ? [] : subviewLines(app.subviews[index], of: view, indent)
    }

    /// - Parameter superview: nil for one that was not printed.
    private mutating func subviewLines(_ children: [Int], of superview: DumpedView?, _ indent: Int) -> [String] {
        var result: [String] = []
        for child in children where isOwn(child) {
            guard count < Self.maxViews, indent < 24 else {
                leftOut += 1
                continue
            }
            let view = app.dump.views[child]
            let key = Self.key(of: view)
            let name = newName(of: child)
            names[child] = name
            let isFilling =
                view.fills && key != "textView" && superview.map { $0.contentSize == nil } ?? false
                && view.frame == Rect(origin: .zero, size: superview?.frame.size ?? .zero)
            var parts = ["name: \(name)", "frame: \(isFilling ? "fill" : Self.list(view.frame))"]
            if view.isHidden { parts.append("isHidden: true") }
            if key != "view" {
                parts += scrollLines(of: child, key)
                scrollViews.append((name, child))
            }
            let inner = subviewLines(of: child, indent + 2)
            let space = String(repeating: "  ", count: indent)
            let comment = "  # " + view.className.filter { !$0.isNewline }
            if inner.isEmpty {
                result.append("\(space)- \(key): {\(parts.joined(separator: ", "))}\(comment)")
            } else {
                result.append("\(space)- \(key):\(comment)")
                result += (parts + ["subviews:"]).map { space + "    " + $0 }
                result += inner.map { "  " + $0 }
            }
        }
        return result
    }

    /// Whether the app created the view; UIKit's own views add nothing that the engine does not know.
    private func isOwn(_ index: Int) -> Bool {
        let view = app.dump.views[index]
        if view.className.hasPrefix("_") || view.frame.width < 0 || view.frame.height < 0 { return false }
        return !Self.isOfSystem(view)
    }

    static func isOfSystem(_ view: DumpedView) -> Bool { systemViews.contains(view.baseClass) }

    private static let systemViews: Set<String> = [
        "UITableViewCell", "UITableViewWrapperView", "UICollectionViewCell", "UITableViewHeaderFooterView",
        "UICollectionReusableView", "UIButtonLabel", "UITabBarButton", "UINavigationBar", "UITabBar", "UIToolbar",
        "UITableViewCellContentView", "UIViewControllerWrapperView", "UILayoutContainerView", "UITransitionView",
        "UINavigationTransitionView", "UIDropShadowView",
    ]

    /// The class without its module and prefix, and a number: "label3".
    private mutating func newName(of index: Int) -> String {
        count += 1
        let last = app.dump.views[index].shortClass
        var letters = last.filter { $0.isASCII && $0.isLetter }[...]
        if letters.hasPrefix("UI") { letters = letters.dropFirst(2) }
        let word = letters.isEmpty ? "view" : letters.prefix(1).lowercased() + letters.dropFirst().prefix(30)
        return "\(word)\(count)"
    }
}
