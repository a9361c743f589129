/// How far a note is there in both languages.
package struct NoteCoverage: Hashable, Sendable {
    /// The page's name without ending.
    package let slug: String
    /// The number of sections in English; nil without an English note.
    package let english: Int?
    /// The same in Chinese.
    package let chinese: Int?
    /// How many sections one language lacks, has elsewhere, or has at another level.
    package let unmatched: Int
}
