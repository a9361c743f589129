package import Diagnostics

/// A parsed template in the Mustache notation.
///
/// Tags: `{{name}}` escaped, `{{{name}}}` and `{{&name}}` as it is, `{{#name}}…{{/name}}` for each or if,
/// `{{^name}}…{{/name}}` if not, `{{>name}}` another template, `{{! … }}` a comment, `{{=<% %>=}}` other delimiters.
package struct Template: Sendable {
    /// The name shown in diagnostics.
    let path: String
    /// The text as UTF-8; the nodes' ranges are offsets into it.
    let bytes: [UInt8]
    let nodes: [TemplateNode]

    /// The template written in a file. Broken tags are reported and stay text; broken nesting is mended.
    package static func parse(_ file: SourceFile) -> Diagnosed<Template> {
        var parser = TemplateParser(file)
        return parser.parse()
    }

    func span(_ range: Range<Int>) -> SourceSpan { SourceSpan(file: path, range: range) }
}
