import Drawing
import Geometry
import LayoutEngine

/// The column of iPhone Duo: the items of an app's bars, in capsules clear of the clock. Their positions are not known; these
/// are placeholders.
struct ColumnDrawing {
    /// The column beside clock and camera, in the picture.
    private let room: Rect
    private let subject: Subject

    /// Creates the drawing; nil if bars are horizontal, and for a window that does not reach the column.
    init?(_ subject: Subject) {
        let environment = subject.environment
        guard let foldable = environment.device.foldable?.value,
            let edge = foldable.column[environment.orientation],
            let region = foldable.statusRegion[environment.orientation], subject.window == subject.screen
        else { return nil }
        let window = subject.window
        let strip = Rect(
            x: edge == .left ? 0 : window.maxX - region.width, y: 0, width: region.width, height: window.height)
        let isClockAtTop = region.minY < strip.midY
        let top = isClockAtTop ? region.maxY : 14
        let bottom = isClockAtTop ? strip.maxY - 34 : region.minY
        room = subject.map(Rect(x: strip.minX, y: top, width: strip.width, height: bottom - top))
        self.subject = subject
    }

    /// Bar items at the top, tabs or the items of a toolbar at the bottom.
    var items: [SceneItem] {
        let bars = subject.snapshot.elements.filter { $0.kind.isBar && $0.isVisible }.map { $0.kind }
        let top = bars.contains(.navigationBar) ? capsule(of: 2, y: room.minY) : []
        let count = bars.contains(.tabBar) ? 4 : bars.contains(.toolbar) ? 3 : 0
        return top + (count > 0 ? capsule(of: count, y: room.maxY - height(of: count)) : [])
    }

    private var cell: Double { subject.map.length(44) }

    private func height(of count: Int) -> Double { cell * Double(count) }

    private func capsule(of count: Int, y: Double) -> [SceneItem] {
        let side = min(18, cell * 0.4).rounded()
        let ground = Rect(x: room.midX - cell / 2, y: y, width: cell, height: height(of: count))
        var sketch = Sketch()
        sketch.glass(ground, radius: cell / 2)
        for index in 0..<count {
            let plate = Rect(
                x: ground.midX - side / 2, y: ground.minY + cell * (Double(index) + 0.5) - side / 2, width: side,
                height: side)
            sketch.plate(plate, radius: side * 0.28, index == 0 ? .barTitle : .barContent)
        }
        return sketch.items
    }
}
