package import DataTree
package import Diagnostics

/// Reads YAML 1.1 into data nodes.
///
/// In: a range of a source file. Out: one node per document, with spans in that very file, and all problems. It knows no
/// schema: scalars keep their text as written, and NaN is three letters.
package enum YAMLParser {
    /// The limit on levels of nesting; deeper text is a diagnostic. The limit lets recursive code stay within the stack of any
    /// thread.
    static let deepestNesting = 1000
    /// The limit on nodes that all aliases of a document may represent together.
    static let maxAliasedNodes = 10_000

    /// Documents of one text that are read.
    static let maxDocuments = 1000

    /// Parses the UTF-8 offsets `range` of `file` into a node for each document; none for an empty text.
    ///
    /// After a syntax error the nodes hold only the content before it, so the caller must not report missing parts.
    package static func parse(_ file: SourceFile, in range: Range<Int>) -> Diagnosed<[DataNode]> {
        let range = withoutByteOrderMark(file, range)
        var builder = NodeBuilder(file: file)
        let problem = EventReader.read(file, in: range) { builder.take($0) }
        var parsed = builder.finish()
        if let problem {
            parsed.diagnostics.append(SyntaxProblem(problem, file: file, range: range).diagnostic)
        }
        parsed.diagnostics = parsed.diagnostics.bounded()
        return parsed
    }

    /// The range without a byte order mark at its start, which libyaml would count as a column.
    private static func withoutByteOrderMark(_ file: SourceFile, _ range: Range<Int>) -> Range<Int> {
        let range = range.clamped(to: 0..<file.utf8Count)
        let hasMark = file.text(in: range).unicodeScalars.first == "\u{FEFF}"
        return hasMark ? range.lowerBound + 3..<range.upperBound : range
    }
}

/// Finds the documents of a YAML stream, so that an error in one does not affect the others.
package enum YAMLDocuments {
    /// The UTF-8 offsets of each document, from its `---` line to the next; together they are the whole text.
    ///
    /// A text with directives (`%YAML`) stays in one piece, since those belong to the document that follows them.
    package static func ranges(in file: SourceFile) -> [Range<Int>] {
        let lines = file.lineStarts.indices.map { file.line($0 + 1) ?? "" }
        if lines.contains(where: { $0.hasPrefix("%") }) { return [0..<file.utf8Count] }
        var starts = [0]
        for (line, start) in zip(lines, file.lineStarts).dropFirst() where isSeparator(line) { starts.append(start) }
        // The last one holds all that are too many, and gets the message.
        starts = Array(starts.prefix(YAMLParser.maxDocuments))
        return zip(starts, starts.dropFirst() + [file.utf8Count]).map { $0..<$1 }
    }

    private static func isSeparator(_ line: Substring) -> Bool {
        guard line.hasPrefix("---") else { return false }
        let next = line.dropFirst(3).unicodeScalars.first
        return next == nil || next == " " || next == "\t"
    }
}
