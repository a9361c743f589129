package import Drawing
import Geometry
import Languages

/// A picture of one variant of a scenario, with its name and a description in words.
package struct Diagram: Hashable, Sendable {
    package let scene: Scene
    /// The scenario's title and the matrix values of the variant, in the picture's language.
    package let title: String
    /// The description of the picture, built from the computed values.
    package let altText: AltText
    /// Two parts that are compared and look the same; nil if there are none.
    package let alike: AlikePanels?
    /// The place of the window in the scene; nil for a picture that shows no window, or several.
    package let window: WindowPlace?

    package init(
        scene: Scene, title: String, altText: AltText, alike: AlikePanels? = nil, window: WindowPlace? = nil
    ) {
        self.scene = scene
        self.title = title
        self.altText = altText
        self.alike = alike
        self.window = window
    }
}

/// Puts a finished panel into a picture with margins.
enum PictureFrame {
    private static let noteGap = 14.0
    private static let minNoteWidth = 240.0

    static func diagram(of unmarked: Panel, title: String, _ style: PictureStyle) -> Diagram {
        let cut = Reach.cut(unmarked) { noting(style.words[.cut], below: $0, style) }
        let panel = explainingMarks(of: cut.note.map { noting($0, below: cut, style) } ?? cut, style)
        let scene = scene(around: panel, title: title, style)
        let window = panel.window.map { WindowPlace(origin: $0.origin + offset(of: panel, style), scale: $0.scale) }
        return Diagram(scene: scene, title: title, altText: panel.altText, alike: panel.alike, window: window)
    }

    /// The panel with an explanation of the marks after extrapolated numbers, below it and in its description; unchanged if
    /// none of its numbers has a mark.
    private static func explainingMarks(of panel: Panel, _ style: PictureStyle) -> Panel {
        let texts = panel.part.items.flatMap { $0.texts }
        guard !panel.extrapolated.isEmpty, texts.contains(where: { $0.string.utf8.contains(UInt8(ascii: "?")) }) else {
            return panel
        }
        let values = panel.extrapolated.joined(separator: style.words[.itemSeparator])
        let sentence = style.words.text(.extrapolatedValues, ["values": values])
        return noting(style.words[.extrapolated], saying: sentence, below: panel, style)
    }

    /// The panel with a text below it, and a sentence after its description: the same text unless another is given.
    private static func noting(
        _ text: String, saying sentence: String? = nil, below panel: Panel, _ style: PictureStyle
    ) -> Panel {
        let bounds = panel.part.bounds ?? .zero
        let note = TextBlock.wrapping(
            text, TypeStyle.note, .secondaryInk, widest: max(minNoteWidth, min(bounds.width, style.composition.room)),
            by: style.typesetter)
        let place = Rect(
            origin: Point(x: bounds.minX, y: bounds.maxY.rounded(.up) + noteGap), size: style.typesetter.size(of: note))
        var altText = panel.altText
        altText.notes.append(sentence ?? text)
        return Panel(
            part: panel.part + DrawnPart(style.typesetter.items(of: note, in: place), bounds: place), altText: altText,
            extrapolated: panel.extrapolated, panels: panel.panels, alike: panel.alike, note: panel.note,
            window: panel.window)
    }

    /// The offset from the drawing's coordinates to the scene's.
    private static func offset(of panel: Panel, _ style: PictureStyle) -> Point {
        let bounds = panel.part.bounds ?? .zero
        let padding = style.composition.padding
        return Point(x: padding - bounds.minX.rounded(.down), y: padding - bounds.minY.rounded(.down))
    }

    static func scene(around panel: Panel, title: String, _ style: PictureStyle) -> Scene {
        let bounds = panel.part.bounds ?? .zero
        let padding = style.composition.padding
        let (left, top) = (bounds.minX.rounded(.down), bounds.minY.rounded(.down))
        let offset = offset(of: panel, style)
        return Scene(
            size: Size(
                width: bounds.maxX.rounded(.up) - left + 2 * padding,
                height: bounds.maxY.rounded(.up) - top + 2 * padding),
            background: .background,
            items: [.group(offset: offset, clip: nil, items: panel.part.items)],
            panels: panel.panels.map { $0.moved(by: offset) }, title: title, description: panel.altText.whole,
            language: style.words.language.tag)
    }
}
