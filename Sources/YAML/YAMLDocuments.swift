package import Diagnostics

/// Finds the documents of a YAML stream, so that an error in one does not take the others with it.
package enum YAMLDocuments {
    /// The UTF-8 offsets of each document, from its `---` line to the next; together they are the whole text.
    ///
    /// A text with directives (`%YAML`) stays in one piece, since those belong to the document that follows them.
    package static func ranges(in file: SourceFile) -> [Range<Int>] {
        let lines = file.lineStarts.indices.map { file.line($0 + 1) ?? "" }
        if lines.contains(where: { $0.hasPrefix("%") }) { return [0..<file.utf8Count] }
        var starts = [0]
        for (line, start) in zip(lines, file.lineStarts).dropFirst() where isSeparator(line) { starts.append(start) }
        return zip(starts, starts.dropFirst() + [file.utf8Count]).map { $0..<$1 }
    }

    private static func isSeparator(_ line: Substring) -> Bool {
        guard line.hasPrefix("---") else { return false }
        let next = line.dropFirst(3).unicodeScalars.first
        return next == nil || next == " " || next == "\t"
    }
}
