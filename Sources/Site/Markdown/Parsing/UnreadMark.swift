import Diagnostics

/// Markup of another tool, or a slip of an input method, that nothing here reads, so that it is shown as text. Each is told once in a
/// note: nothing of an author's text is taken away, and nothing stays unsaid.
enum UnreadMark: Hashable {
    case container, definition, abbreviation, gridTable, module(String), label, environment, inlineNote, formula, role
    case attributes, citation, lowered, raised, change, emoji, tooDeep
    case slip(String, meant: String)
    /// A notation of tools that these notes are not of.
    case notation(Notation)
}

/// Finds unread marks in the source of a paragraph or cell. Code is passed over; no search goes farther than `reach`.
struct UnreadMarks {
    private(set) var found: [(mark: UnreadMark, range: Range<Int>)] = []
    private let bytes: [UInt8]
    private let dialects: Set<Dialect>
    private var index: Int
    /// Whether the last bracket that was opened is that of a picture, whose attributes are read.
    private var isPicture = false
    /// Whether the parenthesis that is closed next is that of a link.
    private var isLink = false
    /// The lengths of runs of backticks that nothing closes.
    private var unclosed: Set<Int> = []

    private static let reach = 200
    private static let longestMarks = 30

    /// Whether a text has any sign that one of them begins with.
    static func mayBe(in bytes: ArraySlice<UInt8>) -> Bool {
        bytes.contains { byte in
            switch byte {
            case UInt8(ascii: ":"), UInt8(ascii: "+"), UInt8(ascii: "^"), UInt8(ascii: "{"), UInt8(ascii: "\\"),
                UInt8(ascii: "@"), UInt8(ascii: "="), UInt8(ascii: "*"), TextMask.tilde, 0xEF, 0xE3:
                true
            default: byte == UInt8(ascii: "i")
            }
        }
    }

    init(_ bytes: [UInt8], from start: Int, in dialects: Set<Dialect>) {
        (self.bytes, index, self.dialects) = (bytes, start, dialects)
        guard Self.mayBe(in: bytes[start...]) else { return }
        var isAtStart = true
        while index < bytes.count {
            if isAtStart { takeLineStart() }
            guard index < bytes.count else { return }
            isAtStart = bytes[index] == 0x0A
            take(bytes[index])
        }
    }

    private func byte(_ offset: Int) -> UInt8 { bytes.indices.contains(offset) ? bytes[offset] : 0x20 }

    private func holds(_ text: String, at offset: Int) -> Bool {
        bytes[min(offset, bytes.count)...].starts(with: text.utf8)
    }

    private mutating func add(_ mark: UnreadMark, _ end: Int) {
        found.append((mark, index..<end))
        index = end
    }

    /// The offset after the first occurrence of a text within reach on the line.
    private func end(of text: String, from start: Int) -> Int? {
        var offset = start
        while offset < bytes.count, offset - start < Self.reach, bytes[offset] != 0x0A {
            if holds(text, at: offset) { return offset + text.utf8.count }
            offset += 1
        }
        return nil
    }

    // MARK: - At the start of a line

    private mutating func takeLineStart() {
        let end = bytes[index...].firstIndex(of: 0x0A) ?? bytes.count
        switch byte(index) {
        case UInt8(ascii: ":") where holds(":::", at: index):
            add(dialects.read(.colons) ? .container : .notation(.colons), index + 3)
        case UInt8(ascii: ":") where byte(index + 1).isWhiteSpace && byte(index + 1) != 0x0A:
            add(.definition, index + 1)
        case UInt8(ascii: "*") where holds("*[", at: index):
            if let close = self.end(of: "]: ", from: index + 2) { add(.abbreviation, close - 1) }
        case UInt8(ascii: "+") where holds("+--", at: index) || holds("+==", at: index):
            if bytes[index..<end].allSatisfy({ "+-=: ".utf8.contains($0) }) { add(.gridTable, end) }
        case UInt8(ascii: "i") where holds("import ", at: index): takeModule(to: end)
        case UInt8(ascii: "("):
            let name = bytes[(index + 1)..<end].prefix { $0.isAlphanumeric || "-_.:".utf8.contains($0) }
            if !name.isEmpty, holds(")=", at: name.endIndex), name.endIndex + 2 == end { add(.label, end) }
        case UInt8(ascii: "\\") where holds("\\begin{", at: index): add(.environment, index + 7)
        case 0xEF where holds("＃", at: index): takeSlip("＃", "#")
        case 0xEF where holds("＞", at: index): takeSlip("＞", ">")
        default: break
        }
    }

    private mutating func takeModule(to end: Int) {
        let line = String(decoding: bytes[index..<end].prefix(Self.reach), as: UTF8.self)
        let words = line.split(separator: " ")
        guard let from = words.firstIndex(of: "from"), from + 2 == words.endIndex, from > 1 else { return }
        let path = words[from + 1].filter { !"\"';".contains($0) }
        guard path.count + 2 <= words[from + 1].count else { return }
        add(.module(path), end)
    }

    private mutating func takeSlip(_ sign: String, _ meant: String) {
        let after = index + sign.utf8.count
        guard byte(after).isWhiteSpace else { return }
        add(.slip(sign, meant: meant), after)
    }

    // MARK: - Within a line

    private mutating func take(_ sign: UInt8) {
        let start = index
        switch sign {
        case UInt8(ascii: "`"): passCode()
        case UInt8(ascii: "\\"): takeFormula()
        case UInt8(ascii: "^"): takeCaret()
        case UInt8(ascii: "{"): takeBrace()
        case UInt8(ascii: "["):
            isPicture = byte(start - 1) == UInt8(ascii: "!")
            takeCitation()
        case UInt8(ascii: "@"): takeReference()
        case UInt8(ascii: "]"): takeBracket()
        case UInt8(ascii: ")"):
            if isLink, !isPicture, byte(start + 1) == UInt8(ascii: "{") { takeAttributes(from: start + 1) }
            isLink = false
        case UInt8(ascii: "="), UInt8(ascii: "+"): takePair(sign)
        case UInt8(ascii: ":"): takeColons()
        case TextMask.tilde:
            let word = bytes[(start + 1)...].prefix(12).prefix { $0.isAlphanumeric }
            if byte(word.endIndex) == TextMask.tilde { add(.lowered, word.endIndex + 1) }
        case 0xE3: takeWideBracket()
        case 0xEF where holds("！[", at: start) && end(of: "](", from: start) != nil:
            add(.slip("！[", meant: "!["), start + "！[".utf8.count)
        default: break
        }
        if index == start { index += 1 }
    }

    private mutating func passCode() {
        let count = bytes[index...].prefix { $0 == UInt8(ascii: "`") }.count
        var next = index + count
        index = next
        guard count <= Self.longestMarks, !unclosed.contains(count) else { return }
        while next < bytes.count {
            let run = bytes[next...].prefix { $0 == UInt8(ascii: "`") }.count
            if run == count {
                index = next + run
                return
            }
            next += max(run, 1)
        }
        unclosed.insert(count)
    }

    private mutating func takeFormula() {
        let start = index
        let closing = [UInt8(ascii: "("): "\\)", UInt8(ascii: "["): "\\]"][byte(start + 1)]
        if let closing, let end = end(of: closing, from: start + 2), isTeX(bytes[(start + 2)..<(end - 2)]) {
            return add(.formula, end)
        }
        index = start + 2
    }

    /// Whether a text has what only formulas have: brackets are escaped for other reasons, too.
    private func isTeX(_ text: ArraySlice<UInt8>) -> Bool {
        text.indices.contains { index in
            let isCommand = bytes[index] == UInt8(ascii: "\\") && byte(index + 1).isAlphanumeric
            return isCommand || bytes[index] == UInt8(ascii: "^") || bytes[index] == UInt8(ascii: "=")
        }
    }

    private mutating func takeCaret() {
        if byte(index + 1) == UInt8(ascii: "["), byte(index - 1) != UInt8(ascii: "["), byte(index + 2) > 0x20 {
            if let end = end(of: "]", from: index + 2) { add(.inlineNote, end) }
            return
        }
        let word = bytes[(index + 1)...].prefix(12).prefix { $0.isAlphanumeric }
        if byte(index - 1) != UInt8(ascii: "["), !word.isEmpty, byte(word.endIndex) == UInt8(ascii: "^") {
            add(.raised, word.endIndex + 1)
        }
    }

    private mutating func takeBrace() {
        for (opening, closing) in [("{++", "++}"), ("{--", "--}"), ("{==", "==}"), ("{>>", "<<}"), ("{~~", "~~}")]
        where holds(opening, at: index) {
            if let end = end(of: closing, from: index + 3) { return add(.change, end) }
        }
        let name = bytes[(index + 1)...].prefix(40).prefix { $0.isAlphanumeric || "-:_".utf8.contains($0) }
        if name.first.map({ $0.isAlphanumeric }) == true, holds("}`", at: name.endIndex) {
            add(.role, name.endIndex + 1)
        }
    }

    /// `[@knuth84]`: names of people and packages, which links show, have no year.
    private mutating func takeCitation() {
        guard byte(index + 1) == UInt8(ascii: "@"), let end = end(of: "]", from: index) else { return }
        let words = bytes[index..<end]
        guard words.contains(where: { (0x30...0x39).contains($0) }), !words.contains(UInt8(ascii: "/")),
            byte(end) != UInt8(ascii: "("), byte(end) != UInt8(ascii: "[")
        else { return }
        add(.citation, end)
    }

    private mutating func takeReference() {
        guard !byte(index - 1).isAlphanumeric else { return }
        let kinds = ["@fig-", "@tbl-", "@sec-", "@eq-", "@lst-"]
        guard let kind = kinds.first(where: { holds($0, at: index) }) else { return }
        let name = bytes[(index + kind.utf8.count)...].prefix { $0.isAlphanumeric || $0 == UInt8(ascii: "-") }
        if !name.isEmpty { add(.citation, name.endIndex) }
    }

    private mutating func takeBracket() {
        if byte(index + 1) == UInt8(ascii: "(") { isLink = true }
        if byte(index + 1) == UInt8(ascii: "{"), !isPicture { return takeAttributes(from: index + 1) }
        takeWideAddress(behind: index + 1)
    }

    /// Attributes as Pandoc, MkDocs and VitePress write them: a class, an id or a value. kramdown's begin with a colon and are read.
    private mutating func takeAttributes(from brace: Int) {
        guard let end = end(of: "}", from: brace) else { return }
        let words = bytes[(brace + 1)..<(end - 1)].drop { $0 == 0x20 }
        guard let first = words.first,
            ".#".utf8.contains(first) || first.isAlphanumeric && words.contains(UInt8(ascii: "="))
        else { return }
        let start = index
        index = brace
        add(.attributes, end)
        if index <= start { index = start + 1 }
    }

    private mutating func takePair(_ sign: UInt8) {
        guard byte(index + 1) == sign, byte(index - 1) != sign else { return }
        if sign == UInt8(ascii: "="), let end = InlineMarks.highlightEnd(bytes[...], at: index) {
            return add(.notation(.highlight), end + 2)
        }
        if sign == UInt8(ascii: "+"), let keys = InlineMarks.keys(bytes[...], at: index), keys.areNamed {
            return add(.notation(.keys), keys.end)
        }
        index += 2
    }

    private mutating func takeColons() {
        if let end = InlineMarks.iconEnd(bytes[...], at: index) { return add(.notation(.icon), end) }
        let before = byte(index - 1)
        guard before.isWhiteSpace || before >= 0x80 || "(|".utf8.contains(before) else { return }
        let name = bytes[(index + 1)...].prefix(40).prefix {
            $0.isAlphanumeric && !(0x41...0x5A).contains($0) || "_+-".utf8.contains($0)
        }
        let isName = name.contains { (0x61...0x7A).contains($0) } && name.first.map { $0 >= 0x61 } == true
        guard name.count > 1, isName, byte(name.endIndex) == UInt8(ascii: ":"), !byte(name.endIndex + 1).isAlphanumeric,
            byte(name.endIndex + 1) != UInt8(ascii: ":")
        else { return }
        add(.emoji, name.endIndex + 1)
    }

    // MARK: - Slips of an input method

    /// `[words]（address）`
    private mutating func takeWideAddress(behind start: Int) {
        guard holds("（", at: start), let end = end(of: "）", from: start) else { return }
        let address = bytes[(start + 3)..<(end - 3)]
        guard let first = address.first, address.allSatisfy({ $0 > 0x20 && $0 < 0x80 }),
            first == UInt8(ascii: "#") || address.contains(UInt8(ascii: "/")) || address.contains(UInt8(ascii: "."))
        else { return }
        let words = String(decoding: address, as: UTF8.self)
        index = start
        add(.slip("（\(words)）", meant: "(\(words))"), end)
    }

    /// `【words】(address)`
    private mutating func takeWideBracket() {
        guard holds("【", at: index), let end = end(of: "】(", from: index) else { return }
        let words = String(decoding: bytes[(index + 3)..<(end - 4)], as: UTF8.self)
        guard !words.contains("【") else { return }
        add(.slip("【\(words)】", meant: "[\(words)]"), end - 1)
    }
}

extension UnreadMark {
    var message: Message {
        switch self {
        case .container: "':::' opens or closes nothing here and is shown as text; for a box write '> [!NOTE]'"
        case .definition: "':' begins no definition here, as no term is above it, and is shown as text"
        case .abbreviation:
            "abbreviations '*[…]: …' are not read and are shown as text; write '<abbr title=\"…\">…</abbr>'"
        case .gridTable:
            "tables drawn with '+' are not read and are shown as text; write '| a | b |' with '|---|---|' below"
        case .module(let path):
            "the line that imports '\(path)' is shown as text; to show its text write '{{#include \(path)}}'"
        case .label: "the label '(…)=' is not read and is shown as text; write '{#name}' behind the heading"
        case .environment: "TeX without dollar signs is not read; write '$$' before and behind it"
        case .inlineNote:
            "notes within a line '^[…]' are not read and are shown as text; write '[^1]', and '[^1]: …' below"
        case .formula: "'\\(' and '\\[' begin no formula here and lose their backslash; write '$…$' or '$$…$$'"
        case .role:
            "the role in braces is not read and is shown as text; leave it out, or write an HTML tag such as '<kbd>'"
        case .attributes: "attributes in braces behind a link are not read and are shown as text; remove them"
        case .citation: "references with '@' are not read and are shown as text; write a link '[…](#…)' or a footnote"
        case .lowered: "'~…~' within a word is shown as text; for a subscript write '<sub>…</sub>'"
        case .raised: "'^…^' is shown as text; for a superscript write '<sup>…</sup>'"
        case .change:
            "marks of changes such as '{++…++}' are not read and are shown as text; write '<ins>…</ins>' or '<del>…</del>'"
        case .emoji: "names of emoji between colons are shown as text; write the character itself"
        case .tooDeep: "marks of other tools that are deeper than 40 levels are shown as text"
        case .notation(let notation): notation.message
        case .slip(let sign, let meant): "'\(sign)' is shown as text; Markdown means '\(meant)'"
        }
    }
}

extension Notation {
    fileprivate var message: Message {
        let (form, instead, tools) = row
        let names = tools.map { $0.name }.joined(separator: ", ")
        let setting = tools[0].rawValue
        return if let instead {
            "'\(form)' of \(names) is shown as text; write '\(instead)', or 'dialects: \(setting)' in site.yaml"
        } else {
            "'\(form)' of \(names) is shown as text; leave it out, or write 'dialects: \(setting)' in site.yaml"
        }
    }
}
