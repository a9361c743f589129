import Content
import Diagnostics
import Languages
import Markdown

/// Resolves the fences, links, pictures and quoted values in the texts of notes on a page.
struct NoteResolver: Sendable {
    let plan: PagePlan
    let references: LinkReader
    let fences: FenceResolver
    let attachments: Attachments
    /// The glossary of the site; nil where it has none.
    var glossary: Glossary?

    /// The text of a note, or of some of its blocks; without a first heading that only repeats the title.
    ///
    /// - Parameters:
    ///   - shown: the parts of its fences.
    ///   - other: the note that is on the page already, whose ids are taken.
    func text(
        of note: Note, _ blocks: [Block]? = nil, on page: PagePlan.NotePage, fences shown: [SourceSpan: any FigurePart],
        beside other: Note? = nil
    ) -> NoteText {
        var text = NoteText(
            note: note, document: document(of: note, blocks),
            takenAnchors: other.map { Set($0.document.ids(HTMLOptions())) }, fences: shown,
            links: links(of: note, on: page.route), names: names(of: note), images: images(of: note),
            values: values(of: note, on: page))
        text.glossary = glossary
        if let glossary, note.slug != glossary.slug {
            text.glossaryPage = plan.route(
                Route(plan.editions[note.language], glossary.slug), from: page.route.edition, writtenIn: note.language)
        }
        return text
    }

    // MARK: - Names

    /// The texts of links of DocC without words of their own, by their places: the title of the page or of its section.
    func names(of note: Note) -> [SourceSpan: String] {
        var names: [SourceSpan: String] = [:]
        for link in note.references.links where link.text.hasPrefix("doc:") {
            guard case .page(let route, let fragment) = references.target(of: link.text, in: note),
                let target = plan.notes[route.slug].flatMap({ notes in
                    notes.first { $0.language == note.language } ?? notes.first
                })
            else { continue }
            let heading = fragment.flatMap { fragment in
                Outline(target.document).entries.first { $0.anchor == fragment }
            }
            names[link.span] = heading.map { PlainText.of($0.title) } ?? target.title
        }
        return names
    }

    /// The text of a note that is shown where there is no page.
    func text(ofMissingPage note: Note) -> NoteText? {
        let edition = plan.editions[note.language]
        return PagePlan.NotePage(of: [note], [:], on: Route(edition, note.slug), in: edition).map { page in
            var position = FenceResolver.Position(route: page.route, language: note.language)
            return text(of: note, on: page, fences: fences.parts(of: note, at: &position))
        }
    }

    // MARK: - The title

    /// The heading that repeats the title, where the note begins with one, as an index of blocks. The title was taken from it,
    /// or has the same words.
    private func titleHeading(of note: Note) -> Int? {
        guard let index = note.document.openingHeading, case .heading(let heading) = note.document.blocks[index],
            PlainText.of(heading.content) == note.title
        else { return nil }
        return index
    }

    /// The note, or some of its blocks. A first heading that repeats the title becomes a block that shows nothing, so that the
    /// others keep their indices.
    private func document(of note: Note, _ blocks: [Block]?) -> MarkdownDocument {
        if let blocks { return MarkdownDocument(blocks: blocks, footnotes: note.document.footnotes) }
        guard let index = titleHeading(of: note) else { return note.document }
        var blocks = note.document.blocks
        blocks[index] = .html([], blocks[index].span)
        return MarkdownDocument(blocks: blocks, footnotes: note.document.footnotes)
    }

    /// The anchor of a first heading that is not shown.
    func openingAnchor(of note: Note) -> String? {
        guard let index = titleHeading(of: note), case .heading(let heading) = note.document.blocks[index] else {
            return nil
        }
        return heading.anchor
    }

    /// The headings of levels 2 and 3 among some blocks of a note.
    ///
    /// - Parameter language: if it is not the language of the page's text.
    func outline(of note: Note, in blocks: Range<Int>, language: Language? = nil) -> [OutlineEntry] {
        let hidden = titleHeading(of: note)
        return blocks.compactMap { index in
            guard index != hidden, case .heading(let heading) = note.document.blocks[index],
                (2...3).contains(heading.level)
            else { return nil }
            let title = PlainText.of(heading.content) { fences.quotedText($0, at: $1, in: note.language) }
            return OutlineEntry(level: heading.level, id: heading.anchor, title: title, language: language)
        }
    }

    // MARK: - References

    private func links(of note: Note, on route: Route) -> [SourceSpan: NoteText.Target] {
        var links: [SourceSpan: NoteText.Target] = [:]
        for link in note.references.links {
            switch references.target(of: link.text, in: note) {
            case .page(let target, let fragment):
                links[link.span] = .page(
                    plan.route(target, from: route.edition, writtenIn: note.language), fragment: fragment)
            case .attachment(let path) where attachments.paths.contains(path) && !attachments.isPublished(path):
                links[link.span] = .nowhere
            case .attachment(let path):
                links[link.span] = .file(Attachments.outputPath(path), isSaved: attachments.isSaved(path))
            case .unnamed: links[link.span] = .nowhere
            case .empty, .absolute, .outside: links[link.span] = .broken
            case .external, .refused: break
            }
        }
        return links
    }

    private func images(of note: Note) -> [SourceSpan: HTMLOptions.ShownImage] {
        var images: [SourceSpan: HTMLOptions.ShownImage] = [:]
        for image in note.references.images {
            switch references.target(of: image.text, in: note) {
            case .attachment(let path) where attachments.isPublished(path):
                images[image.span] = .file(Attachments.outputPath(path), attachments.imageSize(of: path))
            case .external:
                let isInLink = note.references.imagesInLinks.contains(image.span)
                images[image.span] = isInLink ? .description : .link(NoteText.addressElsewhere(image.text))
            case .attachment, .page, .empty, .absolute, .outside, .refused, .unnamed: images[image.span] = .missing
            }
        }
        return images
    }

    private func values(of note: Note, on page: PagePlan.NotePage) -> [SourceSpan: NoteText.QuotedValue] {
        var values: [SourceSpan: NoteText.QuotedValue] = [:]
        for placeholder in note.placeholders {
            guard let quotation = fences.figures.quotation(placeholder, in: note.language) else { continue }
            values[placeholder.span] = NoteText.QuotedValue(
                text: quotation.text,
                target: home(of: quotation.id, page).map { .page($0, fragment: quotation.anchor) },
                isExtrapolated: quotation.isExtrapolated,
                figure: quotation.isForMyDevice && !shows(quotation.id, page) ? quotation.id : nil)
        }
        return values
    }

    /// The page that shows a figure: the one that quotes it, where that does.
    private func home(of id: String, _ page: PagePlan.NotePage) -> Route? {
        shows(id, page) ? page.route : plan.route(of: id, in: page.route.edition)
    }

    /// Whether a page shows a figure or an audit itself, though another page may have shown it first.
    private func shows(_ id: String, _ page: PagePlan.NotePage) -> Bool {
        page.notes.contains { note in
            note.figureFences.contains { fences.id(shownBy: $0.span) == id }
        }
    }
}
