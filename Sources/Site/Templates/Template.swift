package import Diagnostics

/// A parsed template in the Mustache notation.
///
/// Tags: `{{name}}` escaped, `{{{name}}}` and `{{&name}}` as it is, `{{#name}}…{{/name}}` for each or if,
/// `{{^name}}…{{/name}}` if not, `{{>name}}` another template, `{{! … }}` a comment, `{{=<% %>=}}` other delimiters.
///
/// It is a class, as rendering passes it on with every tag.
package final class Template: Sendable {
    /// The name shown in diagnostics.
    let path: String
    /// The text as UTF-8; the nodes' ranges are offsets into it.
    let bytes: [UInt8]
    let nodes: [TemplateNode]
    /// Texts that replace those in the file, by the indices of their nodes.
    let convertedTexts: [Int: [UInt8]]

    init(path: String, bytes: [UInt8], nodes: [TemplateNode], convertedTexts: [Int: [UInt8]] = [:]) {
        self.path = path
        self.bytes = bytes
        self.nodes = nodes
        self.convertedTexts = convertedTexts
    }

    /// The template written in a file. Broken tags are reported and stay text; broken nesting is repaired.
    package static func parse(_ file: SourceFile) -> Diagnosed<Template> {
        var parser = TemplateParser(file)
        return parser.parse()
    }

    /// The beginning of its file.
    package var start: SourceSpan { span(0..<0) }

    func span(_ range: Range<Int>) -> SourceSpan { SourceSpan(file: path, range: range) }
}

/// A part of a parsed template. Nodes lie flat in source order, so that no depth of nesting needs recursion.
enum TemplateNode: Sendable {
    /// At most one line of the source, as UTF-8 offsets. `startsLine` marks where a partial's indentation is inserted; the
    /// range is empty when the line begins with a tag.
    case text(Range<Int>, startsLine: Bool)
    case variable(TemplateName, isEscaped: Bool)
    /// The nodes from the next one up to `end` (exclusive) are its content.
    case section(TemplateName, isInverted: Bool, end: Int)
    /// The white space before a tag that is alone on its line, as UTF-8 offsets; it is inserted before each line of the
    /// partial. Nil when the tag is inside a line.
    case partial(TemplateName, indentation: Range<Int>?)
}

/// The name in a tag: dotted parts, looked up one in the other, or none for `.`, the current value. It is a class, as its node is
/// copied whenever it is rendered.
final class TemplateName: Sendable {
    let text: String
    let parts: [String]
    /// UTF-8 offsets of the name in the template's file.
    let range: Range<Int>

    /// Nil when the text is not a name: empty, with white space, with an empty part or a tag's sign at its head.
    init?(_ text: String, at range: Range<Int>) {
        self.text = text
        self.range = range
        guard let first = text.utf8.first, !TemplateTag.signs.contains(first) else { return nil }
        guard !text.utf8.contains(where: { isBlank($0) }) else { return nil }
        parts = text == "." ? [] : text.split(separator: ".", omittingEmptySubsequences: false).map { String($0) }
        if parts.contains(where: { $0.isEmpty }) { return nil }
    }

    /// UTF-8 offsets of one part in the template's file.
    func range(ofPart index: Int) -> Range<Int> {
        let start = parts[..<index].reduce(range.lowerBound) { $0 + $1.utf8.count + 1 }
        return start..<start + parts[index].utf8.count
    }
}
