package import Content
package import Languages

/// The editions of a site in both languages of the project's own notes.
extension Editions {
    package static let ofBothLanguages = Editions(
        [.english, .simplifiedChinese], sideBySide: [.english, .simplifiedChinese], hasTraditional: true)
}

extension Edition {
    package static let both = Editions.ofBothLanguages.all.last ?? Editions.ofBothLanguages.first
    package static let traditional = Editions.ofBothLanguages.traditional ?? Editions.ofBothLanguages.first

    package static func language(_ language: Language) -> Edition { Editions.ofBothLanguages[language] }
}

extension Route {
    /// A page in one language.
    package init(_ language: Language, _ slug: String) { self.init(Editions.ofBothLanguages[language], slug) }
}
