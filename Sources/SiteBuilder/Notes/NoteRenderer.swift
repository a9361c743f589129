import Diagnostics
import Markdown
import Templates

/// Turns notes into pages: Markdown into HTML, with figures in place of scenarios and numbers in place of placeholders.
struct NoteRenderer: Sendable {
    let plan: PagePlan
    let index: ScenarioIndex
    let auditIndex: AuditIndex
    let figures: [String: Figure]
    let audits: [LaidOutAudit]
    let pictures: [Picture.Key: Picture]
    let quotations: Quotations
    let attachments: Attachments
    let library: TemplateLibrary
    /// Everything reported so far, for figures that could not be made.
    let problems: [Diagnostic]

    /// The page of a note, ready for its frame.
    func render(_ page: PagePlan.NotePage) -> Diagnosed<Page> {
        var diagnostics: [Diagnostic] = []
        let figures = figureHTML(of: page).unwrap(into: &diagnostics)
        let audits = auditHTML(of: page).unwrap(into: &diagnostics)
        var options = HTMLOptions()
        options.backLinkLabel = Word.backToText.text(in: page.language)
        options.codeBlock = { code in (figures[code.span] ?? audits[code.span]).map { Diagnosed($0) } }
        options.placeholder = { _, span in quotations[span].map { Diagnosed(valueHTML($0, on: page)) } }
        options.image = { Diagnosed(attachments.html(of: $0, in: page)) }
        options.destination = { destination, _ in reference(to: destination, from: page).map { Diagnosed($0) } }
        let html = HTMLWriter(options).write(page.note.document).unwrap(into: &diagnostics)
        var result = Page(
            route: page.route, language: page.language, title: page.note.title, body: body(html, of: page.note))
        result.summary = page.note.summary
        result.kicker = page.note.section.title.text(in: page.language)
        result.contentLanguage = page.note.language
        result.outline = outline(of: page.note)
        return Diagnosed(result, diagnostics)
    }

    /// The HTML without a first heading that only repeats the title; its anchor stays.
    private func body(_ html: HTMLDocument, of note: Note) -> String {
        guard case .heading(let heading)? = note.document.blocks.first, heading.level == 1,
            PlainText.of(heading.content) == note.title
        else { return html.html }
        let anchor = "<span id=\"\(HTMLEscaping.escaped(heading.anchor))\"></span>\n"
        return anchor + html.blocks.dropFirst().joined() + html.footnotes
    }

    private func outline(of note: Note) -> [Page.OutlineEntry] {
        Outline(note.document).entries.filter { (2...3).contains($0.level) }.map { entry in
            let title = PlainText.of(entry.title) { _, span in quotations[span]?.text ?? "" }
            return Page.OutlineEntry(level: entry.level, id: entry.anchor, title: title)
        }
    }

    // MARK: - Links

    /// Where a link leads on this page; nil leaves it as it is written.
    private func reference(to destination: String, from page: PagePlan.NotePage) -> String? {
        switch LinkTarget(destination, from: page.route) {
        case .page(let route, let fragment):
            return route == page.route && fragment != nil
                ? "#" + PercentEncoding.encode((fragment ?? "")[...])
                : page.route.reference(to: route.path, fragment: fragment)
        case .attachment(let path): return page.route.reference(to: Attachments.outputPath(path))
        case .external, .empty, .absolute, .outside, .refused: return nil
        }
    }

    private func valueHTML(_ quotation: Quotations.Quotation, on page: PagePlan.NotePage) -> String {
        let text = HTMLEscaping.escaped(quotation.text)
        guard let home = plan.route(of: quotation.id, in: page.language) else {
            return "<span class=\"value\">\(text)</span>"
        }
        let anchor =
            quotation.isOfAudit
            ? AuditFields.anchor(quotation.id)
            : Reason.anchor(of: quotation.id, quotation.reference, in: figures[quotation.id], quotations)
        let path = home == page.route ? "" : page.route.reference(to: home.path)
        return "<span class=\"value\"><a href=\"\(path)#\(PercentEncoding.encode(anchor[...]))\">\(text)</a></span>"
    }

    // MARK: - Figures

    /// The HTML of every scenario fence of a page, by the fence's span.
    private func figureHTML(of page: PagePlan.NotePage) -> Diagnosed<[SourceSpan: String]> {
        var html: [SourceSpan: String] = [:]
        var occurrences: [String: Int] = [:]
        var diagnostics: [Diagnostic] = []
        for fence in page.note.fences {
            guard let id = index.id(shownBy: fence.span), let figure = figures[id] else {
                html[fence.span] = errorHTML(fence, on: page).unwrap(into: &diagnostics)
                continue
            }
            occurrences[id, default: 0] += 1
            let fields = FigureFields(
                figure: figure, quoted: quotations.references(to: id), pictures: pictures, route: page.route,
                language: page.language, occurrence: occurrences[id, default: 1])
            html[fence.span] = library.render("figure", fields.value).unwrap(into: &diagnostics)
        }
        return Diagnosed(html, diagnostics)
    }

    /// The HTML of every fence of macros of a page, by the fence's span.
    private func auditHTML(of page: PagePlan.NotePage) -> Diagnosed<[SourceSpan: String]> {
        var html: [SourceSpan: String] = [:]
        var occurrences: [String: Int] = [:]
        var diagnostics: [Diagnostic] = []
        for fence in page.note.macroFences {
            let id = auditIndex.id(shownBy: fence.span)
            guard let audit = audits.first(where: { $0.id == id }) else {
                html[fence.span] = errorHTML(fence, on: page).unwrap(into: &diagnostics)
                continue
            }
            occurrences[audit.id, default: 0] += 1
            let fields = AuditFields(
                result: audit.result, failureCount: audit.problems.count, route: page.route, language: page.language,
                occurrence: occurrences[audit.id, default: 1])
            html[fence.span] = library.render("audit", fields.value).unwrap(into: &diagnostics)
        }
        return Diagnosed(html, diagnostics)
    }

    private func errorHTML(_ fence: ScenarioFence, on page: PagePlan.NotePage) -> Diagnosed<String> {
        let here = problems.filter { problem in
            problem.severity == .error && problem.span?.file == fence.span.file
                && problem.span.map { fence.span.range.overlaps($0.range) || fence.span.range.contains($0.start) }
                    == true
        }
        return library.render(
            "figure-error",
            .object([
                "words": Word.values(in: page.language), "lang": .text(page.language.tag),
                "anchor": .text(fence.id.map { Figure.anchor($0) } ?? ""),
                "problems": .list(here.map { .text($0.message) }),
            ]))
    }
}
