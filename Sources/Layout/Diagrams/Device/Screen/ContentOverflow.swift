import Drawing
import Geometry
import LayoutEngine

/// The content of a scroll view above and below the device, as a sheet that passes behind it, if a picture is about the
/// content's position or size.
struct ContentOverflow {
    let subject: Subject
    /// The device's body in the picture.
    let body: Rect

    private static let lineGap = 14.0
    /// How far content has to reach beyond the device to be shown there.
    private static let least = 7.0
    private static let tooth = 4.0

    var part: DrawnPart {
        guard let scroll = subject.measuredScroll, isAbout(scroll) else { return DrawnPart() }
        let content = scroll.contentFrameInWindow
        let (screen, frame) = (subject.screen, scroll.frameInWindow)
        guard content.width > 0, NumberText.areEqual(max(frame.minX, content.minX), frame.minX) else {
            return DrawnPart()
        }
        let across = subject.map(Rect(x: frame.minX, y: 0, width: min(content.width, frame.width), height: 0))
        var part = DrawnPart()
        let top = subject.map.position(content.minY, .vertical)
        if frame.minY <= screen.minY, top < body.minY - Self.least {
            let rest = Rect(x: across.minX, y: top, width: across.width, height: body.minY - top)
            part += sheet(rest, endsAbove: true, isCut: subject.map.y(content.minY) < top)
        }
        let bottom = subject.map.position(content.maxY, .vertical)
        if frame.maxY >= screen.maxY, bottom > body.maxY + Self.least {
            let rest = Rect(x: across.minX, y: body.maxY, width: across.width, height: bottom - body.maxY)
            part += sheet(rest, endsAbove: false, isCut: subject.map.y(content.maxY) > bottom)
        }
        return part
    }

    /// Whether the scenario asks for the position or size of the content.
    private func isAbout(_ scroll: Element) -> Bool {
        let values = (subject.answer.asked.map { [$0] } ?? []) + subject.answer.others
        return values.contains { value in
            let isOfContent =
                value.property == .contentOffset || value.property == .contentSize
                || value.property == .contentLayoutGuideFrame
            return isOfContent && value.element.name == scroll.name
        }
    }

    /// A dashed outline with lines of text in it, open towards the device; torn off where the content continues.
    private func sheet(_ rect: Rect, endsAbove: Bool, isCut: Bool) -> DrawnPart {
        let (near, far) = endsAbove ? (rect.maxY, rect.minY + 0.5) : (rect.minY, rect.maxY - 0.5)
        let (left, right) = (rect.minX + 0.5, rect.maxX - 0.5)
        let end =
            isCut
            ? tear(from: left, to: right, at: far) : [.line(Point(x: left, y: far)), .line(Point(x: right, y: far))]
        let outline = Path([.move(Point(x: left, y: near))] + end + [.line(Point(x: right, y: near))])
        var items: [SceneItem] = [.path(outline, .stroke(.term, width: 0.75, dashes: isCut ? [] : [3, 2]))]
        let direction: Double = endsAbove ? -1 : 1
        var (row, y) = (0, near + direction * Self.lineGap / 2)
        var sketch = Sketch()
        while (far - y) * direction > Self.lineGap {
            let width = rect.width * (0.3 + Subject.ghostWidth(of: row))
            let text = subject.ghost(
                subject.leading(rect.minX + 12, rect.maxX - 12, width), min(y, y + direction * Self.lineGap),
                max(y, y + direction * Self.lineGap), width, inset: 0.3)
            sketch.text(text, .ghost)
            (row, y) = (row + 1, y + direction * Self.lineGap)
        }
        items += sketch.items
        return DrawnPart(items, bounds: rect)
    }

    /// A zigzag from left to right.
    private func tear(from left: Double, to right: Double, at y: Double) -> [Path.Segment] {
        let count = max(2, ((right - left) / (2 * Self.tooth)).rounded())
        return (0...Int(2 * count)).map { index in
            let x = (left + (right - left) * Double(index) / (2 * count)).rounded(.down) + 0.5
            return .line(Point(x: x, y: index.isMultiple(of: 2) ? y : y - Self.tooth / 2))
        }
    }
}
