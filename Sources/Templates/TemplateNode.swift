/// A part of a parsed template. Nodes lie flat in source order, so that no depth of nesting needs recursion.
enum TemplateNode: Sendable {
    /// At most one line of the source, as UTF-8 offsets. `startsLine` marks where a partial's indentation goes;
    /// the range is empty when the line begins with a tag.
    case text(Range<Int>, startsLine: Bool)
    case variable(TemplateName, isEscaped: Bool)
    /// The nodes from the next one up to `end` (exclusive) are its content.
    case section(TemplateName, isInverted: Bool, end: Int)
    /// The white space before a tag that is alone on its line, as UTF-8 offsets; it goes before each line of the
    /// partial. Nil when the tag stands inside a line.
    case partial(TemplateName, indentation: Range<Int>?)
}
