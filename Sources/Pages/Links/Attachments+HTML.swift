package import Content
package import Markdown
import Templates

extension Attachments {
    /// A picture of a note, whose references are relative to `origin`, as the page at `route` shows it: its words where
    /// there is no file, a link where it lies on another site.
    package func html(of image: Image, in note: Note, from origin: Route, on route: Route) -> String {
        let description = HTMLEscaping.escaped(PlainText.of(image.description))
        switch LinkTarget(image.source, from: origin) {
        case .attachment(let path) where paths.contains(path):
            let source = HTMLEscaping.escaped(route.reference(to: Self.outputPath(path)))
            return "<img src=\"\(source)\" alt=\"\(description)\" loading=\"lazy\" decoding=\"async\">"
        case .external where note.references.imagesInLinks.contains(image.span):
            return description
        case .external:
            let source = HTMLEscaping.escaped(image.source)
            let words = description.isEmpty ? source : description
            return "<a href=\"\(source)\">\(words)</a>"
        default:
            return "<span class=\"missing\">\(description)</span>"
        }
    }
}
