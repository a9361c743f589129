// A running app as a scenario. In: its printed output. Out: the closest scenario, the assumptions made for it, and each printed
// value beside the engine's.

import ConstraintLogs
import Diagnostics
import Geometry
import HierarchyDumps
import LayoutEngine

/// The app that a dump shows: its window, its controllers and how the one that shows is presented.
struct RunningApp {
    let dump: HierarchyDump
    var root: ScreenPart
    /// The size of the window; nil if no printed value determines it.
    var windowSize: Size?
    var presentation: ModalPresentationStyle?
    var assumptions: [Message]
    let subviews: [[Int]]
    /// The roots of other trees, which are not used.
    let unused: Set<Int>
    /// The first view of each address.
    let addresses: [String: Int]
    /// The window that stays upright while its root view is turned; nil for one that turns itself.
    let upright: UprightWindow?
    /// The root view where it begins below the status bar, as until iOS 6.
    private(set) var belowStatusBar: Int?

    /// - Parameter screens: the sizes that a view without a window has to have to be taken for the whole screen.
    init(_ printed: HierarchyDump, screens: Set<Size>) {
        upright = UprightWindow(printed, screens: screens)
        let dump = upright.map { printed.turning($0.view, $0.turn, in: $0.size) } ?? printed
        self.dump = dump
        var addresses: [String: Int] = [:]
        for (place, view) in dump.views.enumerated().reversed() { addresses[view.address] = place }
        self.addresses = addresses
        var reader = ScreenPartReader(dump)
        subviews = reader.subviews
        let trees = dump.views.indices.filter { dump.views[$0].superview == nil }
        let counts = Dictionary(uniqueKeysWithValues: trees.map { ($0, Self.count(of: $0, reader.subviews)) })
        // The tree of the app's window, or the largest; of several the first.
        let best = trees.max { first, second in
            let (a, b) = (
                Self.rank(dump.views[first], counts[first] ?? 0), Self.rank(dump.views[second], counts[second] ?? 0)
            )
            return a != b ? a < b : first > second
        }
        unused = Set(trees.filter { $0 != best && (counts[$0] ?? 0) > 1 })
        let isWindow = best.map { Self.isWindow(dump.views[$0]) } ?? false
        if let best, isWindow { windowSize = dump.views[best].frame.size }
        let shown = best.flatMap { isWindow ? Self.presented(in: $0, dump, reader.subviews) : ($0, nil) }
        presentation = shown?.1
        if let controller = Self.root(of: dump) {
            root = reader.part(ofController: controller.index)
            presentation = controller.style ?? presentation
        } else if let bar = best, let part = Self.part(ofBar: bar, in: dump) {
            root = part
        } else if let view = shown?.0 {
            let size = dump.views[view].frame.size
            let isScreen = isWindow || screens.contains(size) || screens.contains(size.transposed)
            let part = isWindow || Self.fills(dump.views[view]) ? reader.part(ofView: view) : nil
            let whole = part.flatMap { isScreen || $0.kind != .content ? $0 : nil }
            root = whole ?? ScreenPart(kind: .content, looseView: view)
        } else {
            root = ScreenPart(kind: .content)
        }
        if windowSize == nil {
            windowSize = dump.values.last {
                ($0.subject == .window || $0.subject == .screen) && $0.component == nil
                    && ($0.property == .frame || $0.property == .bounds)
            }.map { Size(width: $0.numbers[2], height: $0.numbers[3]) }
        }
        assumptions = reader.assumptions
        if let upright { windowSize = upright.size.transposed }
        if let best, root.innermost.view == nil, root.looseView == nil, !dump.controllers.isEmpty {
            assumptions.append(
                "from line \(dump.views[best].place.line) on, only the window is used, because the view of the controller that shows is not among the views there"
            )
        }
        if windowSize == nil, let view = root.view ?? root.innermost.view {
            windowSize = dump.views[view].frame.size
            assumptions.append(
                "no window is printed, so the window is assumed to be as large as the '\(dump.views[view].className)'")
        }
        let own = dump.values.last {
            $0.subject == .view && $0.property == .frame && $0.component == nil && $0.numbers[0] == 0
                && $0.numbers[1] == 0
        }
        if windowSize == nil, dump.views.isEmpty, let own {
            windowSize = Size(width: own.numbers[2], height: own.numbers[3])
            assumptions.append(
                "no window is printed, so the window is assumed to be as large as the view on line \(own.place.line)")
        }
        belowStatusBar = Self.belowStatusBar(root.view, in: windowSize, dump, isTurned: upright?.view == root.view)
        assumptions += oldSystem
        if let view = root.looseView {
            assumptions.append(
                "the '\(dump.views[view].className)' is in the view of a controller that is not printed")
        }
        if presentation != nil {
            assumptions.append("the visible controller is presented over a plain one that fills the screen")
        }
    }

    /// The signs of systems whose windows stay upright or end below the status bar.
    private var oldSystem: [Message] {
        var notes: [Message] = []
        if let upright {
            let own = dump.views[upright.view]
            let frame = [own.frame.minX, own.frame.minY, own.frame.width, own.frame.height]
            let numbers = frame.map { DecimalText.string($0) }.joined(separator: ", ")
            notes.append(
                "the window stays upright and the view on line \(own.place.line) is turned in it, as until iOS 7: on the turned screen its frame is \(numbers)"
            )
        }
        if let view = belowStatusBar {
            notes.append(
                "the root view on line \(dump.views[view].place.line) begins below the status bar: the system is iOS 6 or older, which is not modelled, or the app moved the view; the scenario has iOS 7"
            )
        }
        return notes
    }

    /// Whether a bar is in a column that does not show the content.
    func isOtherColumn(_ index: Int) -> Bool {
        root.all.contains { part, role in
            !role.isEmpty && [part.navigationBar, part.toolbar, part.tabBar].contains(index)
        }
    }

    private static func count(of root: Int, _ subviews: [[Int]]) -> Int {
        var count = 0
        var waiting = [root]
        while let next = waiting.popLast() {
            count += 1
            waiting += subviews[next]
        }
        return count
    }

    /// A container around a plain controller, where its bar alone is printed; of several prints of a bar the last counts.
    private static func part(ofBar index: Int, in dump: HierarchyDump) -> ScreenPart? {
        let address = dump.views[index].address
        let last = dump.views.lastIndex { $0.address == address && $0.superview == nil } ?? index
        let content = ScreenPart(kind: .content)
        switch dump.views[index].baseClass {
        case "UINavigationBar": return ScreenPart(kind: .navigation, navigationBar: last, children: [content])
        case "UIToolbar": return ScreenPart(kind: .navigation, toolbar: last, children: [content])
        case "UITabBar": return ScreenPart(kind: .tab, tabBar: last, children: [content])
        default: return nil
        }
    }

    /// The least screen that shows what is printed without a window; nil where nothing reaches from edge to edge.
    var leastScreen: Size? {
        let loose = dump.views.filter { $0.superview == nil && $0.frame.minX == 0 && $0.frame.width >= 320 }
        guard let width = loose.map({ $0.frame.maxX }).max() else { return nil }
        return Size(width: width, height: loose.map { $0.frame.maxY }.max() ?? 0)
    }

    private static func isWindow(_ view: DumpedView) -> Bool { view.baseClass.hasSuffix("Window") }

    private static let systemWindows = ["UITextEffectsWindow", "UIRemoteKeyboardWindow", "UIStatusBarWindow"]

    private static func rank(_ view: DumpedView, _ count: Int) -> Int {
        if systemWindows.contains(view.baseClass) || systemWindows.contains(view.className) { return 0 }
        return count + (isWindow(view) ? HierarchyDump.maxLines * 2 : 1)
    }

    /// Whether a view begins where a screen does, so that it may fill it.
    private static func fills(_ view: DumpedView) -> Bool {
        view.frame.origin == .zero && view.frame.width >= 320 && view.frame.height >= 320
    }

    /// Whether no printed value determines in which containers the view is.
    var hasUnknownContainers: Bool {
        dump.controllers.isEmpty && root.kind == .content
            && !dump.views.indices.contains { index in
                dump.views[index].className == "UILayoutContainerView"
                    || (Self.isWindow(dump.views[index]) && !subviews[index].isEmpty)
            }
    }

    // MARK: What shows in a window

    /// The view of the controller that shows in a window, and how it is presented where that is not the first.
    private static func presented(
        in window: Int, _ dump: HierarchyDump, _ subviews: [[Int]]
    ) -> (Int, ModalPresentationStyle?)? {
        func isOfSystem(_ index: Int) -> Bool {
            let name = dump.views[index].className
            return name.hasPrefix("_UI") || name.hasPrefix("UIEditing") || name == "UITextEffectsWindow"
        }
        let own = subviews[window].filter { !dump.views[$0].isHidden && !isOfSystem($0) }
        guard var view = own.last(where: { !subviews[$0].isEmpty }) ?? own.last else { return nil }
        let isFirst = own.filter { dump.views[$0].className == "UITransitionView" }.count < 2
        var style: ModalPresentationStyle? = isFirst ? nil : .fullScreen
        while ["UITransitionView", "UIDropShadowView"].contains(dump.views[view].className),
            let next = subviews[view].last(where: { !dump.views[$0].isHidden && !isDimming(dump.views[$0]) })
        {
            if dump.views[view].className == "UIDropShadowView", !isFirst,
                dump.views[view].frame != Rect(origin: .zero, size: dump.views[window].frame.size)
            {
                style = dump.views[view].frame.width < dump.views[window].frame.width ? .formSheet : .pageSheet
            }
            if dump.views[next].className.holds("Popover") { style = .popover }
            view = next
        }
        return (view, style)
    }

    private static func isDimming(_ view: DumpedView) -> Bool { view.className.holds("DimmingView") }

    /// The controller to begin with: the one that was presented last, or the root of the largest tree.
    private static func root(of dump: HierarchyDump) -> (index: Int, style: ModalPresentationStyle?)? {
        if let last = dump.controllers.lastIndex(where: { $0.isPresented && $0.isShown }) {
            return (last, style(of: dump.controllers[last].presentation ?? ""))
        }
        var roots = dump.controllers.indices.map { $0 }
        for (index, controller) in dump.controllers.enumerated() {
            if let parent = controller.parent { roots[index] = roots[parent] }
        }
        let counts = roots.reduce(into: [:]) { $0[$1, default: 0] += 1 }
        return counts.max { ($0.value, -$0.key) < ($1.value, -$1.key) }.map { ($0.key, nil) }
    }

    private static func style(of presentation: String) -> ModalPresentationStyle {
        if presentation.holds("Popover") { return .popover }
        if presentation.holds("FormSheet") { return .formSheet }
        if presentation.holds("Sheet") { return .pageSheet }
        return presentation.holds("OverFullscreen") ? .overFullScreen : .fullScreen
    }
}

extension [UInt8] {
    /// Whether a text occurs in these bytes.
    func holds(_ part: StaticString) -> Bool {
        let part = Array<UInt8>("\(part)".utf8)
        guard count >= part.count, let first = part.first else { return part.isEmpty }
        return (0...(count - part.count)).contains { start in
            self[start] == first && part.indices.allSatisfy { self[start + $0] == part[$0] }
        }
    }
}

extension String {
    /// Whether a text occurs in this one.
    func holds(_ part: StaticString) -> Bool { Array(utf8).holds(part) }
}
