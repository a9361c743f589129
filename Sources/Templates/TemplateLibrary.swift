package import Diagnostics

/// Parsed templates by name; each can be rendered and be a partial of the others.
package struct TemplateLibrary: Sendable {
    private var templates: [String: Template] = [:]
    /// In the order of insertion, for messages.
    private(set) var names: [String] = []

    package init() {}

    /// Adds a template; one with the same name is replaced.
    package mutating func insert(_ template: Template, as name: String) {
        if templates.updateValue(template, forKey: name) == nil { names.append(name) }
    }

    /// The template with the name, or nil when there is none.
    package subscript(name: String) -> Template? { templates[name] }

    /// The text of a template filled with a value. What cannot be filled is reported once per place and left empty.
    package func render(_ name: String, _ value: TemplateValue) -> Diagnosed<String> {
        guard let template = templates[name] else {
            return Diagnosed("", [TemplateCodes.missingTemplate(name, known: names)])
        }
        var renderer = TemplateRenderer(self)
        return renderer.render(template, value)
    }
}
