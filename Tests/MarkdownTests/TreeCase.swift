import Testing

/// A note and the dump of its tree, with the offsets of every node.
struct TreeCase: Sendable, CustomTestStringConvertible {
    let id: String
    let source: String
    let tree: String

    var testDescription: String { id }

    init(_ id: String, _ source: String, _ tree: String) {
        self.id = id
        self.source = source
        self.tree = tree
    }
}
