import DataTree
import Diagnostics

/// The nodes of a text in one line: plain scalars bare, quoted ones in quotes, each value followed by the
/// source text of its span where that differs.
func nodeText(_ nodes: [DataNode], in file: SourceFile) -> String {
    nodes.map { nodeText($0, in: file) }.joined(separator: " | ")
}

private func nodeText(_ node: DataNode, in file: SourceFile) -> String {
    let source = file.text(in: node.span.range)
    switch node.content {
    case .null: return "null‹\(source)›"
    case .scalar(let text, let isQuoted):
        let shown = isQuoted ? "'\(text)'" : text
        return shown == String(source) ? shown : "\(shown)‹\(source)›"
    case .list(let items): return "[" + items.map { nodeText($0, in: file) }.joined(separator: ", ") + "]‹\(source)›"
    case .mapping(let entries):
        let shown = entries.map { entry in
            let key = file.text(in: entry.keySpan.range) == entry.key ? entry.key : "\(entry.key)‹key›"
            return key + ": " + nodeText(entry.value, in: file)
        }
        return "{" + shown.joined(separator: ", ") + "}‹\(source)›"
    }
}
