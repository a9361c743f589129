import Diagnostics

// Other tools have constructs that CommonMark does not know. They are rewritten in CommonMark before it is parsed, so that their
// contents are read like all other text: text between marks becomes a quotation, for which the parser gets the meaning
// (`Container`), and a link of a wiki becomes a link. Each construct is one file with a table of its forms. Code is not
// searched. A note without any goes to the parser as it is.

/// The rewriting of a note, line by line.
struct ForeignText {
    let file: SourceFile
    let base: Int
    let isMDX: Bool
    let included: IncludedTexts
    let dialects: Set<Dialect>
    var out = PreparedText()
    var frames = [Frame(body: .until(.brace), indent: 0, strip: 0, prefix: [], isHidden: false)]
    var fence: Fence?
    var isBehindBlank = true
    /// Whether the last line of the text that was written is blank, or there is none.
    var isSeparated = true
    var isInModule = false
    /// Whether the paragraph at hand begins with a tag.
    var isInHTML = false
    /// The text that is read, and where it comes from.
    var text: Buffer
    /// The files whose text is being taken over, the innermost last.
    var open: [String] = []
    var includedBytes = 0

    /// Bytes that a note may take over from other files, and files within files.
    static let maxIncluded = (bytes: 8 << 20, depth: 8)
    /// Containers in each other; deeper ones are text.
    static let maxFrames = 40

    /// A container that is open.
    struct Frame {
        let body: ContainerMark.Body
        /// Columns before its mark.
        let indent: Int
        /// Columns that its lines lose; nil until its first line determines them.
        var strip: Int?
        /// The bytes that its lines begin with.
        let prefix: [UInt8]
        let isHidden: Bool
        /// The tag that is written where it ends; nil for none.
        var closing: String?
        /// Whether it holds panels that follow one another, and ends with them.
        var isGroup = false
        var isTabs = false
        /// Braces that have been opened in something hidden.
        var braces = 0
        /// The columns of list items that are open in it.
        var items: [Int] = []
    }

    struct Fence {
        let mark: UInt8
        let count: Int
        let depth: Int
        /// Whether lines that begin with a number sign are hidden, as rustdoc does.
        let hidesLines: Bool
    }

    struct Buffer {
        let bytes: [UInt8]
        /// The part of the note that all of it stands for; nil for the note itself.
        let source: Range<Int>?
        var hidden: ProtectedRanges
        var comments = CommentSearch()
        /// Up to here everything has been dealt with.
        var done = 0
    }

    /// The text of a part of a file without what other tools alone understand.
    static func prepare(
        _ bytes: [UInt8], _ counts: ByteCounts, of file: SourceFile, from base: Int, including included: IncludedTexts,
        in dialects: Set<Dialect>
    ) -> PreparedText {
        let isMDX = file.path.lowercased().hasSuffix(".mdx")
        guard isMDX || mayHoldConstructs(bytes, counts) else { return PreparedText(asWritten: bytes) }
        var text = ForeignText(bytes, of: file, from: base, isMDX: isMDX, including: included, in: dialects)
        text.takeLines()
        text.close(from: 1, at: bytes.count)
        return text.out
    }

    init(
        _ bytes: [UInt8], of file: SourceFile, from base: Int, isMDX: Bool, including included: IncludedTexts,
        in dialects: Set<Dialect>
    ) {
        (self.file, self.base, self.isMDX, self.included, self.dialects) = (file, base, isMDX, included, dialects)
        text = Buffer(bytes: bytes, source: nil, hidden: ProtectedRanges(bytes))
    }

    /// Nearly all notes are without.
    static func mayHoldConstructs(_ bytes: [UInt8], _ counts: ByteCounts) -> Bool {
        if counts["@"] > 0, counts["{"] > 0 || counts["("] > 0 || counts["<"] > 0 { return true }
        var before: UInt8 = 0x0A
        var secondBefore = before
        for byte in bytes {
            if byte == before {
                switch byte {
                case UInt8(ascii: "!"), UInt8(ascii: "?"), UInt8(ascii: ":"), UInt8(ascii: "="), UInt8(ascii: "["),
                    UInt8(ascii: "%"), UInt8(ascii: "+"), UInt8(ascii: "<"), UInt8(ascii: "/"):
                    return true
                default: break
                }
            } else if before == UInt8(ascii: "{"), "%:#/".utf8.contains(byte) {
                return true
            } else if before == UInt8(ascii: "#"),
                "irpt".utf8.contains(byte)
            {
                return true
            } else if before == UInt8(ascii: "8"), byte == UInt8(ascii: "<") {
                return true
            } else if before == UInt8(ascii: ":"), byte.isAlphanumeric || byte.isWhiteSpace && secondBefore.isWhiteSpace
            {
                return true
            } else if before == UInt8(ascii: "^"), byte.isAlphanumeric, secondBefore != UInt8(ascii: "[") {
                return true
            }
            (secondBefore, before) = (before, byte)
        }
        return false
    }

    // MARK: - Lines

    mutating func takeLines() {
        var start = 0
        while start < text.bytes.count {
            let feed = text.bytes[start...].firstIndex(of: 0x0A)
            let end = feed ?? text.bytes.count
            if text.done <= end || feed == nil { take(max(start, text.done)..<end) }
            start = feed.map { $0 + 1 } ?? text.bytes.count
        }
    }

    mutating func take(_ line: Range<Int>) {
        guard line.lowerBound <= line.upperBound else { return }
        let isBlank = text.bytes[line].allSatisfy { $0.isWhiteSpace }
        takeContent(enter(line, isBlank: isBlank)..<line.upperBound, isBlank: isBlank)
    }

    /// Takes the part of a line behind the columns that its containers use.
    mutating func takeContent(_ content: Range<Int>, isBlank: Bool) {
        if fence != nil { return takeCode(content, isBlank: isBlank) }
        if isBlank {
            isInModule = false
            if !isHidden { putLine(content) }
            isBehindBlank = true
            return
        }
        defer { isBehindBlank = false }
        if takeModuleLine(content) || takeClosing(content) { return }
        let indent = columns(content)
        noteItems(content, indent)
        let isCode = isBehindBlank && indent >= 4 + (frames[frames.count - 1].items.last ?? 0)
        if isHidden { return countBraces(content) }
        guard !isCode else { return putLine(content) }
        let start = content.lowerBound + spaces(content)
        if isBehindBlank { isInHTML = text.bytes[start] == UInt8(ascii: "<") }
        if takeDefinition(content, indent) { return }
        if text.hidden.end(at: start) != nil { return putText(content) }
        if takeTag(start..<content.upperBound, indent) { return }
        if takeMark(start..<content.upperBound, indent) { return }
        if takeInclude(content, from: start) { return }
        openFence(content)
        if fence != nil { putLine(content) } else { putText(content) }
    }

    /// Whether a container is open that shows nothing.
    var isHidden: Bool { frames.contains { $0.isHidden } }

    /// The offset of a line's text after the columns that its containers use; containers that the line ends are closed.
    mutating func enter(_ line: Range<Int>, isBlank: Bool) -> Int {
        var position = line.lowerBound
        var depth = 1
        while depth < frames.count, !isBlank {
            let frame = frames[depth]
            let indent = columns(position..<line.upperBound)
            if frame.isGroup {
                let isInPanel =
                    depth + 1 < frames.count && belongs(to: frames[depth + 1], position..<line.upperBound, indent)
                guard isInPanel else {
                    let start = position + spaces(position..<line.upperBound)
                    let isPanel =
                        mark(start..<line.upperBound)?.meaning == .container(.panel) && indent <= frame.indent + 3
                    close(from: isPanel ? depth + 1 : depth, at: position)
                    break
                }
            } else if frame.body == .definition {
                let strip = frame.strip ?? 0
                guard indent >= min(strip, frame.indent + 2) || continuesDefinition(position..<line.upperBound) else {
                    close(from: depth, at: position)
                    break
                }
                position = skip(min(indent, strip), from: position, to: line.upperBound)
            } else if case .indented = frame.body {
                guard indent >= (frame.strip ?? 0) else {
                    close(from: depth, at: position)
                    break
                }
                position = skip(frame.strip ?? 0, from: position, to: line.upperBound)
            } else {
                if frame.strip == nil { frames[depth].strip = indent }
                position = skip(min(indent, frames[depth].strip ?? 0), from: position, to: line.upperBound)
            }
            depth += 1
        }
        return position
    }

    func belongs(to panel: Frame, _ line: Range<Int>, _ indent: Int) -> Bool {
        if case .indented = panel.body { return indent >= (panel.strip ?? 0) }
        return true
    }

    // MARK: - Lists

    /// Records where the text of list items begins, to distinguish indented code from the contents of an item.
    mutating func noteItems(_ line: Range<Int>, _ indent: Int) {
        let last = frames.count - 1
        var marker = text.bytes[(line.lowerBound + spaces(line))..<line.upperBound]
        let digits = marker.prefix(9).prefix { (0x30...0x39).contains($0) }.count
        marker = marker.dropFirst(digits)
        let isItem =
            marker.first.map { (digits > 0 ? ".)" : "-*+").utf8.contains($0) } == true
            && marker.dropFirst().first.map { $0 == 0x20 || $0 == 0x09 } == true
        guard isItem || isBehindBlank else { return }
        while let item = frames[last].items.last, indent < item { frames[last].items.removeLast() }
        if isItem { frames[last].items.append(indent + digits + 2) }
    }
}
