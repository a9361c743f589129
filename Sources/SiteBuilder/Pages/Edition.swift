/// A version of the site that one can stay in while reading.
enum Edition: Hashable, Sendable {
    case language(Language)
    /// The Chinese pages in the traditional script, converted when they are finished.
    case traditional
    /// Both languages, section by section beside each other; English comes first and speaks in the frame.
    case both

    /// In the order in which switches show them.
    static let all: [Edition] = monolingual + [.both]
    /// Those in one language.
    static let monolingual: [Edition] = Language.allCases.map { .language($0) } + [.traditional]

    /// The folder of its pages.
    var folder: String {
        switch self {
        case .language(let language): language.tag
        case .traditional: "zh-Hant"
        case .both: "both"
        }
    }

    /// The BCP 47 tag of its text; nil for both.
    var tag: String? { self == .both ? nil : folder }

    /// What switches call it.
    func name(in language: Language) -> String {
        switch self {
        case .language(let own): own.ownName
        case .traditional: "繁體中文"
        case .both: Word.both.text(in: language)
        }
    }

    /// The same where there is little room.
    func shortName(in language: Language) -> String {
        switch self {
        case .language(let own): own.shortName
        case .traditional: "繁"
        case .both: Word.both.text(in: language)
        }
    }

    /// The language of the frame, and of what is shown only once.
    var language: Language {
        switch self {
        case .language(let language): language
        case .traditional: .chinese
        case .both: .english
        }
    }

    /// The language that stands beside the frame's.
    var translation: Language? { self == .both ? language.other : nil }
}
