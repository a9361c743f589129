import Drawing
import Geometry
import LayoutEngine

/// The keyboard: a solid ground with three rows of plates that stand for keys.
enum KeyboardFigure {
    private static let rows = 3
    private static let keysPerRow = 10

    static func items(in figure: Subject) -> [SceneItem] {
        guard let height = figure.environment.keyboardHeight, height > 0 else { return [] }
        let window = figure.window
        let whole = Rect(x: window.minX, y: window.maxY - height, width: window.width, height: height)
        guard let visible = whole.intersection(window) else { return [] }
        let rect = figure.map(visible)
        let edge = Path.line(
            from: Point(x: rect.minX, y: rect.minY + 0.5), to: Point(x: rect.maxX, y: rect.minY + 0.5))
        return [.path(.rect(rect), .fill(.barFill)), .path(edge, .stroke(.barEdge, width: 1))]
            + keys(in: rect, strip: rect.height * 0.2).map {
                .path(.roundedRect($0, radius: 2), .fill(.barContent))
            }
    }

    /// Keys below a strip for suggestions and above one of the same height for the space bar.
    private static func keys(in rect: Rect, strip: Double) -> [Rect] {
        let gap = 3.0
        let rowHeight = (rect.height - 2 * strip) / Double(rows)
        let keyWidth = (rect.width - gap) / Double(keysPerRow)
        guard rowHeight > 2 * gap, keyWidth > 2 * gap else { return [] }
        var keys: [Rect] = []
        for row in 0..<rows {
            let y = (rect.minY + strip + Double(row) * rowHeight).rounded()
            let start = rect.minX + gap + Double(row) / 2 * keyWidth
            for key in 0..<(keysPerRow - row) {
                let x = start + Double(key) * keyWidth
                keys.append(Rect(x: x, y: y, width: keyWidth - gap, height: (rowHeight - gap).rounded()))
            }
        }
        return keys
    }
}
