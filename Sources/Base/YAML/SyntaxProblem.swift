import Diagnostics

/// Turns libyaml's reason to stop into a diagnostic in our words.
///
/// libyaml reports what its grammar expected; the author's mistake is found in the text around it.
struct SyntaxProblem {
    private let problem: LibraryProblem
    private let file: SourceFile
    private let range: Range<Int>

    init(_ problem: LibraryProblem, file: SourceFile, range: Range<Int>) {
        self.problem = problem
        self.file = file
        self.range = range
    }

    /// The diagnostic for a problem of libyaml; several problems with one cause share a case.
    var diagnostic: Diagnostic {
        if let tab = indentationTab {
            return YAMLCodes.tabIndentation(at: file.span(tab), tabs: tabsInIndentation(from: tab))
        }
        switch problem.text {
        case "control characters are not allowed": return controlCharacter
        case "found character that cannot start any token": return reservedCharacter
        case "mapping values are not allowed in this context": return unexpectedColon
        case "could not find expected ':'": return missingColon
        case "did not find expected key": return missingKey
        case "did not find expected '-' indicator":
            return YAMLCodes.misplacedItem(
                "only items that begin with '- ' are allowed in a list", at: here, start: context)
        case "block sequence entries are not allowed in this context":
            return YAMLCodes.misplacedItem("'- ' must begin a line of its own", at: here, start: nil)
        case "did not find expected ',' or ']'", "did not find expected ',' or '}'": return unclosedBracket
        case "found unexpected end of stream", "found unexpected document indicator": return unclosedQuote
        case "found unknown escape character", "did not find expected hexdecimal number",
            "found invalid Unicode character escape code":
            return invalidEscape
        case "did not find expected alphabetic or numeric character":
            return YAMLCodes.invalidAnchor(scalarText(at: contextOffset), at: scalar(at: contextOffset))
        case "found an indentation indicator equal to 0", "did not find expected comment or line break":
            return isDirective ? YAMLCodes.invalidDirective(at: line) : YAMLCodes.invalidBlockText(at: here)
        case "did not find expected <document start>": return YAMLCodes.extraText(at: here)
        case "did not find expected node content": return missingValue
        case "found undefined tag handle", "did not find the expected '>'", "did not find expected '!'",
            "did not find expected tag URI", "did not find URI escaped octet",
            "found an incorrect leading UTF-8 octet", "found an incorrect trailing UTF-8 octet",
            "did not find expected whitespace", "did not find expected whitespace or line break":
            return isDirective
                ? YAMLCodes.invalidDirective(at: line) : YAMLCodes.invalidTag(at: scalar(at: contextOffset))
        default: return isDirective ? YAMLCodes.invalidDirective(at: line) : YAMLCodes.syntax(problem.text, at: here)
        }
    }
}

// MARK: - Causes

extension SyntaxProblem {
    private var controlCharacter: Diagnostic {
        YAMLCodes.controlCharacter(problem.scalarValue ?? 0, at: here)
    }

    private var reservedCharacter: Diagnostic {
        YAMLCodes.unquotedValue("a value cannot begin with '\(scalarText(at: offset))'", at: here)
    }

    /// `a: b: c`, or a key below one that has a value already.
    private var unexpectedColon: Diagnostic {
        let before = file.text(in: lineRange.lowerBound..<offset)
        guard !before.utf8.contains(UInt8(ascii: ":")) else {
            return YAMLCodes.unquotedValue("a second ': ' is not allowed on a line", at: here)
        }
        let key = before.utf8.drop { $0 == 0x20 }
        let above = lineAbove
        guard before.utf8.count - key.count > above.indentation else { return missingColon(in: above.text) }
        return YAMLCodes.wrongIndentation(
            "'\(Substring(key)):' is indented, but the line above already has a value",
            at: file.span(offset - key.count..<offset), start: nil)
    }

    /// The last line above that is not blank: its indentation, and the range of the text after it.
    private var lineAbove: (indentation: Int, text: Range<Int>) {
        var start = lineRange.lowerBound
        while start > range.lowerBound {
            let line = lineRange(of: start - 1)
            let indentation = file.text(in: line).utf8.prefix { $0 == 0x20 }.count
            guard indentation == line.count else {
                return (indentation, line.lowerBound + indentation..<line.upperBound)
            }
            start = line.lowerBound
        }
        return (0, start..<start)
    }

    /// A line that ends without a colon, such as `os:11`, or one with a full-width colon.
    private var missingColon: Diagnostic {
        missingColon(in: contextOffset..<lineRange(of: contextOffset).upperBound)
    }

    private func missingColon(in line: Range<Int>) -> Diagnostic {
        let text = String(file.text(in: line))
        return YAMLCodes.missingColon(text, at: file.span(line), fixed: withColon(text))
    }

    private func withColon(_ line: String) -> String? {
        guard let index = line.unicodeScalars.firstIndex(where: { $0 == ":" || $0 == "\u{FF1A}" }) else { return nil }
        let rest = line[line.unicodeScalars.index(after: index)...]
        guard let next = rest.unicodeScalars.first, next != "/", line.startIndex < index else { return nil }
        return line[..<index] + ":" + (next == " " ? "" : " ") + rest
    }

    /// A line of a mapping that is no key: wrongly indented, an item, or the rest of a value.
    private var missingKey: Diagnostic {
        let isFirst = file.text(in: lineRange.lowerBound..<offset).utf8.allSatisfy { $0 == 0x20 }
        switch (isFirst, scalarText(at: offset)) {
        case (_, ":"): return YAMLCodes.emptyKey(at: here)
        case (_, "]"), (_, "}"): return YAMLCodes.strayBracket(scalarText(at: offset), at: here)
        case (true, "-"):
            return YAMLCodes.misplacedItem("'- ' begins an item, but keys are expected here", at: here, start: context)
        case (true, _):
            return YAMLCodes.wrongIndentation(
                "the indentation of this line matches none of the lines above it", at: here, start: context)
        case (false, _):
            return YAMLCodes.unquotedValue("'\(scalarText(at: offset))' cannot follow the end of a value", at: here)
        }
    }

    private var missingValue: Diagnostic {
        switch scalarText(at: offset) {
        case ":": YAMLCodes.emptyKey(at: here)
        case "]", "}": YAMLCodes.strayBracket(scalarText(at: offset), at: here)
        default:
            if isAtEnd, let bracket = openBracket {
                YAMLCodes.unclosedBracket(scalarText(at: bracket), at: scalar(at: bracket))
            } else {
                YAMLCodes.missingValue(at: here, found: scalarText(at: offset))
            }
        }
    }

    /// Whether there is nothing between the problem and the end.
    private var isAtEnd: Bool {
        file.text(in: offset..<range.upperBound).utf8.allSatisfy { $0 == 0x20 || $0 == 0x0A || $0 == 0x0D }
    }

    /// The innermost bracket before the problem that is open there. Quotes and comments hide brackets; libyaml names no place.
    private var openBracket: Int? {
        var open: [(place: Int, sign: UInt8)] = []
        var quote: UInt8?
        var isComment = false
        var last = UInt8(ascii: "\n")
        for (index, byte) in file.text(in: range.lowerBound..<offset).utf8.enumerated() {
            let begins = " \n[{,".utf8.contains(last)
            last = byte
            if byte == 0x0A { isComment = false }
            if isComment { continue }
            if let sign = quote {
                if byte == sign { quote = nil }
                continue
            }
            switch byte {
            case UInt8(ascii: "#"): isComment = begins
            case UInt8(ascii: "'"), UInt8(ascii: "\""): quote = begins ? byte : nil
            // Within a word of block text they are letters.
            case UInt8(ascii: "["), UInt8(ascii: "{"):
                if begins || !open.isEmpty { open.append((range.lowerBound + index, byte)) }
            case UInt8(ascii: "]"), UInt8(ascii: "}"): _ = open.popLast()
            default: break
            }
        }
        return open.last?.place
    }

    /// The diagnostic points to the place of a missing comma, or to the bracket itself when nothing follows.
    private var unclosedBracket: Diagnostic {
        let bracket = scalarText(at: contextOffset)
        return isAtEnd
            ? YAMLCodes.unclosedBracket(bracket, at: scalar(at: contextOffset))
            : YAMLCodes.missingComma(in: bracket, at: here, opened: scalar(at: contextOffset))
    }

    private var unclosedQuote: Diagnostic {
        YAMLCodes.unclosedQuote(scalarText(at: contextOffset), at: scalar(at: contextOffset))
    }

    private var invalidEscape: Diagnostic {
        let rest = file.text(in: offset..<lineRange.upperBound)
        let start = rest.hasPrefix("\\") ? offset : max(contextOffset, offset - 2)
        let escape = file.text(in: start..<lineRange.upperBound).unicodeScalars.prefix(2)
        return YAMLCodes.invalidEscape(String(escape), at: file.span(start..<start + Substring(escape).utf8.count))
    }
}

// MARK: - Locations

extension SyntaxProblem {
    private var offset: Int { min(problem.offset, range.upperBound) }

    private var contextOffset: Int { min(problem.contextOffset ?? offset, range.upperBound) }

    private var here: SourceSpan { scalar(at: offset) }

    private var context: SourceSpan? { problem.contextOffset.map { scalar(at: $0) } }

    private var line: SourceSpan { file.span(lineRange) }

    private var isDirective: Bool { file.text(in: lineRange).hasPrefix("%") }

    private func scalar(at offset: Int) -> SourceSpan {
        file.span(offset..<offset + scalarText(at: offset).utf8.count)
    }

    /// The scalar at an offset, empty at the end of the text.
    private func scalarText(at offset: Int) -> String {
        String(file.text(in: offset..<range.upperBound).unicodeScalars.prefix(1))
    }

    private var lineRange: Range<Int> { lineRange(of: offset) }

    /// The part of an offset's line that belongs to the text, without the line break.
    private func lineRange(of offset: Int) -> Range<Int> {
        let number = file.position(of: offset).line
        let start = file.lineStarts[number - 1]
        let end = start + (file.line(number)?.utf8.count ?? 0)
        return max(start, range.lowerBound)..<max(offset, min(end, range.upperBound))
    }

    /// The first tab of the problem's line if it is part of the indentation and the cause.
    private var indentationTab: Range<Int>? {
        let indentation = file.text(in: lineRange).utf8.prefix { $0 == 0x20 || $0 == 0x09 }
        guard let tab = indentation.firstIndex(of: 0x09) else { return nil }
        let start = lineRange.lowerBound + indentation.distance(from: indentation.startIndex, to: tab)
        let end = lineRange.lowerBound + indentation.count
        return problem.offset <= end ? start..<start + 1 : nil
    }

    /// All tabs that indent the line of `first` and the lines below it.
    private func tabsInIndentation(from first: Range<Int>) -> [SourceSpan] {
        var tabs: [SourceSpan] = []
        var isIndentation = true
        for (index, byte) in file.text(in: first.lowerBound..<range.upperBound).utf8.enumerated() {
            if byte == 0x09, isIndentation {
                tabs.append(file.span(first.lowerBound + index..<first.lowerBound + index + 1))
            }
            isIndentation = byte == 0x0A || isIndentation && (byte == 0x09 || byte == 0x20)
        }
        return tabs
    }
}
