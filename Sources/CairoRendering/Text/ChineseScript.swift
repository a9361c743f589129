/// A Chinese script: many characters have a code for both and a form of their own in each.
enum ChineseScript: Hashable, Sendable {
    /// With the forms of the mainland.
    case simplified
    /// With the forms of Taiwan.
    case traditional

    /// The script of a text in a language; a text in English has Chinese names in simplified characters.
    ///
    /// - Parameter language: a BCP 47 tag.
    init(language: String) {
        self = language == "zh-Hant" ? .traditional : .simplified
    }

    /// A BCP 47 tag.
    var tag: String {
        switch self {
        case .simplified: "zh-Hans"
        case .traditional: "zh-Hant"
        }
    }
}
