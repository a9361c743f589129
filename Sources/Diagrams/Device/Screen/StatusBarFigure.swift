import Drawing
import Geometry
import LayoutEngine

/// Two quiet plates where the status bar has its clock and its battery.
enum StatusBarFigure {
    static func items(in figure: Figure) -> [SceneItem] {
        guard let bar = figure.snapshot.elements.first(where: { $0.kind == .statusBar && $0.isVisible }) else {
            return []
        }
        let rect = figure.map(bar.frameInWindow)
        guard !rect.isEmpty else { return [] }
        let hasCutout = figure.environment.device.hasSensorHousing && !figure.environment.orientation.isLandscape
        let height = min(6, (rect.height * 0.4).rounded())
        let width = 22.0
        let middle = hasCutout ? rect.minY + rect.height * 0.55 : rect.midY
        let inset = hasCutout ? (rect.width * 0.08).rounded() : 8
        let y = (middle - height / 2).rounded()
        return [rect.minX + inset, rect.maxX - inset - width].map { x in
            let plate = Rect(x: x, y: y, width: width, height: height)
            return .path(.roundedRect(plate, radius: height / 2), .fill(.barContent))
        }
    }
}
