import Diagnostics
import Templates
import Testing

/// A template with its data and the text that must come out.
struct MustacheCase: Sendable, CustomTestStringConvertible {
    let id: String
    let template: String
    let value: TemplateValue
    let partials: [(key: String, value: String)]
    let expected: String
    /// The codes that are reported on the way, in order.
    let codes: [String]

    init(
        _ id: String, _ template: String, _ value: TemplateValue = .object([:]),
        partials: [(key: String, value: String)] = [], expected: String, codes: [String] = []
    ) {
        self.id = id
        self.template = template
        self.value = value
        self.partials = partials
        self.expected = expected
        self.codes = codes
    }

    var testDescription: String { id }

    /// The template called 'example' among its partials, rendered; with the problems of parsing and rendering.
    func render() -> Diagnosed<String> {
        var library = TemplateLibrary()
        var problems: [Diagnostic] = []
        for (name, text) in [("example", template)] + partials {
            let file = SourceFile(path: name + ".html", text: text)
            library.insert(Template.parse(file).unwrap(into: &problems), as: name)
        }
        let text = library.render("example", value).unwrap(into: &problems)
        return Diagnosed(text, problems)
    }
}
