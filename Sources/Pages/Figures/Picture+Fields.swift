import Figures
import Templates

extension Picture {
    /// What templates are filled with for a picture.
    func fields(in context: RenderingContext) -> TemplateValue {
        .object([
            "pdf": .text(pdf.flatMap { context.reference(toFile: $0.path) } ?? ""), "name": .text(name),
            "alt": context.text(altText), "light": .text(context.source(ofFile: light.path)),
            "dark": .text(context.source(ofFile: dark.path)), "width": .text(DisplayNumber.text(width)),
            "height": .text(DisplayNumber.text(height)),
        ])
    }
}
