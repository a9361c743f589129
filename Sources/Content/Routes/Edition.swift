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
    package static let monolingual: [Edition] = Language.allCases.map { .language($0) } + [.traditional]

    /// The folder of its pages.
    package var folder: String {
        switch self {
        case .language(let language): language.tag
        case .traditional: "zh-Hant"
        case .both: "both"
        }
    }

    /// The BCP 47 tag of its text; nil for both.
    package var tag: String? { self == .both ? nil : folder }

    /// What its language is called in itself; nil for both.
    package var ownName: String? {
        switch self {
        case .language(let own): own.ownName
        case .traditional: "繁體中文"
        case .both: nil
        }
    }

    /// The same where there is little room.
    package var ownShortName: String? {
        switch self {
        case .language(let own): own.shortName
        case .traditional: "繁"
        case .both: nil
        }
    }

    /// The language of the frame, and of what is shown only once.
    package var language: Language {
        switch self {
        case .language(let language): language
        case .traditional: .chinese
        case .both: .english
        }
    }

    /// The language that stands beside the frame's.
    package var translation: Language? { self == .both ? language.other : nil }
}
