import Drawing
import Geometry
import Languages

/// Panels below each other, each under its heading where it has one.
struct PanelStack {
    let panels: [Panel]
    /// A label for each panel; empty for none.
    let labels: [String]
    let style: PictureStyle

    private static let headingGap = 12.0
    private static let gap = 34.0
    private static let margin = 8.0

    var panel: Panel {
        var part = DrawnPart()
        var named: [ScenePanel] = []
        for (index, (panel, label)) in zip(panels, labels).enumerated() {
            let top = part.bounds.map { $0.maxY.rounded(.up) + Self.gap } ?? 0
            let bounds = panel.part.bounds ?? .zero
            let heading = heading(label, at: top, widest: min(max(200, bounds.width), style.composition.room))
            part += heading
            let bottom = heading.bounds.map { $0.maxY + Self.headingGap } ?? top
            let drawing = panel.part.moved(by: Point(x: -bounds.minX, y: (bottom - bounds.minY).rounded(.up)))
            part += drawing
            if !label.isEmpty, let frame = (heading + drawing).bounds {
                named.append(ScenePanel(id: ScenePanel.id(ofVariant: index), title: label, frame: frame))
            }
        }
        let width = named.map { $0.frame.maxX }.max() ?? 0
        named = named.map { panel in
            let frame = Rect(
                x: -Self.margin, y: panel.frame.minY - Self.margin, width: width + 2 * Self.margin,
                height: panel.frame.height + 2 * Self.margin)
            return ScenePanel(id: panel.id, title: panel.title, frame: frame)
        }
        var extrapolated: [String] = []
        for name in panels.flatMap({ $0.extrapolated }) where !extrapolated.contains(name) { extrapolated.append(name) }
        return Panel(
            part: part, altText: .joining(panels.map { $0.altText }, labels, style.words),
            extrapolated: extrapolated, panels: named)
    }

    private func heading(_ label: String, at top: Double, widest: Double) -> DrawnPart {
        guard !label.isEmpty else { return DrawnPart() }
        let block = TextBlock.wrapping(
            label, TypeStyle.name, .ink, widest: widest, style.typesetter)
        let place = Rect(origin: Point(x: 0, y: top), size: style.typesetter.size(of: block))
        return DrawnPart(style.typesetter.items(of: block, in: place), bounds: place)
    }
}
