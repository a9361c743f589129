import Figures
import Templates

extension Picture {
    /// What templates are filled with for a picture.
    ///
    /// - Parameter description: what it shows, in words, where the page knows better than the picture.
    func fields(in context: RenderingContext, described description: String? = nil) -> TemplateValue {
        .object([
            "pdf": .text(pdf.flatMap { context.reference(toFile: $0.path) } ?? ""), "name": .text(name),
            "alt": context.text(description ?? altText), "svg": .text(context.source(ofFile: svg.path)),
            "png": png.flatMap { fields(of: $0, in: context) } ?? .flag(false),
            "width": .text(DisplayNumber.text(width)),
            "height": .text(DisplayNumber.text(height)),
        ])
    }

    /// Nothing where the page cannot refer to files, as in a book.
    private func fields(of image: Image, in context: RenderingContext) -> TemplateValue? {
        context.reference(toFile: image.file.path).map {
            .object(["href": .text($0), "scale": .text("\(image.scale)")])
        }
    }
}
