import Diagnostics

/// Numbers in the comments of code, each of an item of the ordered list directly below, as MkDocs Material has them:
/// `# (1)!`, or `# see (1)`.
struct CodeAnnotations {
    /// The marks by the numbers of lines, from 1.
    let marks: [Int: Mark]
    /// The number of items in the list.
    let count: Int
    /// The offset of the list in its note, which distinguishes its ids from the ids of other lists.
    let place: Int

    /// A number at the end of a line.
    struct Mark: Hashable {
        let number: Int
        /// Whether an exclamation mark follows, so that the comment is nothing but the number.
        let isAlone: Bool
        /// Its notation: "(1)!".
        var text: String { "(\(number))" + (isAlone ? "!" : "") }
    }

    private static let maxDigits = 3

    /// The numbers of a block, where the list is about them: each of its items has a number in the code, or one of the numbers
    /// has an exclamation mark; nil for an unrelated list.
    init?(of code: CodeBlock, in list: ListBlock) {
        guard list.start == 1 else { return nil }
        let found = Self.marks(in: code.text).filter { (1...max(1, list.items.count)).contains($0.value.number) }
        let numbers = Set(found.values.map { $0.number })
        guard !found.isEmpty, found.values.contains(where: { $0.isAlone }) || numbers.count == list.items.count else {
            return nil
        }
        marks = found
        count = list.items.count
        place = list.span.start
    }

    /// The numbers that are at the ends of comments, by lines.
    static func marks(in code: String) -> [Int: Mark] {
        guard code.utf8.contains(UInt8(ascii: ")")) else { return [:] }
        var marks: [Int: Mark] = [:]
        for (index, line) in code.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated() {
            if let mark = mark(atEndOf: Substring(line)) { marks[index + 1] = mark }
        }
        return marks
    }

    private static func mark(atEndOf line: Substring) -> Mark? {
        var rest = line.trimmed
        for end in Self.ends where rest.hasSuffix(end) { rest = rest.dropLast(end.count).trimmed }
        let isAlone = rest.hasSuffix(")!")
        if isAlone { rest = rest.dropLast() }
        guard rest.last == ")" else { return nil }
        let digits = rest.dropLast().reversed().prefix { $0.isASCII && $0.isNumber }
        guard (1...maxDigits).contains(digits.count), let number = Int(String(digits.reversed())), number > 0 else {
            return nil
        }
        rest = rest.dropLast(digits.count + 1)
        guard rest.last == "(" else { return nil }
        let before = rest.dropLast()
        guard before.last.map({ $0.isWhitespace }) ?? false || signs.contains(where: { before.hasSuffix($0) }),
            signs.contains(where: { before.contains($0) })
        else { return nil }
        return Mark(number: number, isAlone: isAlone)
    }

    /// The ends of comments, in any language.
    static let ends = ["*/", "-->", "*)", "%>", "#}"]
    /// The beginnings of comments, in any language; a sign that ends in another comes before it.
    static let signs = ["<!--", "#", "//", "--", ";", "%", "/*", "(*", "'", "\"", "REM "]

    // MARK: - HTML

    func id(of number: Int, _ prefix: String) -> String { "\(prefix)code-note-\(place)-\(number)" }

    /// The code with each number as a link to its item.
    ///
    /// - Parameter html: text with elements `<span>` in it, none of which holds another.
    func linked(_ html: String, prefix: String, label: (Int) -> String) -> String {
        html.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map { index, line in
            guard let mark = marks[index + 1], let place = line.lastRange(of: mark.text) else { return String(line) }
            let link =
                "<a class=\"code-note\" href=\"#\(id(of: mark.number, prefix))\" aria-label=\"\(label(mark.number))\">"
                + "(\(mark.number))</a>"
            var (before, after) = (line[..<place.lowerBound], line[place.upperBound...])
            if mark.isAlone, let sign = Self.signs.first(where: { Self.endsInSign(before, $0) }) {
                before = before.trimmedEnd.dropLast(Self.escaped(sign).count)
                // The end of the comment is removed with its beginning.
                let close = after.prefix { $0 != "<" }
                after = after.dropFirst(close.count)
            }
            return before + link + after
        }.joined(separator: "\n")
    }

    /// Whether nothing is between a comment's sign and the place.
    private static func endsInSign(_ html: Substring, _ sign: String) -> Bool {
        html.trimmedEnd.hasSuffix(escaped(sign))
    }

    private static func escaped(_ sign: String) -> String {
        sign == "<!--" ? "&lt;!--" : sign == "\"" ? "&quot;" : sign == "'" ? "&#39;" : sign
    }
}

extension Substring {
    fileprivate var trimmedEnd: Substring {
        var rest = self
        while let last = rest.last, last == " " || last == "\t" { rest = rest.dropLast() }
        return rest
    }

    fileprivate func lastRange(of text: String) -> Range<Index>? {
        var end = endIndex
        while let start = self[..<end].lastIndex(of: "(") {
            if self[start...].hasPrefix(text) { return start..<index(start, offsetBy: text.count) }
            end = start
        }
        return nil
    }
}
