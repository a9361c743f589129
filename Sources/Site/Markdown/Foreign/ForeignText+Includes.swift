import Diagnostics

extension ForeignText {
    // MARK: - Includes

    /// - Parameter start: the offset after the white space of the line.
    mutating func takeInclude(_ line: Range<Int>, from start: Int) -> Bool {
        // Marks of quotations and lists may come before it.
        let marks = text.bytes[start..<line.upperBound].prefix {
            ">-*+. )0123456789".utf8.contains($0) && $0 != UInt8(ascii: "<")
        }
        for head in [start, marks.endIndex] {
            guard head < line.upperBound, let first = text.bytes[head..<line.upperBound].first,
                "{-;<!".utf8.contains(first)
            else { continue }
            let words = string(head..<line.upperBound).trimmed
            guard let request = IncludeForms.request(words) else { continue }
            if let notation = IncludeForms.notation(of: words), !dialects.read(notation) {
                if notation != .embedding { tell(notation, head..<line.upperBound) }
                return false
            }
            insert(request, line.lowerBound..<head, head..<line.upperBound)
            return true
        }
        return false
    }

    /// Writes the text that a line asks for.
    ///
    /// - Parameters:
    ///   - head: the text before it on its line; the other lines have spaces for marks of lists.
    ///   - line: the line with the request.
    mutating func insert(_ request: IncludeRequest, _ head: Range<Int>, _ line: Range<Int>) {
        let lines: [Substring]
        let path: String
        do throws(IncludeError) {
            (lines, path) = try self.lines(of: request)
        } catch {
            out.repeated.add(.include(error.failure), at: span(line))
            return putLine(head.lowerBound..<line.upperBound)
        }
        let place = text.source ?? source(of: line)
        let mark = Array(text.bytes[head])
        let rest = mark.map { $0 == UInt8(ascii: ">") || $0 == 0x20 ? $0 : 0x20 }
        var shown = request.fence == nil || fence != nil ? lines : Self.withoutCommonIndent(lines)
        if let info = request.fence, fence == nil {
            let marks = String(repeating: "`", count: Self.fenceLength(lines))
            shown = [Substring(marks + info)] + shown + [Substring(marks)]
        }
        let isMarkdown = fence == nil && request.fence == nil
        var bytes: [UInt8] = []
        for (index, line) in shown.enumerated() where !(fence?.hidesLines == true && Self.isHiddenLine(line)) {
            bytes += (index == 0 ? mark : rest) + Array(line.utf8) + [0x0A]
        }
        let outer = text
        text = Buffer(
            bytes: bytes, source: place, hidden: isMarkdown ? ProtectedRanges(bytes) : ProtectedRanges([]))
        open.append(path)
        if isMarkdown {
            let depth = frames.count
            takeRawLines(isMarkdown: true)
            close(from: depth, at: text.bytes.count)
        } else {
            takeRawLines(isMarkdown: false)
        }
        open.removeLast()
        text = outer
    }

    mutating func takeRawLines(isMarkdown: Bool) {
        var start = 0
        while start < text.bytes.count {
            let end = text.bytes[start...].firstIndex(of: 0x0A) ?? text.bytes.count
            if isMarkdown { take(max(start, text.done)..<max(end, text.done)) } else { putLine(start..<end) }
            start = max(end + 1, text.done)
        }
    }

    mutating func lines(of request: IncludeRequest) throws(IncludeError) -> ([Substring], String) {
        switch included[request, in: open.last ?? ""] {
        case .text(let path, let text)?:
            if open.contains(path) { throw IncludeError(.circle(path)) }
            includedBytes += text.utf8.count
            guard open.count < Self.maxIncluded.depth, includedBytes <= Self.maxIncluded.bytes else {
                throw IncludeError(.tooMuch)
            }
            return (try request.part.lines(of: text, path: path), path)
        case .outside(let folder)?: throw IncludeError(.outside(folder: folder))
        case .tooLarge?: throw IncludeError(.tooLarge(request.path))
        case .unreadable?: throw IncludeError(.unreadable(request.path))
        case .missing(let nearest)?: throw IncludeError(.missing(request.path, nearest: nearest))
        case nil: throw IncludeError(.missing(request.path, nearest: nil))
        }
    }

    static func withoutCommonIndent(_ lines: [Substring]) -> [Substring] {
        let indents = lines.compactMap { line in
            line.firstIndex { $0 != " " }.map { line.distance(from: line.startIndex, to: $0) }
        }
        let common = indents.min() ?? 0
        return common == 0 ? lines : lines.map { $0.dropFirst(common) }
    }

    static func fenceLength(_ lines: [Substring]) -> Int {
        let longest = lines.map { line in line.drop { $0 == " " }.prefix { $0 == "`" }.count }.max() ?? 0
        return max(3, longest + 1)
    }

    /// Lines of Rust that compile and are not shown: `# use a::b;`.
    static func isHiddenLine(_ line: Substring) -> Bool {
        let words = line.drop { $0 == " " }
        return words == "#" || words.hasPrefix("# ")
    }

    // MARK: - Code

    mutating func takeCode(_ line: Range<Int>, isBlank: Bool) {
        guard let open = fence else { return }
        let start = line.lowerBound + spaces(line)
        let words = text.bytes[start..<line.upperBound].drop { $0 == UInt8(ascii: ">") || $0 == 0x20 }
        let marks = words.prefix { $0 == open.mark }
        if marks.count >= open.count, words[marks.endIndex...].allSatisfy({ $0.isWhiteSpace }) {
            fence = nil
            if !isHidden { putLine(line) }
            return
        }
        if isHidden { return }
        if open.hidesLines, Self.isHiddenLine(Substring(decoding: words, as: UTF8.self)) { return }
        if !isBlank, let first = words.first, "{-\\".utf8.contains(first) || words.starts(with: "<!--".utf8) {
            let head = line.lowerBound..<words.startIndex
            if first == UInt8(ascii: "\\"), words.starts(with: "\\{{#".utf8) {
                putPrefix(at: line.lowerBound)
                copy(head)
                return putRest(words.startIndex + 1..<line.upperBound)
            }
            let written = string(words.startIndex..<line.upperBound).trimmed
            if let request = IncludeForms.request(written), request.fence == nil, request.origin != .name,
                IncludeForms.notation(of: written).map({ dialects.read($0) }) ?? true
            {
                return insert(request, head, words.startIndex..<line.upperBound)
            }
        }
        putLine(line)
    }

    mutating func openFence(_ line: Range<Int>) {
        let words = text.bytes[line].drop { ">-*+.) 0123456789".utf8.contains($0) }
        guard let mark = words.first, mark == UInt8(ascii: "`") || mark == UInt8(ascii: "~") else { return }
        let marks = words.prefix { $0 == mark }
        let info = words[marks.endIndex...]
        guard marks.count >= 3, mark == UInt8(ascii: "~") || !info.contains(mark) else { return }
        let language = info.drop { $0 == 0x20 }.prefix { $0.isAlphanumeric }
        fence = Fence(
            mark: mark, count: marks.count, depth: frames.count - 1,
            hidesLines: language.elementsEqual("rust".utf8) && dialects.read(.hiddenLines))
    }
}
