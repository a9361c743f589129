import Drawing
import Geometry
import LayoutEngine
import ScenarioLanguage

/// The content of a scroll view: a table's parts where they really are, or lines of text as ghosts elsewhere.
struct ScrollContentDrawing {
    let element: Element
    let subject: Subject
    /// The part of the screen that is drawn, in window points; nil for all of it.
    var area: Rect? = nil

    /// Points from one line of text to the next.
    private static let lineHeight = 26.0
    /// The limit on lines, more than any screen shows.
    private static let maxLines = 400

    /// Content is cut off at the scroll view and at the screen.
    var items: [SceneItem] {
        guard let visible else { return [] }
        let parts = parts
        let inner =
            if element.kind == .tableView {
                TableContentDrawing(element: element, parts: parts, subject: subject).items
            } else if parts.isEmpty {
                texts
            } else {
                CollectionContentDrawing(parts: parts, subject: subject).items
            }
        return inner.isEmpty ? [] : [.group(offset: .zero, clip: .rect(subject.map(visible)), items: inner)]
    }

    private var visible: Rect? {
        let visible = element.frameInWindow.intersection(subject.screen)
        return area.map { area in visible.flatMap { $0.intersection(area) } } ?? visible
    }

    /// The parts on screen that reach into the area; a label reaches as far as its cell.
    private var parts: [Element] {
        let all = subject.snapshot.visibleParts(of: element)
        guard let visible, area != nil else { return all }
        let places = all.filter { $0.frameInWindow.intersection(visible) != nil }.compactMap { $0.tablePart?.place }
        return all.filter { part in
            part.tablePart.map { places.contains($0.place) } ?? (part.frameInWindow.intersection(visible) != nil)
        }
    }

    /// The lines that reach into the visible part of the scroll view; none where its subviews are the content.
    private var lines: Range<Int> {
        let subviews = element.name.flatMap { subject.tree.view(named: $0) }?.subviews ?? []
        guard ContentExtent.of(subviews).height == .free, !hasBackground else { return 0..<0 }
        let count = min(10_000, content.height / Self.lineHeight).rounded(.down)
        guard let frame = visible, count > 0, (frame.minY - top).isFinite
        else { return 0..<0 }
        let first = min(max(0, ((frame.minY - top) / Self.lineHeight).rounded(.down)), count)
        let last = min(
            max(first, ((frame.maxY - top) / Self.lineHeight).rounded(.up)), count, first + Double(Self.maxLines))
        return Int(first)..<Int(last)
    }

    /// Whether the content is a view from edge to edge.
    private var hasBackground: Bool {
        let elements = subject.snapshot.elements
        return elements.contains { view in
            let holder = view.parent.flatMap { elements.indices.contains($0) ? elements[$0] : nil }
            return holder?.name == element.name && subject.isBackground(view)
        }
    }

    private var content: Rect { element.contentFrameInWindow }
    private var top: Double { content.minY }

    private var texts: [SceneItem] {
        var sketch = Sketch()
        for line in lines { sketch.text(text(line), .ghost) }
        return sketch.items
    }

    /// A line of text across a part of the content's width.
    private func text(_ index: Int) -> Rect {
        let start = content.minX
        let margin = min(16, content.width * 0.05)
        let width = min(4000, subject.map.length(max(0, content.width - 2 * margin)))
        let y = top + Double(index) * Self.lineHeight
        let ghost = width * (0.55 + Subject.ghostWidth(of: index))
        let left = subject.map.x(start + margin)
        return subject.ghost(
            subject.leading(left, left + width, ghost), subject.map.y(y), subject.map.y(y + Self.lineHeight), ghost,
            inset: 0.3)
    }
}

/// The scroll indicators of scroll views whose content is larger than they are, each as long as the part that can be seen.
enum ScrollIndicatorDrawing {
    /// The thickness in picture units.
    private static let thickness = 3.0
    private static let edgeGap = 3.0
    private static let shortest = 24.0

    static func items(in subject: Subject) -> [SceneItem] {
        subject.snapshot.elements.filter { $0.kind.isScrollView && $0.isVisible && !$0.frameInWindow.isEmpty }
            .flatMap { items(of: $0, subject) }
    }

    private static func items(of element: Element, _ subject: Subject) -> [SceneItem] {
        thumbs(of: element, subject).map { .path(.roundedRect($0, radius: thickness / 2), .fill(.term)) }
    }

    /// The name of the indicator where a scenario asks for its insets, beside its upper end.
    static func names(in subject: Subject) -> [PartName] {
        let value = subject.answer.values.first {
            $0.property == .effectiveScrollIndicatorInsets || $0.property == .scrollIndicatorInsets
        }
        guard let element = value?.element,
            let thumb = thumbs(of: element, subject).first(where: { $0.height > $0.width })
        else { return [] }
        let isMirrored = subject.environment.layoutDirection == .rightToLeft
        let x = isMirrored ? thumb.maxX + edgeGap : thumb.minX - edgeGap - labelRoom.width
        let room = Rect(
            x: max(0, x), y: thumb.minY, width: min(labelRoom.width, thumb.minX), height: labelRoom.height)
        let name = TextBlock(TextBlock.Piece(subject.words[.scrollIndicator], TypeStyle.name, .ink))
        return [PartName(name: name, frame: thumb, room: room)]
    }

    private static let labelRoom = Size(width: 130, height: 70)

    private static func thumbs(of element: Element, _ subject: Subject) -> [Rect] {
        let insets =
            element[.effectiveScrollIndicatorInsets]?.insets ?? element[.scrollIndicatorInsets]?.insets ?? .zero
        let track = subject.map(element.frameInWindow.inset(by: insets))
        let visible = subject.map(element.frameInWindow.inset(by: element.contentInsets))
        let content = subject.map(element.contentFrameInWindow)
        let isMirrored = subject.environment.layoutDirection == .rightToLeft
        var thumbs: [Rect] = []
        if let run = thumb(
            from: track.minY, to: track.maxY, visible: visible.minY, room: visible.height, content: content.minY,
            length: content.height)
        {
            let x = isMirrored ? track.minX + edgeGap : track.maxX - edgeGap - thickness
            thumbs.append(Rect(x: x, y: run.start, width: thickness, height: run.length))
        }
        if let run = thumb(
            from: track.minX, to: track.maxX, visible: visible.minX, room: visible.width, content: content.minX,
            length: content.width)
        {
            let y = track.maxY - edgeGap - thickness
            thumbs.append(Rect(x: run.start, y: y, width: run.length, height: thickness))
        }
        return thumbs
    }

    /// The indicator between two ends of its track; nil when all content can be seen.
    private static func thumb(
        from low: Double, to high: Double, visible: Double, room: Double, content: Double, length: Double
    ) -> (start: Double, length: Double)? {
        let track = high - low - 2 * edgeGap
        guard room > 0, length > room + 1, track > shortest else { return nil }
        let thumb = max(shortest, track * room / length).rounded()
        let fraction = min(1, max(0, (visible - content) / (length - room)))
        return (low + edgeGap + ((track - thumb) * fraction).rounded(), thumb)
    }
}

extension Element {
    /// The frame of a scroll view's content, in window points; at the scroll view's origin if the offset is not known.
    var contentFrameInWindow: Rect {
        Rect(origin: frameInWindow.origin - contentOffsetOrZero, size: contentSizeOrZero)
    }

    private var contentOffsetOrZero: Point {
        guard case .point(let x, let y) = self[.contentOffset] else { return .zero }
        return Point(x: x.value, y: y.value)
    }

    private var contentSizeOrZero: Size {
        guard case .size(let width, let height) = self[.contentSize] else { return .zero }
        return Size(width: width.value, height: height.value)
    }
}
