import Drawing
import Geometry
import LayoutEngine
import ScenarioLanguage

/// Placeholders for the content of views where the scenario puts nothing: lines of text inside the safe area of a controller's
/// view and in views that hold none, rows in the primary column of a split view.
struct PlainContentDrawing {
    let subject: Subject

    /// Points from line to line, around the text, and from row to row.
    private static let (line, margin, row) = (24.0, 20.0, 44.0)
    /// The number of lines in a paragraph.
    private static let paragraph = 5
    private static let maxLines = 60
    /// Views below this width hold a word or a symbol, and views below this height, such as bars and buttons, stay plain.
    private static let (narrowest, lowest) = (60.0, 120.0)
    private static let maxRows = 8

    /// The lines of a view, given by its index among all elements: around its subviews, if it holds only views.
    func items(ofElement index: Int) -> [SceneItem] {
        let element = subject.snapshot.elements[index]
        guard element.kind == .view, element.isVisible, let parent = element.parent else { return [] }
        let held = (subject.children[index] ?? []).map { subject.snapshot.elements[$0] }
        if element.isImage { return photo(in: element.frameInWindow) }
        if held.isEmpty, let label = label(element) { return label.items { subject.map($0) } }
        guard held.allSatisfy({ $0.kind == .view }) else { return [] }
        var sketch = Sketch()
        if subject.snapshot.elements[parent].kind != .controller {
            guard held.isEmpty, !subject.isBackground(element), !isBehindScrollView(index),
                element.frameInWindow.height >= Self.lowest
            else { return [] }
            addText(in: element.frameInWindow, margin: 8, around: [], to: &sketch)
        } else if let column = subject.primaryColumn, column.name == element.name {
            guard held.isEmpty, !subject.isFloating(column) else { return [] }
            addRows(in: element.frameInWindow, to: &sketch)
        } else {
            addText(
                in: room(of: element), margin: Self.margin, around: held.map { $0.frameInWindow }, to: &sketch)
        }
        return sketch.items
    }

    /// The text of a label, or of a view with the size of a line of text; nil for other views.
    private func label(_ element: Element) -> LabelDrawing? {
        let isMirrored = subject.environment.layoutDirection == .rightToLeft
        if let label = element.labelLines {
            return LabelDrawing(label: label, frame: element.frameInWindow, isMirrored: isMirrored)
        }
        guard let view = element.name.flatMap({ subject.tree.view(named: $0) }), let size = view.intrinsicContentSize
        else { return nil }
        return LabelDrawing(size: size, frame: element.frameInWindow, isMirrored: isMirrored)
    }

    /// A photo: mountains below the sun.
    private func photo(in frame: Rect) -> [SceneItem] {
        let rect = subject.map(frame)
        func point(_ x: Double, _ y: Double) -> Point {
            Point(x: (rect.minX + x * rect.width).rounded(), y: (rect.minY + y * rect.height).rounded())
        }
        let mountains = [
            point(0, 1), point(0, 0.85), point(0.3, 0.5), point(0.5, 0.72), point(0.72, 0.42), point(1, 0.75),
            point(1, 1),
        ]
        let radius = 0.09 * min(rect.width, rect.height)
        let sun = Rect(
            x: rect.minX + 0.3 * rect.width - radius, y: rect.minY + 0.24 * rect.height - radius, width: 2 * radius,
            height: 2 * radius)
        let slope = Path(mountains.enumerated().map { $0 == 0 ? Path.Segment.move($1) : .line($1) } + [.close])
        return [
            .path(slope, .fill(.barContent)), .path(.roundedRect(sun, radius: radius), .fill(.barContent)),
        ]
    }

    /// Whether lines of text would run through the lines of a scroll view in front of them.
    private func isBehindScrollView(_ index: Int) -> Bool {
        let frame = subject.snapshot.elements[index].frameInWindow
        return subject.scrollViews.contains { $0.index > index && $0.frame.intersection(frame) != nil }
    }

    /// The primary column of a split view, which lies over everything: a card that floats, or a line at its edge.
    var primaryColumn: [SceneItem] {
        guard let column = subject.primaryColumn, column.isVisible else { return [] }
        let frame = column.frameInWindow
        guard let visible = frame.intersection(subject.window), visible.width > 1 else { return [] }
        let rect = subject.map(frame)
        guard subject.isFloating(column) else {
            let isAtLeft = frame.minX <= subject.window.minX + 1
            let x = isAtLeft ? rect.maxX - 0.5 : rect.minX + 0.5
            let line = Path.line(from: Point(x: x, y: rect.minY), to: Point(x: x, y: rect.maxY))
            return [.path(line, .stroke(.barEdge, width: 1))]
        }
        var sketch = Sketch()
        sketch.glass(rect, radius: subject.map.length(26))
        let index = subject.snapshot.elements.firstIndex { $0.name == column.name && $0.kind == column.kind }
        if !subject.snapshot.elements.contains(where: { $0.parent == index }) { addRows(in: frame, to: &sketch) }
        return sketch.items
    }

    // MARK: - Places

    /// The part of a view that bars and hardware leave free, in the window.
    private func room(of element: Element) -> Rect {
        let frame = element.frameInWindow.intersection(subject.window) ?? .zero
        if let insets = element[.safeAreaInsets]?.insets { return element.frameInWindow.inset(by: insets) }
        let bars = subject.snapshot.elements.filter {
            ($0.kind.isBar || $0.kind == .statusBar) && $0.isVisible && !$0.frameInWindow.isEmpty
        }
        let top = bars.filter { $0.frameInWindow.minY < frame.midY }.map { $0.frameInWindow.maxY }.max() ?? 0
        let bottom = bars.filter { $0.frameInWindow.minY > frame.midY }.map { $0.frameInWindow.minY }.min()
        let (low, high) = (max(frame.minY, top), min(frame.maxY, bottom ?? frame.maxY))
        return Rect(x: frame.minX, y: low, width: frame.width, height: max(0, high - low))
    }

    /// - Parameter held: the areas that the lines keep clear of, in the window.
    private func addText(in room: Rect, margin widest: Double, around held: [Rect], to sketch: inout Sketch) {
        let margin = min(widest, room.width * 0.06)
        guard room.width >= Self.narrowest else { return }
        let width = subject.map.length(room.width - 2 * margin)
        var (index, y) = (0, room.minY + margin)
        while y + Self.line <= room.maxY - min(margin, 4), index < Self.maxLines {
            let isLast = index % Self.paragraph == Self.paragraph - 1
            let part = isLast ? 0.4 : 0.82 + 0.4 * Subject.ghostWidth(of: index)
            let left = subject.map.x(room.minX + margin)
            let length = min(width, width * part)
            let place = Rect(x: room.minX, y: y - 4, width: room.width, height: Self.line + 8)
            if !held.contains(where: { $0.intersection(place) != nil }) {
                let text = subject.ghost(
                    subject.leading(left, left + width, length), subject.map.y(y), subject.map.y(y + Self.line), length,
                    inset: 0.33)
                sketch.text(text, .ghost)
            }
            (index, y) = (index + 1, y + Self.line * (isLast ? 2 : 1))
        }
    }

    private func addRows(in frame: Rect, to sketch: inout Sketch) {
        let margin = 20.0
        let width = subject.map.length(max(0, frame.width - 2 * margin))
        let left = subject.map.x(frame.minX + margin)
        var (index, y) = (0, max(frame.minY, subject.windowInsets.top) + 44)
        while y + Self.row <= frame.maxY - 44, index < Self.maxRows {
            let place = subject.map(Rect(x: frame.minX + 10, y: y, width: frame.width - 20, height: Self.row))
            if index == 0 { sketch.plate(place, radius: subject.map.length(10), .accessoryFill) }
            let length = width * (0.3 + Subject.ghostWidth(of: index))
            let text = subject.ghost(
                subject.leading(left, left + width, length), place.minY, place.maxY, length, inset: 0.38)
            sketch.text(text, index == 0 ? .barTitle : .barContent)
            (index, y) = (index + 1, y + Self.row)
        }
    }
}

extension Subject {
    /// The view of a split view controller's primary column; nil without one.
    var primaryColumn: Element? {
        var controller = tree.root.controller
        while let next = controller {
            if case .split(let split) = next.kind, let primary = split.primary {
                return snapshot.elements.first { $0.kind.isView && $0.name == primary.viewName }
            }
            controller = next.shownChild
        }
        return nil
    }

    /// Whether the column keeps a distance from the edges of its window.
    func isFloating(_ column: Element) -> Bool {
        environment.hasFloatingBars && column.frameInWindow.minX > window.minX + 0.5
            && column.frameInWindow.maxX < window.maxX - 0.5
    }
}
