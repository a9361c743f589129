import DataTree
import Diagnostics
import Schema

extension DataNode {
    /// The tree with another value at the end of a path; mappings that are missing on the way are added.
    ///
    /// Added nodes get the span of the value and the key span given, so that problems point at the setting.
    func setting(_ value: DataNode, at steps: ArraySlice<PathStep>, keySpan: SourceSpan) -> DataNode {
        guard let step = steps.first else { return value }
        var node = self
        switch (step, content) {
        case (.index(let index), .list(var items)) where items.indices.contains(index):
            items[index] = items[index].setting(value, at: steps.dropFirst(), keySpan: keySpan)
            node.content = .list(items)
        case (.key("subviews"), .list) where steps.count > 1:
            // A list of views is short for a mapping with subviews.
            return setting(value, at: steps.dropFirst(), keySpan: keySpan)
        case (.key(let key), .list(var items)):
            guard let index = DataNode.component(key, of: items.count) else {
                return DataNode(.mapping([Entry("subviews", at: keySpan, self)]), at: span)
                    .setting(value, at: steps, keySpan: keySpan)
            }
            items[index] = value
            node.content = .list(items)
        case (.key(let key), .mapping(var entries)):
            if let index = entries.firstIndex(where: { $0.key == key }) {
                entries[index].value = entries[index].value.setting(value, at: steps.dropFirst(), keySpan: keySpan)
                entries[index].keySpan = steps.count == 1 ? keySpan : entries[index].keySpan
            } else {
                entries.append(DataNode.entry(key, value, steps, keySpan))
            }
            node.content = .mapping(entries)
        case (.key(let key), _):
            node = DataNode(.mapping([DataNode.entry(key, value, steps, keySpan)]), at: value.span)
        case (.index, _):
            break
        }
        return node
    }

    /// A new entry that holds the rest of a path.
    private static func entry(
        _ key: String, _ value: DataNode, _ steps: ArraySlice<PathStep>, _ keySpan: SourceSpan
    ) -> Entry {
        let empty = DataNode(.null, at: value.span)
        return Entry(key, at: keySpan, empty.setting(value, at: steps.dropFirst(), keySpan: keySpan))
    }

    /// The tree without the entry at the end of a path; unchanged where there is none.
    func removing(at steps: ArraySlice<PathStep>) -> DataNode {
        guard let last = steps.last, case .key(let key) = last, let owner = node(at: steps.dropLast()),
            let entries = owner.entries
        else { return self }
        let rest = DataNode(.mapping(entries.filter { $0.key != key }), at: owner.span)
        return setting(rest, at: steps.dropLast(), keySpan: owner.span)
    }

    /// The position of a component such as `top` or `width` in a list of two or four numbers.
    private static func component(_ name: String, of count: Int) -> Int? {
        let kinds: [ValueKind] = [.insets, .directionalInsets, .rect, .size, .point]
        return kinds.lazy.map { $0.componentNames }.filter { $0.count == count }.compactMap { $0.firstIndex(of: name) }
            .first
    }

    /// The node at the end of a path; nil if the tree does not contain it.
    func node(at steps: ArraySlice<PathStep>) -> DataNode? {
        var node = self
        for step in steps {
            let next: DataNode? =
                switch step {
                case .key("subviews") where node.items != nil: node
                case .key(let key): node[key]
                case .index(let index): node.items.flatMap { $0.indices.contains(index) ? $0[index] : nil }
                }
            guard let next else { return nil }
            node = next
        }
        return node
    }
}
