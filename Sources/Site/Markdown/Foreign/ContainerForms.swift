/// A line with which another tool opens or closes something, as it was written.
struct ContainerMark: Hashable {
    var meaning: Meaning
    /// The place of the title in the line, as offsets of UTF-8; nil for none.
    var title: Range<Int>?
    var body = Body.until(.brace)

    enum Meaning: Hashable {
        case container(Container)
        /// The blocks are shown as if nothing was around them.
        case plain
        /// No part of it is shown.
        case hidden
        /// A single line that is replaced by a text.
        case text(String)
        /// An unknown name: the blocks are shown, and a message is reported.
        case unknown(String)
        /// The title of the note.
        case noteTitle(String)
    }

    /// The rule for its end.
    enum Body: Hashable {
        /// The lines that are indented by four more columns.
        case indented
        case until(Closing)
        /// Until a line is neither a term nor a definition.
        case terms
        /// The lines that are indented, or go on with its text.
        case definition
        /// The construct is a line of its own.
        case none
    }

    /// The mark that closes it.
    enum Closing: Hashable {
        /// At least so many colons.
        case colons(Int)
        case slashes
        case brace
        /// `</Name>`
        case tag(String)
    }

    /// Whether it names nothing that has a meaning here.
    var isUnknown: Bool { if case .unknown = meaning { true } else { false } }

    static func aside(_ word: Substring, _ fold: Aside.Fold = .none) -> Meaning? {
        AsideNames.kind(of: word).map { .container(.aside($0, word: AsideNames.title(of: word), fold)) }
    }
}

extension Substring {
    /// The text without white space at either end.
    var trimmed: Substring {
        var text = self
        while text.first?.isWhitespace == true { text.removeFirst() }
        while text.last?.isWhitespace == true { text.removeLast() }
        return text
    }

    /// Letters, digits, hyphens and underscores that it begins with.
    var leadingName: Substring { prefix { $0 == "-" || $0 == "_" || $0.isASCII && ($0.isLetter || $0.isNumber) } }

    /// Its place in the text that it is a part of, as offsets of UTF-8.
    func offsets(in whole: Substring) -> Range<Int> {
        let start = whole.utf8.distance(from: whole.startIndex, to: startIndex)
        return start..<start + utf8.count
    }

    /// The text between quotation marks at its head.
    var quoted: Substring? {
        guard let mark = first, mark == "\"" || mark == "'" else { return nil }
        let rest = dropFirst()
        return rest.firstIndex(of: mark).map { rest[..<$0] }
    }
}

/// Admonitions and tabs of Python-Markdown, which MkDocs uses: `!!! note "Title"`, `??? note`, `=== "Title"`; their text is
/// indented. Also the blocks between slashes, `/// note | Title`.
enum MkDocsMarks {
    static func mark(_ line: Substring) -> ContainerMark? {
        switch line.first {
        case "!" where line.hasPrefix("!!!"): admonition(line, behind: line.dropFirst(3), .none)
        case "?" where line.hasPrefix("???"):
            line.hasPrefix("???+")
                ? admonition(line, behind: line.dropFirst(4), .open)
                : admonition(line, behind: line.dropFirst(3), .closed)
        case "=" where line.hasPrefix("==="): tab(line)
        case "/" where line.hasPrefix("///"): slashes(line)
        default: nil
        }
    }

    private static func admonition(_ line: Substring, behind rest: Substring, _ fold: Aside.Fold) -> ContainerMark? {
        let words = rest.trimmed
        let name = words.leadingName
        guard rest.first == " ", !name.isEmpty else { return nil }
        let title = words.firstIndex { $0 == "\"" }.map { words[$0...] }
        // Classes and a title follow the name.
        let classes = words.dropFirst(name.count).prefix { $0 != "\"" }
        guard classes.allSatisfy({ $0 == " " || $0 == "-" || $0.isASCII && $0.isLetter }) else { return nil }
        let kind = AsideNames.kind(of: name) ?? .note
        var mark = ContainerMark(
            meaning: .container(.aside(kind, word: AsideNames.title(of: name), fold)), body: .indented)
        mark.title = title?.quoted.flatMap { $0.isEmpty ? nil : $0.offsets(in: line) }
        return mark
    }

    private static func tab(_ line: Substring) -> ContainerMark? {
        let rest = line.dropFirst(3).drop { $0 == "!" || $0 == "+" }
        guard rest.first == " ", let title = rest.trimmed.quoted, !title.isEmpty else { return nil }
        return ContainerMark(meaning: .container(.panel), title: title.offsets(in: line), body: .indented)
    }

    private static func slashes(_ line: Substring) -> ContainerMark? {
        let words = line.drop { $0 == "/" }.trimmed
        let name = words.leadingName
        guard !name.isEmpty else { return nil }
        let title = words.firstIndex(of: "|").map { words[$0...].dropFirst().trimmed }
        let meaning: ContainerMark.Meaning =
            switch name {
            case "tab": .container(.panel)
            case "details": .container(.aside(.note, word: nil, .closed))
            case "html", "define", "caption", "figure-caption": .plain
            default: ContainerMark.aside(name) ?? .unknown(String(name))
            }
        return ContainerMark(
            meaning: meaning, title: title.flatMap { $0.isEmpty ? nil : $0.offsets(in: line) }, body: .until(.slashes))
    }
}

/// Containers between colons: `::: tip Title` of VitePress, `:::note[Title]` of Docusaurus and Starlight,
/// `::: {.callout-note title="…"}` of Quarto.
enum ColonMarks {
    static func mark(_ line: Substring) -> ContainerMark? {
        let colons = line.prefix { $0 == ":" }.count
        guard colons >= 3 else { return nil }
        let rest = line.dropFirst(colons).trimmed
        let name = rest.leadingName
        let body = ContainerMark.Body.until(.colons(colons))
        guard !name.isEmpty else {
            guard rest.hasPrefix("{") else { return nil }
            return attributes(rest, of: line, body)
        }
        let behind = rest.dropFirst(name.count)
        guard behind.isEmpty || " \t[{".contains(behind.first ?? " ") else { return nil }
        var mark = ContainerMark(meaning: meaning(of: name), title: title(behind, in: line), body: body)
        if case .unknown = mark.meaning { mark.title = nil }
        return mark
    }

    /// The number of colons in a closing line; nil for any other line.
    static func closing(_ line: Substring) -> Int? {
        let text = line.trimmed
        return text.utf8.count >= 3 && text.allSatisfy { $0 == ":" } ? text.utf8.count : nil
    }

    private static func meaning(of name: Substring) -> ContainerMark.Meaning {
        switch name.lowercased() {
        case "details": .container(.aside(.note, word: "Details", .closed))
        case "code-group": .container(.codeTabs)
        case "tabs", "tab-set": .container(.tabs)
        case "tab", "tab-item": .container(.panel)
        case "panel-tabset": .container(.headingTabs)
        case "raw", "v-pre", "steps", "div", "center", "left", "right", "grid", "cards", "file-tree": .plain
        default: ContainerMark.aside(name) ?? .unknown(String(name))
        }
    }

    /// The place of the title: in brackets, or all that follows but attributes.
    private static func title(_ behind: Substring, in line: Substring) -> Range<Int>? {
        if behind.first == "[", let end = behind.lastIndex(of: "]") {
            let title = behind[..<end].dropFirst()
            return title.isEmpty ? nil : title.offsets(in: line)
        }
        var title = behind.trimmed
        if title.hasSuffix("}"), let open = title.lastIndex(of: "{") { title = title[..<open].trimmed }
        return title.isEmpty ? nil : title.offsets(in: line)
    }

    private static func attributes(
        _ rest: Substring, of line: Substring, _ body: ContainerMark.Body
    ) -> ContainerMark? {
        guard rest.hasSuffix("}") else { return nil }
        let text = rest.dropFirst().dropLast()
        let name = (text.trimmed.first == "." ? text.trimmed.dropFirst() : text.trimmed).leadingName
        guard !name.isEmpty else { return ContainerMark(meaning: .plain, body: body) }
        let callout = name.hasPrefix("callout-") ? name.dropFirst("callout-".count) : name
        var title: Range<Int>?
        if let found = text.firstRange(of: "title="), let words = text[found.upperBound...].quoted {
            title = words.isEmpty ? nil : words.offsets(in: line)
        }
        if text.contains("collapse=\"true\""), let meaning = ContainerMark.aside(callout, .closed) {
            return ContainerMark(meaning: meaning, title: title, body: body)
        }
        var meaning = Self.meaning(of: callout)
        // A class describes how something looks, not what it means.
        if case .unknown = meaning { meaning = .plain }
        return ContainerMark(meaning: meaning, title: title, body: body)
    }
}

extension Substring {
    /// The first place of another text in it.
    fileprivate func firstRange(of text: String) -> Range<Index>? {
        guard let first = text.first else { return nil }
        var start = startIndex
        while let found = self[start...].firstIndex(of: first) {
            if self[found...].hasPrefix(text) { return found..<index(found, offsetBy: text.count) }
            start = index(after: found)
        }
        return nil
    }
}
