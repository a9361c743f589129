package import Languages

/// A version of the site that one can stay in while reading.
package enum Edition: Hashable, Sendable {
    case language(Language)
    /// The Chinese pages in the traditional script, converted when they are finished.
    case traditional
    /// Both languages, section by section beside each other; English comes first and speaks in the frame.
    case both

    /// In the order in which switches show them.
    package static let all: [Edition] = monolingual + [.both]
    /// Those in one language.
    package static let monolingual: [Edition] = Language.ofNotes.map { .language($0) } + [.traditional]

    /// The folder of its pages.
    package var folder: String {
        switch self {
        case .language(let language): language.tag
        case .traditional: Language.traditionalChinese.tag
        case .both: "both"
        }
    }

    /// The BCP 47 tag of its text; nil for both.
    package var tag: String? { self == .both ? nil : folder }

    /// The language of the frame, and of what is shown only once.
    package var language: Language {
        switch self {
        case .language(let language): language
        case .traditional: .simplifiedChinese
        case .both: .english
        }
    }

    /// The language that stands beside the frame's.
    package var translation: Language? { self == .both ? language.other : nil }
}
