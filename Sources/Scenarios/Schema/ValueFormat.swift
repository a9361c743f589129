import DataTree

/// How a value is written and read.
struct ValueFormat<Value>: Sendable {
    let kind: ValueKind
    /// The value, or nil after reporting what is wrong with it.
    let decode: @Sendable (DataNode, inout Decoding) -> Value?
}

extension ValueFormat {
    /// A mapping whose keys are a section of the language.
    static func object(
        _ section: String, _ initial: Value, _ keys: @autoclosure @escaping @Sendable () -> [SchemaKey<Value>]
    ) -> ValueFormat where Value: Sendable {
        ValueFormat(kind: .object(section)) { node, decoding in
            var draft = initial
            decoding.readObject(node, into: &draft, keys())
            return draft
        }
    }

    /// A list of mappings whose keys are a section of the language; `initial` makes the item at a place.
    static func objects<Item: Sendable>(
        _ section: String, _ keys: @autoclosure @escaping @Sendable () -> [SchemaKey<Item>],
        initial: @escaping @Sendable (Int) -> Item
    ) -> ValueFormat where Value == [Item] {
        ValueFormat(kind: .list(.object(section))) { node, decoding in
            guard let items = node.items else {
                decoding.report(.wrongType(decoding.subject, "a list of mappings", found: node))
                return nil
            }
            return items.enumerated().map { index, item in
                decoding.inside(.index(index)) { decoding in
                    var draft = initial(index)
                    decoding.readObject(item, into: &draft, keys())
                    return draft
                }
            }
        }
    }
}
