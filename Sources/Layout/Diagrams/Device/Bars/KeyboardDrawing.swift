import Drawing
import Geometry
import LayoutEngine

/// The keyboard: a solid ground with keys, a space bar and a strip of suggestions. Where the keys are is not known.
enum KeyboardDrawing {
    /// The number of letters in each row.
    private static let letters = [10, 9, 7]

    static func items(in subject: Subject) -> [SceneItem] {
        let window = subject.window
        let isModern = subject.environment.hasFloatingBars
        switch subject.environment.keyboard {
        case nil: return []
        case .undocked(let frame):
            return frame.intersection(window).map {
                panel(subject.map($0), isFloating: true, radius: subject.map.length(isModern ? 26 : 12), subject)
            } ?? []
        case .docked(_, let accessory):
            guard let height = subject.snapshot["keyboard"]?[.height]?.quantities.first?.value else { return [] }
            let accessoryTop = window.maxY - height - accessory
            let bar = Rect(x: window.minX, y: accessoryTop, width: window.width, height: accessory)
            let keys = Rect(x: window.minX, y: window.maxY - height, width: window.width, height: height)
            return [(bar, true), (keys, false)].flatMap { rect, isAccessory -> [SceneItem] in
                guard rect.height > 0, let visible = rect.intersection(window) else { return [] }
                let shown = subject.map(visible)
                if isAccessory { return ground(shown, isFloating: false, radius: 0) + field(in: visible, subject) }
                let radius = isModern && accessory == 0 ? subject.map.length(26) : 0
                return panel(shown, isFloating: false, radius: radius, subject)
            }
        }
    }

    private static func panel(_ rect: Rect, isFloating: Bool, radius: Double, _ subject: Subject) -> [SceneItem] {
        ground(rect, isFloating: isFloating, radius: radius) + keys(in: rect, isFloating: isFloating, subject)
    }

    /// A ground with a line along its top, or all around where it floats or has round corners.
    private static func ground(_ rect: Rect, isFloating: Bool, radius: Double) -> [SceneItem] {
        if radius > 0 {
            let below = isFloating ? 0 : radius
            let whole = Rect(
                x: rect.minX + 0.5, y: rect.minY + 0.5, width: rect.width - 1, height: rect.height - 1 + below)
            let shape = SceneItem.path(
                .roundedRect(whole, radius: radius),
                Paint(fill: .solid(.barFill), stroke: Paint.Stroke(.barEdge, width: 1)))
            return [.group(offset: .zero, clip: .rect(rect), items: [shape])]
        }
        let edge = Path.line(from: Point(x: rect.minX, y: rect.minY + 0.5), to: Point(x: rect.maxX, y: rect.minY + 0.5))
        return [.path(.rect(rect), .fill(.barFill)), .path(edge, .stroke(.barEdge, width: 1))]
    }

    /// A text field in the view above the keys.
    private static func field(in frame: Rect, _ subject: Subject) -> [SceneItem] {
        let row = BarRow(frame, subject)
        let height = min(34, frame.height * 0.7)
        let field = row.leading(16, max(0, row.width - 72), height)
        guard field.height >= 4 else { return [] }
        var sketch = Sketch()
        sketch.plate(field, radius: field.height / 2, .glassFill)
        sketch.plate(row.trailing(14, height, height), radius: field.height / 2)
        return sketch.items
    }

    // MARK: - Keys

    private static func keys(in rect: Rect, isFloating: Bool, _ subject: Subject) -> [SceneItem] {
        let isPad = subject.environment.device.family == .iPad
        let hasIndicator = !isFloating && subject.windowInsets.bottom > 0
        let foot = hasIndicator ? min(subject.map.length(isPad ? 20 : 64), rect.height * 0.25) : rect.height * 0.02
        let strip = rect.height * 0.15
        let gap = max(1.5, rect.width / 110)
        let height = (rect.height - strip - foot) / 4
        let unit = (rect.width - gap) / 10
        guard height > 2 * gap, unit > 2 * gap else { return [] }
        let radius = min(unit, height) > 9 ? gap : 0
        var sketch = Sketch()
        for third in 0..<3 {
            let width = rect.width / 3
            let word = width * 0.4
            sketch.text(
                Rect(
                    x: rect.minX + width * (Double(third) + 0.5) - word / 2, y: rect.minY + strip / 2 - 1, width: word,
                    height: max(2, strip * 0.14)))
        }
        func key(_ row: Int, _ start: Double, _ units: Double, _ color: ColorRole) {
            let place = Rect(
                x: rect.minX + gap + start * unit, y: rect.minY + strip + Double(row) * height,
                width: units * unit - gap,
                height: height - gap)
            sketch.key(place, radius: radius, color)
        }
        for (row, count) in letters.enumerated() {
            let start = (10 - Double(count)) / 2
            for index in 0..<count { key(row, start + Double(index), 1, .glassFill) }
        }
        key(2, 0, 1.25, .accessoryFill)
        key(2, 8.75, 1.25, .accessoryFill)
        key(3, 0, 2.5, .accessoryFill)
        key(3, 2.5, 5, .glassFill)
        key(3, 7.5, 2.5, .accessoryFill)
        return sketch.items
    }
}
