package import DataTree
import Diagnostics

/// Replacements in a YAML text that turn the tree which it holds into another one, so that comments and an author's lines stay.
///
/// Unknown notations may give a text with another tree, or none, so callers that apply edits parse the result again.
package struct TextEdit {
    /// The UTF-8 offsets of the replaced text.
    private let range: Range<Int>
    private let replacement: String

    /// The text with another tree in place of its own.
    ///
    /// - Parameters:
    ///   - old: the tree that was read from the text, with its places.
    ///   - read: the tree in a text; nil for one that does not hold exactly one.
    /// - Returns: the text, edited; rewritten if edits would not give the tree.
    package static func text(
        _ text: String, from old: DataNode, to new: DataNode, read: (String) -> DataNode?
    ) -> String {
        var comparison = TreeEdits(text: Array(text.utf8))
        comparison.compare(old, new)
        let edited = applied(comparison.edits, to: comparison.text)
        if let edited, read(edited)?.encoding == new.encoding { return edited }
        return ScenarioText.yaml(new)
    }

    /// Applies edits; nil for edits that overlap.
    private static func applied(_ edits: [TextEdit], to text: [UInt8]) -> String? {
        var result: [UInt8] = []
        var position = 0
        for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
            guard edit.range.lowerBound >= position, edit.range.upperBound <= text.count else { return nil }
            result += text[position..<edit.range.lowerBound]
            result += edit.replacement.utf8
            position = edit.range.upperBound
        }
        return String(decoding: result + text[position...], as: UTF8.self)
    }

    fileprivate init(_ range: Range<Int>, _ replacement: String) {
        self.range = range
        self.replacement = replacement
    }
}

/// The edits that a comparison of two trees finds.
private struct TreeEdits {
    let text: [UInt8]
    private(set) var edits: [TextEdit] = []

    init(text: [UInt8]) { self.text = text }

    mutating func compare(_ old: DataNode, _ new: DataNode) {
        guard old.encoding != new.encoding else { return }
        switch (old.content, new.content) {
        case (.mapping(let entries), .mapping(let others)) where !entries.isEmpty && !others.isEmpty:
            compare(entries, others, of: old)
        case (.list(let items), .list(let others)) where !items.isEmpty && !others.isEmpty:
            compare(items, others, of: old)
        default: replace(old, by: new)
        }
    }

    // MARK: - Mappings

    private mutating func compare(_ entries: [DataNode.Entry], _ others: [DataNode.Entry], of old: DataNode) {
        guard others.contains(where: { other in entries.contains { $0.key == other.key } }) else {
            return replace(old, by: DataNode(.mapping(others), at: old.span))
        }
        for (index, entry) in entries.enumerated() {
            if let other = others.first(where: { $0.key == entry.key }) {
                compare(entry.value, other.value)
            } else {
                remove(entries.map { ($0.keySpan.start, $0.value) }, index, of: old)
            }
        }
        let added = others.filter { other in !entries.contains { $0.key == other.key } }
        guard !added.isEmpty, let first = entries.first, let last = entries.last else { return }
        if isFlow(old) {
            insert(added.map { ScenarioText.flowEntry($0) }, intoFlow: old)
        } else {
            let lines = added.map { ScenarioText.block([$0], indent: column(of: first.keySpan.start)) }
            insert(lines, behind: end(of: last.value, after: last.keySpan.end))
        }
    }

    // MARK: - Lists

    private mutating func compare(_ items: [DataNode], _ others: [DataNode], of old: DataNode) {
        let prefix = zip(items, others).prefix { $0.encoding == $1.encoding }.count
        let suffix = zip(items.dropFirst(prefix).reversed(), others.dropFirst(prefix).reversed())
            .prefix { $0.encoding == $1.encoding }.count
        let before = Array(items[prefix..<items.count - suffix])
        let after = Array(others[prefix..<others.count - suffix])
        if before.count == 2, after.count == 2, before[0].encoding == after[1].encoding,
            before[1].encoding == after[0].encoding
        {
            exchange(before[0], before[1])
        } else if before.count == after.count {
            for (item, other) in zip(before, after) { compare(item, other) }
        } else if after.isEmpty {
            for index in prefix..<prefix + before.count { remove(items.map { ($0.span.start, $0) }, index, of: old) }
        } else if before.isEmpty, suffix == 0, let last = items.last {
            if isFlow(old) {
                insert(after.map { ScenarioText.line($0) }, intoFlow: old)
            } else {
                let lines = after.map { ScenarioText.block([$0], indent: column(of: old.span.start)) }
                insert(lines, behind: end(of: last, after: last.span.start))
            }
        } else {
            replace(old, by: DataNode(.list(others), at: old.span))
        }
    }

    /// Exchanges two items, with the comments in them.
    private mutating func exchange(_ first: DataNode, _ second: DataNode) {
        let ranges = [first, second].map { $0.span.start..<end(of: $0, after: $0.span.start) }
        let texts = ranges.map { String(decoding: text[$0], as: UTF8.self) }
        edits += [TextEdit(ranges[0], texts[1]), TextEdit(ranges[1], texts[0])]
    }

    // MARK: - Both

    private mutating func replace(_ old: DataNode, by new: DataNode) {
        switch old.content {
        case .null where old.span.range.isEmpty:
            edits.append(TextEdit(old.span.range, " " + ScenarioText.line(new)))
        case .mapping where !isFlow(old), .list where !isFlow(old):
            let range = old.span.start..<end(of: old, after: old.span.start)
            edits.append(TextEdit(range, ScenarioText.block(new, indent: column(of: old.span.start))))
        case .null, .scalar, .mapping, .list: edits.append(TextEdit(old.span.range, ScenarioText.line(new)))
        }
    }

    /// Removes a part of a mapping or list, which is not its only one.
    ///
    /// - Parameter parts: where each begins, its key or itself, and its value.
    private mutating func remove(_ parts: [(start: Int, value: DataNode)], _ index: Int, of owner: DataNode) {
        let part = parts[index]
        let next = index + 1 < parts.count ? parts[index + 1].start : nil
        let end = end(of: part.value, after: part.start)
        if isFlow(owner) {
            let previous = index > 0 ? parts[index - 1].value.span.end : part.start
            edits.append(TextEdit(next.map { part.start..<$0 } ?? previous..<end, ""))
        } else if owner.items == nil, index == 0, let next, isBehindDash(part.start) {
            edits.append(TextEdit(part.start..<next, ""))
        } else {
            edits.append(TextEdit(lineStart(part.start)..<min(text.count, lineEnd(end) + 1), ""))
        }
    }

    private mutating func insert(_ parts: [String], intoFlow owner: DataNode) {
        // The position before the closing bracket and the spaces that precede it.
        var position = max(owner.span.start, owner.span.end - 1)
        while position > owner.span.start, isSpace(text[position - 1]) { position -= 1 }
        edits.append(TextEdit(position..<position, parts.map { ", " + $0 }.joined()))
    }

    private mutating func insert(_ lines: [String], behind end: Int) {
        let position = lineEnd(end)
        edits.append(TextEdit(position..<position, lines.map { "\n" + $0 }.joined()))
    }

    // MARK: - Places

    private func isFlow(_ node: DataNode) -> Bool {
        text.indices.contains(node.span.start) && (text[node.span.start] == 0x7B || text[node.span.start] == 0x5B)
    }

    /// The offset after a value, without the lines that follow it.
    ///
    /// - Parameter start: an offset before it, for a value that is left out.
    private func end(of node: DataNode, after start: Int) -> Int {
        let last: DataNode? =
            switch node.content {
            case .mapping(let entries) where !isFlow(node): entries.last?.value
            case .list(let items) where !isFlow(node): items.last
            case .null, .scalar, .mapping, .list: nil
            }
        if let last { return max(start, end(of: last, after: node.span.start)) }
        var end = node.span.end
        while end > start, isSpace(text[end - 1]) { end -= 1 }
        return max(start, end)
    }

    private func lineStart(_ offset: Int) -> Int {
        var offset = offset
        while offset > 0, text[offset - 1] != 0x0A { offset -= 1 }
        return offset
    }

    /// The offset of the break at the end of a line, or the text's end.
    private func lineEnd(_ offset: Int) -> Int {
        var offset = offset
        while offset < text.count, text[offset] != 0x0A, text[offset] != 0x0D { offset += 1 }
        return offset
    }

    /// The number of spaces before an offset on its line, including dashes among them.
    private func column(of offset: Int) -> Int { offset - lineStart(offset) }

    private func isBehindDash(_ offset: Int) -> Bool { text[lineStart(offset)..<offset].contains(0x2D) }

    private func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D }
}
