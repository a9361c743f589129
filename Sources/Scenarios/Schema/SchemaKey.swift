import DataTree
import LayoutEngine

/// A key of the language together with what reading it does to a draft.
///
/// One table of these is all there is: it validates, sets, suggests and documents.
struct SchemaKey<Draft>: Sendable {
    let entry: SchemaEntry
    /// Reads the value into the draft, or reports why it cannot.
    let read: @Sendable (DataNode, inout Draft, inout Decoding) -> Void

    /// A key whose value, once understood, is stored by `set`.
    init<Value>(
        _ name: String, _ format: ValueFormat<Value>, initial: String? = nil, versions: OSRange = .always,
        _ english: String, _ chinese: String, set: @escaping @Sendable (inout Draft, Value) -> Void
    ) {
        entry = SchemaEntry(
            name, format.kind, initial: initial, versions: versions, Localized(english, chinese))
        read = { node, draft, decoding in
            if let value = format.decode(node, &decoding) { set(&draft, value) }
        }
    }

    /// A word of the language that nothing computes yet.
    static func notYet(
        _ name: String, _ kind: ValueKind, versions: OSRange = .always, _ english: String, _ chinese: String
    ) -> SchemaKey {
        SchemaKey(
            entry: SchemaEntry(name, kind, versions: versions, isSupported: false, Localized(english, chinese)),
            read: { _, _, _ in })
    }

    /// A key that has done its work before a block is read.
    static func resolvedEarlier(
        _ name: String, _ kind: ValueKind, _ english: String, _ chinese: String
    ) -> SchemaKey {
        SchemaKey(entry: SchemaEntry(name, kind, Localized(english, chinese)), read: { _, _, _ in })
    }

    /// The same key for a draft that holds this key's draft.
    func lifted<Outer>(
        _ changing: @escaping @Sendable (inout Outer, (inout Draft) -> Void) -> Void
    ) -> SchemaKey<Outer> {
        let read = read
        return SchemaKey<Outer>(entry: entry) { node, outer, decoding in
            changing(&outer) { read(node, &$0, &decoding) }
        }
    }

    init(entry: SchemaEntry, read: @escaping @Sendable (DataNode, inout Draft, inout Decoding) -> Void) {
        self.entry = entry
        self.read = read
    }
}
