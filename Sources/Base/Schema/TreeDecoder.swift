package import DataTree
package import Diagnostics

/// State that a language keeps while it decodes one tree.
package protocol DecodingContext: Sendable {
    /// The versions of the thing described in which a key has a meaning.
    associatedtype Availability: Hashable, Sendable
    /// The codes and wordings of problems with plain values and mappings.
    static var codes: SchemaCodes { get }
    /// Whether a stranger has written the tree, so that the owner's keys are ignored.
    var isUntrusted: Bool { get }
    /// Called for each key in the tree that not every version has.
    mutating func noteUse(of key: String, in versions: Availability, at span: SourceSpan)
    /// The reason why the language lacks a key that people may expect; nil for a misspelt key.
    /// - Parameter owner: the name of the mapping with the key in messages.
    static func refusal(of key: String, in owner: String, at span: SourceSpan) -> Diagnostic?
    /// The refusal of a word written as the value of a key.
    static func refusal(ofWord word: String, as key: String, at span: SourceSpan) -> Diagnostic?
}

extension ClosedContext {
    package var isUntrusted: Bool { false }
}

extension DecodingContext {
    package static func refusal(of key: String, in owner: String, at span: SourceSpan) -> Diagnostic? { nil }
    package static func refusal(ofWord word: String, as key: String, at span: SourceSpan) -> Diagnostic? { nil }
}

/// The walk through one data tree: the current position, the problems, and the context of the language.
package struct TreeDecoder<Context: DecodingContext>: Sendable {
    package var context: Context
    package var diagnostics: [Diagnostic] = []
    /// The way from the top of the tree to the node being decoded.
    package private(set) var steps: [PathStep] = []
    /// The key whose value is being decoded, for messages.
    package private(set) var subject: String
    /// The owner's keys in a stranger's tree, as paths such as "figures.chart.command".
    package private(set) var ignored: [Located<String>] = []

    /// - Parameter subject: the name of the whole tree in messages.
    package init(_ context: Context, subject: String) {
        self.context = context
        self.subject = subject
    }

    package var codes: SchemaCodes { Context.codes }

    package mutating func report(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }

    /// Reports a value of another type than the one wanted, such as "a list of views".
    package mutating func reportWrongType(_ wanted: Message, found node: DataNode) {
        report(codes.wrongType(subject, wanted, found: node))
    }

    /// Reports a word that cannot be the value of the key.
    package mutating func reportUnknownWord(
        _ text: String, allowed: [String], at span: SourceSpan, wanted: Message? = nil
    ) {
        report(
            Context.refusal(ofWord: text, as: subject, at: span)
                ?? codes.unknownWord(text, of: subject, allowed: allowed, at: span, wanted: wanted))
    }

    /// Does something one step further inside the tree.
    ///
    /// - Parameter name: the name of the place in messages; nil for its key, or in a list for the name of the list.
    package mutating func inside<Result>(
        _ step: PathStep, as name: String? = nil, _ body: (inout TreeDecoder) -> Result
    ) -> Result {
        let outer = subject
        if let name { subject = name } else if case .key(let key) = step { subject = key }
        steps.append(step)
        defer {
            steps.removeLast()
            subject = outer
        }
        return body(&self)
    }

    /// Decodes a mapping into a draft by a table of keys; a null represents an empty mapping.
    ///
    /// - Parameter other: handles an entry that the table does not know; returns false for an unknown entry. The keys
    ///   that it handles are listed in `alsoAllowed`.
    package mutating func decodeObject<Draft>(
        _ node: DataNode, into draft: inout Draft, _ keys: [SchemaKey<Draft, Context>], alsoAllowed: [String] = [],
        other: (DataNode.Entry, inout Draft, inout TreeDecoder) -> Bool = { _, _, _ in false }
    ) {
        switch node.content {
        case .null: return
        case .mapping(let entries):
            for entry in entries where !decode(entry, into: &draft, keys) && !other(entry, &draft, &self) {
                let known = keys.filter { $0.entry.isSupported }.map { $0.entry.name } + alsoAllowed
                report(
                    Context.refusal(of: entry.key, in: subject, at: entry.keySpan)
                        ?? codes.unknownProperty(entry.key, of: subject, allowed: known, at: entry.keySpan))
            }
        case .scalar, .list:
            reportWrongType("a mapping of properties", found: node)
        }
    }

    /// Decodes an entry with the key that has its name; false when there is none.
    private mutating func decode<Draft>(
        _ entry: DataNode.Entry, into draft: inout Draft, _ keys: [SchemaKey<Draft, Context>]
    ) -> Bool {
        guard let key = keys.first(where: { $0.entry.name == entry.key }) else { return false }
        if context.isUntrusted, key.entry.author == .owner {
            let path = steps.compactMap { if case .key(let key) = $0 { key } else { nil } } + [entry.key]
            ignored.append(Located(path.joined(separator: "."), at: entry.keySpan))
            return true
        }
        guard key.entry.isSupported else {
            report(codes.notSupportedYet(entry.key, at: entry.keySpan))
            return true
        }
        if let versions = key.entry.versions { context.noteUse(of: entry.key, in: versions, at: entry.keySpan) }
        inside(.key(entry.key)) { key.decode(entry.value, &draft, &$0) }
        return true
    }
}
