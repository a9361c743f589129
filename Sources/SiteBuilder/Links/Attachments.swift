import Diagnostics
import Markdown
import Templates

/// The files of the content folder that notes show or link to.
struct Attachments: Sendable {
    /// All files that are no notes, relative to the content folder.
    let paths: Set<String>

    /// Where a file of the content folder lies in the output folder.
    static func outputPath(_ path: String) -> String { "files/" + path }

    /// A picture of a note, whose references are relative to `origin`, as the page at `route` shows it: its words where there is no file, a link where it lies on another site.
    func html(of image: Image, in note: Note, from origin: Route, on route: Route) -> String {
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

    /// The files that the notes refer to, in order.
    func used(by notes: [Note]) -> [String] {
        var used: Set<String> = []
        for note in notes {
            for reference in note.references.images + note.references.links {
                if case .attachment(let path) = LinkTarget(reference.text, from: note.route), paths.contains(path) {
                    used.insert(path)
                }
            }
        }
        return used.sorted()
    }
}
