/// Escapes for text that Markdown would otherwise read as markup; as few as possible, since people read the text too.
enum MarkdownEscaping {
    /// A text within a line.
    ///
    /// - Parameter isInLink: whether it is in a link, in which addresses are not links of their own.
    static func text(_ text: String, isInLink: Bool) -> String {
        let scalars = Array(text.unicodeScalars)
        let hasTildes = scalars.count { $0 == "~" } > 1
        var escaped = String.UnicodeScalarView()
        for (index, scalar) in scalars.enumerated() {
            let next = index + 1 < scalars.count ? scalars[index + 1] : nil
            let previous = index > 0 ? scalars[index - 1] : nil
            let isEscaped =
                switch scalar {
                case "\\": next.map { $0.isASCIIPunctuation } ?? true
                case "`", "[", "]", "$": true
                case "*": previous != " " || next != " "
                case "_": !(previous.map { $0.isWord } ?? false) || !(next.map { $0.isWord } ?? false)
                case "~": hasTildes
                case "<": next.map { $0.isASCIILetter || "/!?".unicodeScalars.contains($0) } ?? true
                case "&": next.map { $0.isASCIILetter || $0 == "#" } ?? false
                case "{": next.map { "{.:%".unicodeScalars.contains($0) } ?? true
                case ":": !isInLink && next == "/" && follows(scalars[..<index], schemes)
                case ".": !isInLink && follows(scalars[..<index], ["www"])
                case "#": previous == "{"
                case "=", "+", "^", "%": next == scalar
                default: false
                }
            if isEscaped { escaped.append("\\") }
            escaped.append(scalar)
        }
        return String(escaped)
    }

    private static let schemes = ["http", "https", "ftp"]

    private static func follows(_ scalars: ArraySlice<Unicode.Scalar>, _ words: [String]) -> Bool {
        words.contains { word in
            let end = scalars.suffix(word.unicodeScalars.count)
            return String(String.UnicodeScalarView(end)).lowercased() == word
                && !(scalars.dropLast(word.unicodeScalars.count).last?.isWord ?? false)
        }
    }

    /// A line, so that it begins no heading, list, quotation, rule or container.
    static func lineStart(_ line: String) -> String {
        let first = line.prefix { $0 == "#" }
        if (1...6).contains(first.count), isEnd(line.dropFirst(first.count).first) { return "\\" + line }
        guard let mark = line.unicodeScalars.first else { return line }
        switch mark {
        case ">", "|": return "\\" + line
        case "-", "+", "*":
            let isRule = line.allSatisfy { $0 == "-" || $0 == "*" || $0 == " " }
            return isRule || isEnd(line.dropFirst().first) ? "\\" + line : line
        case "=": return line.allSatisfy { $0 == "=" || $0 == " " } ? "\\" + line : line
        case "~": return line.hasPrefix("~~~") ? "\\" + line : line
        case ":": return line.hasPrefix("::") || isEnd(line.dropFirst().first) ? "\\" + line : line
        case "0"..."9":
            let digits = line.prefix { $0.isASCII && $0.isNumber }
            let rest = line.dropFirst(digits.count)
            guard digits.count < 10, rest.first == "." || rest.first == ")", isEnd(rest.dropFirst().first) else {
                return line
            }
            return digits + "\\" + rest
        default: return line
        }
    }

    private static func isEnd(_ character: Character?) -> Bool { character.map { $0 == " " || $0 == "\n" } ?? true }

    /// Code in a line, between as many backticks as it needs.
    static func code(_ text: String) -> String {
        guard !text.isEmpty else { return "" }
        let fence = String(repeating: "`", count: longestRun(of: "`", in: text) + 1)
        let isPadded =
            text.hasPrefix("`") || text.hasSuffix("`")
            || text.hasPrefix(" ") && text.hasSuffix(" ") && !text.allSatisfy { $0 == " " }
        return fence + (isPadded ? " \(text) " : text) + fence
    }

    /// Code on lines of its own.
    static func fence(_ text: String, language: String) -> String {
        let fence = String(repeating: "`", count: max(3, longestRun(of: "`", in: text) + 1))
        return "\(fence)\(language)\n\(text)\(text.isEmpty || text.hasSuffix("\n") ? "" : "\n")\(fence)"
    }

    private static func longestRun(of character: Character, in text: String) -> Int {
        var (longest, current) = (0, 0)
        for other in text {
            current = other == character ? current + 1 : 0
            longest = max(longest, current)
        }
        return longest
    }

    /// The destination of a link, and the words that it shows when it is pointed at.
    static func destination(_ address: String, title: String) -> String {
        let isPlain = !address.isEmpty && !address.contains { $0 == "(" || $0 == ")" || $0 == "<" || $0.isWhitespace }
        let address = isPlain ? address : "<" + address.replacing("<", with: "%3C").replacing(">", with: "%3E") + ">"
        guard !title.isEmpty else { return "(\(address))" }
        let escaped = title.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: " ")
        return "(\(address) \"\(escaped)\")"
    }
}

extension Unicode.Scalar {
    var isASCIILetter: Bool { ("a"..."z").contains(self) || ("A"..."Z").contains(self) }

    var isASCIIPunctuation: Bool {
        isASCII && value > 0x20 && value < 0x7F && !isASCIILetter && !("0"..."9").contains(self)
    }

    /// Whether an underscore beside it is one within a word.
    var isWord: Bool { isASCIILetter || ("0"..."9").contains(self) }
}
