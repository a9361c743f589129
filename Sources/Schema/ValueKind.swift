/// How the value of a key is written: what messages ask for and what the reference page says.
package indirect enum ValueKind: Hashable, Sendable {
    /// A value with a notation of its own.
    case plain(Notation)
    /// One of some words.
    case word([String])
    /// A mapping with the keys of a section.
    case object(String)
    /// One value or a list of them.
    case oneOrMore(ValueKind)
    case list(ValueKind)
    /// A mapping of names to values.
    case named(ValueKind)
    /// A value, or a mapping in its place.
    case either(ValueKind, Notation)

    /// A way of writing values, in a few words without article where English needs none: "true or false".
    package struct Notation: Hashable, Sendable {
        package let phrase: SchemaText
        /// The names of the numbers of a compound value, in the order in which they are written; else empty.
        package let components: [String]
        /// The words that may be written, in the order of their declaration; empty for most.
        package let words: [String]
        /// True for a single value, which a path can lead to; false for what has a structure of its own.
        package let isSettable: Bool

        package init(
            _ english: String, _ chinese: String, components: [String] = [], words: [String] = [],
            isSettable: Bool = true
        ) {
            phrase = SchemaText(english, chinese)
            self.components = components
            self.words = words
            self.isSettable = isSettable
        }
    }

    /// A value with a notation of its own.
    package static func plain(
        _ english: String, _ chinese: String, components: [String] = [], words: [String] = [], isSettable: Bool = true
    ) -> ValueKind {
        .plain(Notation(english, chinese, components: components, words: words, isSettable: isSettable))
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

    /// True for a plain value, which may be set by its path.
    package var isSettable: Bool {
        switch self {
        case .plain(let notation): notation.isSettable
        case .word: true
        case .object, .oneOrMore, .list, .named, .either: false
        }
    }

    /// What is written, in a few words: "insets [top, left, bottom, right]", "one of portrait or landscape".
    package var phrase: SchemaText {
        switch self {
        case .plain(let notation): notation.phrase
        case .word(let words):
            SchemaText("one of \(words.listed(or: true))", "以下之一：\(words.joined(separator: "、"))")
        case .object: SchemaText("a mapping", "映射")
        case .oneOrMore(let kind):
            SchemaText("\(kind.phrase.english), or a list of such", "\(kind.phrase.chinese)，可写成列表")
        case .list(let kind): SchemaText("a list: \(kind.phrase.english)", "列表，每一项为\(kind.phrase.chinese)")
        case .named(let kind):
            SchemaText("a mapping of names; behind each, \(kind.phrase.english)", "以名称为键的映射，每一项为\(kind.phrase.chinese)")
        case .either(let kind, let other):
            SchemaText(
                "\(kind.phrase.english), or \(other.phrase.english)", "\(kind.phrase.chinese)，或 \(other.phrase.chinese)"
            )
        }
    }
}

extension ValueKind {
    /// `true` or `false`.
    package static let flag = plain("true or false", "true 或 false", words: ["true", "false"])
    /// A number that may have decimals.
    package static let number = plain("a number", "数字")
    /// A whole number from 0.
    package static let count = plain("a whole number from 0", "不小于 0 的整数")
    /// One line of text.
    package static let text = plain("text", "文本", isSettable: false)
    package static let name = plain("a name", "名称", isSettable: false)
    /// Four distances, three of which may be left out when written as a mapping.
    package static let insets = plain(
        "insets [top, left, bottom, right], or single edges such as {top: 44}",
        "内边距 [top, left, bottom, right]，或只写个别边，例如 {top: 44}", components: ["top", "left", "bottom", "right"])
    package static let rect = plain(
        "a rect [x, y, width, height]", "矩形 [x, y, width, height]", components: ["x", "y", "width", "height"])
    package static let size = plain("a size [width, height]", "尺寸 [width, height]", components: ["width", "height"])
    package static let point = plain("a point [x, y]", "点 [x, y]", components: ["x", "y"])
}

extension [String] {
    /// "a, b and c", or "a, b or c"; after the fifth "and 3 more".
    package func listed(or isChoice: Bool = false) -> String {
        if count > 6 { return prefix(5).joined(separator: ", ") + " and \(count - 5) more" }
        guard let last, count > 1 else { return first ?? "" }
        return dropLast().joined(separator: ", ") + (isChoice ? " or " : " and ") + last
    }
}
