import Content
import Languages
import Templates

/// The fields of the template "search" about the pages that are found from an edition.
struct SearchFields {
    /// Nil for pages that belong to no edition.
    let edition: Edition?
    let map: SiteMap

    /// Adds the fields to the fields of a page.
    func append(to fields: inout TemplateValue.Fields) {
        fields.append("searchLanguages", .text(languages.joined(separator: " ")))
        fields.append("searchOthers", .text(others.joined(separator: " ")))
        fields.append("searchFolder", .text(folder))
        fields.append("searchApart", .text(apart.map { $0.slug + ".html" }.joined(separator: " ")))
    }

    /// The indexes that are asked first; none where the site has no search. Readers of the traditional script may ask for words
    /// of either side of the strait.
    private var languages: [String] {
        guard map.has(.search) else { return [] }
        return switch edition?.kind {
        case .language: [edition?.name ?? ""]
        case .traditional: [edition?.name ?? "", edition?.language.tag ?? ""]
        case .both: [edition?.language, edition?.translation].compactMap { $0?.tag }
        case nil: map.editions.languages.map { $0.tag }
        }
    }

    /// The indexes that are asked when those find no page with all words: a reader may search in another language, or in the
    /// words of the other side of the strait. Their pages are in folders of their own.
    private var others: [String] {
        let monolingual = map.editions.monolingual
        let isConverted = monolingual.contains { $0.kind == .traditional && $0.language == edition?.language }
        let nearest = isConverted && edition?.kind == .language ? monolingual.reversed() : monolingual
        return nearest.map { $0.name }.filter { !languages.contains($0) }
    }

    /// The folder of the pages that are found; empty where that is the folder of the language that found them.
    private var folder: String {
        guard let edition else { return "" }
        return edition.folder.isEmpty ? "." : edition.folder
    }

    /// The pages that are only in the folders of their languages; the one with everything is not found at all.
    private var apart: [GeneratedPage] {
        guard let edition else { return [] }
        let found = map.navigation.generated.filter { $0.isPage && $0 != .singlePage }
        return found.filter { !$0.editions(of: map.editions).contains(edition) }
    }
}
