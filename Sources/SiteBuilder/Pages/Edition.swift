/// A version of the site that one can stay in while reading.
enum Edition: Hashable, Sendable {
    case language(Language)
    /// Both languages, section by section beside each other; English comes first and speaks in the frame.
    case both

    /// In the order in which switches show them.
    static let all: [Edition] = Language.allCases.map { .language($0) } + [.both]

    /// The folder of its pages.
    var folder: String {
        switch self {
        case .language(let language): language.tag
        case .both: "both"
        }
    }

    /// The language of the frame, and of what is shown only once.
    var language: Language {
        switch self {
        case .language(let language): language
        case .both: .english
        }
    }

    /// The language that stands beside the frame's.
    var translation: Language? { self == .both ? language.other : nil }
}
