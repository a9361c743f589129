/// A link between two pairs of brackets, as Obsidian and other wikis write it: `[[Page#Heading|words]]`, and with an
/// exclamation mark a picture, `![[picture.png|300]]`.
struct WikiLink {
    /// The page or file and the part of it, as offsets into the text that was read.
    let target: Range<Int>
    /// The words that are shown; nil where the target is.
    let words: Range<Int>?
    /// The offset after its last bracket.
    let end: Int

    /// The limit on the length of a link; longer texts are not links.
    private static let maxBytes = 1_000

    /// Reads the link that begins with two brackets at an offset; nil where there is none.
    init?(_ bytes: ArraySlice<UInt8>, at start: Int) {
        let inner = start + 2
        // An element of an array, such as `a[[i]]`.
        guard start == bytes.startIndex || !bytes[start - 1].isAlphanumeric else { return nil }
        var end = inner
        var bar: Int?
        let last = min(bytes.endIndex - 1, inner + Self.maxBytes)
        while end < last {
            switch bytes[end] {
            case UInt8(ascii: "]"):
                guard bytes[end + 1] == UInt8(ascii: "]"), end > inner else { return nil }
                let next = end + 2 < bytes.endIndex ? bytes[end + 2] : 0x20
                // `[[a]](b)` and `[[a]][b]` are links of Markdown around brackets.
                guard next != UInt8(ascii: "("), next != UInt8(ascii: "["), next != UInt8(ascii: "]") else {
                    return nil
                }
                var target = inner..<(bar ?? end)
                if let bar, bar > inner, bytes[bar - 1] == UInt8(ascii: "\\") { target = inner..<bar - 1 }
                guard Self.isName(bytes[target]) else { return nil }
                (self.target, words) = (target, bar.map { $0 + 1..<end })
                self.end = end + 2
                return
            case UInt8(ascii: "["), 0x0A, 0x0D, UInt8(ascii: "`"): return nil
            case UInt8(ascii: "|") where bar == nil: bar = end
            default: break
            }
            end += 1
        }
        return nil
    }

    /// Whether the text between brackets is a name: requests for a table of contents, conditions of a shell, attributes of C++
    /// and lists of numbers are not names.
    private static func isName(_ name: ArraySlice<UInt8>) -> Bool {
        guard let first = name.first, let last = name.last, first > 0x20, last > 0x20, first != UInt8(ascii: "-"),
            first != UInt8(ascii: "^"), first != UInt8(ascii: "!")
        else { return false }
        let text = String(decoding: name, as: UTF8.self).lowercased()
        let isNumbers = text.allSatisfy { "0123456789., ".contains($0) }
        return !["toc", "_toc_"].contains(text) && !isNumbers && !text.contains("://")
    }

    private static let pictures = ["png", "jpg", "jpeg", "gif", "svg", "webp", "avif", "bmp"]
    private static let media = pictures + ["pdf", "mp3", "mp4", "webm", "wav", "ogg", "m4a", "mov", "canvas", "base"]

    /// Whether a name is the name of a file that is not a note.
    static func isMedia(_ name: Substring) -> Bool { media.contains { name.lowercased().hasSuffix("." + $0) } }

    static func isPicture(_ name: Substring) -> Bool { pictures.contains { name.lowercased().hasSuffix("." + $0) } }

    /// The address under which links look a name up.
    static func address(of target: String) -> String { "wiki:" + escaped(target) }

    private static func escaped(_ text: String) -> String {
        var escaped = ""
        for byte in text.utf8 {
            switch byte {
            case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D...0x2F, 0x23, 0x5F:
                escaped.unicodeScalars.append(.init(byte))
            default:
                let digits = String(byte, radix: 16, uppercase: true)
                escaped += "%" + (digits.utf8.count == 1 ? "0" : "") + digits
            }
        }
        return escaped
    }
}

/// Marks within a line that mean something to MkDocs and its extensions.
enum InlineMarks {
    /// The offset after an icon such as `:material-check:` or `:fontawesome-brands-github:{ .big }` that begins at an offset;
    /// nil where none does.
    static func iconEnd(_ bytes: ArraySlice<UInt8>, at start: Int) -> Int? {
        let name = bytes[(start + 1)...].prefix(80).prefix { $0 == UInt8(ascii: "-") || $0.isAlphanumeric }
        guard name.endIndex < bytes.endIndex, bytes[name.endIndex] == UInt8(ascii: ":"),
            iconSets.contains(where: { name.starts(with: $0.utf8) })
        else { return nil }
        var end = name.endIndex + 1
        if end < bytes.endIndex, bytes[end] == UInt8(ascii: "{"),
            let brace = bytes[end...].prefix(200).firstIndex(of: UInt8(ascii: "}"))
        {
            end = brace + 1
        }
        return end
    }

    private static let iconSets = ["material-", "fontawesome-", "octicons-", "simple-", "lucide-", "custom-"]

    /// The keys of `++ctrl+alt+del++`, and the offset after them; nil where there are none.
    static func keys(_ bytes: ArraySlice<UInt8>, at start: Int) -> (names: [String], end: Int, areNamed: Bool)? {
        let inner = bytes[(start + 2)...].prefix(80)
        guard let end = inner.indices.dropLast().first(where: { inner[$0] == plus && inner[$0 + 1] == plus }) else {
            return nil
        }
        let names = inner[..<end].split(separator: plus, omittingEmptySubsequences: false)
        let isPlain = names.allSatisfy { name in
            name.first == UInt8(ascii: "\"") && name.last == UInt8(ascii: "\"") && name.count > 2
                || !name.isEmpty
                    && name.allSatisfy { $0.isAlphanumeric && !(0x41...0x5A).contains($0) || $0 == UInt8(ascii: "-") }
        }
        guard isPlain, isApart(bytes, from: start, to: end + 2) else { return nil }
        let words = names.map { String(decoding: $0, as: UTF8.self) }
        return (words.map { spoken($0) }, end + 2, words.contains { keyNames[$0] != nil })
    }

    private static let plus = UInt8(ascii: "+")

    private static func spoken(_ name: String) -> String {
        if name.hasPrefix("\"") { return String(name.dropFirst().dropLast()) }
        if let known = keyNames[name] { return known }
        return name.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
    }

    private static let keyNames = [
        "ctrl": "Ctrl", "cmd": "⌘", "command": "⌘", "option": "⌥", "shift": "Shift", "arrow-up": "↑", "arrow-down": "↓",
        "arrow-left": "←", "arrow-right": "→", "esc": "Esc", "escape": "Esc", "del": "Del", "delete": "Del",
        "win": "Win", "windows": "Win", "pipe": "|", "plus": "+", "comma": ",", "period": ".",
    ]

    /// The end of the words between two pairs of equals signs that begin at an offset; nil where there are none.
    static func highlightEnd(_ bytes: ArraySlice<UInt8>, at start: Int) -> Int? {
        let equals = UInt8(ascii: "=")
        let inner = bytes[(start + 2)...].prefix(2_000)
        guard let first = inner.first, first > 0x20, first != equals,
            let end = inner.indices.dropLast().first(where: { inner[$0] == equals && inner[$0 + 1] == equals }),
            inner[end - 1] > 0x20, end + 2 >= bytes.endIndex || bytes[end + 2] != equals,
            isApart(bytes, from: start, to: end + 2)
        else { return nil }
        return end
    }

    /// Whether no word and no number continues a mark on either side.
    private static func isApart(_ bytes: ArraySlice<UInt8>, from start: Int, to end: Int) -> Bool {
        let isBehindWord = start > bytes.startIndex && bytes[start - 1].isAlphanumeric
        return !isBehindWord && (end >= bytes.endIndex || !bytes[end].isAlphanumeric)
    }
}
