import DataTree
import Diagnostics
import ScenarioLanguage

/// Claims of one mapping that fail from a version of the system on, each to be kept with the range for which it is right.
///
/// The old claims go under `where os < 26`, the same claims with the current values under `where os >= 26`; if there is such a
/// group beside them already, they are added at its end. All other bytes stay.
struct ClaimRange {
    /// The claims that fail, and the text that would hold.
    struct Failure {
        let span: SourceSpan
        let text: String
    }

    let mapping: DataNode
    /// The first version for which the claims do not hold, as the matrix has it.
    let version: String
    /// The entries of the mapping that move, in its order, with the failures in each of them.
    private var moving: [(entry: DataNode.Entry, failures: [Failure])] = []

    init(mapping: DataNode, version: String) {
        self.mapping = mapping
        self.version = version
    }

    /// Adds a claim that fails.
    mutating func add(_ failure: Failure, to entry: DataNode.Entry) {
        if let index = moving.firstIndex(where: { $0.entry.keySpan == entry.keySpan }) {
            moving[index].failures.append(failure)
        } else {
            moving.append((entry, [failure]))
            moving.sort { $0.entry.keySpan.start < $1.entry.keySpan.start }
        }
    }

    /// The mapping and the entry of it that contain a claim; nil where aliases or other blocks lie between.
    static func place(of span: SourceSpan, in expect: DataNode) -> (mapping: DataNode, entry: DataNode.Entry)? {
        guard let entry = expect.entries?.first(where: { $0.value.span.holds(span) }) else { return nil }
        return ClaimCondition.begins(entry.key) || entry.key.hasPrefix("at ") && entry.value.entries != nil
            ? place(of: span, in: entry.value) : (expect, entry)
    }

    // MARK: - Writing

    /// Nil where the text is of a form that cannot be taken apart without a doubt.
    func fixIt(in file: SourceFile) -> FixIt? {
        let text = ClaimText(file)
        let keys = ClaimCondition.keys(splittingAt: version)
        let (before, from) = (mapping[keys.before], mapping[keys.from])
        guard [before, from].allSatisfy({ $0.map { canTake($0, text) } ?? true }),
            let edits = text.isFlow(mapping)
                ? inFlow(text, keys, before, from) : inBlock(text, keys, before, from)
        else { return nil }
        let names = moving.map { "'\($0.entry.key)'" }.listed()
        return FixIt("keep \(names) under '\(keys.before)', and put what holds now under '\(keys.from)'", edits, .guess)
    }

    /// Whether a group has room for the claims, and none of them yet.
    private func canTake(_ group: DataNode, _ text: ClaimText) -> Bool {
        guard let entries = group.entries, !entries.isEmpty, mapping.span.holds(group.span) else { return false }
        let isFree = !entries.contains { other in moving.contains { $0.entry.key == other.key } }
        return isFree && (!text.isFlow(group) || moving.allSatisfy { text.isPlainLine($0.entry) })
    }

    /// The text of an entry with the current values.
    private func renewed(_ entry: DataNode.Entry, _ failures: [Failure], from start: Int, _ text: ClaimText) -> String {
        var renewed = ""
        var end = start
        for failure in failures.sorted(by: { $0.span.start < $1.span.start }) {
            renewed += text.file.text(in: end..<failure.span.start) + failure.text
            end = failure.span.end
        }
        return renewed + text.file.text(in: end..<max(end, entry.value.span.end))
    }

    // MARK: - Lines

    private func inBlock(
        _ text: ClaimText, _ keys: (before: String, from: String), _ before: DataNode?, _ from: DataNode?
    ) -> [FixIt.Replacement]? {
        var lines: [Range<Int>] = []
        var (old, new): ([String], [String]) = ([], [])
        var indent = ""
        for (entry, failures) in moving {
            guard let range = text.lines(of: entry), let own = text.indent(of: entry) else { return nil }
            indent = own
            let oldLines = text.lines(String(text.file.text(in: range)), without: indent)
            let newText = indent + renewed(entry, failures, from: entry.keySpan.start, text)
            guard let oldLines, let newLines = text.lines(newText, without: indent) else { return nil }
            lines.append(range)
            old += oldLines
            new += newLines
        }
        var edits = lines.map { FixIt.Replacement(text.file.span($0), with: "") }
        var made = ""
        for (key, group, claims) in [(keys.before, before, old), (keys.from, from, new)] {
            guard let group else {
                let inner = claims.map { $0.isEmpty ? "" : indent + "  " + $0 }
                made += ([indent + key + ":"] + inner).map { $0 + text.newline }.joined()
                continue
            }
            guard let edit = text.isFlow(group) ? addition(to: group, claims) : text.addition(to: group, of: claims)
            else { return nil }
            edits.append(edit)
        }
        edits[0] = FixIt.Replacement(edits[0].span, with: made)
        return edits
    }

    // MARK: - Brackets

    private func inFlow(
        _ text: ClaimText, _ keys: (before: String, from: String), _ before: DataNode?, _ from: DataNode?
    ) -> [FixIt.Replacement]? {
        let old = moving.map { String(text.file.text(in: $0.entry.span.range)) }
        let new = moving.map { renewed($0.entry, $0.failures, from: $0.entry.keySpan.start, text) }
        var edits: [FixIt.Replacement] = []
        var made: [String] = []
        for (key, group, claims) in [(keys.before, before, old), (keys.from, from, new)] {
            guard let group else {
                made.append("\(key): {\(claims.joined(separator: ", "))}")
                continue
            }
            guard let edit = addition(to: group, claims) else { return nil }
            edits.append(edit)
        }
        var rest = moving[...]
        if !made.isEmpty, let first = rest.popFirst() {
            edits.insert(FixIt.Replacement(first.entry.span, with: made.joined(separator: ", ")), at: 0)
        }
        for (entry, _) in rest {
            guard let removal = text.removal(of: entry, from: mapping) else { return nil }
            edits.append(FixIt.Replacement(removal, with: ""))
        }
        return edits
    }

    /// The edit that adds claims, each in one line, to a group with brackets.
    private func addition(to group: DataNode, _ claims: [String]) -> FixIt.Replacement? {
        guard let last = group.entries?.last?.value.span else { return nil }
        let place = SourceSpan(file: last.file, range: last.end..<last.end)
        return FixIt.Replacement(place, with: claims.map { ", " + $0 }.joined())
    }
}

/// The lines and brackets that contain claims.
private struct ClaimText {
    let file: SourceFile
    let newline: String
    private let bytes: [UInt8]

    init(_ file: SourceFile) {
        self.file = file
        bytes = Array(file.text.utf8)
        newline = bytes.contains(0x0D) ? "\r\n" : "\n"
    }

    func isFlow(_ mapping: DataNode) -> Bool {
        mapping.span.start < bytes.count && bytes[mapping.span.start] == UInt8(ascii: "{")
    }

    /// Whether an entry means the same within brackets.
    func isPlainLine(_ entry: DataNode.Entry) -> Bool {
        if bytes[entry.span.range].contains(0x0A) { return false }
        guard case .scalar(let text, let isQuoted) = entry.value.content, !isQuoted else { return true }
        return !text.contains { ",[]{}".contains($0) }
    }

    /// The whole lines of an entry that shares them with nothing but a comment; nil else.
    func lines(of entry: DataNode.Entry) -> Range<Int>? {
        guard let indent = indent(of: entry), let newline = bytes[entry.value.span.end...].firstIndex(of: 0x0A)
        else { return nil }
        let tail = bytes[entry.value.span.end..<newline].drop { " \t\r".utf8.contains($0) }
        guard tail.isEmpty || tail.first == UInt8(ascii: "#") else { return nil }
        return entry.keySpan.start - indent.utf8.count..<newline + 1
    }

    /// The lines of a text without what each begins with, empty where they hold nothing else; nil where one begins otherwise.
    func lines(_ text: String, without indent: String) -> [String]? {
        var lines: [String] = []
        for line in text.split(whereSeparator: { $0.isNewline }) {
            if line.hasPrefix(indent) {
                lines.append(String(line.dropFirst(indent.count)))
            } else if line.allSatisfy({ $0 == " " }) {
                lines.append("")
            } else {
                return nil
            }
        }
        return lines
    }

    /// The edit that adds lines at the end of a group of lines.
    func addition(to group: DataNode, of lines: [String]) -> FixIt.Replacement? {
        guard let first = group.entries?.first, let last = group.entries?.last,
            let indent = indent(of: first), let lastLine = self.lines(of: last)
        else { return nil }
        let text = lines.map { ($0.isEmpty ? "" : indent + $0) + newline }.joined()
        return FixIt.Replacement(file.span(lastLine.upperBound..<lastLine.upperBound), with: text)
    }

    /// The white space before an entry in its line; nil if anything else precedes it.
    func indent(of entry: DataNode.Entry) -> String? {
        let start = (bytes[..<entry.keySpan.start].lastIndex(of: 0x0A) ?? -1) + 1
        let indent = bytes[start..<entry.keySpan.start]
        return indent.allSatisfy { $0 == UInt8(ascii: " ") } ? String(decoding: indent, as: UTF8.self) : nil
    }

    /// An entry with the separator from its neighbour; nil if the separator is more than commas and spaces.
    func removal(of entry: DataNode.Entry, from mapping: DataNode) -> SourceSpan? {
        let entries = mapping.entries ?? []
        guard let index = entries.firstIndex(where: { $0.keySpan == entry.keySpan }), entries.count > 1 else {
            return nil
        }
        let range =
            index > 0
            ? entries[index - 1].value.span.end..<entry.span.end : entry.span.start..<entries[1].keySpan.start
        let gap = index > 0 ? range.lowerBound..<entry.span.start : entry.span.end..<range.upperBound
        return bytes[gap].allSatisfy { " ,\r\n".utf8.contains($0) } ? file.span(range) : nil
    }
}

extension DataNode.Entry {
    /// From the key to the end of the value.
    fileprivate var span: SourceSpan {
        SourceSpan(file: keySpan.file, range: keySpan.start..<max(keySpan.end, value.span.end))
    }
}

extension SourceSpan {
    /// Whether another one lies within this one.
    func holds(_ other: SourceSpan) -> Bool {
        file == other.file && start <= other.start && other.end <= end
    }
}
