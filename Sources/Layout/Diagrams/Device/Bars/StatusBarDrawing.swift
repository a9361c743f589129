import Drawing
import Geometry
import LayoutEngine
import ScenarioLanguage

/// Placeholder bars for the clock and the other status items, at their positions in the status bar.
enum StatusBarDrawing {
    /// In points, on devices with a home button.
    private static let usualHeight = 20.0

    static func items(in subject: Subject) -> [SceneItem] {
        let environment = subject.environment
        if environment.device.foldable != nil, environment.os >= OSVersion(27, 1) {
            guard let region = subject.statusItems, subject.window == subject.screen else { return [] }
            return items(inCorner: region, subject)
        }
        guard let status = subject.snapshot.elements.first(where: { $0.kind == .statusBar && $0.isVisible }) else {
            return []
        }
        let rect = subject.map(status.frameInWindow)
        guard !rect.isEmpty else { return [] }
        let device = environment.device
        let hasCutout = device.hasSensorHousing && !environment.orientation.isLandscape
        let height = max(2, min(6, rect.height * 0.35)).rounded()
        let width = max(8, subject.map.length(32).rounded())
        // During a call the items are in the upper half of the bar.
        let line = device.hasHomeButton ? min(rect.height, subject.map.length(usualHeight)) : rect.height
        let middle = rect.minY + line * (hasCutout ? 0.55 : 0.5)
        let inset = hasCutout ? (rect.width * 0.08).rounded() : 6
        let (left, right) = (rect.minX + inset, rect.maxX - inset - width)
        var sketch = Sketch()
        func bar(_ x: Double, _ width: Double) {
            sketch.text(Rect(x: x, y: middle - height / 2, width: width, height: height), .barTitle)
        }
        // Phones without a cutout have the clock in the middle, and tablets before their home indicator.
        if device.hasHomeButton {
            bar(left, width * 0.7)
            bar(rect.midX - width / 2, width)
            bar(right + width * 0.4, width * 0.6)
        } else {
            bar(left, width)
            bar(right, width)
        }
        return sketch.items
    }

    /// The items in a corner of iPhone Duo: below each other in a high corner, side by side in a wide one, and none beside the
    /// camera alone.
    private static func items(inCorner region: Rect, _ subject: Subject) -> [SceneItem] {
        let rect = subject.map(region)
        let size = Size(
            width: max(8, subject.map.length(30).rounded()), height: min(6, subject.map.length(14)).rounded())
        let isHigh = region.height > region.width
        guard isHigh || region.width > region.height * 1.2 else { return [] }
        var sketch = Sketch()
        for share in isHigh ? [0.6, 0.82] : [0.3, 0.7] {
            let center = Point(
                x: isHigh ? rect.midX : rect.minX + rect.width * share,
                y: isHigh ? rect.minY + rect.height * share : rect.midY)
            sketch.text(
                Rect(
                    x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
                    height: size.height), .barTitle)
        }
        return sketch.items
    }
}
