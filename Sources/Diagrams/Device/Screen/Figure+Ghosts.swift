import Drawing
import Geometry
import LayoutEngine

/// Stand-ins for text and other content that a scenario says nothing about.
extension Figure {
    /// Widths of ghosts as fractions of what holds them, repeated; so that rows look like rows, the same in every run.
    private static let ghostWidths = [0.25, 0.39, 0.35, 0.3, 0.25, 0.4, 0.34, 0.29]

    /// How much of its row a ghost takes.
    static func ghostWidth(of row: Int) -> Double { ghostWidths[row % ghostWidths.count] }

    /// Where a text of a width begins in the room between two edges: at the right where the interface runs that way.
    func leading(_ left: Double, _ right: Double, _ width: Double) -> Double {
        environment.layoutDirection == .rightToLeft ? right - width.rounded() : left
    }

    /// A line of text in the middle of a row, in picture points; `inset` is the part of the row above and below it.
    func ghost(_ left: Double, _ top: Double, _ bottom: Double, _ width: Double, inset: Double) -> SceneItem {
        let height = max(2, min(10, ((bottom - top) * (1 - 2 * inset)).rounded()))
        let rect = Rect(x: left, y: ((top + bottom - height) / 2).rounded(), width: width.rounded(), height: height)
        return .path(.roundedRect(rect, radius: height / 2), .fill(.ghost))
    }
}
