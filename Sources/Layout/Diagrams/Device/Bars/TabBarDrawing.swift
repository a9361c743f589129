import Drawing
import Geometry
import LayoutEngine

/// The tabs of a tab bar in the shapes of its system: side by side in a bar, in a capsule that floats, or in a strip at the top.
struct TabBarDrawing {
    let bar: Element
    let subject: Subject

    private static let count = 4

    var items: [SceneItem] {
        if subject.environment.hasTabStrip { return strip }
        if bar.frameInWindow.width < bar.frameInWindow.height { return [] }
        return subject.environment.hasFloatingBars ? capsule : across
    }

    // MARK: - In a bar

    private var across: [SceneItem] {
        let frame = subject.aboveHomeIndicator(bar.frameInWindow)
        var row = BarRow(frame, subject)
        let isPad = subject.environment.device.family == .iPad
        let isBeside = frame.height < 40 || (isPad && subject.environment.os >= OSVersion(11))
        if isPad {
            let width = min(frame.width, 130.0 * Double(Self.count))
            row = BarRow(
                Rect(x: frame.midX - width / 2, y: frame.minY, width: width, height: frame.height), subject)
        }
        var sketch = Sketch()
        add(row.cells(Self.count), isBeside: isBeside, to: &sketch)
        return sketch.items
    }

    /// A symbol's place with a word below or beside it in each cell; the first is selected.
    private func add(_ cells: [Rect], isBeside: Bool, to sketch: inout Sketch) {
        let scale = subject.map.scale
        let isMirrored = subject.environment.layoutDirection == .rightToLeft
        for (index, cell) in cells.enumerated() {
            let color: ColorRole = index == 0 ? .barTitle : .barContent
            let side = min(24 * scale, cell.height * (isBeside ? 0.55 : 0.5))
            if isBeside {
                let word = min(44 * scale, cell.width - side - 10 * scale)
                let left = cell.midX - (side + 6 * scale + word) / 2
                let symbol = isMirrored ? left + word + 6 * scale : left
                sketch.plate(
                    Rect(x: symbol, y: cell.midY - side / 2, width: side, height: side), radius: side * 0.28, color)
                let text = isMirrored ? left : left + side + 6 * scale
                sketch.text(Rect(x: text, y: cell.midY - 3 * scale, width: word, height: 6 * scale), color)
            } else {
                let (gap, word) = (4 * scale, max(2, 6 * scale))
                let top = cell.midY - (side + gap + word) / 2
                sketch.plate(
                    Rect(x: cell.midX - side / 2, y: top, width: side, height: side), radius: side * 0.28, color)
                let width = min(38 * scale, cell.width - 4)
                sketch.text(Rect(x: cell.midX - width / 2, y: top + side + gap, width: width, height: word), color)
            }
        }
    }

    // MARK: - In a capsule

    /// The distance of the capsule from the edges of the screen, and its largest height and width, in points.
    private static let gap = 21.0
    private static let largest = Size(width: 400, height: 62)

    private var capsule: [SceneItem] {
        let frame = bar.frameInWindow
        let row = BarRow(frame, subject)
        let room = row.width - 2 * Self.gap
        let height = min(Self.largest.height, max(0, frame.height - Self.gap))
        let width = min(Self.largest.width, max(0, room))
        let place = Rect(
            x: row.rect.midX - width * row.scale / 2, y: row.rect.minY, width: width * row.scale,
            height: height * row.scale)
        var sketch = Sketch()
        sketch.glass(place, radius: place.height / 2)
        let inner = BarRow(rect: place, row)
        let cells = inner.cells(Self.count)
        if let first = cells.first {
            let inset = 4 * row.scale
            let selected = first.inset(by: Insets(top: inset, left: inset, bottom: inset, right: inset))
            sketch.plate(selected, radius: selected.height / 2, .accessoryFill)
        }
        add(cells, isBeside: height < 50, to: &sketch)
        return sketch.items
    }

    // MARK: - In a strip

    /// Words in a capsule in the middle of the navigation bar's row, or of the strip's own.
    private var strip: [SceneItem] {
        let own = bar.frameInWindow
        let isInBar = own.height < 1
        guard let frame = isInBar ? subject.navigationBar?.frameInWindow : own else { return [] }
        let row = BarRow(frame, subject)
        let room = row.width
        let height = min(isInBar ? 36 : 44, frame.height)
        let place = row.middle(min(400, room * 0.6), height)
        var sketch = Sketch()
        if subject.environment.hasFloatingBars {
            sketch.glass(place, radius: place.height / 2)
        } else {
            sketch.plate(place, radius: place.height / 2, .accessoryFill)
        }
        for (index, cell) in BarRow(rect: place, row).cells(Self.count).enumerated() {
            if index == 0 {
                let inset = 3 * row.scale
                let selected = cell.inset(by: Insets(top: inset, left: inset, bottom: inset, right: inset))
                sketch.plate(selected, radius: selected.height / 2, .accessoryFill)
            }
            let width = cell.width * 0.55
            let word = Rect(
                x: cell.midX - width / 2, y: cell.midY - 4 * row.scale, width: width, height: 8 * row.scale)
            sketch.text(word, index == 0 ? .barTitle : .barContent)
        }
        return sketch.items
    }
}

/// The items of a toolbar: buttons across, or round ones that float.
struct ToolbarDrawing {
    let bar: Element
    let subject: Subject

    /// The distance of floating buttons from the bottom, and their height, in points.
    private static let (bottom, button) = (28.0, 48.0)

    var items: [SceneItem] {
        let frame = bar.frameInWindow
        guard frame.width >= frame.height else { return [] }
        var sketch = Sketch()
        if subject.environment.hasFloatingBars {
            let height = min(Self.button, frame.height)
            let row = BarRow(
                Rect(
                    x: frame.minX, y: max(frame.minY, frame.maxY - Self.bottom - height), width: frame.width,
                    height: height),
                subject)
            let (first, last) = (row.leading(28, height, height), row.trailing(28, 2 * height, height))
            sketch.glass(first, radius: first.height / 2)
            sketch.glass(last, radius: last.height / 2)
            sketch.ring(in: row.leading(28 + height * 0.34, height * 0.32, height * 0.32))
            sketch.plus(in: row.trailing(28 + height * 0.32, height * 0.36, height * 0.36))
            sketch.plate(row.trailing(28 + height * 1.32, height * 0.36, height * 0.36), radius: 2, .barTitle)
        } else {
            let row = BarRow(subject.aboveHomeIndicator(frame), subject)
            let side = min(20, row.height * 0.55)
            sketch.chevron(in: row.leading(20, side * 0.5, side), pointsRight: row.isMirrored)
            let middle = row.middle(side, side)
            sketch.ring(in: middle)
            sketch.plus(in: row.trailing(20, side, side))
        }
        return sketch.items
    }
}

extension BarRow {
    /// A part of a row.
    fileprivate init(rect: Rect, _ row: BarRow) {
        self.init(rect: rect, scale: row.scale, isMirrored: row.isMirrored)
    }
}

extension Subject {
    /// The visible navigation bar.
    var navigationBar: Element? {
        snapshot.elements.first { $0.kind == .navigationBar && $0.isVisible && !$0.frameInWindow.isEmpty }
    }

    /// Whether the bar is a strip of tabs in the navigation bar's row, whose height is not published.
    func isStripInBar(_ bar: Element) -> Bool {
        bar.kind == .tabBar && environment.hasTabStrip && bar.frameInWindow.height < 1 && navigationBar != nil
    }

    /// Whether the tabs are in the middle of the navigation bar's row.
    var hasStripInBar: Bool {
        guard environment.hasTabStrip, let bar = navigationBar,
            let strip = snapshot.elements.first(where: { $0.kind == .tabBar && $0.isVisible })
        else { return false }
        let frame = strip.frameInWindow
        return frame.height < 1 || frame.intersection(bar.frameInWindow) != nil
    }

    /// The part of a bar at the bottom above the strip of the home indicator.
    func aboveHomeIndicator(_ frame: Rect) -> Rect {
        guard NumberText.areEqual(frame.maxY, screen.maxY) else { return frame }
        let height = max(0, frame.height - max(0, windowInsets.bottom))
        return Rect(x: frame.minX, y: frame.minY, width: frame.width, height: height)
    }
}
