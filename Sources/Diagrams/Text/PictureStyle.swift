import Drawing
import LayoutEngine

/// How everything in a picture is said and shown: its language, and how text is set.
struct PictureStyle {
    let language: Language
    let typesetter: Typesetter

    /// - Parameter language: "en" or "zh-Hans".
    init(language: String, measuring measurer: some TextMeasuring) {
        self.language = Language(tag: language)
        typesetter = Typesetter { measurer.measure($0, font: $1) }
    }
}

/// A language that pictures speak.
enum Language: Hashable, Sendable {
    case english, chinese

    /// Chinese for "zh" and its variants, else English.
    init(tag: String) {
        self = tag.hasPrefix("zh") ? .chinese : .english
    }

    var tag: String { self == .english ? "en" : "zh-Hans" }

    /// The one of two texts that is in this language.
    func callAsFunction(_ english: String, _ chinese: String) -> String {
        self == .english ? english : chinese
    }

    func callAsFunction(_ text: Localized) -> String {
        self(text.english, text.chinese)
    }
}
