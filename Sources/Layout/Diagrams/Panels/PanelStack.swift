import Drawing
import Geometry
import Languages

/// Panels beside each other where the page is wide enough for all of them, else below each other, each under its heading, if any.
struct PanelStack {
    let panels: [Panel]
    /// A label for each panel; empty for none.
    let labels: [String]
    let style: PictureStyle

    private static let headingGap = 12.0
    private static let gap = 34.0
    private static let margin = 8.0
    private static let minHeading = 200.0

    var panel: Panel {
        let row = row
        let parts = row ?? column
        let widest = parts.compactMap { $0.bounds?.maxX }.max() ?? 0
        var named: [ScenePanel] = []
        for (index, part) in parts.enumerated() where !labels[index].isEmpty {
            guard let bounds = part.bounds else { continue }
            // Below each other, all are shown as wide as the widest.
            let (left, right) = row == nil ? (0, widest) : (bounds.minX, bounds.maxX)
            let frame = Rect(
                x: left - Self.margin, y: bounds.minY - Self.margin, width: right - left + 2 * Self.margin,
                height: bounds.height + 2 * Self.margin)
            named.append(ScenePanel(id: ScenePanel.id(ofVariant: index), title: labels[index], frame: frame))
        }
        var extrapolated: [String] = []
        for name in panels.flatMap({ $0.extrapolated }) where !extrapolated.contains(name) { extrapolated.append(name) }
        return Panel(
            part: parts.reduce(DrawnPart(), +), altText: .joining(panels.map { $0.altText }, labels, style.words),
            extrapolated: extrapolated, panels: named)
    }

    /// The panels from left to right, their tops in one line; nil on a phone, or where they are too wide together.
    private var row: [DrawnPart]? {
        guard !style.isNarrow, panels.count > 1, labels.allSatisfy({ !$0.isEmpty }) else { return nil }
        var parts: [DrawnPart] = []
        var left = 0.0
        let headings = zip(panels, labels).map { heading($1, at: 0, widest: max(Self.minHeading, $0.part.width)) }
        let top = (headings.map { $0.bounds?.maxY ?? 0 }.max() ?? 0) + Self.headingGap
        for (panel, heading) in zip(panels, headings) {
            let bounds = panel.part.bounds ?? .zero
            let part = heading + panel.part.moved(by: Point(x: -bounds.minX, y: (top - bounds.minY).rounded(.up)))
            parts.append(part.moved(by: Point(x: left, y: 0)))
            left += part.width.rounded(.up) + Self.gap
        }
        return left - Self.gap <= style.composition.room ? parts : nil
    }

    private var column: [DrawnPart] {
        var (parts, top): ([DrawnPart], Double) = ([], 0)
        for (panel, label) in zip(panels, labels) {
            let bounds = panel.part.bounds ?? .zero
            let heading = heading(
                label, at: top, widest: min(max(Self.minHeading, bounds.width), style.composition.room))
            let bottom = heading.bounds.map { $0.maxY + Self.headingGap } ?? top
            let part = heading + panel.part.moved(by: Point(x: -bounds.minX, y: (bottom - bounds.minY).rounded(.up)))
            parts.append(part)
            top = (part.bounds?.maxY ?? top).rounded(.up) + Self.gap
        }
        return parts
    }

    private func heading(_ label: String, at top: Double, widest: Double) -> DrawnPart {
        guard !label.isEmpty else { return DrawnPart() }
        let block = TextBlock.wrapping(
            label, TypeStyle.name, .ink, widest: widest, by: style.typesetter)
        let place = Rect(origin: Point(x: 0, y: top), size: style.typesetter.size(of: block))
        return DrawnPart(style.typesetter.items(of: block, in: place), bounds: place)
    }
}
