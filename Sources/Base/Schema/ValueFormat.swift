package import DataTree
import Diagnostics

/// The notation of a value and its decoder.
package struct ValueFormat<Value, Context: DecodingContext>: Sendable {
    package let kind: ValueKind
    /// Decodes the value; nil after reporting a problem.
    package let decode: @Sendable (DataNode, inout TreeDecoder<Context>) -> Value?

    package init(kind: ValueKind, decode: @escaping @Sendable (DataNode, inout TreeDecoder<Context>) -> Value?) {
        self.kind = kind
        self.decode = decode
    }

    /// A mapping whose keys are a section of the language.
    package static func object(
        _ section: String, _ initial: Value, _ keys: @autoclosure @escaping @Sendable () -> [SchemaKey<Value, Context>]
    ) -> ValueFormat where Value: Sendable {
        ValueFormat(kind: .object(section)) { node, decoder in
            var draft = initial
            decoder.decodeObject(node, into: &draft, keys())
            return draft
        }
    }

    /// A list of mappings whose keys are a section of the language; `initial` creates the item at an index.
    package static func objects<Item: Sendable>(
        _ section: String, _ keys: @autoclosure @escaping @Sendable () -> [SchemaKey<Item, Context>],
        initial: @escaping @Sendable (Int) -> Item
    ) -> ValueFormat where Value == [Item] {
        ValueFormat(kind: .list(.object(section))) { node, decoder in
            guard let items = node.items else {
                decoder.reportWrongType("a list of mappings", found: node)
                return nil
            }
            return items.enumerated().map { index, item in
                decoder.inside(.index(index)) { decoder in
                    var draft = initial(index)
                    decoder.decodeObject(item, into: &draft, keys())
                    return draft
                }
            }
        }
    }
}
