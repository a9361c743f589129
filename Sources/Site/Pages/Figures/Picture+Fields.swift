import Drawing
import Geometry
package import Pictures
package import Templates

extension Picture {
    /// The fields of a picture for templates.
    ///
    /// - Parameter words: a text about its content, where the page has a better one than the picture.
    package func fields(in context: RenderingContext, described words: String? = nil) -> TemplateValue {
        .object([
            "name": .text(name), "alt": context.text(words ?? altText),
            "description": words == nil && description != altText ? context.text(description) : .text(""),
            "svg": .text(context.source(ofFile: svg.path)),
            "pixels": .text(png == nil && isDrawn ? context.reference(toFile: pixelPath) ?? "" : ""),
            "png": png.flatMap { fields(of: $0, in: context) } ?? .flag(false),
            "width": .text(DisplayText.number(width)),
            "height": .text(DisplayText.number(height)),
            "narrow": narrow.map { fields(of: $0, in: context) } ?? .flag(false),
            "hasParts": .flag(panels.count > 1),
            "parts": .list(panels.count > 1 ? panels.map { part($0, context) } : []),
        ])
    }

    /// The fields of a part of the picture that a page can show alone, with its place in either composition.
    private func part(_ panel: ScenePanel, _ context: RenderingContext) -> TemplateValue {
        let same = narrow?.panels.first { $0.id == panel.id }
        return .object([
            "title": .text(panel.title), "frame": .text(Self.text(of: panel.frame)),
            "narrowFrame": .text(same.map { Self.text(of: $0.frame) } ?? ""),
        ])
    }

    /// Left, top, width and height in points.
    private static func text(of frame: Rect) -> String {
        [frame.minX, frame.minY, frame.width, frame.height].map { DisplayText.number($0) }.joined(separator: " ")
    }

    private func fields(of narrow: Narrow, in context: RenderingContext) -> TemplateValue {
        .object([
            "svg": .text(context.source(ofFile: narrow.svg.path)),
            "width": .text(DisplayText.number(narrow.width)), "height": .text(DisplayText.number(narrow.height)),
            "window": .text("\(Int(windowWidth))"),
        ])
    }

    /// The widest window, in CSS pixels, in which the narrow composition is shown: in a wider one of a phone or a tablet,
    /// which has no list of pages beside the text, the type of the wide one is large enough.
    private var windowWidth: Double {
        (minWidth + Self.margins).rounded(.up)
    }

    /// The space left and right of a picture in such a window.
    static let margins = 66.0

    /// The fields of a raster image; nil where the page cannot refer to files, as in a book.
    private func fields(of image: Image, in context: RenderingContext) -> TemplateValue? {
        context.reference(toFile: image.file.path).map {
            .object(["href": .text($0), "scale": .text("\(image.scale)")])
        }
    }
}
