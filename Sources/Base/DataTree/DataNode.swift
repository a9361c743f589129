package import Diagnostics

/// A value of a YAML-like data language with its place in the source.
///
/// The host fills it from YAML; nothing here knows the notation. Scalars keep their text as written, so that `os: 11.10` stays
/// "11.10"; the decoder decides what they mean.
package struct DataNode: Sendable {
    package var content: Content
    /// The place of the value in the source.
    package var span: SourceSpan

    package init(_ content: Content, at span: SourceSpan) {
        self.content = content
        self.span = span
    }

    package enum Content: Sendable {
        /// An empty value or a plain `null` or `~`.
        case null
        /// The text of a scalar; a quoted one is text even when it looks like a number.
        case scalar(String, isQuoted: Bool)
        case list([DataNode])
        case mapping([Entry])
    }

    /// A key of a mapping with its value, in source order. Keys of one mapping are unique.
    package struct Entry: Sendable {
        package var key: String
        package var keySpan: SourceSpan
        package var value: DataNode

        package init(_ key: String, at keySpan: SourceSpan, _ value: DataNode) {
            self.key = key
            self.keySpan = keySpan
            self.value = value
        }
    }

    /// The entries of a mapping, or nil for any other value.
    package var entries: [Entry]? {
        if case .mapping(let entries) = content { entries } else { nil }
    }

    /// The items of a list, or nil for any other value.
    package var items: [DataNode]? {
        if case .list(let items) = content { items } else { nil }
    }

    /// The text of a scalar, or nil for any other value.
    package var text: String? {
        if case .scalar(let text, _) = content { text } else { nil }
    }

    /// The value of a key in a mapping.
    package subscript(key: String) -> DataNode? {
        entries?.first { $0.key == key }?.value
    }
}
