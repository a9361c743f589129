package import Diagnostics

/// Reads Markdown: CommonMark with GitHub's tables, strikethroughs, task lists, bare addresses, footnotes, alerts and formulas,
/// with DocC's asides, `{{ placeholders }}` in text, `{#ids}` after headings and sizes of pictures. Additions of other tools
/// are first rewritten in this syntax (`ForeignText`).
///
/// In: a part of a file. Out: a tree with a span of that file on every node, and a problem for everything that a reader
/// would see otherwise than it was written. Nothing here knows of scenarios, pages or HTML output.
package enum MarkdownParser {
    /// The document in a range of UTF-8 offsets of a file, usually all that follows the front matter.
    ///
    /// - Parameters:
    ///   - included: the texts of other files that it may ask for.
    ///   - dialects: the tools whose notation is read.
    package static func parse(
        _ file: SourceFile, in range: Range<Int>, including included: IncludedTexts = IncludedTexts(),
        as dialects: Set<Dialect> = []
    ) -> Diagnosed<MarkdownDocument> {
        let text = file.text(in: range).utf8
        let written = text.withContiguousStorageIfAvailable { Array($0) } ?? Array(text)
        let prepared = ForeignText.prepare(
            written, ByteCounts(written), of: file, from: range.lowerBound, including: included,
            in: dialects)
        let mask = TextMask(prepared.bytes)
        let lines = SourceLines(mask.bytes, of: file, from: range.lowerBound, prepared.map)
        var builder = BlockBuilder(CMarkReader.events(of: mask.bytes), lines, prepared, in: dialects)
        let document = builder.build()
        let controls = MarkdownCodes.controlCharacters(at: mask.controlCharacters.map { lines.span($0) }, in: file)
        var repeated = prepared.repeated
        repeated.add(builder.repeated)
        let outOfBounds =
            mask.bounds.largeTables.map { MarkdownCodes.tableTooLarge(at: lines.span($0)) }
            + mask.bounds.longDefinitions.map { MarkdownCodes.definitionTooLong(at: lines.span($0)) }
        let html = HTMLWriter.problems(in: document)
        repeated.add(html.repeated)
        return Diagnosed(
            document,
            ([controls].compactMap { $0 } + outOfBounds + builder.diagnostics + html.diagnostics
                + ElementCheck.problems(in: document)
                + repeated.diagnostics(in: file)).bounded())
    }
}
