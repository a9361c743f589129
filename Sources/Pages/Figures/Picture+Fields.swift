package import Content
import Figures
package import Templates

extension Picture {
    /// What templates are filled with for a picture on the page of a route.
    package func fields(on route: Route) -> TemplateValue {
        .object([
            "pdf": .text(pdf.map { route.reference(to: $0.path) } ?? ""), "name": .text(name), "alt": .text(altText),
            "svg": .text(route.reference(to: svg.path)), "width": .text(DisplayNumber.text(width)),
            "height": .text(DisplayNumber.text(height)),
        ])
    }
}
