/// A text in both languages of the project; neither is derived from the other.
package struct Localized: Hashable, Sendable {
    package let english: String
    /// Simplified Chinese.
    package let chinese: String

    package init(_ english: String, _ chinese: String) {
        self.english = english
        self.chinese = chinese
    }
}
