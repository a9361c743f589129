/// A text of the content by language; a language may be missing.
package struct LocalizedText: Hashable, Sendable {
    /// The languages of the content.
    static let languages = ["en", "zh-Hans"]

    package let english: String?
    package let chinese: String?

    package init(english: String? = nil, chinese: String? = nil) {
        self.english = english
        self.chinese = chinese
    }

    /// True when neither language has a text.
    package var isEmpty: Bool { english == nil && chinese == nil }

    /// The text in a language ("en" or "zh-Hans"), else in the other one.
    package func text(in language: String) -> String? {
        language == "en" ? english ?? chinese : chinese ?? english
    }
}
