import DataTree
import Diagnostics
import YAML

/// Splits a note into its head and its body.
enum FrontMatterReader {
    /// The head, read, and the UTF-8 offset at which the body begins.
    struct Split: Sendable {
        var matter = FrontMatter()
        var bodyStart = 0
        /// Whether the head could not be read to its end, so that nothing may be reported as missing.
        var isBroken = false
    }

    /// Reads the head of a note: TOML between two lines `+++` or JSON between braces, as Hugo has them, or YAML.
    static func split(_ file: SourceFile) -> Diagnosed<Split> {
        if isMark(file, line: 1, "+++") { return splitTOML(file) }
        if let first = JSONHead.start(of: file) { return splitJSON(file, from: first) }
        return splitYAML(file)
    }

    /// The head in a mapping, with the problems of its notation.
    private static func split(_ nodes: Diagnosed<DataNode?>, bodyStart: Int) -> Diagnosed<Split> {
        var split = Split(bodyStart: bodyStart)
        var diagnostics: [Diagnostic] = []
        let node = nodes.unwrap(into: &diagnostics)
        split.isBroken = diagnostics.contains { $0.severity == .error }
        let decoded = node.map { FrontMatter.decode($0) } ?? Diagnosed(FrontMatter())
        split.matter = decoded.value
        if !split.isBroken { diagnostics += decoded.diagnostics }
        return Diagnosed(split, diagnostics)
    }

    private static func startOfLine(behind line: Int, in file: SourceFile) -> Int {
        line < file.lineStarts.count ? file.lineStarts[line] : file.utf8Count
    }

    // MARK: - TOML and JSON

    private static func splitTOML(_ file: SourceFile) -> Diagnosed<Split> {
        guard let end = closingLine(of: file, from: 2, limit: .max, "+++") else {
            return Diagnosed(Split(isBroken: true), [NoteCodes.frontMatterUnclosed(file, by: "+++")])
        }
        let head = TOMLReader.read(file, in: file.lineStarts[1]..<file.lineStarts[end - 1])
        return split(head.map { $0 }, bodyStart: startOfLine(behind: end, in: file))
    }

    private static func splitJSON(_ file: SourceFile, from start: Int) -> Diagnosed<Split> {
        guard let end = JSONHead.end(of: file, from: start) else {
            return Diagnosed(Split(isBroken: true), [NoteCodes.frontMatterUnclosed(file, by: "}")])
        }
        // YAML reads JSON.
        let head = YAMLParser.parse(file, in: start..<end).map { $0.first }
        let line = file.position(of: end).line
        let isAlone = file.text(in: end..<startOfLine(behind: line, in: file)).allSatisfy { $0.isWhitespace }
        return split(head, bodyStart: isAlone ? startOfLine(behind: line, in: file) : end)
    }

    // MARK: - YAML

    /// A head is between two lines `---`, as Jekyll writes it, or above one such line, as older Hexo does. A note that begins
    /// with a thematic break has none: the line after the first `---` then is no `key:`.
    private static func splitYAML(_ file: SourceFile) -> Diagnosed<Split> {
        let opensWithMark = isMark(file, line: 1, "---")
        let firstKeyLine = firstFilledLine(of: file, from: opensWithMark ? 2 : 1)
        if opensWithMark, isMark(file, line: firstKeyLine, "---") {
            return Diagnosed(Split(bodyStart: startOfLine(behind: firstKeyLine, in: file)))
        }
        if opensWithMark, let problem = wideColon(in: file, line: firstKeyLine) {
            return Diagnosed(Split(isBroken: true), [problem])
        }
        guard let key = file.line(firstKeyLine).flatMap(keyName), opensWithMark || FrontMatter.isUsual(key) else {
            guard opensWithMark, let list = list(in: file) else { return Diagnosed(Split()) }
            return Diagnosed(Split(isBroken: true), [NoteCodes.frontMatterIsList(at: list)])
        }
        guard let end = closingLine(of: file, from: firstKeyLine, limit: opensWithMark ? .max : 40, "---") else {
            let problems = opensWithMark ? [NoteCodes.frontMatterUnclosed(file, by: "---")] : []
            return Diagnosed(Split(isBroken: opensWithMark), problems)
        }
        let start = file.lineStarts[opensWithMark ? 1 : 0]
        let head = YAMLParser.parse(file, in: start..<file.lineStarts[end - 1]).map { $0.first }
        return split(head, bodyStart: startOfLine(behind: end, in: file))
    }

    /// The colon of an input method behind the first key of a head that is closed.
    private static func wideColon(in file: SourceFile, line: Int) -> Diagnostic? {
        guard let text = file.line(line), let colon = text.firstIndex(of: "：") else { return nil }
        let name = text[..<colon]
        guard !name.isEmpty, name.utf8.allSatisfy({ isNameByte($0) }),
            closingLine(of: file, from: line + 1, limit: line + 40, "---") != nil
        else { return nil }
        let start = file.lineStarts[line - 1] + name.utf8.count
        return NoteCodes.wideColon(behind: name, at: file.span(start..<start + "：".utf8.count))
    }

    /// The first line of a list that is between two lines `---` without any space; nil where there is none.
    private static func list(in file: SourceFile) -> SourceSpan? {
        guard let text = file.line(2), text.hasPrefix("- ") || text.hasPrefix("["),
            let end = closingLine(of: file, from: 3, limit: .max, "---"),
            !(2..<end).contains(where: { file.line($0)?.allSatisfy { $0 == " " || $0 == "\t" } == true })
        else { return nil }
        return file.span(file.lineStarts[1]..<file.lineStarts[1] + text.utf8.count)
    }

    private static func isMark(_ file: SourceFile, line: Int, _ mark: String) -> Bool {
        guard let text = file.line(line) else { return false }
        return text.hasPrefix(mark) && text.dropFirst(3).allSatisfy { $0 == " " || $0 == "\t" }
    }

    private static func firstFilledLine(of file: SourceFile, from line: Int) -> Int {
        var number = line
        while let text = file.line(number), text.allSatisfy({ $0 == " " || $0 == "\t" }) || text.hasPrefix("#") {
            number += 1
        }
        return number
    }

    /// The name before the colon of `name:` or `name: value`; nil when the line is nothing of the kind.
    private static func keyName(_ line: Substring) -> String? {
        guard let colon = line.firstIndex(of: ":") else { return nil }
        let name = line[..<colon]
        let after = line[colon...].dropFirst().first
        let isName = !name.isEmpty && name.utf8.allSatisfy { isNameByte($0) }
        return isName && (after == nil || after == " " || after == "\t") ? String(name) : nil
    }

    private static func isNameByte(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x5F: true
        default: false
        }
    }

    private static func closingLine(of file: SourceFile, from line: Int, limit: Int, _ mark: String) -> Int? {
        let last = min(file.lineStarts.count, limit)
        return line <= last ? (line...last).first { isMark(file, line: $0, mark) } : nil
    }
}

/// Finds a head in JSON.
private enum JSONHead {
    /// The offset of the brace that a note begins with; nil unless a key or a closing brace follows.
    static func start(of file: SourceFile) -> Int? {
        let bytes = file.text.utf8
        let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        let text = bytes.dropFirst(start)
        guard text.first == UInt8(ascii: "{") else { return nil }
        let next = text.dropFirst().first { $0 > 0x20 }
        return next == UInt8(ascii: "\"") || next == UInt8(ascii: "}") ? start : nil
    }

    /// The offset after the brace that closes it.
    static func end(of file: SourceFile, from start: Int) -> Int? {
        var depth = 0
        var isInText = false
        var isEscaped = false
        for (offset, byte) in file.text.utf8.enumerated().dropFirst(start) {
            if isEscaped {
                isEscaped = false
            } else if isInText {
                if byte == UInt8(ascii: "\\") { isEscaped = true }
                if byte == UInt8(ascii: "\"") { isInText = false }
            } else {
                switch byte {
                case UInt8(ascii: "\""): isInText = true
                case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
                case UInt8(ascii: "}"), UInt8(ascii: "]"):
                    depth -= 1
                    if depth == 0 { return offset + 1 }
                default: break
                }
            }
        }
        return nil
    }
}
