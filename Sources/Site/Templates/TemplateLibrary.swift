package import Diagnostics

/// Parsed templates by name; each can be rendered and be a partial of the others.
package struct TemplateLibrary: Sendable {
    private var templates: [String: Template] = [:]
    /// The names in the order of insertion, for messages.
    package private(set) var names: [String] = []

    /// The names that earlier versions filled templates with.
    let retired: [String: RetiredName]

    package init(retired: [String: RetiredName] = [:]) { self.retired = retired }

    /// Adds a template; one with the same name is replaced.
    package mutating func insert(_ template: Template, as name: String) {
        if templates.updateValue(template, forKey: name) == nil { names.append(name) }
    }

    /// The template with the name, or nil when there is none.
    package subscript(name: String) -> Template? { templates[name] }

    /// The library with those texts converted that are in the templates themselves and that people read.
    package func converted(by convert: (String) -> String) -> TemplateLibrary {
        var library = self
        for (name, template) in templates { library.templates[name] = template.converted(by: convert) }
        return library
    }

    /// The text of a template filled with a value. What cannot be filled is reported once per tag and left empty.
    package func render(_ name: String, _ value: TemplateValue) -> Diagnosed<String> {
        bytes(of: name, value).map { String(decoding: $0, as: UTF8.self) }
    }

    /// The rendered template as UTF-8, for files.
    package func bytes(of name: String, _ value: TemplateValue) -> Diagnosed<[UInt8]> {
        guard let template = templates[name] else {
            return Diagnosed([], [TemplateCodes.missingTemplate(name, known: names)])
        }
        var renderer = TemplateRenderer(self)
        return renderer.render(template, value)
    }
}

extension TemplateLibrary {
    /// The names and partials of all templates that cannot have a meaning in any place where they are filled, shown or not.
    ///
    /// - Parameter fields: every name that some template is filled with.
    package func problems(knowing fields: [String]) -> [Diagnostic] {
        let known = Set(fields)
        return names.compactMap { self[$0] }.flatMap { template in
            template.nodes.compactMap { node in
                switch node {
                case .text: nil
                case .variable(let name, _), .section(let name, _, _):
                    name.parts.first.flatMap { first in
                        known.contains(first)
                            ? nil
                            : unknownName(first, known: fields, at: template.span(name.range(ofPart: 0)))
                    }
                case .partial(let name, _):
                    self[name.text] == nil
                        ? TemplateCodes.unknownTemplate(name.text, known: names, at: template.span(name.range)) : nil
                }
            }
        }
    }

    /// The problem with a name that nothing fills.
    func unknownName(_ name: String, known: [String], at span: SourceSpan) -> Diagnostic {
        retired[name].map { TemplateCodes.retiredName($0.wording(of: name), at: span) }
            ?? TemplateCodes.unknownName(name, known: known, at: span)
    }
}
