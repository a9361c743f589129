import Languages
import Content
import Diagnostics
import Figures
import Templates

/// Makes the HTML of fences: figures of scenarios, audits of macros, and notices where neither could be made.
struct FenceRenderer: Sendable {
    let index: ScenarioIndex
    let auditIndex: AuditIndex
    let figures: FigureSet
    let quotations: Quotations
    let templates: TemplateLibrary
    /// Everything reported so far, for figures that could not be made.
    let problems: [Diagnostic]

    /// Where fences are shown: ids are unique on a page, so it counts how often each figure has been.
    struct Place {
        let route: Route
        /// The language of the figures.
        var language: Language
        /// The language in which captions are repeated.
        var translation: Language?
        fileprivate var occurrences: [String: Int] = [:]

        init(route: Route, language: Language, translation: Language? = nil) {
            self.route = route
            self.language = language
            self.translation = translation
        }

        /// How often the figure has been shown, this time included.
        fileprivate mutating func count(_ id: String) -> Int {
            occurrences[id, default: 0] += 1
            return occurrences[id, default: 1]
        }
    }

    /// The figure or audit that a fence shows; nil where it could not be understood.
    func id(shownBy fence: SourceSpan) -> String? {
        index.id(shownBy: fence) ?? auditIndex.id(shownBy: fence)
    }

    /// The HTML of a note's fences by their spans, but for those left out.
    func html(
        of note: Note, leavingOut shown: Set<SourceSpan> = [], at place: inout Place
    ) -> Diagnosed<[SourceSpan: String]> {
        var html: [SourceSpan: String] = [:]
        var diagnostics: [Diagnostic] = []
        for fence in note.fences + note.macroFences where !shown.contains(fence.span) {
            html[fence.span] = self.html(of: fence, at: &place).unwrap(into: &diagnostics)
        }
        return Diagnosed(html, diagnostics)
    }

    private func html(of fence: ScenarioFence, at place: inout Place) -> Diagnosed<String> {
        let id = id(shownBy: fence.span)
        if let id, let figure = figures.figure(id) {
            var fields = FigureFields(
                figure: figure, quoted: quotations.references(to: id), pictures: figures.pictures, route: place.route,
                language: place.language, occurrence: place.count(id))
            fields.translation = place.translation
            return templates.render("figure", fields.value)
        }
        if let id, let audit = figures.audit(id) {
            var fields = AuditFields(
                result: audit.result, failureCount: audit.problems.count, pictures: figures.pictures,
                route: place.route,
                language: place.language, occurrence: place.count(audit.id))
            fields.translation = place.translation
            return templates.render("audit", fields.value)
        }
        return errorHTML(fence, in: place.language)
    }

    private func errorHTML(_ fence: ScenarioFence, in language: Language) -> Diagnosed<String> {
        let spans = [fence.span, index.brokenFence(usedBy: fence)].compactMap { $0 }
        let here = problems.filter { problem in
            guard problem.severity == .error, let place = problem.span else { return false }
            return spans.contains { span in
                span.file == place.file && (span.range.overlaps(place.range) || span.range.contains(place.start))
            }
        }
        return templates.render(
            "figure-error",
            .object([
                "words": Word.values(in: language), "lang": .text(language.tag),
                "anchor": .text(fence.id.map { Figure.anchor($0) } ?? ""),
                "problems": .list(here.map { .text($0.message) }),
            ]))
    }
}
