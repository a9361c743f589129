package import LayoutEngine

/// The keys of one kind of mapping, such as those of every view, or those that a table adds.
package struct SchemaSection: Hashable, Sendable {
    /// The class key or the key that holds the mapping, such as "tableView" or "statusBar".
    package let name: String
    package let documentation: Localized
    /// In the order of the reference page.
    package let entries: [SchemaEntry]

    package init(_ name: String, _ documentation: Localized, _ entries: [SchemaEntry]) {
        self.name = name
        self.documentation = documentation
        self.entries = entries
    }
}
