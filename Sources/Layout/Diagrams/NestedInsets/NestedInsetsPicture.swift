import Drawing
import Geometry
import Languages
import LayoutEngine

/// The kind `nestedInsets`: all insets of one view as rectangles inside each other, and a ladder of numbers for every edge.
///
/// The view is the one that is asked about, else the first scroll view, else the shown root view.
struct NestedInsetsPicture {
    let subject: Subject
    let style: PictureStyle

    /// Lines of layers with a common edge lie side by side, far enough to be distinguished.
    private static let lineGap = 4.0
    private static let tableGap = 14.0

    var panel: Panel {
        let extrapolated = layers.map { $0.value }.filter { NumberText.isMarked($0.value, in: subject.environment) }
        return Panel(
            part: part, altText: altText, extrapolated: extrapolated.map { $0.name + "." + $0.property.rawValue })
    }

    private var element: Element? {
        if let asked = subject.answer.asked?.element, asked.kind.isView { return asked }
        return subject.scroll ?? subject.shownView
    }

    private var layers: [InsetLayer] { element.map { InsetLayer.layers(of: $0) } ?? [] }

    private var part: DrawnPart {
        let outline = DeviceOutline(subject.environment.device, subject.environment.orientation, subject.map)
        let screen = ScreenDrawing(subject: subject, typesetter: style.typesetter, outline: outline)
        let body = outline.bodyBounds
        var part = DrawnPart(outline.backdrop(ground: screen.ground), bounds: body)
        part.items.append(.group(offset: .zero, clip: outline.screen, items: screen.backdrop + lines))
        part.items += outline.overlay() + [outline.rim]
        if style.isNarrow {
            let foot = Point(x: body.minX, y: body.maxY.rounded(.up) + Self.tableGap)
            return part + InsetTable(layers: layers, subject: subject, style: style).part(at: foot)
        }
        if let element {
            part +=
                InsetLadder(
                    layers: layers, frame: element.frameInWindow, subject: subject, style: style, body: body
                ).part
        }
        return part
    }

    /// The view's frame and its layers.
    private var lines: [SceneItem] {
        guard let element else { return [] }
        let frame = subject.map(element.frameInWindow)
        let half = Insets(top: 1, left: 1, bottom: 1, right: 1)
        let whole = SceneItem.path(.rect(frame.inset(by: half)), .stroke(.frame, width: 1))
        return [whole]
            + layers.enumerated().compactMap { index, layer in
                let inner = element.frameInWindow.inset(by: layer.insets)
                guard !inner.isEmpty else { return nil }
                return layer.look.line(
                    around: subject.map(inner), shift: Double(sharing(layer, before: index)) * Self.lineGap)
            }
    }

    /// The number of earlier layers that share an edge with a layer.
    private func sharing(_ layer: InsetLayer, before index: Int) -> Int {
        layers[..<index].count { other in
            Edge.allCases.contains { NumberText.areEqual(other.insets[$0], layer.insets[$0]) }
        }
    }

    /// Every layer's value, and the setting that causes the first one.
    private var altText: AltText {
        let text = DeviceText(subject: subject)
        let values = layers.map { text.sentence(about: $0.value) }
        return AltText(values.prefix(1) + [text.setting] + values.dropFirst(), style.words)
    }
}
