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
}
