import Diagnostics

extension ForeignText {
    // MARK: - Closing

    mutating func close(from depth: Int, at offset: Int) {
        guard depth < frames.count else { return }
        let wasShown = !isHidden
        while frames.count > depth {
            if let closing = frames[frames.count - 1].closing, wasShown { putTag(closing, at: offset) }
            frames.removeLast()
        }
        if let open = fence, open.depth >= depth { fence = nil }
        if wasShown {
            // A blank line within what is closed does not end it.
            isSeparated = false
            separate(at: offset)
        }
        isBehindBlank = true
    }

    mutating func takeClosing(_ line: Range<Int>) -> Bool {
        guard frames.count > 1 else { return false }
        let words = string(line).trimmed
        let depth: Int?
        switch words.first {
        case ":":
            guard let count = ColonMarks.closing(words) else { return false }
            depth = lastFrame { if case .until(.colons(let open)) = $0 { open <= count } else { false } }
        case "/":
            guard words.allSatisfy({ $0 == "/" }), words.count >= 3 else { return false }
            depth = lastFrame { $0 == .until(.slashes) }
        case "}":
            guard words == "}" else { return false }
            if let top = frames.last, top.braces > 0 {
                frames[frames.count - 1].braces -= 1
                return true
            }
            depth = lastFrame { $0 == .until(.brace) }
        default: return false
        }
        guard let depth else { return false }
        close(from: depth, at: line.lowerBound)
        return true
    }

    func lastFrame(_ isMeant: (ContainerMark.Body) -> Bool) -> Int? {
        frames.indices.dropFirst().last { isMeant(frames[$0].body) }
    }

    mutating func countBraces(_ line: Range<Int>) {
        if string(line).trimmed.hasSuffix("{") { frames[frames.count - 1].braces += 1 }
    }

    // MARK: - Opening

    /// Takes a line with a mark of a tool that these notes are of; the marks of others are text, and told.
    ///
    /// - Parameter line: the line after its white space, whose width is a number of columns.
    mutating func takeMark(_ line: Range<Int>, _ indent: Int) -> Bool {
        guard let mark = mark(line) else { return false }
        if let notation = Notation(ofLineWith: text.bytes[line.lowerBound]), !dialects.read(notation) {
            if !mark.isUnknown || notation == .colons { tell(notation, line) }
            return false
        }
        guard frames.count < Self.maxFrames else {
            // A line with a colon is told as all that is still text.
            if text.bytes[line.lowerBound] != UInt8(ascii: ":") { out.repeated.add(.unread(.tooDeep), at: span(line)) }
            return false
        }
        take(mark, line, indent)
        return true
    }

    /// Records a notation of another tool that is shown as text.
    mutating func tell(_ notation: Notation, _ range: Range<Int>) {
        out.repeated.add(.unread(.notation(notation)), at: span(range))
    }

    /// The mark on a line; nil for a line of text.
    func mark(_ line: Range<Int>) -> ContainerMark? {
        guard let first = text.bytes[line].first else { return nil }
        switch first {
        case UInt8(ascii: "!"), UInt8(ascii: "?"), UInt8(ascii: "="), UInt8(ascii: "/"):
            return text.bytes[line].prefix(3).allSatisfy { $0 == first } ? MkDocsMarks.mark(string(line)) : nil
        case UInt8(ascii: ":"): return text.bytes[line].starts(with: ":::".utf8) ? ColonMarks.mark(string(line)) : nil
        case UInt8(ascii: "@"): return DocCMarks.mark(string(line))
        case UInt8(ascii: "{"):
            let words = string(line).trimmed
            guard words.hasPrefix("{{#title "), words.hasSuffix("}}") else { return nil }
            return ContainerMark(
                meaning: .noteTitle(String(words.dropFirst("{{#title ".count).dropLast(2).trimmed)), body: .none)
        default: return nil
        }
    }

    private mutating func take(_ mark: ContainerMark, _ line: Range<Int>, _ indent: Int) {
        let place = source(of: line)
        switch mark.meaning {
        case .text(let words):
            putPrefix(at: line.lowerBound)
            out.insert(Array((String(repeating: " ", count: indent) + words + "\n").utf8), for: place)
            isSeparated = false
        case .noteTitle(let title): out.title = out.title.isEmpty ? title : out.title
        case .hidden:
            if mark.body != .none { push(mark, indent, prefix: [], isHidden: true) }
        case .plain, .unknown:
            if case .unknown(let name) = mark.meaning { out.repeated.add(.unknownContainer(name), at: span(line)) }
            separate(at: line.lowerBound)
            if mark.body != .none {
                push(mark, indent, prefix: [UInt8](repeating: 0x20, count: indent), isHidden: false)
            }
        case .container(let container):
            let title = mark.title.map { line.lowerBound + $0.lowerBound..<line.lowerBound + $0.upperBound }
            openContainer(container, mark, title: title, line, indent)
        }
    }

    mutating func openContainer(
        _ container: Container, _ mark: ContainerMark, title: Range<Int>?, _ line: Range<Int>, _ indent: Int
    ) {
        var indent = indent
        if container == .panel, frames.last?.isTabs != true {
            putOpening(.tabs, title: nil, line, indent)
            push(ContainerMark(meaning: .plain, body: .none), indent, prefix: Self.quoting(indent), isHidden: false)
            frames[frames.count - 1].isGroup = true
            frames[frames.count - 1].isTabs = true
        }
        if frames.last?.isGroup == true { indent = 0 }
        putOpening(container, title: title, line, indent)
        push(
            mark, frames.last?.isGroup == true ? frames[frames.count - 1].indent : indent, prefix: Self.quoting(indent),
            isHidden: false)
        if container == .tabs { frames[frames.count - 1].isTabs = true }
    }

    static func quoting(_ indent: Int) -> [UInt8] {
        [UInt8](repeating: 0x20, count: indent) + Array("> ".utf8)
    }

    mutating func push(_ mark: ContainerMark, _ indent: Int, prefix: [UInt8], isHidden: Bool) {
        let strip: Int? =
            switch mark.body {
            case .indented: indent + 4
            case .until(.colons), .until(.slashes): indent
            case .until, .none, .terms, .definition: nil
            }
        frames.append(Frame(body: mark.body, indent: indent, strip: strip, prefix: prefix, isHidden: isHidden))
        isBehindBlank = true
    }

    /// Writes the first line of the quotation that represents a container.
    mutating func putOpening(_ container: Container, title: Range<Int>?, _ line: Range<Int>, _ indent: Int) {
        separate(at: line.lowerBound)
        out.containers[out.line] = container
        putPrefix(at: line.lowerBound)
        let whole = source(of: line)
        out.insert(
            [UInt8](repeating: 0x20, count: indent) + [UInt8(ascii: ">")], for: whole.lowerBound..<whole.lowerBound)
        if let title {
            out.titleLines.insert(out.line)
            out.insert(Array(" ###### ".utf8), for: source(of: title.lowerBound..<title.lowerBound))
            copy(title)
        }
        out.insert([0x0A], for: whole.upperBound..<whole.upperBound)
        isSeparated = true
    }

    // MARK: - Components and modules of MDX

    mutating func takeModuleLine(_ line: Range<Int>) -> Bool {
        guard isMDX, frames.count == 1 else { return false }
        let words = text.bytes[line]
        if isBehindBlank, words.starts(with: "import ".utf8) || words.starts(with: "export ".utf8) { isInModule = true }
        return isInModule
    }

    /// Takes a tag of a component that has its lines for itself.
    mutating func takeTag(_ line: Range<Int>, _ indent: Int) -> Bool {
        guard isMDX, text.bytes[line].first == UInt8(ascii: "<"),
            let tag = ComponentTag(text.bytes[...], at: line.lowerBound)
        else { return false }
        let lineEnd = text.bytes[tag.end...].firstIndex(of: 0x0A) ?? text.bytes.count
        guard text.bytes[tag.end..<lineEnd].allSatisfy({ $0.isWhiteSpace }) else {
            return takeComponentOnOneLine(tag, line.lowerBound..<lineEnd)
        }
        let whole = line.lowerBound..<tag.end
        text.done = lineEnd + 1
        if tag.isEnd {
            let depth = lastFrame { $0 == .until(.tag(tag.name)) }
            if let depth { close(from: depth, at: line.lowerBound) }
            return true
        }
        if tag.meaning == nil { out.repeated.add(.droppedComponent(tag.name), at: span(whole)) }
        if tag.isSelfClosing {
            putTexts(of: tag, whole)
            return true
        }
        guard frames.count < Self.maxFrames else { return true }
        let body = ContainerMark.Body.until(.tag(tag.name))
        if case .container(let container)? = tag.meaning {
            openContainer(container, ContainerMark(meaning: .plain, body: body), title: tag.title, whole, indent)
        } else {
            separate(at: line.lowerBound)
            putTexts(of: tag, whole)
            push(
                ContainerMark(meaning: .plain, body: body), indent, prefix: [UInt8](repeating: 0x20, count: indent),
                isHidden: false)
        }
        return true
    }

    /// Takes a component that begins and ends on a line as if each tag had its own; its content is placed at the whole line.
    private mutating func takeComponentOnOneLine(_ tag: ComponentTag, _ line: Range<Int>) -> Bool {
        let closing = Array("</\(tag.name)>".utf8)
        let words = text.bytes[line][..<((text.bytes[line].lastIndex { !$0.isWhiteSpace } ?? line.lowerBound) + 1)]
        let inner = tag.end..<max(tag.end, words.endIndex - closing.count)
        guard !tag.isEnd, !tag.isSelfClosing, tag.meaning != nil, !inner.isEmpty,
            words.suffix(closing.count) == closing[...],
            !text.bytes[inner].contains(UInt8(ascii: "<"))
        else { return false }
        let newline: [UInt8] = [0x0A]
        let bytes = text.bytes[line.lowerBound..<tag.end] + newline + text.bytes[inner] + newline + closing + newline
        let outer = text
        text = Buffer(bytes: Array(bytes), source: source(of: line), hidden: ProtectedRanges(Array(bytes)))
        takeRawLines(isMarkdown: true)
        text = outer
        text.done = line.upperBound + 1
        return true
    }

    /// Writes the texts in a component's attributes as a paragraph.
    mutating func putTexts(of tag: ComponentTag, _ whole: Range<Int>) {
        guard let title = tag.place(of: "title") ?? tag.place(of: "label") else { return }
        separate(at: whole.lowerBound)
        putPrefix(at: whole.lowerBound)
        let place = source(of: whole)
        out.insert(Array((tag["href"] == nil ? "**" : "[").utf8), for: place.lowerBound..<place.lowerBound)
        copy(title)
        let address = tag["href"].map { "](<\($0)>)" } ?? "**"
        out.insert(Array(address.utf8), for: place.upperBound..<place.upperBound)
        if let words = tag.place(of: "description") {
            out.insert(Array("  \n".utf8), for: place.upperBound..<place.upperBound)
            putPrefix(at: whole.upperBound)
            out.insert(
                Array(text.bytes[words].map { $0 == 0x0A ? 0x20 : $0 }), for: place.upperBound..<place.upperBound)
        }
        out.insert([0x0A], for: place.upperBound..<place.upperBound)
        isSeparated = false
        separate(at: whole.upperBound)
    }
}
