import Figures
import Templates

extension Picture {
    /// What templates are filled with for a picture.
    func fields(in context: RenderingContext) -> TemplateValue {
        .object([
            "pdf": .text(pdf.flatMap { context.reference(toFile: $0.path) } ?? ""), "name": .text(name),
            "alt": context.text(altText), "svg": .text(context.source(ofFile: svg.path)),
            "width": .text(DisplayNumber.text(width)),
            "height": .text(DisplayNumber.text(height)),
        ])
    }
}
