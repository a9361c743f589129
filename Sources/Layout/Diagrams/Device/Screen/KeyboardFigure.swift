import Drawing
import Geometry
import LayoutEngine

/// The keyboard: a solid ground with three rows of plates that stand for keys.
enum KeyboardFigure {
    private static let rows = 3
    private static let keysPerRow = 10

    static func items(in figure: Subject) -> [SceneItem] {
        let window = figure.window
        switch figure.environment.keyboard {
        case nil: return []
        case .undocked(let frame):
            return frame.intersection(window).map { panel(figure.map($0), isFloating: true) } ?? []
        case .docked(_, let accessory):
            guard let height = figure.snapshot["keyboard"]?[.height]?.quantities.first?.value else { return [] }
            let accessoryTop = window.maxY - height - accessory
            let bar = Rect(x: window.minX, y: accessoryTop, width: window.width, height: accessory)
            let keys = Rect(x: window.minX, y: window.maxY - height, width: window.width, height: height)
            return [(bar, true), (keys, false)].flatMap { rect, isAccessory -> [SceneItem] in
                guard rect.height > 0, let visible = rect.intersection(window) else { return [] }
                let shown = figure.map(visible)
                return isAccessory ? ground(shown, isFloating: false) : panel(shown, isFloating: false)
            }
        }
    }

    private static func panel(_ rect: Rect, isFloating: Bool) -> [SceneItem] {
        ground(rect, isFloating: isFloating)
            + keys(in: rect, strip: rect.height * 0.2).map {
                .path(.roundedRect($0, radius: 2), .fill(.barContent))
            }
    }

    /// A ground with a line along its top, or all around where it floats.
    private static func ground(_ rect: Rect, isFloating: Bool) -> [SceneItem] {
        let edge =
            isFloating
            ? Path.rect(rect.inset(by: Insets(top: 0.5, left: 0.5, bottom: 0.5, right: 0.5)))
            : Path.line(from: Point(x: rect.minX, y: rect.minY + 0.5), to: Point(x: rect.maxX, y: rect.minY + 0.5))
        return [.path(.rect(rect), .fill(.barFill)), .path(edge, .stroke(.barEdge, width: 1))]
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
