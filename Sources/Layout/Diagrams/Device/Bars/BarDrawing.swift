import Drawing
import Geometry
import LayoutEngine
import ScenarioLanguage

/// A bar: translucent ones let content shine through, opaque ones are solid with a clear edge.
struct BarDrawing {
    let bar: Element
    let subject: Subject

    /// The visible bars of the snapshot, and tabs in the navigation bar's row, whose own height is not published.
    static func bars(in subject: Subject) -> [BarDrawing] {
        subject.snapshot.elements
            .filter { $0.kind.isBar && $0.isVisible && (!$0.frameInWindow.isEmpty || subject.isStripInBar($0)) }
            .map { BarDrawing(bar: $0, subject: subject) }
    }

    var isTranslucent: Bool { bar[.isTranslucent] != .text("false") }

    var isAtTop: Bool { bar.kind == .navigationBar }

    /// The bar's ground with the edge towards the content.
    var ground: [SceneItem] {
        let rect = subject.map(extent)
        guard !(bar.kind == .tabBar && subject.environment.hasTabStrip) else { return [] }
        // In a column of iPhone Duo only the capsules have a ground, and where bars float, only their contents.
        guard rect.width >= rect.height, !(subject.environment.hasFloatingBars && isTranslucent) else { return [] }
        let edge = isAtTop ? rect.maxY - 0.5 : rect.minY + 0.5
        let line = Path.line(from: Point(x: rect.minX, y: edge), to: Point(x: rect.maxX, y: edge))
        return [
            .path(.rect(rect), .fill(isTranslucent ? .translucentBarFill : .barFill)),
            .path(line, .stroke(.barEdge, width: 1)),
        ]
    }

    /// A navigation bar's ground reaches up under the status bar.
    var extent: Rect {
        guard isAtTop, let status = statusBar, status.maxY > bar.frameInWindow.minY - 0.0005,
            status.minY <= bar.frameInWindow.minY
        else { return bar.frameInWindow }
        return bar.frameInWindow.union(
            Rect(x: bar.frameInWindow.minX, y: status.minY, width: bar.frameInWindow.width, height: status.height))
    }

    private var statusBar: Rect? {
        subject.snapshot.elements.first { $0.kind == .statusBar && $0.isVisible }?.frameInWindow
    }

    /// Placeholders for titles, tabs and buttons.
    var content: [SceneItem] {
        switch bar.kind {
        case .navigationBar where ColumnDrawing(subject) == nil: NavigationBarDrawing(bar: bar, subject: subject).items
        case .navigationBar: column
        case .tabBar: TabBarDrawing(bar: bar, subject: subject).items
        case .toolbar: ToolbarDrawing(bar: bar, subject: subject).items
        default: []
        }
    }

    /// The title and the items that stay horizontal, where the others are in a column.
    private var column: [SceneItem] {
        let row = BarRow(bar.frameInWindow, subject)
        let items = BarItemsDrawing(row: row, subject: subject, isBesideColumn: true)
        var sketch = Sketch()
        items.add(to: &sketch)
        let isLeftTaken = subject.navigationItem.leftBarButtonItems.contains { items.shows($0) }
        sketch.text(isLeftTaken ? row.middle(84, 9) : row.leading(20, 84, 9), .barTitle)
        return sketch.items
    }
}
