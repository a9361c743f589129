package import Diagnostics

/// The notation of a key's value, for messages and for the reference page.
package indirect enum ValueKind: Hashable, Sendable {
    /// A value with a notation of its own.
    case plain(Notation)
    /// A word out of a list.
    case word([String])
    /// A mapping with the keys of a section.
    case object(String)
    /// A single value or a list of values.
    case oneOrMore(ValueKind)
    case list(ValueKind)
    /// A mapping of names to values.
    case named(ValueKind)
    /// A value, or a mapping in its place.
    case either(ValueKind, Notation)

    /// A way of writing values.
    package struct Notation: Hashable, Sendable {
        /// Unique among all notations; pages find their text by it.
        package let name: String
        /// The kind in a few words for messages, without article where English needs none: "true or false".
        package let phrase: Message
        /// The names of the numbers of a compound value, in the order in which they are written; else empty.
        package let components: [String]
        /// The words that may be written, in the order of their declaration; empty for most.
        package let words: [String]
        /// Whether this is a single value, which a path can address, rather than a value with a structure of its own.
        package let isSettable: Bool

        package init(
            _ name: String, _ phrase: Message, components: [String] = [], words: [String] = [], isSettable: Bool = true
        ) {
            self.name = name
            self.phrase = phrase
            self.components = components
            self.words = words
            self.isSettable = isSettable
        }

        /// The key of its text in the words files.
        package var documentationKey: String { "notations." + name }
    }

    /// A value with a notation of its own.
    package static func plain(
        _ name: String, _ phrase: Message, components: [String] = [], words: [String] = [], isSettable: Bool = true
    ) -> ValueKind {
        .plain(Notation(name, phrase, components: components, words: words, isSettable: isSettable))
    }

    /// The names of the numbers of a compound value, in the order in which they are written; else empty.
    package var componentNames: [String] {
        if case .plain(let notation) = self { notation.components } else { [] }
    }

    /// The words that may be written, in the order of their declaration; empty for other kinds.
    package var words: [String] {
        switch self {
        case .plain(let notation): notation.words
        case .word(let words): words
        case .object, .oneOrMore, .list, .named, .either: []
        }
    }

    /// Whether this is a plain value, which may be set by its path.
    package var isSettable: Bool {
        switch self {
        case .plain(let notation): notation.isSettable
        case .word: true
        case .object, .oneOrMore, .list, .named, .either: false
        }
    }

    /// The kind in words for messages: "insets [top, left, bottom, right]", "one of portrait or landscape".
    package var phrase: Message {
        switch self {
        case .plain(let notation): notation.phrase
        case .word(let words): "one of \(words.listed(or: true))"
        case .object: "a mapping"
        case .oneOrMore(let kind): "\(kind.phrase), or a list of these"
        case .list(let kind): "a list: \(kind.phrase)"
        case .named(let kind): "a mapping from each name to \(kind.phrase)"
        case .either(let kind, let other): "\(kind.phrase), or \(other.phrase)"
        }
    }
}

extension ValueKind {
    /// `true` or `false`.
    package static let flag = plain("flag", "true or false", words: ["true", "false"])
    /// A number that may have decimals.
    package static let number = plain("number", "a number")
    /// A whole number from 0.
    package static let count = plain("count", "a whole number, 0 or more")
    /// A line of text.
    package static let text = plain("text", "text", isSettable: false)
    package static let name = plain("name", "a name", isSettable: false)
    /// Four distances, three of which may be left out when written as a mapping.
    package static let insets = plain(
        "insets", "insets [top, left, bottom, right], or single edges such as {top: 44}",
        components: ["top", "left", "bottom", "right"])
    package static let rect = plain("rect", "a rect [x, y, width, height]", components: ["x", "y", "width", "height"])
    package static let size = plain("size", "a size [width, height]", components: ["width", "height"])
    package static let point = plain("point", "a point [x, y]", components: ["x", "y"])
}
