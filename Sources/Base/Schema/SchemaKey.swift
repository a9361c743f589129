// Data languages described by tables. In: a data tree with places in its source. Out: a draft, filled key by key, and
// diagnostics. A table of keys defines a language completely: it validates, suggests and sets, and its names are the keys of
// the words that document it.
//
//   SchemaKey      a key, and the effect of its value on a draft
//   ValueFormat    how the value of a key is written, and how it is decoded
//   TreeDecoder    the walk through a tree: the current position, the problems, and the context of the language
//
// This module knows no specific language and no meaning of its words.

package import DataTree

/// A key of a language together with the effect of its value on a draft.
package struct SchemaKey<Draft, Context: DecodingContext>: Sendable {
    package let entry: SchemaEntry<Context.Availability>
    /// Decodes the value into the draft, or reports why it cannot.
    package let decode: @Sendable (DataNode, inout Draft, inout TreeDecoder<Context>) -> Void

    package init(
        _ entry: SchemaEntry<Context.Availability>,
        decode: @escaping @Sendable (DataNode, inout Draft, inout TreeDecoder<Context>) -> Void
    ) {
        self.entry = entry
        self.decode = decode
    }

    /// A key whose value, once understood, is stored by `set`.
    package init<Value>(
        _ name: String, by author: KeyAuthor, _ format: ValueFormat<Value, Context>, initial: String? = nil,
        versions: Context.Availability? = nil, set: @escaping @Sendable (inout Draft, Value) -> Void
    ) {
        self.init(SchemaEntry(name, by: author, format.kind, initial: initial, versions: versions)) {
            node, draft, decoder in
            if let value = format.decode(node, &decoder) { set(&draft, value) }
        }
    }

    /// This key for a draft that contains this key's draft.
    package func lifted<Outer>(
        _ change: @escaping @Sendable (inout Outer, (inout Draft) -> Void) -> Void
    ) -> SchemaKey<Outer, Context> {
        let decode = decode
        return SchemaKey<Outer, Context>(entry) { node, outer, decoder in
            change(&outer) { decode(node, &$0, &decoder) }
        }
    }
}

/// A language whose values reach nothing outside of what is decoded: no file, no program, no address. Anyone may set all of
/// its keys.
package protocol ClosedContext: DecodingContext {}

extension SchemaKey where Context: ClosedContext {
    /// A key whose value, once understood, is stored by `set`.
    package init<Value>(
        _ name: String, _ format: ValueFormat<Value, Context>, initial: String? = nil,
        versions: Context.Availability? = nil, set: @escaping @Sendable (inout Draft, Value) -> Void
    ) {
        self.init(name, by: .anyone, format, initial: initial, versions: versions, set: set)
    }

    /// A word of the language that nothing computes yet; using it is an error.
    package static func notYet(_ name: String, _ kind: ValueKind) -> SchemaKey {
        SchemaKey(SchemaEntry(name, by: .anyone, kind, isSupported: false)) { _, _, _ in }
    }

    /// A key that has done its work before the mapping is decoded.
    package static func resolvedEarlier(_ name: String, _ kind: ValueKind) -> SchemaKey {
        SchemaKey(SchemaEntry(name, by: .anyone, kind)) { _, _, _ in }
    }
}

/// Who may set a key: whoever writes the file, or only somebody whom the builder trusts.
package enum KeyAuthor: Hashable, Sendable {
    /// A stranger may set it: the value is text, a number or a name, and reaches nothing that the file does not hold.
    case anyone
    /// A stranger may set it, within a bound that holds for everybody.
    case within(Bound)
    /// The key starts programs, has files read or published that the notes do not hold, or silences what the builder would see.
    /// In a stranger's file it is ignored.
    case owner

    package enum Bound: String, CaseIterable, Hashable, Sendable {
        /// The value names files of the content folder; others are refused.
        case contentFolder
        /// The value names pages of the site; others are refused.
        case site
    }
}

/// A key as the reference and the JSON Schema describe it.
///
/// `Availability` gives the versions of the described thing in which a key has a meaning; `Never` if keys do not depend on
/// versions.
package struct SchemaEntry<Availability: Hashable & Sendable>: Hashable, Sendable {
    package let name: String
    package let author: KeyAuthor
    package let kind: ValueKind
    /// The default value of a key in its written form; nil if the documentation describes the default.
    package let initial: String?
    /// The versions in which the key exists; nil if it has always existed.
    package let versions: Availability?
    /// Whether the engine supports the word; false for words of the language that nothing computes yet.
    package let isSupported: Bool
    /// The key of its text in the words files; nil when that is among the keys of its section.
    package private(set) var documentationKey: String?

    package init(
        _ name: String, by author: KeyAuthor, _ kind: ValueKind, initial: String? = nil, versions: Availability? = nil,
        isSupported: Bool = true, documentationKey: String? = nil
    ) {
        self.name = name
        self.author = author
        self.kind = kind
        self.initial = initial
        self.versions = versions
        self.isSupported = isSupported
        self.documentationKey = documentationKey
    }

    /// This key in another section than the one that has its text.
    package func documented(in section: String) -> SchemaEntry {
        var entry = self
        entry.documentationKey = "schema.\(section).\(name)"
        return entry
    }
}

/// The keys of one kind of mapping.
package struct SchemaSection<Availability: Hashable & Sendable>: Hashable, Sendable {
    /// The key whose value is the section's mapping, or another name for it; unique in its language.
    package let name: String
    /// The entries in the order of the reference page.
    package let entries: [SchemaEntry<Availability>]

    package init(_ name: String, _ entries: [SchemaEntry<Availability>]) {
        self.name = name
        self.entries = entries
    }
}

// The texts of sections and keys are in the words files, `about` for the section as a whole: `schema: {window: {about: A
// window other than the whole screen., frame: Its frame on the screen.}}`.

extension SchemaSection {
    /// The key of a section's own text in the words files.
    package static func documentationKey(of section: String) -> String { "schema.\(section).about" }

    /// The key of the section's own text in the words files.
    package var documentationKey: String { Self.documentationKey(of: name) }

    /// The key of an entry's text in the words files.
    package func documentationKey(of entry: SchemaEntry<Availability>) -> String {
        entry.documentationKey ?? "schema.\(name).\(entry.name)"
    }
}

extension SchemaSection where Availability == Never {
    /// This section in a language in which keys depend on versions.
    package func widened<Other>() -> SchemaSection<Other> {
        SchemaSection<Other>(
            name,
            entries.map { entry in
                SchemaEntry<Other>(
                    entry.name, by: entry.author, entry.kind, initial: entry.initial, isSupported: entry.isSupported,
                    documentationKey: entry.documentationKey)
            })
    }
}
