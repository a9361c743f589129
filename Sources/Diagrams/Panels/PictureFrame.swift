package import Drawing
import Geometry
import Languages

/// A picture of one variant of a scenario, with its name and a description in words.
package struct Diagram: Hashable, Sendable {
    package let scene: Scene
    /// The scenario's title and the matrix values of the variant, in the picture's language.
    package let title: String
    /// What the picture shows, made from the computed values, in the picture's language.
    package let altText: String

    package init(scene: Scene, title: String, altText: String) {
        self.scene = scene
        self.title = title
        self.altText = altText
    }
}

/// Puts a finished panel into a picture with margins.
enum PictureFrame {
    private static let padding = 20.0

    static func diagram(of panel: Panel, title: String, _ style: PictureStyle) -> Diagram {
        let scene = scene(around: panel, title: title, style)
        return Diagram(scene: scene, title: title, altText: panel.altText)
    }

    static func scene(around panel: Panel, title: String, _ style: PictureStyle) -> Scene {
        let bounds = panel.part.bounds ?? .zero
        let (left, top) = (bounds.minX.rounded(.down), bounds.minY.rounded(.down))
        let offset = Point(x: padding - left, y: padding - top)
        return Scene(
            size: Size(
                width: bounds.maxX.rounded(.up) - left + 2 * padding,
                height: bounds.maxY.rounded(.up) - top + 2 * padding),
            background: .background,
            items: [.group(offset: offset, clip: nil, items: panel.part.items)], title: title,
            description: panel.altText, language: style.words.language.tag)
    }
}
