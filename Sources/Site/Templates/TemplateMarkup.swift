package import Diagnostics

/// The tags in the source of a template, for checks that look at a template once, and not at its output.
///
/// Mustache tags may be anywhere: within a name or a value they are part of it, elsewhere in a tag they are skipped.
package struct TemplateMarkup: Sendable {
    /// The tags in source order.
    package private(set) var tags: [Tag] = []
    /// The ranges of text that people read, as UTF-8 offsets: between tags outside code, and in values such as `alt`.
    private(set) var prose: [Range<Int>] = []

    /// A start or end tag.
    package struct Tag: Sendable {
        /// In lower case; with mustache tags as written, such as "h{{level}}".
        package let name: String
        package let isEnd: Bool
        /// Whether it ends with `/>`.
        package let isClosed: Bool
        package let attributes: [Attribute]
        package let span: SourceSpan

        package subscript(name: String) -> Attribute? { attributes.first { $0.name == name } }
    }

    package struct Attribute: Sendable {
        /// In lower case.
        package let name: String
        /// The pieces as they are written; empty for an attribute without value.
        package let value: [Piece]
        package let isQuoted: Bool
        package let span: SourceSpan

        /// The value, where it has no mustache tag.
        package var literal: String? {
            switch value.count {
            case 0: ""
            case 1: if case .literal(let text) = value[0] { text } else { nil }
            default: nil
            }
        }
    }

    /// A part of a value.
    package enum Piece: Hashable, Sendable {
        case literal(String)
        /// The name in a mustache tag; empty for a tag that is not a variable.
        case variable(String)
    }

    package init(_ template: Template) {
        var scanner = MarkupScanner(template)
        scanner.scan()
        tags = scanner.tags
        prose = scanner.prose
    }

    /// Elements that have neither content nor an end tag.
    package static let voidNames: Set<String> = [
        "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr",
    ]
}

extension Template {
    /// A template that another one inserts.
    package struct Insertion: Hashable, Sendable {
        package let name: String
        /// The names of the sections around it, outermost first.
        package let sections: [String]
    }

    /// The templates that it inserts, in source order.
    package var insertions: [Insertion] {
        var insertions: [Insertion] = []
        walk { node, sections in
            if case .partial(let name, _) = node { insertions.append(Insertion(name: name.text, sections: sections)) }
        }
        return insertions
    }

    /// Whether a value with this name is shown, in any object.
    package func shows(_ name: String) -> Bool {
        nodes.contains { node in
            if case .variable(let shown, _) = node { shown.parts.last == name } else { false }
        }
    }

    /// The names of the sections in which a literal text stands, outermost first.
    package func sections(around span: SourceSpan) -> [String] {
        var around: [String] = []
        walk { node, sections in
            if case .text(let range, _) = node, range.contains(span.range.lowerBound) { around = sections }
        }
        return around
    }

    /// Visits each node with the names of the sections around it; one that is shown for lack of a value has none.
    private func walk(_ visit: (TemplateNode, [String]) -> Void) {
        var open: [(name: String?, end: Int)] = []
        for (index, node) in nodes.enumerated() {
            while let last = open.last, last.end <= index { open.removeLast() }
            visit(node, open.compactMap { $0.name })
            if case .section(let name, let isInverted, let end) = node {
                open.append((isInverted ? nil : name.text, end))
            }
        }
    }

    /// The template with the texts converted that people read.
    func converted(by convert: (String) -> String) -> Template {
        let prose = TemplateMarkup(self).prose
        var converted: [Int: [UInt8]] = [:]
        for (index, node) in nodes.enumerated() {
            guard case .text(let range, _) = node, bytes[range].contains(where: { $0 >= 0x80 }) else { continue }
            var literal: [UInt8] = []
            var position = range.lowerBound
            for read in prose where read.overlaps(range) {
                let part = read.clamped(to: range)
                literal += bytes[position..<part.lowerBound]
                literal += convert(String(decoding: bytes[part], as: UTF8.self)).utf8
                position = part.upperBound
            }
            converted[index] = literal + bytes[position..<range.upperBound]
        }
        return Template(path: path, bytes: bytes, nodes: nodes, convertedTexts: converted)
    }
}

/// Scans the source of a template once.
private struct MarkupScanner {
    var tags: [TemplateMarkup.Tag] = []
    var prose: [Range<Int>] = []
    private let template: Template
    private let bytes: [UInt8]
    private let kinds: [Kind]
    /// The names of variables by the offsets at which their tags begin.
    private let variables: [Int: String]
    private var index = 0
    /// The element whose text is code or in a language of its own, and how many of its name are open.
    private var verbatim: (name: String, depth: Int)?

    private enum Kind {
        case literal, variable, mustache
    }

    /// Elements whose text is code.
    private static let codeNames: Set<String> = ["code", "pre", "kbd", "samp", "script", "style"]
    private static let readNames: Set<String> = ["alt", "title", "aria-label", "content", "placeholder"]

    init(_ template: Template) {
        self.template = template
        bytes = template.bytes
        var kinds = [Kind](repeating: .mustache, count: template.bytes.count)
        var variables: [Int: String] = [:]
        var previousEnd = 0
        for node in template.nodes {
            switch node {
            case .text(let range, _):
                for index in range { kinds[index] = .literal }
                previousEnd = range.upperBound
            case .variable(let name, _):
                let range = Self.tag(around: name.range, behind: previousEnd, in: template.bytes)
                for index in range { kinds[index] = .variable }
                variables[range.lowerBound] = name.text
                previousEnd = range.upperBound
            case .section, .partial: break
            }
        }
        self.kinds = kinds
        self.variables = variables
    }

    /// A mustache tag with its braces, by the name in it.
    private static func tag(around name: Range<Int>, behind previousEnd: Int, in bytes: [UInt8]) -> Range<Int> {
        var (start, end) = (name.lowerBound, name.upperBound)
        while start > previousEnd, bytes[start - 1] != UInt8(ascii: "{") { start -= 1 }
        while start > previousEnd, bytes[start - 1] == UInt8(ascii: "{") { start -= 1 }
        while end < bytes.count, bytes[end] != UInt8(ascii: "}") { end += 1 }
        while end < bytes.count, bytes[end] == UInt8(ascii: "}") { end += 1 }
        return start..<end
    }

    // MARK: - Content

    mutating func scan() {
        var start = 0
        while index < bytes.count {
            guard isLiteral(index), bytes[index] == UInt8(ascii: "<"), let next = nextByte else {
                index += 1
                continue
            }
            addProse(start..<index)
            switch next {
            case UInt8(ascii: "!"), UInt8(ascii: "?"): skipDeclaration()
            case UInt8(ascii: "/"): scanTag(isEnd: true)
            case _ where isLetter(next): scanTag(isEnd: false)
            default: index += 1
            }
            start = index
        }
        addProse(start..<bytes.count)
    }

    private var nextByte: UInt8? {
        index + 1 < bytes.count && isLiteral(index + 1) ? bytes[index + 1] : nil
    }

    private func isLiteral(_ index: Int) -> Bool { kinds[index] == .literal }

    private func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

    private mutating func addProse(_ range: Range<Int>) {
        if verbatim == nil, !range.isEmpty { prose.append(range) }
    }

    private mutating func skipDeclaration() {
        let isComment = bytes[index...].starts(with: "<!--".utf8)
        let end = Array((isComment ? "-->" : ">").utf8)
        while index < bytes.count, !bytes[index...].starts(with: end) { index += 1 }
        index = min(index + end.count, bytes.count)
    }

    // MARK: - Tags

    private mutating func scanTag(isEnd: Bool) {
        let start = index
        index += isEnd ? 2 : 1
        let name = scanName()
        var attributes: [TemplateMarkup.Attribute] = []
        var values: [(attribute: Int, range: Range<Int>)] = []
        while index < bytes.count, !(isLiteral(index) && bytes[index] == UInt8(ascii: ">")) {
            let begin = index
            guard isLiteral(index), !isSeparator(bytes[index]) else {
                index += 1
                continue
            }
            let attribute = scanName()
            if attribute.isEmpty { index += 1 }
            let (range, isQuoted) = scanValue()
            values.append((attributes.count, range))
            attributes.append(
                .init(
                    name: attribute, value: pieces(in: range), isQuoted: isQuoted, span: template.span(begin..<index)))
        }
        let isClosed = index > start && index < bytes.count && bytes[index - 1] == UInt8(ascii: "/")
        index = min(index + 1, bytes.count)
        let tag = TemplateMarkup.Tag(
            name: name, isEnd: isEnd, isClosed: isClosed, attributes: attributes, span: template.span(start..<index))
        tags.append(tag)
        let leadsElsewhere = name == "a" && tag["hreflang"] != nil
        if verbatim == nil, !leadsElsewhere {
            for (attribute, range) in values where Self.readNames.contains(attributes[attribute].name) {
                addProse(range)
            }
        }
        nest(tag, isVerbatim: Self.codeNames.contains(name) || leadsElsewhere)
        if !isEnd, name == "script" || name == "style" { skipRawText(of: name) }
    }

    private mutating func nest(_ tag: TemplateMarkup.Tag, isVerbatim: Bool) {
        if let open = verbatim {
            guard open.name == tag.name else { return }
            let depth = open.depth + (tag.isEnd ? -1 : 1)
            verbatim = depth == 0 ? nil : (open.name, depth)
        } else if isVerbatim, !tag.isEnd {
            verbatim = (tag.name, 1)
        }
    }

    private mutating func skipRawText(of name: String) {
        let end = Array(("</" + name).utf8)
        while index < bytes.count, !bytes[index...].starts(with: end, by: { $0 | 0x20 == $1 | 0x20 }) { index += 1 }
    }

    private func isSeparator(_ byte: UInt8) -> Bool { byte <= 0x20 || byte == UInt8(ascii: "/") }

    /// A name with the variables in it.
    private mutating func scanName() -> String {
        let start = index
        while index < bytes.count {
            if isLiteral(index), isSeparator(bytes[index]) || "=>\"'".utf8.contains(bytes[index]) { break }
            if kinds[index] == .mustache { break }
            index += 1
        }
        return String(decoding: bytes[start..<index], as: UTF8.self).lowercased()
    }

    /// The range of the value that follows a name; empty where there is none.
    private mutating func scanValue() -> (range: Range<Int>, isQuoted: Bool) {
        let sign = skippingSpaces(from: index)
        guard sign < bytes.count, isLiteral(sign), bytes[sign] == UInt8(ascii: "=") else {
            return (index..<index, false)
        }
        index = skippingSpaces(from: sign + 1)
        guard index < bytes.count else { return (index..<index, false) }
        let quote = isLiteral(index) && "\"'".utf8.contains(bytes[index]) ? bytes[index] : nil
        if quote != nil { index += 1 }
        let start = index
        while index < bytes.count {
            if isLiteral(index) {
                if let quote {
                    if bytes[index] == quote { break }
                } else if bytes[index] <= 0x20 || bytes[index] == UInt8(ascii: ">") {
                    break
                }
            }
            index += 1
        }
        let range = start..<index
        if quote != nil { index = min(index + 1, bytes.count) }
        return (range, quote != nil)
    }

    private func skippingSpaces(from start: Int) -> Int {
        var index = start
        while index < bytes.count, isLiteral(index), bytes[index] <= 0x20 { index += 1 }
        return index
    }

    private func pieces(in range: Range<Int>) -> [TemplateMarkup.Piece] {
        var pieces: [TemplateMarkup.Piece] = []
        var position = range.lowerBound
        while position < range.upperBound {
            let kind = kinds[position]
            var end = position + 1
            while end < range.upperBound, kinds[end] == kind, variables[end] == nil { end += 1 }
            switch kind {
            case .literal: pieces.append(.literal(String(decoding: bytes[position..<end], as: UTF8.self)))
            case .variable: pieces.append(.variable(variables[position] ?? ""))
            case .mustache: pieces.append(.variable(""))
            }
            position = end
        }
        return pieces
    }
}
