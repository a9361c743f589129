// Lists of terms as Pandoc, PHP Markdown Extra, Hugo and MkDocs write them: a term on a line of its own, below it `: ` and what it
// means, continued by indented lines. They are said as `<dl>`, whose tags stand between blank lines, so that what is between them is
// read as Markdown.

extension ForeignText {
    /// Lines of terms above a definition.
    private static let maxTerms = 4

    /// Takes a line that begins a list of terms or a part of one; closes the list that it ends.
    mutating func takeDefinition(_ line: Range<Int>, _ indent: Int) -> Bool {
        let isInList = frames[frames.count - 1].body == .terms
        if isInList, definition(line) != nil {
            openDefinition(line, indent)
            return true
        }
        guard indent < 4, isBehindBlank || isInList, frames.count + 2 < Self.maxFrames, let terms = terms(from: line)
        else {
            if isInList { close(from: frames.count - 1, at: line.lowerBound) }
            return false
        }
        if !isInList { openTerms(line, indent) }
        putTerms(terms, line)
        return true
    }

    /// The offset of a definition's text in its line; nil for a line that is none.
    private func definition(_ line: Range<Int>) -> Int? {
        let mark = line.lowerBound + spaces(line)
        guard mark + 1 < line.upperBound, text.bytes[mark] == UInt8(ascii: ":"), text.bytes[mark + 1].isWhiteSpace
        else {
            return nil
        }
        let rest = text.bytes[(mark + 1)..<line.upperBound].drop { $0.isWhiteSpace }
        return rest.isEmpty ? nil : rest.startIndex
    }

    /// Whether a line belongs to the list of terms at hand although it is not indented: a definition, or text that goes on.
    func continuesDefinition(_ line: Range<Int>) -> Bool { !isBehindBlank && definition(line) == nil }

    /// The lines of terms that begin with a line, if a definition is below them.
    private func terms(from line: Range<Int>) -> [Range<Int>]? {
        var terms = [line]
        var start = line.upperBound + 1
        var isBehindBlank = false
        while terms.count <= Self.maxTerms, start < text.bytes.count {
            let next = start..<(text.bytes[start...].firstIndex(of: 0x0A) ?? text.bytes.count)
            let isBlank = text.bytes[next].allSatisfy { $0.isWhiteSpace }
            if !isBlank, (frameIndent..<frameIndent + 4).contains(columns(next)), definition(next) != nil {
                return isTerm(terms) ? terms : nil
            }
            if isBehindBlank { return nil }
            if isBlank { isBehindBlank = true } else { terms.append(next) }
            start = next.upperBound + 1
        }
        return nil
    }

    /// The columns that all open containers take from the start of a line, as far as they are known.
    private var frameIndent: Int { frames.reduce(0) { $0 + ($1.strip ?? 0) } }

    /// Whether lines are text of a paragraph: no heading, list, quotation, table or mark begins with them.
    private func isTerm(_ lines: [Range<Int>]) -> Bool {
        lines.allSatisfy { line in
            let words = text.bytes[line].drop { $0.isWhiteSpace }
            guard let first = words.first, !"#>|:<".utf8.contains(first) else { return false }
            return !words.starts(with: "- ".utf8) && !words.starts(with: "* ".utf8) && !words.starts(with: "+ ".utf8)
                && !words.starts(with: "```".utf8) && !words.starts(with: "~~~".utf8) && !isNumbered(words)
        }
    }

    private func isNumbered(_ words: ArraySlice<UInt8>) -> Bool {
        let rest = words.prefix(10).drop { (0x30...0x39).contains($0) }
        return rest.startIndex > words.startIndex && (rest.starts(with: ". ".utf8) || rest.starts(with: ") ".utf8))
    }

    // MARK: - Writing

    private mutating func openTerms(_ line: Range<Int>, _ indent: Int) {
        let prefix = [UInt8](repeating: 0x20, count: indent)
        frames.append(
            Frame(body: .terms, indent: indent, strip: indent, prefix: prefix, isHidden: false, closing: "</dl>"))
        putTag("<dl>", at: line.lowerBound)
    }

    private mutating func putTerms(_ terms: [Range<Int>], _ line: Range<Int>) {
        for term in terms {
            putTag("<dt>", at: term.lowerBound)
            putText(term.lowerBound + spaces(term)..<term.upperBound)
            putTag("</dt>", at: term.upperBound)
        }
        text.done = min((terms.last?.upperBound ?? line.upperBound) + 1, text.bytes.count)
        isBehindBlank = false
    }

    private mutating func openDefinition(_ line: Range<Int>, _ indent: Int) {
        guard let start = definition(line) else { return }
        putTag("<dd>", at: line.lowerBound)
        let width = start - line.lowerBound
        frames.append(
            Frame(
                body: .definition, indent: indent, strip: min(width, indent + 4), prefix: [], isHidden: false,
                closing: "</dd>"))
        isBehindBlank = true
        takeContent(start..<line.upperBound, isBlank: false)
    }

    /// Writes a tag between blank lines.
    mutating func putTag(_ tag: String, at offset: Int) {
        if let last = out.bytes.last, last != 0x0A { out.insert([0x0A], for: source(of: offset..<offset)) }
        separate(at: offset)
        putPrefix(at: offset)
        out.insert(Array((tag + "\n").utf8), for: source(of: offset..<offset))
        isSeparated = false
        separate(at: offset)
    }
}
