package import DataTree

/// A data tree as YAML, in the usual form of scenarios: one key per line, except for values that fit on a line.
///
/// Reading the text gives the same tree; comments are not part of it.
package enum ScenarioText {
    /// Characters of a line that a value may fill, its indentation left out.
    private static let lineLength = 76

    /// The text of a mapping, ending in a line break.
    package static func yaml(_ tree: DataNode) -> String {
        var text = ""
        write(tree, indent: 0, into: &text)
        return text
    }

    /// A value on one line, in the notation of flows: `[0, 64]`, `{name: table, rows: 30}`.
    package static func line(_ node: DataNode) -> String {
        switch node.content {
        case .null: "null"
        case .scalar(let text, let isQuoted): scalar(text, isQuoted: isQuoted)
        case .list(let items): "[" + items.map { line($0) }.joined(separator: ", ") + "]"
        case .mapping(let entries):
            "{" + entries.map { key($0.key) + ": " + line($0.value) }.joined(separator: ", ") + "}"
        }
    }

    /// An entry of a mapping on one line: `frame: [0, 0, 10, 10]`.
    static func flowEntry(_ entry: DataNode.Entry) -> String { key(entry.key) + ": " + line(entry.value) }

    /// Entries of a mapping on lines of their own, without a line break at the end.
    static func block(_ entries: [DataNode.Entry], indent: Int) -> String {
        guard let span = entries.first?.keySpan else { return "" }
        return String(repeating: " ", count: indent) + block(DataNode(.mapping(entries), at: span), indent: indent)
    }

    /// Items of a list on lines of their own, without a line break at the end.
    static func block(_ items: [DataNode], indent: Int) -> String {
        guard let span = items.first?.span else { return "" }
        return String(repeating: " ", count: indent) + block(DataNode(.list(items), at: span), indent: indent)
    }

    /// A value on lines of their own, with the first one not indented, without a line break at the end.
    static func block(_ node: DataNode, indent: Int) -> String {
        var text = ""
        write(node, indent: indent, into: &text)
        return String(text.drop { $0 == " " }.dropLast())
    }

    private static func write(_ node: DataNode, indent: Int, into text: inout String) {
        let margin = String(repeating: " ", count: indent)
        switch node.content {
        case .mapping(let entries) where !entries.isEmpty:
            for (index, entry) in entries.enumerated() {
                if index > 0 || !text.hasSuffix("- ") { text += margin }
                text += key(entry.key) + ":"
                writeValue(entry.value, indent: indent + 2, into: &text)
            }
        case .list(let items) where !items.isEmpty:
            for item in items {
                text += margin + "- "
                let isShort = isOneLine(item) && depthOfMappings(item) <= 1
                if isShort { text += line(item) + "\n" } else { write(item, indent: indent + 2, into: &text) }
            }
        case .null, .scalar, .list, .mapping: text += line(node) + "\n"
        }
    }

    /// Writes the value of a key: on its line if it fits there, else below it.
    private static func writeValue(_ node: DataNode, indent: Int, into text: inout String) {
        if isOneLine(node) {
            text += " " + line(node) + "\n"
        } else {
            text += "\n"
            write(node, indent: indent, into: &text)
        }
    }

    /// Whether the node fits on one line: scalars, short mappings with at most one level of nested mappings, and short lists of
    /// mappings without nested ones.
    private static func isOneLine(_ node: DataNode) -> Bool {
        switch node.content {
        case .null, .scalar: true
        case .list: depthOfMappings(node) <= 1 && line(node).utf8.count <= lineLength
        case .mapping(let entries):
            depthOfMappings(node) <= 2 && line(node).utf8.count <= lineLength
                && entries.allSatisfy { $0.value.entries != nil || isOneLine($0.value) }
        }
    }

    private static func depthOfMappings(_ node: DataNode) -> Int {
        switch node.content {
        case .null, .scalar: 0
        case .list(let items): items.map { depthOfMappings($0) }.max() ?? 0
        case .mapping(let entries): 1 + (entries.map { depthOfMappings($0.value) }.max() ?? 0)
        }
    }

    private static func key(_ text: String) -> String { scalar(text, isQuoted: !isPlain(text)) }

    // MARK: - Scalars

    /// A scalar in quotation marks where it is a text that looks like something else, or has characters of the notation.
    private static func scalar(_ text: String, isQuoted: Bool) -> String {
        isQuoted || !isPlain(text) ? quoted(text) : text
    }

    /// Whether the text needs no quotation marks in a flow.
    private static func isPlain(_ text: String) -> Bool {
        let scalars = Array(text.unicodeScalars)
        guard let first = scalars.first, let last = scalars.last, text != "null", text != "~" else { return false }
        let isStart: Bool =
            switch first {
            case "-": scalars.count > 1 && scalars[1] != " "
            case "?", ":", ",", "[", "]", "{", "}", "#", "&", "*", "!", "|", ">", "'", "\"", "%", "@", "`", " ": false
            default: true
            }
        guard isStart, last != " ", last != ":" else { return false }
        for (index, scalar) in scalars.enumerated() {
            switch scalar {
            case ",", "[", "]", "{", "}", "\n", "\t", "\r", "\u{FEFF}", "\u{85}", "\u{2028}", "\u{2029}": return false
            case ":" where scalars[index + 1] == " ": return false
            case "#" where scalars[index - 1] == " ": return false
            default: if scalar.value < 0x20 || scalar.value == 0x7F { return false }
            }
        }
        return true
    }

    private static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\t": result += "\\t"
            case "\r": result += "\\r"
            case "\u{85}": result += "\\N"
            case "\u{2028}": result += "\\L"
            case "\u{2029}": result += "\\P"
            case "\u{FEFF}": result += "\\uFEFF"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}
