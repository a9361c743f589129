import Content
import Diagnostics
import Languages
import ResultStore
import Templates

/// A fence that could not be understood, in the place of its figure.
struct FenceFailure: FigurePart {
    let language: Language
    /// Empty for a fence without an id.
    let anchor: String
    /// The messages of its problems.
    let problems: [String]

    var ids: [String] { anchor.isEmpty ? [] : [anchor] }
    var key: ResultKey { ResultKey("failed fence", madeOf: language, problems) }
    var bookFiles: [String] { [] }

    func html(in context: RenderingContext) -> Diagnosed<String> {
        context.render(
            "figure-error",
            [
                "anchor": .text(anchor.isEmpty ? "" : context.id(anchor)),
                "problems": .list(problems.map { context.text($0) }),
            ], in: language)
    }

    func describe(in sections: inout SectionBuilder) {
        let words = sections.words(in: language)
        for text in [words[.figureFailed], words[.figureFailedHint]] + problems { sections.add(paragraph: text) }
    }
}

/// Resolves the fences of notes to the figures that they show.
struct FenceResolver: Sendable {
    let blocks: AllBlocks
    let figures: AllFigures
    /// Everything reported so far, for figures that could not be created.
    let problems: [Diagnostic]

    /// A place where fences are shown: ids are unique on a page, so it counts how often each figure has been.
    struct Position {
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

        /// Counts a figure; returns how often it has been shown, this time included.
        fileprivate mutating func count(_ id: String) -> Int {
            occurrences[id, default: 0] += 1
            return occurrences[id, default: 1]
        }
    }

    /// The figure or audit that a fence shows; nil where it could not be understood.
    func id(shownBy fence: SourceSpan) -> String? { blocks.id(shownBy: fence) }

    /// The text of a placeholder in a heading; empty for one that cannot be looked up.
    func quotedText(_ placeholder: String, at span: SourceSpan, in language: Language) -> String {
        figures.quotation(NoteReferences.Reference(text: placeholder, span: span), in: language)?.text ?? ""
    }

    /// The parts of a note's fences, by their spans, but for those left out.
    func parts(
        of note: Note, leavingOut shown: Set<SourceSpan> = [], at position: inout Position
    ) -> [SourceSpan: any FigurePart] {
        var parts: [SourceSpan: any FigurePart] = [:]
        for fence in note.figureFences where !shown.contains(fence.span) {
            parts[fence.span] = part(for: fence, of: note, at: &position)
        }
        return parts
    }

    /// The key of what a fence shows: its figure, or the problems of one that shows nothing.
    func key(of fence: FigureFence) -> ResultKey {
        let id = id(shownBy: fence.span)
        let figure = id.flatMap { figures.key(of: $0) }
        return ResultKey("fence", madeOf: id, figure, figure == nil ? problems(with: fence) : [])
    }

    private func part(for fence: FigureFence, of note: Note, at position: inout Position) -> any FigurePart {
        let id = id(shownBy: fence.span)
        if let id, figures.key(of: id) != nil {
            let place = FigurePlace(
                route: position.route, language: position.language, translation: position.translation,
                occurrence: position.count(id), isFolded: note.folded.contains(id))
            if let part = figures.part(of: id, at: place) { return part }
        }
        return FenceFailure(
            language: position.language, anchor: fence.id.map { BlockFigurePart.anchor($0) } ?? "",
            problems: problems(with: fence))
    }

    private func problems(with fence: FigureFence) -> [String] {
        let own = id(shownBy: fence.span).map { figures.problems(of: $0) } ?? []
        if !own.isEmpty { return own.map { $0.message } }
        let spans = [fence.span, blocks.brokenFence(usedBy: fence)].compactMap { $0 }
        return problems.filter { problem in
            guard problem.severity == .error, let found = problem.span else { return false }
            return spans.contains { span in
                span.file == found.file && (span.range.overlaps(found.range) || span.range.contains(found.start))
            }
        }.map { $0.message }
    }
}
