package import LayoutEngine

/// What the language says of one key.
package struct SchemaEntry: Hashable, Sendable {
    package let name: String
    package let kind: ValueKind
    /// The value of a key that is left out, as one would write it; nil where the documentation says what happens.
    package let initial: String?
    package let documentation: Localized
    /// The versions of iOS that have the property.
    package let versions: OSRange
    /// False for words of the language that nothing computes yet.
    package let isSupported: Bool

    package init(
        _ name: String, _ kind: ValueKind, initial: String? = nil, versions: OSRange = .always,
        isSupported: Bool = true, _ documentation: Localized
    ) {
        self.name = name
        self.kind = kind
        self.initial = initial
        self.versions = versions
        self.isSupported = isSupported
        self.documentation = documentation
    }
}
