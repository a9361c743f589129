import Languages

/// How far a note is there in both languages.
package struct NoteCoverage: Hashable, Sendable {
    /// The page's name without ending.
    package let slug: String
    /// The number of sections in English; nil without an English note.
    package let english: Int?
    /// The same in Chinese.
    package let chinese: Int?
    /// How many sections one language lacks, has elsewhere, or has at another level.
    package var unmatched = 0
    /// How many English sections have not followed a change of the Chinese ones.
    package var behindInEnglish = 0
    /// The same in Chinese.
    package var behindInChinese = 0
    /// How many sections nobody has compared since both languages changed.
    package var notCompared = 0

    init(slug: String, english: Int?, chinese: Int?) {
        self.slug = slug
        self.english = english
        self.chinese = chinese
    }
}
