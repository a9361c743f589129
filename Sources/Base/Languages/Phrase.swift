/// A text that is not yet in any language: a key of the words files and the values for the placeholders of its text.
///
/// The pure part of the tool creates phrases, `Words` turns them into text.
package struct Phrase: Hashable, Sendable {
    /// The path of the text in a words file, such as "terms.statusBar".
    package let key: String
    package let arguments: [Argument]

    /// A value that replaces `{name}`.
    package struct Argument: Hashable, Sendable {
        package let name: String
        package let value: Value

        package init(_ name: String, _ value: Value) {
            self.name = name
            self.value = value
        }
    }

    package enum Value: Hashable, Sendable {
        /// A text that is equal in every language, such as a number or a name from code.
        case text(String)
        /// A phrase in the language of the enclosing one.
        case phrase(Phrase)
        /// A number of things, which may also decide the form of the text (`one`, `other`).
        case count(Int)
    }

    package init(_ key: String, _ arguments: [Argument] = []) {
        self.key = key
        self.arguments = arguments
    }
}
