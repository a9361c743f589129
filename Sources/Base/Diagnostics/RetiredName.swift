/// A name that earlier versions of the tool had: a key, a word, an option or a field. Where it is still written, the answer says
/// that it is gone and what to do instead.
package struct RetiredName: Hashable, Sendable {
    /// The first version without it.
    private let version: String
    /// A sentence without its full stop.
    private let instead: Message

    package init(since version: String, instead: Message) {
        self.version = version
        self.instead = instead
    }

    package func wording(of name: String) -> Message { "'\(name)' is gone since \(version); \(instead)" }
}
