package import DataTree
import Diagnostics

extension DataNode {
    /// Whether a mapping has neither a key nor a misspelling of it, which is reported as one.
    ///
    /// - Parameter known: the keys that the mapping may have.
    package func lacks(_ key: String, among known: [String]) -> Bool {
        self[key] == nil
            && !(entries ?? []).contains { entry in
                !known.contains(entry.key) && SpellingSuggestion.nearest(to: entry.key, among: known)?.word == key
            }
    }
}
