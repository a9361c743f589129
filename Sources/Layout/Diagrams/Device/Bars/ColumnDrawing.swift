import Drawing
import Geometry
import LayoutEngine
import ScenarioLanguage

/// The column of iPhone Duo: the items of an app's bars, in capsules clear of the clock. The capsule of tabs was printed, the
/// others were measured by libraries that imitate it; no claim can ask for them.
struct ColumnDrawing {
    /// The place of the capsules beside clock and camera, in the picture.
    private let room: Rect
    private let subject: Subject
    private var environment: Environment { subject.environment }

    /// The width of a capsule, its distance from the edge of the screen, the height of an item, the room at both ends of the
    /// tabs, and the gap between capsules, in points.
    private static let (width, margin, pitch, end, gap) = (48.0, 24.0, 50.0, 6.0, 12.0)

    /// Creates the drawing; nil if bars are horizontal, and for a window that does not reach the column.
    init?(_ subject: Subject) {
        let environment = subject.environment
        guard let foldable = environment.device.foldable?.value,
            let edge = environment.columnEdge, subject.sheet == nil || !environment.device.hasFold,
            let region = foldable.statusRegion[environment.orientation], subject.window == subject.screen
        else { return nil }
        let window = subject.window
        let isClockAtTop = region.minY < window.midY
        let top = isClockAtTop ? region.maxY : Self.margin
        let bottom = isClockAtTop ? window.maxY - Self.margin : region.minY
        let x = edge == .left ? Self.margin : window.maxX - Self.margin - Self.width
        room = subject.map(Rect(x: x, y: top, width: Self.width, height: bottom - top))
        self.subject = subject
    }

    /// Bar items at the top, tabs at the bottom, the items of a toolbar above these.
    var items: [SceneItem] {
        let bars = subject.snapshot.elements.filter { $0.kind.isBar && $0.isVisible }.map { $0.kind }
        let tabs = bars.contains(.tabBar) ? 4 : 0
        let tabsTop = room.maxY - height(of: tabs, end: Self.end)
        let gap = subject.map.length(Self.gap)
        // Items that have no room go to a menu, the lowest first; the tabs stay.
        let free = max(1, Int((tabsTop - 2 * gap - room.minY) / subject.map.length(Self.pitch)))
        let top = min(free, bars.contains(.navigationBar) ? itemsAtTop : 0)
        let tools = min(free - top, toolbarItems.count { environment.axis(of: $0) == .vertical })
        let toolsTop = tabsTop - height(of: tools) - (tabs > 0 ? gap : 0)
        return capsule(of: top, y: room.minY) + capsule(of: tools, y: toolsTop)
            + capsule(of: tabs, y: tabsTop, end: Self.end)
    }

    /// The items of the shown toolbar.
    private var toolbarItems: [BarButtonItem] {
        guard let root = subject.tree.root.controller else { return [] }
        let isShown = sequence(first: root) { $0.shownChild }.contains {
            if case .navigation(let navigation) = $0.kind { navigation.showsToolbar } else { false }
        }
        return isShown ? root.innermost.toolbarItems : []
    }

    /// The number of the app's bar items in the column; two for an app that lists none.
    private var itemsAtTop: Int {
        let item = subject.navigationItem
        guard !item.items.isEmpty else { return 2 }
        return item.items.count { environment.axis(of: $0) == .vertical }
    }

    /// The height of a capsule in the picture.
    private func height(of count: Int, end: Double = 0) -> Double {
        count > 0 ? subject.map.length(Self.pitch * Double(count) + 2 * end) : 0
    }

    private func capsule(of count: Int, y: Double, end: Double = 0) -> [SceneItem] {
        guard count > 0 else { return [] }
        let pitch = subject.map.length(Self.pitch)
        let side = min(18, pitch * 0.36).rounded()
        let ground = Rect(x: room.minX, y: y, width: room.width, height: height(of: count, end: end))
        var sketch = Sketch()
        sketch.glass(ground, radius: room.width / 2)
        for index in 0..<count {
            let middle = ground.minY + subject.map.length(end) + pitch * (Double(index) + 0.5)
            let plate = Rect(x: ground.midX - side / 2, y: middle - side / 2, width: side, height: side)
            sketch.plate(plate, radius: side * 0.28, index == 0 ? .barTitle : .barContent)
        }
        return sketch.items
    }
}
