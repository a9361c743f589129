import DataTree

/// A node with what has to be known to keep aliases in bounds.
struct BuiltNode {
    var node: DataNode
    /// The node and all nodes in it, those behind aliases included.
    let count: Int
    /// Levels of collections: 0 for a scalar, 1 for a list of scalars.
    let height: Int

    init(_ node: DataNode, count: Int = 1, height: Int = 0) {
        self.node = node
        self.count = count
        self.height = height
    }
}
