import Drawing
import Geometry
import LayoutEngine
import ScenarioLanguage

/// Two quiet plates where the status bar has its clock and its battery.
enum StatusBarFigure {
    static func items(in figure: Subject) -> [SceneItem] {
        let environment = figure.environment
        if let region = environment.device.foldable?.value.statusRegion[environment.orientation] {
            let prefersHidden = figure.tree.root.controller?.innermost.prefersStatusBarHidden ?? false
            let isHidden = environment.isStatusBarHidden ?? prefersHidden
            return isHidden || figure.window != figure.screen ? [] : items(inCorner: region, figure)
        }
        guard let bar = figure.snapshot.elements.first(where: { $0.kind == .statusBar && $0.isVisible }) else {
            return []
        }
        let rect = figure.map(bar.frameInWindow)
        guard !rect.isEmpty else { return [] }
        let hasCutout = figure.environment.device.hasSensorHousing && !figure.environment.orientation.isLandscape
        let height = min(6, (rect.height * 0.4).rounded())
        let width = max(8, figure.map.length(30).rounded())
        let middle = hasCutout ? rect.minY + rect.height * 0.55 : rect.midY
        let inset = hasCutout ? (rect.width * 0.08).rounded() : 8
        let y = (middle - height / 2).rounded()
        return [rect.minX + inset, rect.maxX - inset - width].map { x in
            let plate = Rect(x: x, y: y, width: width, height: height)
            return .path(.roundedRect(plate, radius: height / 2), .fill(.barContent))
        }
    }

    /// In a corner of iPhone Duo: below each other where it is high, side by side where it is wide, and none beside the camera alone.
    private static func items(inCorner region: Rect, _ figure: Subject) -> [SceneItem] {
        let rect = figure.map(region)
        let size = Size(width: max(8, figure.map.length(30).rounded()), height: min(6, figure.map.length(14)).rounded())
        let isHigh = region.height > region.width
        guard isHigh || region.width > region.height * 1.2 else { return [] }
        return (isHigh ? [0.6, 0.82] : [0.3, 0.7]).map { share in
            let center = Point(
                x: isHigh ? rect.midX : rect.minX + rect.width * share,
                y: isHigh ? rect.minY + rect.height * share : rect.midY)
            let plate = Rect(
                x: (center.x - size.width / 2).rounded(), y: (center.y - size.height / 2).rounded(), width: size.width,
                height: size.height)
            return .path(.roundedRect(plate, radius: size.height / 2), .fill(.barContent))
        }
    }
}

/// A bar: translucent ones let content shine through, opaque ones are solid with a clear edge.
struct BarFigure {
    let bar: Element
    let figure: Subject

    /// The visible bars of the snapshot.
    static func bars(in figure: Subject) -> [BarFigure] {
        figure.snapshot.elements
            .filter { $0.kind.isBar && $0.isVisible && !$0.frameInWindow.isEmpty }
            .map { BarFigure(bar: $0, figure: figure) }
    }

    var isTranslucent: Bool { bar[.isTranslucent] != .text("false") }

    var isAtTop: Bool { bar.kind == .navigationBar }

    /// The bar's ground with the edge towards the content.
    var ground: [SceneItem] {
        let rect = figure.map(extent)
        // In a column of iPhone Duo only the capsules have a ground.
        guard rect.width >= rect.height else { return [] }
        let edge = isAtTop ? rect.maxY - 0.5 : rect.minY + 0.5
        let line = Path.line(from: Point(x: rect.minX, y: edge), to: Point(x: rect.maxX, y: edge))
        return [
            .path(.rect(rect), .fill(isTranslucent ? .translucentBarFill : .barFill)),
            .path(line, .stroke(.barEdge, width: 1)),
        ]
    }

    /// A navigation bar's ground reaches up under the status bar.
    var extent: Rect {
        guard isAtTop, let status = statusBar, NumberText.areEqual(status.maxY, bar.frameInWindow.minY) else {
            return bar.frameInWindow
        }
        return bar.frameInWindow.union(
            Rect(x: bar.frameInWindow.minX, y: status.minY, width: bar.frameInWindow.width, height: status.height))
    }

    private var statusBar: Rect? {
        figure.snapshot.elements.first { $0.kind == .statusBar && $0.isVisible }?.frameInWindow
    }

    /// Plates that stand for titles, tabs and buttons.
    var content: [SceneItem] {
        plates.map { .path(.roundedRect($0.rect, radius: $0.radius), .fill(.barContent)) }
    }

    private var plates: [(rect: Rect, radius: Double)] {
        let rect = figure.map(bar.frameInWindow)
        switch bar.kind {
        case .navigationBar: return [title(in: rect)] + (ColumnFigure(figure) == nil ? buttons(in: rect) : [])
        case .tabBar where rect.width < rect.height: return []
        case .tabBar: return row(of: 4, in: clear(rect), wide: 1)
        case .toolbar: return row(of: 3, in: clear(rect), wide: 0.8)
        default: return []
        }
    }

    /// Centred; in a bar with a large title, at the lower left.
    private func title(in rect: Rect) -> (rect: Rect, radius: Double) {
        let height = min(9, rect.height * 0.4).rounded()
        let isLarge = figure.map.scale > 0 && rect.height / figure.map.scale > 80
        let width = figure.map.length(isLarge ? 132 : 72).rounded()
        let x = isLarge ? rect.minX + figure.map.length(16).rounded() : (rect.midX - width / 2).rounded()
        let y = isLarge ? rect.maxY - height - 12 : (rect.midY - height / 2).rounded()
        return (Rect(x: x, y: y, width: width, height: height), height / 2)
    }

    /// The buttons at either end of the first row.
    private func buttons(in rect: Rect) -> [(rect: Rect, radius: Double)] {
        let side = min(14, min(figure.map.length(20), rect.height * 0.5)).rounded()
        let row = min(rect.height, figure.map.length(44))
        guard side >= 4 else { return [] }
        let inset = figure.map.length(14).rounded()
        return [rect.minX + inset, rect.maxX - inset - side].map { x in
            (Rect(x: x, y: (rect.minY + (row - side) / 2).rounded(), width: side, height: side), side * 0.28)
        }
    }

    /// The part of a bottom bar above the strip of the home indicator.
    private func clear(_ rect: Rect) -> Rect {
        let strip = figure.map.length(homeIndicatorStrip)
        return Rect(x: rect.minX, y: rect.minY, width: rect.width, height: max(0, rect.height - strip))
    }

    private var homeIndicatorStrip: Double {
        let isAtEdge = NumberText.areEqual(bar.frameInWindow.maxY, figure.screen.maxY)
        guard isAtEdge, let window = figure.snapshot.elements.first(where: { $0.kind == .window }) else { return 0 }
        return max(0, window[.safeAreaInsets]?.insets?.bottom ?? 0)
    }

    private func row(of count: Int, in rect: Rect, wide: Double) -> [(rect: Rect, radius: Double)] {
        let side = min(18, (rect.height * 0.5).rounded())
        let cell = rect.width * wide / Double(count)
        let start = rect.midX - rect.width * wide / 2
        return (0..<count).map { index in
            let x = (start + cell * (Double(index) + 0.5) - side / 2).rounded()
            return (Rect(x: x, y: (rect.midY - side / 2).rounded(), width: side, height: side), side * 0.28)
        }
    }
}
