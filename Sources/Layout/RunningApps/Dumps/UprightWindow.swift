import Geometry
import HierarchyDumps
import LayoutEngine

/// A window that stays upright while its root view is turned, as until iOS 7.
struct UprightWindow {
    let size: Size
    /// The position of the root view.
    let view: Int
    let turn: QuarterTurn

    /// The orientation of the interface, which UIKit names by the side of the home button.
    var orientation: InterfaceOrientation { turn == .clockwise ? .landscapeRight : .landscapeLeft }

    /// - Parameter screens: the sizes that a window which is not printed can have.
    init?(_ dump: HierarchyDump, screens: Set<Size>) {
        for (index, view) in dump.views.enumerated() where !view.baseClass.hasSuffix("Window") {
            guard let turn = view.turn, let size = Self.window(of: view, dump, screens) else { continue }
            (self.size, self.view, self.turn) = (size, index, turn)
            return
        }
        return nil
    }

    /// The window that a view fills but for the status bar; nil for a view inside another one.
    private static func window(of view: DumpedView, _ dump: HierarchyDump, _ screens: Set<Size>) -> Size? {
        func isFilled(_ size: Size) -> Bool {
            size.width < size.height && view.frame.height == size.height && view.frame.maxX <= size.width
                && view.frame.width >= size.width - 40
        }
        if let superview = view.superview {
            let window = dump.views[superview]
            return window.baseClass.hasSuffix("Window") && isFilled(window.frame.size) ? window.frame.size : nil
        }
        let printed = dump.views.first { $0.superview == nil && $0.baseClass.hasSuffix("Window") }
        if let printed { return isFilled(printed.frame.size) ? printed.frame.size : nil }
        return screens.filter(isFilled).min { $0.width < $1.width }
    }
}

extension RunningApp {
    /// The screens of devices that ran systems before iOS 7.
    private static let oldScreens: [Size] = [
        Size(width: 320, height: 480), Size(width: 320, height: 568), Size(width: 768, height: 1024),
    ]

    /// The root view where it begins below the status bar, as until iOS 6; nil for one that does not.
    static func belowStatusBar(_ root: Int?, in window: Size?, _ dump: HierarchyDump, isTurned: Bool) -> Int? {
        guard let root, let window, oldScreens.contains(window) || oldScreens.contains(window.transposed) else {
            return nil
        }
        let isInWindow = dump.views[root].superview.map { dump.views[$0].baseClass.hasSuffix("Window") } ?? isTurned
        let rest = Rect(x: 0, y: 20, width: window.width, height: window.height - 20)
        return isInWindow && dump.views[root].frame == rest ? root : nil
    }
}
