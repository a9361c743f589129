import Languages
import Content
import Diagnostics
import Figures
import Markdown
import Templates

/// Turns notes into pages: Markdown into HTML, with figures in place of scenarios and numbers in place of placeholders.
struct NoteRenderer: Sendable {
    let plan: PagePlan
    let fences: FenceRenderer
    let attachments: Attachments
    let templates: TemplateLibrary

    /// The page of a note, ready for its frame.
    func render(_ page: PagePlan.NotePage) -> Diagnosed<Page> {
        if let translation = page.translation {
            return BothRenderer(notes: self, page: page, translation: translation).render()
        }
        var diagnostics: [Diagnostic] = []
        var place = FenceRenderer.Place(route: page.route, language: page.language)
        let shown = fences.html(of: page.note, at: &place).unwrap(into: &diagnostics)
        let html = html(of: page.note, on: page, fences: shown).unwrap(into: &diagnostics)
        let supplement = Supplement.make(for: page, at: &place, with: self).unwrap(into: &diagnostics)
        var result = Page(
            route: page.route, language: page.language, title: page.note.title,
            body: openingAnchor(of: page.note) + supplement.inserted(into: html.blocks) + html.footnotes)
        result.summary = page.note.summary
        result.contentLanguage = page.note.language
        result.outline = page.note.document.blocks.indices.flatMap { index in
            (supplement.outline[index] ?? []) + outline(of: page.note, in: index..<index + 1)
        }
        result.outline += supplement.outline[page.note.document.blocks.count] ?? []
        describe(&result, of: page)
        return Diagnosed(result, diagnostics)
    }

    /// Says where the page stands and what it is made of, which does not depend on how many languages it shows.
    func describe(_ result: inout Page, of page: PagePlan.NotePage) {
        result.editions = Edition.all
        result.sources = page.notes.map { Page.Source($0) }
        result.firstFigure = page.note.fences.lazy.compactMap { fences.index.id(shownBy: $0.span) }.first
    }

    /// The HTML of a note, or of some of its blocks, with a piece per block; an empty one for a first heading that only
    /// repeats the title.
    ///
    /// - Parameter other: the note that stands on the page already, whose ids are taken.
    func html(
        of note: Note, _ blocks: [Block]? = nil, on page: PagePlan.NotePage, fences: [SourceSpan: String],
        beside other: Note? = nil
    ) -> Diagnosed<HTMLDocument> {
        let origin = Route(page.translation == nil ? page.language : note.language, page.route.slug)
        var options = HTMLOptions()
        if let other {
            let taken = Set(Outline(other.document).entries.map { $0.anchor })
            options.headingID = { taken.contains($0) ? note.language.tag + "-" + $0 : $0 }
            options.footnotePrefix = note.language.tag + "-"
        }
        options.backLinkLabel = Word.backToText.text(in: note.language)
        options.headingLinkLabel = Word.linkToSection.text(in: note.language)
        options.cellLanguage = { note.language.foreign(in: $0)?.tag }
        options.codeBlock = { code in (fences[code.span] ?? CodeHTML.html(of: code)).map { Diagnosed($0) } }
        options.placeholder = { _, span in self.fences.quotations[span].map { Diagnosed(valueHTML($0, on: page)) } }
        options.image = { Diagnosed(attachments.html(of: $0, in: note, from: origin, on: page.route)) }
        options.destination = { destination, _ in
            reference(to: destination, from: origin, on: page.route).map { Diagnosed($0) }
        }
        var document = note.document
        if let blocks { document.blocks = blocks }
        return HTMLWriter(options).write(document).map { html in
            var html = html
            if blocks == nil, repeatsTitle(note) { html.blocks[0] = "" }
            return html
        }
    }

    /// True when the note begins with a heading that says its title again.
    private func repeatsTitle(_ note: Note) -> Bool {
        guard case .heading(let heading)? = note.document.blocks.first, heading.level == 1 else { return false }
        return PlainText.of(heading.content) == note.title
    }

    /// The anchor of a first heading that is left out.
    func openingAnchor(of note: Note) -> String {
        guard repeatsTitle(note), case .heading(let heading)? = note.document.blocks.first else { return "" }
        return "<span id=\"\(HTMLEscaping.escaped(heading.anchor))\"></span>\n"
    }

    /// The headings of levels 2 and 3 among some blocks of a note.
    ///
    /// - Parameter language: where it is not that of the page's text.
    func outline(of note: Note, in blocks: Range<Int>, language: Language? = nil) -> [Page.OutlineEntry] {
        note.document.blocks[blocks].compactMap { block in
            guard case .heading(let heading) = block, (2...3).contains(heading.level) else { return nil }
            let title = PlainText.of(heading.content) { _, span in fences.quotations[span]?.text ?? "" }
            return Page.OutlineEntry(level: heading.level, id: heading.anchor, title: title, language: language)
        }
    }

    // MARK: - Links

    /// Where a link leads on this page; nil leaves it as it is written.
    private func reference(to destination: String, from origin: Route, on route: Route) -> String? {
        switch LinkTarget(destination, from: origin) {
        case .page(let target, let fragment):
            let target = plan.route(target, from: route.edition)
            return target == route && fragment != nil
                ? "#" + PercentEncoding.encode((fragment ?? "")[...])
                : route.reference(to: target.path, fragment: fragment)
        case .attachment(let path): return route.reference(to: Attachments.outputPath(path))
        case .external, .empty, .absolute, .outside, .refused: return nil
        }
    }

    private func valueHTML(_ quotation: Quotations.Quotation, on page: PagePlan.NotePage) -> String {
        let text = HTMLEscaping.escaped(quotation.text)
        guard let home = plan.route(of: quotation.id, in: page.route.edition) else {
            return "<span class=\"value\">\(text)</span>"
        }
        let anchor =
            quotation.isOfAudit
            ? AuditFields.anchor(quotation.id)
            : Reason.anchor(of: quotation.id, quotation.reference, in: fences.figures.figure(quotation.id))
        let path = home == page.route ? "" : page.route.reference(to: home.path)
        return "<span class=\"value\"><a href=\"\(path)#\(PercentEncoding.encode(anchor[...]))\">\(text)</a></span>"
    }
}
