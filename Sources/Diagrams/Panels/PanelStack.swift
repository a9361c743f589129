import Drawing
import Geometry
import Languages

/// Panels below each other, each under its heading where it has one.
struct PanelStack {
    let panels: [Panel]
    /// One for each panel; empty for none.
    let labels: [String]
    let style: PictureStyle

    private static let headingGap = 12.0
    private static let gap = 34.0

    var panel: Panel {
        var part = Part()
        for (panel, label) in zip(panels, labels) {
            let top = part.bounds.map { $0.maxY.rounded(.up) + Self.gap } ?? 0
            let bounds = panel.part.bounds ?? .zero
            let heading = heading(label, at: top, widest: max(200, bounds.width))
            part += heading
            let bottom = heading.bounds.map { $0.maxY + Self.headingGap } ?? top
            part += panel.part.moved(by: Point(x: -bounds.minX, y: (bottom - bounds.minY).rounded(.up)))
        }
        let texts = zip(panels, labels).map {
            $1.isEmpty ? $0.altText : style.words.text(.labelled, ["label": $1, "text": $0.altText])
        }
        var extrapolated: [String] = []
        for name in panels.flatMap({ $0.extrapolated }) where !extrapolated.contains(name) { extrapolated.append(name) }
        return Panel(
            part: part, altText: texts.joined(separator: style.words[.sentenceSeparator]), extrapolated: extrapolated)
    }

    private func heading(_ label: String, at top: Double, widest: Double) -> Part {
        guard !label.isEmpty else { return Part() }
        let block = TextBlock.wrapping(
            label, TypeStyle.name, .ink, widest: widest, style.typesetter)
        let place = Rect(origin: Point(x: 0, y: top), size: style.typesetter.size(of: block))
        return Part(style.typesetter.items(of: block, in: place), bounds: place)
    }
}
