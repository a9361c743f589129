/// A page with its texts made ready for matching.
struct IndexedPage: Sendable {
    let sections: [Section]
    let filter: PageFilter

    /// A section's heading and text.
    struct Section: Sendable {
        let title: SearchText
        let text: SearchText
        let isEntry: Bool
    }

    init(_ page: SearchPage, _ folding: SearchFolding) {
        sections = page.sections.map {
            Section(
                title: SearchText($0.title, folding), text: SearchText($0.text, folding), isEntry: $0.isEntry)
        }
        var grams: Set<Gram> = []
        for section in sections {
            Gram.insertAll(in: section.title, into: &grams)
            Gram.insertAll(in: section.text, into: &grams)
        }
        filter = PageFilter(grams)
    }
}
