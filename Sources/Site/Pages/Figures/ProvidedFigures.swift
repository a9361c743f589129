package import Content
import DataTree
package import Diagnostics
package import FigureProviders
import Languages
import Packing
import ResultStore

/// The figures of all blocks that providers read, checked and ready for pages.
package struct ProvidedFigures: Sendable {
    /// The entries by the ids of blocks.
    private var entries: [String: Entry] = [:]
    private let blocks: FigureBlocks

    /// A block with the outcome of its figure.
    struct Entry: Sendable {
        let block: FigureBlock
        /// Nil where the provider created none.
        let figure: ProvidedFigure?
        /// The reasons why there is none, or the problems with it.
        let problems: [Diagnostic]
        /// Claims that do not hold.
        let failures: [Diagnostic]
        /// A file for each language, where the figure has a picture.
        let pictures: [Language: ProvidedFile]
        /// A checksum of everything that a page shows of it.
        let checksum: [UInt8]
    }

    /// Creates the figures with their providers.
    ///
    /// - Parameter blocks: the blocks that the run is about.
    package static func make(
        of blocks: [FigureBlock], in content: SiteContent, by providers: [any FigureProvider]
    ) async -> Diagnosed<ProvidedFigures> {
        let request = FigureRequest(languages: content.editions.languages)
        var figures = ProvidedFigures(blocks: content.figureBlocks)
        let entries = await concurrentMap(blocks) { block in
            let provider = providers.first { $0.fences.contains(block.fence) }
            return Entry(block, provider?.figure(of: block, for: request) ?? Diagnosed(nil), request)
        }
        for entry in entries { figures.entries[entry.block.id] = entry }
        return Diagnosed(figures, entries.flatMap { $0.problems + $0.failures })
    }

    /// An empty value, for a site without any.
    package static let none = ProvidedFigures(blocks: .none)

    private init(blocks: FigureBlocks) { self.blocks = blocks }

    package var isEmpty: Bool { entries.isEmpty }

    package var claimCount: Int { entries.values.reduce(0) { $0 + ($1.figure == nil ? 0 : $1.block.claims.count) } }

    package var count: Int { entries.values.count { $0.figure != nil } }

    /// The files of each picture in all languages, in no order.
    package var pictures: [[OutputFile]] { entries.values.map { $0.pictures.values.flatMap { $0.outputs } } }

    /// The files of all pictures, sorted by their paths.
    package var files: [OutputFile] {
        let files = pictures.flatMap { $0 }
        return Dictionary(files.map { ($0.path, $0) }) { first, _ in first }.values.sorted { $0.path < $1.path }
    }

    subscript(id: String) -> Entry? { entries[id] }

    func id(shownBy fence: SourceSpan) -> String? { blocks.id(shownBy: fence) }

    // MARK: - Quotations

    /// A value that prose quotes.
    struct Quotation: Hashable, KeyPart, Sendable {
        let id: String
        let text: String
        /// The id of where it is explained, on the page that shows the figure.
        let anchor: String

        func write(into key: inout KeyWriter) { key.write(id, text, anchor) }
    }

    /// The value that a placeholder such as "sales: total" asks for; nil for one that asks for none of these figures, or that
    /// was reported.
    ///
    /// - Parameter language: of the note that quotes it.
    func quotation(_ placeholder: NoteReferences.Reference, in language: Language) -> Diagnosed<Quotation?> {
        guard let query = FigureQuery(placeholder.text), let entry = entries[query.id], let figure = entry.figure else {
            return Diagnosed(nil)
        }
        guard query.moment.isEmpty else {
            return Diagnosed(nil, [ProvidedFigureCodes.noMoment(query.id, query.path, at: placeholder.span)])
        }
        guard let value = figure[query.path] else {
            let known = figure.values.map { $0.path }
            return Diagnosed(
                nil, [ProvidedFigureCodes.unknownValue(query.path, of: query.id, known: known, at: placeholder.span)])
        }
        let anchor = ProvidedFigurePart.anchor(of: value, in: entry)
        return Diagnosed(Quotation(id: query.id, text: value.text(in: language), anchor: anchor))
    }

    /// The problems with values that notes quote.
    func problems(quotedIn notes: [Note]) -> [Diagnostic] {
        if isEmpty { return [] }
        return notes.flatMap { note in
            note.placeholders.flatMap { quotation($0, in: note.language).diagnostics }
        }
    }
}

extension ProvidedFigures.Entry {
    /// Checks a provider's answer.
    fileprivate init(_ block: FigureBlock, _ answer: Diagnosed<ProvidedFigure?>, _ request: FigureRequest) {
        var problems = answer.diagnostics
        var figure = answer.value
        var pictures: [Language: ProvidedFile] = [:]
        if let picture = figure?.picture {
            for language in request.languages {
                let file = ProvidedFile.checked(picture, of: block, in: language)
                pictures[language] = file.unwrap(into: &problems)
            }
            // A picture that some language lacks is shown in none.
            if pictures.count < request.languages.count {
                figure = nil
                pictures = [:]
            }
        }
        let failures =
            figure.map { figure in block.claims.compactMap { Self.failure(of: $0, in: figure, block) } } ?? []
        self.init(
            block: block, figure: figure, problems: problems, failures: failures, pictures: pictures,
            checksum: Self.checksum(block, figure, failures, problems))
    }

    private static func failure(
        of claim: FigureClaim, in figure: ProvidedFigure, _ block: FigureBlock
    ) -> Diagnostic? {
        guard let value = figure[claim.path] else {
            let known = figure.values.map { $0.path }
            return ProvidedFigureCodes.unknownValue(claim.path, of: block.id, known: known, at: claim.span)
        }
        return claim.holds(for: value) ? nil : ProvidedFigureCodes.failedClaim(claim, value, of: block)
    }

    /// A checksum of the values' descriptions, which contain all that they hold.
    private static func checksum(
        _ block: FigureBlock, _ figure: ProvidedFigure?, _ failures: [Diagnostic], _ problems: [Diagnostic]
    ) -> [UInt8] {
        let described =
            "\(figure.map { String(describing: $0) } ?? "")\n\(failures.count)\n\(problems.map { $0.message })"
        return SHA256.digest(of: block.data.encoding, Array(described.utf8))
    }
}

extension FigureValue {
    /// The value as pages show it.
    func text(in language: Language) -> String {
        switch content {
        case .number(let number): DisplayText.number(number)
        case .text(let text): text.text(in: language) ?? ""
        }
    }
}
