package import Diagnostics

extension TemplateLibrary {
    /// The names and partials of all templates that can mean nothing wherever they are filled, shown or not.
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
                            : TemplateCodes.unknownName(first, known: fields, at: template.span(name.range(ofPart: 0)))
                    }
                case .partial(let name, _):
                    self[name.text] == nil
                        ? TemplateCodes.unknownTemplate(name.text, known: names, at: template.span(name.range)) : nil
                }
            }
        }
    }
}
