package import Diagnostics

extension DataNode {
    /// The value in a few words, for messages: "'high'", "a list of 3", "nothing".
    package var foundPhrase: Message {
        switch content {
        case .null: "nothing"
        case .scalar(let text, _): text.count > 40 ? "'\(text.prefix(39))…'" : "'\(text)'"
        case .list(let items): items.isEmpty ? "an empty list" : "a list of \(items.count)"
        case .mapping(let entries): entries.isEmpty ? "an empty mapping" : "a mapping"
        }
    }

    /// The value in its one-line notation: "[0, 64, 375, 603]".
    package var notation: String {
        switch content {
        case .null: "null"
        case .scalar(let text, _): text
        case .list(let items): "[" + items.map { $0.notation }.joined(separator: ", ") + "]"
        case .mapping(let entries):
            "{" + entries.map { "\($0.key): \($0.value.notation)" }.joined(separator: ", ") + "}"
        }
    }
}
