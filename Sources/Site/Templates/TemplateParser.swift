import Diagnostics

/// Builds a template's nodes from its tags: line rules, nesting, names.
struct TemplateParser {
    private let path: String
    private let bytes: [UInt8]
    private var scanner: TemplateScanner
    /// The offset up to which the text has become nodes, in UTF-8.
    private var position: Int
    /// Whether nothing of the current line has become a node yet.
    private var isAtLineStart = true
    private var nodes: [TemplateNode] = []
    private var openSections: [OpenSection] = []
    /// The number of open sections by name, so that ten thousand wrong end tags are looked up in no time.
    private var openNames: [String: Int] = [:]
    private var diagnostics: [Diagnostic] = []

    private struct OpenSection {
        let name: String
        /// Index of the section's node; nil when its name is bad and the content counts as the surroundings'.
        let node: Int?
        let tag: Range<Int>
    }

    init(_ file: SourceFile) {
        path = file.path
        bytes = Array(file.text.utf8)
        let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
        position = bytes.starts(with: byteOrderMark) ? byteOrderMark.count : 0
        scanner = TemplateScanner(bytes, from: position)
    }

    mutating func parse() -> Diagnosed<Template> {
        while let finding = scanner.next() {
            switch finding {
            case .tag(let tag): take(tag)
            case .unclosed(let range, let closing):
                diagnostics.append(TemplateCodes.unclosedTag(text(range), closing: text(closing), at: span(range)))
            }
        }
        appendText(upTo: bytes.count)
        while let open = openSections.popLast() { closeUnclosed(open) }
        return Diagnosed(Template(path: path, bytes: bytes, nodes: nodes), diagnostics)
    }

    // MARK: - Lines

    /// Adds the text before the tag, then the tag; a tag that is alone on its line takes the rest of the line with it.
    private mutating func take(_ tag: TemplateTag) {
        if tag.canStandAlone, let line = lineHolding(only: tag.range) {
            appendText(upTo: line.lowerBound)
            position = line.upperBound
            add(tag, indentation: line.lowerBound..<tag.range.lowerBound)
        } else {
            appendText(upTo: tag.range.lowerBound)
            if isAtLineStart { nodes.append(.text(position..<position, startsLine: true)) }
            isAtLineStart = false
            position = tag.range.upperBound
            add(tag, indentation: nil)
        }
    }

    /// The whole line (or lines) of a tag with nothing but white space beside it, line break included.
    private func lineHolding(only tag: Range<Int>) -> Range<Int>? {
        var start = tag.lowerBound
        while start > position, isSpace(bytes[start - 1]) { start -= 1 }
        guard start > position ? bytes[start - 1] == 0x0A : isAtLineStart else { return nil }
        var end = tag.upperBound
        while end < bytes.count, isSpace(bytes[end]) { end += 1 }
        if end == bytes.count { return start..<end }
        if bytes[end] == 0x0A { return start..<end + 1 }
        let isCRLF = bytes[end] == 0x0D && end + 1 < bytes.count && bytes[end + 1] == 0x0A
        return isCRLF ? start..<end + 2 : nil
    }

    private func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

    /// Turns the text up to an offset into one node per line.
    private mutating func appendText(upTo end: Int) {
        while position < end {
            var lineEnd = position
            while lineEnd < end, bytes[lineEnd] != 0x0A { lineEnd += 1 }
            let next = min(lineEnd + 1, end)
            nodes.append(.text(position..<next, startsLine: isAtLineStart))
            isAtLineStart = lineEnd < end
            position = next
        }
    }

    // MARK: - Tags

    private mutating func add(_ tag: TemplateTag, indentation: Range<Int>?) {
        switch tag.kind {
        case .comment: break
        case .delimiters: changeDelimiters(tag)
        case .end: close(tag)
        case .variable, .ampersand, .braces, .section, .inverted, .partial:
            let written = text(tag.content)
            if let name = TemplateName(written, at: tag.content) {
                add(tag, name, indentation)
            } else {
                diagnostics.append(TemplateCodes.badName(written, at: span(tag.range)))
                if tag.opensSection { open(tag, node: nil) }
            }
        }
    }

    private mutating func add(_ tag: TemplateTag, _ name: TemplateName, _ indentation: Range<Int>?) {
        switch tag.kind {
        case .variable: nodes.append(.variable(name, isEscaped: true))
        case .ampersand, .braces: nodes.append(.variable(name, isEscaped: false))
        case .partial: nodes.append(.partial(name, indentation: indentation))
        case .section, .inverted:
            open(tag, node: nodes.count)
            nodes.append(.section(name, isInverted: tag.kind == .inverted, end: nodes.count))
        case .end, .comment, .delimiters: break
        }
    }

    private mutating func changeDelimiters(_ tag: TemplateTag) {
        if let delimiters = TemplateDelimiters(bytes[tag.content]) {
            scanner.delimiters = delimiters
        } else {
            diagnostics.append(TemplateCodes.badDelimiters(text(tag.content), at: span(tag.range)))
        }
    }

    // MARK: - Nesting

    private mutating func open(_ tag: TemplateTag, node: Int?) {
        let name = text(tag.content)
        openSections.append(OpenSection(name: name, node: node, tag: tag.range))
        openNames[name, default: 0] += 1
    }

    /// Closes the innermost section; sections inside one of the tag's name are taken as forgotten.
    private mutating func close(_ tag: TemplateTag) {
        let name = text(tag.content)
        guard let innermost = openSections.last else {
            diagnostics.append(TemplateCodes.strayEnd(name, at: span(tag.range)))
            return
        }
        if openNames[name, default: 0] > 0 {
            while let open = openSections.popLast() {
                if open.name == name { return finish(open) }
                closeUnclosed(open)
            }
        }
        diagnostics.append(
            TemplateCodes.mismatchedEnd(
                name, at: span(tag.content), open: innermost.name, openedAt: span(innermost.tag)))
        openSections.removeLast()
        finish(innermost)
    }

    private mutating func closeUnclosed(_ open: OpenSection) {
        diagnostics.append(TemplateCodes.unclosedSection(open.name, at: span(open.tag)))
        finish(open)
    }

    private mutating func finish(_ open: OpenSection) {
        openNames[open.name, default: 0] -= 1
        guard let node = open.node, case .section(let name, let isInverted, _) = nodes[node] else { return }
        nodes[node] = .section(name, isInverted: isInverted, end: nodes.count)
    }

    // MARK: - Source

    private func span(_ range: Range<Int>) -> SourceSpan { SourceSpan(file: path, range: range) }

    private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
