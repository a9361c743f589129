import Diagnostics
import YAML

/// Splits a note into its head and its body.
enum FrontMatterReader {
    /// The head, read, and the UTF-8 offset at which the body begins.
    struct Split: Sendable {
        var matter = FrontMatter()
        var bodyStart = 0
        /// True when the head could not be read to its end, so that nothing may be said to be missing.
        var isBroken = false
    }

    /// Reads the head of a note.
    ///
    /// A head stands between two lines `---`, as Jekyll writes it, or above one such line, as older Hexo does. A note
    /// that begins with a thematic break has none: the line after the first `---` then is no `key:`.
    static func split(_ file: SourceFile) -> Diagnosed<Split> {
        let opensWithMark = isMark(file, line: 1)
        let firstKeyLine = firstFilledLine(of: file, from: opensWithMark ? 2 : 1)
        guard let key = file.line(firstKeyLine).flatMap(keyName), opensWithMark || FrontMatter.isUsual(key) else {
            guard opensWithMark, let list = list(in: file) else { return Diagnosed(Split()) }
            return Diagnosed(Split(isBroken: true), [NoteCodes.frontMatterIsList(at: list)])
        }
        guard let end = closingLine(of: file, from: firstKeyLine, limit: opensWithMark ? .max : 40) else {
            return Diagnosed(Split(), opensWithMark ? [NoteCodes.frontMatterUnclosed(file)] : [])
        }
        let start = file.lineStarts[opensWithMark ? 1 : 0]
        var split = Split(bodyStart: end < file.lineStarts.count ? file.lineStarts[end] : file.utf8Count)
        var diagnostics: [Diagnostic] = []
        let nodes = YAMLParser.parse(file, in: start..<file.lineStarts[end - 1]).unwrap(into: &diagnostics)
        split.isBroken = diagnostics.contains { $0.severity == .error }
        let decoded = nodes.first.map { FrontMatter.decode($0) } ?? Diagnosed(FrontMatter())
        split.matter = decoded.value
        if !split.isBroken { diagnostics += decoded.diagnostics }
        return Diagnosed(split, diagnostics)
    }

    /// The first line of a list that stands between two lines `---` without any space; nil where there is none.
    private static func list(in file: SourceFile) -> SourceSpan? {
        guard let text = file.line(2), text.hasPrefix("- ") || text.hasPrefix("["),
            let end = closingLine(of: file, from: 3, limit: .max),
            !(2..<end).contains(where: { file.line($0)?.allSatisfy { $0 == " " || $0 == "\t" } == true })
        else { return nil }
        return file.span(file.lineStarts[1]..<file.lineStarts[1] + text.utf8.count)
    }

    private static func isMark(_ file: SourceFile, line: Int) -> Bool {
        guard let text = file.line(line) else { return false }
        return text.hasPrefix("---") && text.dropFirst(3).allSatisfy { $0 == " " || $0 == "\t" }
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

    private static func closingLine(of file: SourceFile, from line: Int, limit: Int) -> Int? {
        let last = min(file.lineStarts.count, limit)
        return line <= last ? (line...last).first { isMark(file, line: $0) } : nil
    }
}
