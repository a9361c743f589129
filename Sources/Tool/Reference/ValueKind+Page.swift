package import Languages
package import Schema

/// The description, on pages, of the values that a key accepts.
extension ValueKind {
    /// The notation of the value, with all words of a choice, where messages list only some.
    package func text(in words: Words) -> String {
        switch self {
        case .plain(let notation): words[notation.documentationKey]
        case .word(let choices): choices.joined(separator: words["pages.separator.items"])
        case .object: words["notations.mapping"]
        case .oneOrMore(.word(let choices)):
            words.text("pages.oneOrList", [.init("one", .text(ValueKind.word(choices).text(in: words)))])
        case .oneOrMore(let kind): words.text("notations.oneOrMore", [.init("one", .text(kind.text(in: words)))])
        case .list(let kind): words.text("notations.list", [.init("item", .text(kind.text(in: words)))])
        case .named(let kind): words.text("notations.named", [.init("item", .text(kind.text(in: words)))])
        case .either(let kind, let other):
            words.text(
                "notations.either",
                [
                    .init("one", .text(kind.text(in: words))), .init("other", .text(words[other.documentationKey])),
                ])
        }
    }

    /// The section whose keys the value has, or that describes its content; nil for a value without structure.
    package var section: String? {
        switch self {
        case .object(let section): section
        case .oneOrMore(let kind), .list(let kind), .named(let kind), .either(let kind, _): kind.section
        case .plain(let notation): Self.sections[notation.name]
        case .word: nil
        }
    }

    /// Whether values contain paths to values, which have a section of their own.
    package var holdsPaths: Bool {
        switch self {
        case .plain(let notation): ["overlay", "axes", "claims", "valuePath"].contains(notation.name)
        case .oneOrMore(let kind), .list(let kind), .named(let kind), .either(let kind, _): kind.holdsPaths
        case .word, .object: false
        }
    }

    /// The sections of the notations that lead to views and controllers.
    private static let sections = ["controller": "root", "rootView": "view", "views": "view", "pinTarget": "pin"]
}
