package import LayoutEngine

/// The keys of one kind of mapping, such as those of every view, or those that a table adds.
package struct SchemaSection: Hashable, Sendable {
    /// The class key or the key that holds the mapping, such as "tableView" or "statusBar".
    package let name: String
    package let documentation: Localized
    /// In the order of the reference page.
    package let entries: [SchemaEntry]
    /// False for classes that nothing computes yet.
    package let isSupported: Bool

    package init(_ name: String, _ documentation: Localized, _ entries: [SchemaEntry], isSupported: Bool = true) {
        self.name = name
        self.documentation = documentation
        self.entries = entries
        self.isSupported = isSupported
    }
}
