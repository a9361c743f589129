import Content
import Languages
import Templates

/// What the template "search" is told about the pages that are found from an edition.
struct SearchFields {
    /// Nil for pages that belong to no edition.
    let edition: Edition?

    /// Adds the fields to those of a page.
    func append(to fields: inout TemplateValue.Fields) {
        fields.append("searchLanguages", .text(languages.joined(separator: " ")))
        fields.append("searchOthers", .text(others.joined(separator: " ")))
        fields.append("searchFolder", .text(folder))
        fields.append("searchApart", .text(apart.map { $0.slug + ".html" }.joined(separator: " ")))
    }

    /// The indexes that are asked first. Readers of the traditional script may ask for words of either side of the strait.
    private var languages: [String] {
        switch edition {
        case .language(let language): [language.tag]
        case .traditional: [Edition.traditional.folder, Language.simplifiedChinese.tag]
        case .both, nil: Language.ofNotes.map { $0.tag }
        }
    }

    /// The indexes that are asked when those find no page with all words: somebody may ask in another language, or in
    /// the words of the other side of the strait. Their pages stand in folders of their own.
    private var others: [String] {
        let nearest = edition == .language(.simplifiedChinese) ? Edition.monolingual.reversed() : Edition.monolingual
        return nearest.map { $0.folder }.filter { !languages.contains($0) }
    }

    /// Where the pages stand that are found; empty where that is the folder of the language that found them.
    private var folder: String { edition?.folder ?? "" }

    /// The pages that stand only in the folders of their languages; the one with everything is not found at all.
    private var apart: [GeneratedPage] {
        let found = GeneratedPage.allCases.filter { $0 != .singlePage }
        return edition.map { edition in found.filter { !$0.editions.contains(edition) } } ?? []
    }
}
