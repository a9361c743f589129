/// The text after the opening fence of code, as tools write it: `swift`, `js{1,3-5}`, `rust,ignore`,
/// `{ .py hl_lines="2" title="main.py" }`, `js [config.js]`.
package struct FenceInfo: Hashable, Sendable {
    /// The language; empty where the fence names none.
    package private(set) var language = ""
    /// The name of the code, such as its file's name; empty for none.
    package private(set) var name = ""
    /// Lines that are marked, from 1.
    package private(set) var lines: [LineMark] = []
    /// The number of the first line where lines are numbered.
    package private(set) var firstNumber: Int?

    /// Lines of one kind.
    package struct LineMark: Hashable, Sendable {
        package let range: ClosedRange<Int>
        package let kind: LineKind
    }

    /// The mark of a line; the raw value is the element that holds it.
    package enum LineKind: String, Hashable, Sendable {
        /// Readers are to look at it.
        case marked = "mark"
        case inserted = "ins"
        case deleted = "del"
    }

    /// Whether numbers may follow that Zola writes apart: `hl_lines=1 3-4`.
    private var goesOnWithLines = false

    /// The limit on ranges that are read.
    private static let maxRanges = 200

    package init(_ info: String) {
        var rest = info[...].trimmed
        if rest.hasPrefix("{"), let end = rest.lastIndex(of: "}") {
            let inner = rest[..<end].dropFirst()
            // Braces around a name alone are a directive of MyST or a cell of Quarto: `{python}`, `{note}`.
            for item in Self.items(inner) { take(item, namesLanguage: true) }
            rest = rest[end...].dropFirst().trimmed
        } else {
            let word = rest.prefix { !" \t{,[".contains($0) }
            language = String(word.first == "." ? word.dropFirst() : word)
            // The rest of a name after a colon is a flag, as in `js:line-numbers`; `objc++` and `c#` are names.
            if let colon = language.firstIndex(of: ":"), colon > language.startIndex {
                takeFlag(language[colon...].dropFirst())
                language = String(language[..<colon])
            }
            rest = rest.dropFirst(word.count)
        }
        while let first = rest.first {
            switch first {
            case "{":
                let inner = rest.dropFirst().prefix { $0 != "}" }
                let isList = inner.allSatisfy { "0123456789,- ".contains($0) }
                if isList {
                    takeLines(inner)
                } else {
                    for item in Self.items(inner) { take(item, namesLanguage: false) }
                }
                rest = rest.dropFirst(inner.count + 2)
            case "[":
                let inner = rest.dropFirst().prefix { $0 != "]" }
                if name.isEmpty { name = String(inner.prefix { $0 != "~" }[...].trimmed) }
                rest = rest.dropFirst(inner.count + 2)
            case " ", "\t", ",": rest = rest.dropFirst()
            default:
                let item = Self.items(rest).first ?? rest
                // Commas separate flags, and not the lines of `hl_lines="1,3"`.
                let isFlag = !item.contains { $0 == "\"" || $0 == "'" } && !item.hasPrefix("hl_lines=")
                let word = isFlag ? item.prefix { $0 != "," } : item
                take(word, namesLanguage: false)
                rest = rest.dropFirst(max(word.count, 1))
            }
        }
    }

    /// This info without its name.
    func withoutName() -> FenceInfo {
        var info = self
        info.name = ""
        return info
    }

    private mutating func take(_ item: Substring, namesLanguage: Bool) {
        guard let equals = item.firstIndex(of: "="), equals > item.startIndex else {
            if goesOnWithLines, item.allSatisfy({ "0123456789-,".contains($0) }) { return takeLines(item) }
            goesOnWithLines = false
            let word = item.first == "." ? item.dropFirst() : item
            if Self.numbering.contains(word) {
                firstNumber = firstNumber ?? 1
            } else if namesLanguage, language.isEmpty, item.first != "#" {
                language = String(word)
            }
            return
        }
        let value = item[equals...].dropFirst()
        let text = value.quoted ?? value
        let key = item[..<equals]
        goesOnWithLines = key == "hl_lines" && value.quoted == nil
        switch key {
        case "title", "filename", "file", "name", "caption": if name.isEmpty { name = String(text) }
        case "hl_lines", "highlight", "mark", "emphasize-lines":
            takeLines(text.filter { $0 != "{" && $0 != "}" }[...])
        case "ins", "del":
            takeLines(text.filter { $0 != "{" && $0 != "}" }[...], as: key == "ins" ? .inserted : .deleted)
        case "linenums", "linenostart", "startFrom", "line-numbers", "showLineNumbers", "linenos": number(from: text)
        default: break
        }
    }

    /// The flags with which tools number lines: Docusaurus, VitePress, Zola, Pandoc.
    private static let numbering: Set<Substring> = [
        "showLineNumbers", "line-numbers", "linenos", "numberLines", "number-lines", "linenums",
    ]

    /// Reads the text after a language and a colon: `ts:line-numbers`, `ts:line-numbers=10`.
    private mutating func takeFlag(_ flag: Substring) {
        let word = flag.prefix { $0 != "=" }
        guard word == "line-numbers" else { return }
        number(from: flag.dropFirst(word.count + 1))
    }

    /// Numbers lines from the first number in a text (`1`, `10 1`), else from 1; `false` numbers none.
    private mutating func number(from text: Substring) {
        guard text != "false" else { return }
        let digits = text.drop { $0 == "{" || $0 == " " }.prefix { $0.isASCII && $0.isNumber }
        firstNumber = digits.utf8.count <= 7 ? Int(digits) ?? firstNumber ?? 1 : 1
    }

    /// Marks further lines.
    mutating func mark(_ range: ClosedRange<Int>, as kind: LineKind) {
        if lines.count < Self.maxRanges { lines.append(LineMark(range: range, kind: kind)) }
    }

    private mutating func takeLines(_ text: Substring, as kind: LineKind = .marked) {
        for part in text.split(whereSeparator: { $0 == "," || $0 == " " }).prefix(Self.maxRanges) {
            let numbers = part.split(separator: "-", maxSplits: 1).map { Int($0) }
            guard let first = numbers.first ?? nil, let last = numbers.last ?? nil, first > 0, first <= last else {
                continue
            }
            mark(first...last, as: kind)
        }
    }

    /// Words, split at white space outside quotation marks and braces.
    private static func items(_ text: Substring) -> [Substring] {
        var quote: Character?
        var depth = 0
        return text.split { character in
            if let open = quote {
                if character == open { quote = nil }
                return false
            }
            switch character {
            case "\"", "'": quote = character
            case "{": depth += 1
            case "}": depth -= 1
            default: break
            }
            return depth <= 0 && (character == " " || character == "\t")
        }
    }
}
