import DataTree
import Diagnostics

/// A list or mapping that has begun and not ended yet.
struct OpenCollection {
    let collection: YAMLEvent.Collection
    let anchor: String?
    private let start: Int
    private var end: Int
    private var items: [DataNode] = []
    private var entries: [DataNode.Entry] = []
    /// The positions of the entries by key, once there are too many to look through.
    private var index: [String: Int] = [:]
    private var key = Key.expected
    private var count = 1
    private var height = 1

    /// The role of a mapping's next value.
    private enum Key {
        /// A key.
        case expected
        /// The value of this key.
        case read(String, SourceSpan)
        /// The value of a key that was refused.
        case refused
    }

    init(_ collection: YAMLEvent.Collection, anchor: String?, start: Int) {
        self.collection = collection
        self.anchor = anchor
        self.start = start
        end = start
    }

    /// Adds the next key or value; `plainText` is the text of an unquoted scalar, which may be null as a value.
    mutating func add(_ built: BuiltNode, plainText: String?) -> Diagnostic? {
        count += built.count
        height = max(height, built.height + 1)
        end = max(end, built.node.span.end)
        guard collection.isMapping else {
            items.append(built.node)
            return nil
        }
        switch key {
        case .expected:
            return addKey(built.node, plainText: plainText)
        case .read(let text, let span):
            entries.append(DataNode.Entry(text, at: span, built.node))
            key = .expected
        case .refused:
            key = .expected
        }
        return nil
    }

    private mutating func addKey(_ node: DataNode, plainText: String?) -> Diagnostic? {
        key = .refused
        guard let text = node.text ?? plainText else {
            return node.isFailedAlias ? nil : YAMLCodes.nonScalarKey(at: node.span)
        }
        guard !text.isEmpty || plainText == nil else { return YAMLCodes.emptyKey(at: node.span) }
        if let first = entry(text) { return YAMLCodes.duplicateKey(text, at: node.span, first: first.keySpan) }
        key = .read(text, node.span)
        return nil
    }

    /// The entry with a key. A mapping has few keys mostly, and then looking at each is faster than hashing.
    private mutating func entry(_ key: String) -> DataNode.Entry? {
        guard entries.count > 16 else { return entries.first { $0.key == key } }
        while index.count < entries.count { index[entries[index.count].key] = index.count }
        return index[key].map { entries[$0] }
    }

    /// The finished node; `end` is the offset after a closing bracket, nil when there is none.
    func close(_ file: SourceFile, at bracketEnd: Int?) -> BuiltNode {
        let content: DataNode.Content = collection.isMapping ? .mapping(entries) : .list(items)
        let span = file.span(start..<max(end, bracketEnd ?? end))
        return BuiltNode(DataNode(content, at: span), count: count, height: height)
    }
}

extension DataNode {
    /// Whether the node replaces an alias that was reported.
    fileprivate var isFailedAlias: Bool {
        if case .null = content { true } else { false }
    }
}
