import Content
import Diagnostics
import Languages
import Pictures
import ResultStore
import Templates

/// The part of a page that a fence becomes.
enum FencePart: Sendable {
    case figure(any FigurePart)
    case provided(ProvidedFigurePart)
    case failure(FenceFailure)

    var ids: [String] {
        switch self {
        case .figure(let figure): figure.ids
        case .provided(let figure): figure.ids
        case .failure(let failure): failure.anchor.map { [$0] } ?? []
        }
    }

    /// The HTML of the part in a context: a page of which only the text has changed since the last run takes it over.
    func html(in context: RenderingContext) -> Diagnosed<String> {
        switch self {
        case .figure(let figure):
            context.written(figure.anchor, figure.key) { figure.html(in: context) }
        case .provided(let figure): figure.html(in: context)
        case .failure(let failure): failure.html(in: context)
        }
    }

    func describe(in sections: inout SectionBuilder) {
        switch self {
        case .figure(let figure): figure.describe(in: &sections)
        case .provided(let figure): figure.describe(in: &sections)
        case .failure(let failure): failure.describe(in: &sections)
        }
    }

    /// The pictures that it shows.
    var pictures: [Picture] {
        switch self {
        case .figure(let figure): figure.pictures
        case .provided, .failure: []
        }
    }

    /// The files of the pictures that it shows in a book, which is read on phones too.
    var bookFiles: [String] {
        if case .provided(let figure) = self {
            return [figure.file].compactMap { $0?.narrow?.svg.path ?? $0?.svg.path }
        }
        return pictures.map { $0.narrow?.svg.path ?? $0.svg.path }
    }
}

/// A scenario or a block of macros that could not be understood.
struct FenceFailure: Sendable {
    let language: Language
    /// The anchor; nil for a fence without an id.
    let anchor: String?
    /// The messages of its problems.
    let problems: [String]

    func html(in context: RenderingContext) -> Diagnosed<String> {
        context.render(
            "figure-error",
            [
                "anchor": .text(anchor.map { context.id($0) } ?? ""),
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
    let blocks: any SubjectBlocks
    let figures: any ShownFigures
    let provided: ProvidedFigures
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
    func id(shownBy fence: SourceSpan) -> String? {
        blocks.id(shownBy: fence) ?? provided.id(shownBy: fence)
    }

    /// The text of a placeholder in a heading; empty for one that cannot be looked up.
    func quotedText(_ placeholder: String, at span: SourceSpan, in language: Language) -> String {
        let reference = NoteReferences.Reference(text: placeholder, span: span)
        return provided.quotation(reference, in: language).value?.text ?? figures.quotation(at: span)?.text ?? ""
    }

    /// The parts of a note's fences, by their spans, but for those left out.
    func parts(
        of note: Note, leavingOut shown: Set<SourceSpan> = [], at position: inout Position
    ) -> [SourceSpan: FencePart] {
        var parts: [SourceSpan: FencePart] = [:]
        for fence in note.figureFences where !shown.contains(fence.span) {
            parts[fence.span] = part(for: fence, of: note, at: &position)
        }
        return parts
    }

    /// The inputs that determine a fence's content, besides the revision of its figure.
    func origin(of fence: ScenarioFence) -> FenceOrigin {
        let id = id(shownBy: fence.span)
        let figure = id.flatMap { figures.key(ofPart: $0) }
        return FenceOrigin(
            id: id, figure: figure, problems: figure == nil ? problems(with: fence) : [],
            provided: id.flatMap { provided[$0]?.checksum })
    }

    private func part(for fence: ScenarioFence, of note: Note, at position: inout Position) -> FencePart {
        let id = id(shownBy: fence.span)
        if let id, figures.key(of: id) != nil {
            let place = FigurePlace(
                route: position.route, language: position.language, translation: position.translation,
                occurrence: position.count(id), isFolded: note.folded.contains(id))
            if let part = figures.part(of: id, at: place) { return .figure(part) }
        }
        if let id, let entry = provided[id], let figure = entry.figure {
            return .provided(
                ProvidedFigurePart(
                    entry: entry, figure: figure, language: position.language, translation: position.translation,
                    occurrence: position.count(id), isFolded: note.folded.contains(id)))
        }
        return .failure(
            FenceFailure(
                language: position.language, anchor: fence.id.map { ProvidedFigurePart.anchor($0) },
                problems: problems(with: fence)))
    }

    private func problems(with fence: ScenarioFence) -> [String] {
        if let entry = id(shownBy: fence.span).flatMap({ provided[$0] }) { return entry.problems.map { $0.message } }
        let spans = [fence.span, blocks.brokenFence(usedBy: fence)].compactMap { $0 }
        return problems.filter { problem in
            guard problem.severity == .error, let found = problem.span else { return false }
            return spans.contains { span in
                span.file == found.file && (span.range.overlaps(found.range) || span.range.contains(found.start))
            }
        }.map { $0.message }
    }
}

/// The inputs that decide the part of a fence, besides the revision of its figure or audit.
struct FenceOrigin: KeyPart {
    let id: String?
    /// The key of its part's content; nil where it shows no figure of the subject.
    let figure: ResultKey?
    /// The problems of a fence that shows nothing; empty for any other.
    let problems: [String]
    /// A checksum of everything that is shown of a provider's figure.
    let provided: [UInt8]?

    func write(into key: inout KeyWriter) { key.write(id, figure, problems, provided) }
}
