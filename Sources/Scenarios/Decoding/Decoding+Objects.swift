import DataTree
import Diagnostics
import LayoutEngine

extension Decoding {
    /// Reads a mapping into a draft by a table of keys; a null stands for an empty mapping.
    ///
    /// - Parameter other: takes an entry that the table does not know, such as a class key; false when it does not
    ///   know it either.
    mutating func readObject<Draft>(
        _ node: DataNode, into draft: inout Draft, _ keys: [SchemaKey<Draft>], alsoAllowed: [String] = [],
        other: (DataNode.Entry, inout Draft, inout Decoding) -> Bool = { _, _, _ in false }
    ) {
        switch node.content {
        case .null: return
        case .mapping(let entries):
            guard isShallow(at: node) else { return }
            for entry in entries {
                guard !read(entry, into: &draft, keys), !other(entry, &draft, &self) else { continue }
                report(
                    .unknownProperty(
                        entry.key, of: subject,
                        allowed: keys.filter { $0.entry.isSupported }.map { $0.entry.name } + alsoAllowed,
                        at: entry.keySpan))
            }
        case .scalar, .list:
            report(.wrongType(subject, "a mapping of properties", found: node))
        }
    }

    /// Reads an entry with the key that has its name; false when there is none.
    private mutating func read<Draft>(
        _ entry: DataNode.Entry, into draft: inout Draft, _ keys: [SchemaKey<Draft>]
    ) -> Bool {
        guard let key = keys.first(where: { $0.entry.name == entry.key }) else { return false }
        guard key.entry.isSupported else {
            report(.notSupportedYet(entry.key, at: entry.keySpan))
            return true
        }
        if key.entry.versions != .always {
            note(DatedUse(name: entry.key, versions: key.entry.versions, span: entry.keySpan))
        }
        inside(.key(entry.key)) { key.read(entry.value, &draft, &$0) }
        return true
    }

    /// False, with a report, when mappings lie too deep in each other.
    private mutating func isShallow(at node: DataNode) -> Bool {
        guard steps.count > Decoding.depthLimit else { return true }
        report(.nestedTooDeeply(at: node.span))
        return false
    }
}
