import Content
import DataTree
import Diagnostics
import Languages
import Pictures
import ResultStore

/// The figures that a maker created from blocks, checked and ready for pages.
struct BlockFigures: ProviderFigures {
    /// The entries by the ids of blocks.
    private let entries: [String: Entry]

    /// A block with the outcome of its figure.
    struct Entry: Sendable {
        let block: FigureBlock
        /// Nil where the maker created none.
        let figure: ProvidedFigure?
        /// The reasons why there is none, or the problems with it.
        let problems: [Diagnostic]
        /// Claims that do not hold.
        let failures: [Diagnostic]
        /// A picture for each language, where the figure has a picture.
        let pictures: [Language: Picture]
        /// The key of everything that a page shows of it.
        let key: ResultKey
    }

    init(_ entries: [Entry]) { self.entries = Dictionary(entries.map { ($0.block.id, $0) }) { first, _ in first } }

    var claimCount: Int { entries.values.reduce(0) { $0 + ($1.figure == nil ? 0 : $1.block.claims.count) } }

    var count: Int { entries.values.count { $0.figure != nil } }

    var pictures: [Picture] { entries.values.flatMap { $0.pictures.values } }

    // MARK: - Pages

    func key(of id: String) -> ResultKey? { entries[id].flatMap { $0.figure == nil ? nil : $0.key } }

    func part(of id: String, at place: FigurePlace) -> (any FigurePart)? {
        guard let entry = entries[id], let figure = entry.figure else { return nil }
        return BlockFigurePart(entry: entry, figure: figure, place: place)
    }

    func problems(of id: String) -> [Diagnostic] { entries[id]?.problems ?? [] }

    // MARK: - Quotations

    /// Reports the values that notes ask for and that there are not.
    func quoted(in content: SiteContent, besides others: FigureIDs) -> Diagnosed<any ProviderFigures> {
        let notes = entries.isEmpty ? [] : content.notes
        return Diagnosed(
            self, notes.flatMap { note in note.placeholders.flatMap { value($0, in: note.language).diagnostics } })
    }

    func quotation(_ placeholder: NoteReferences.Reference, in language: Language) -> QuotedValue? {
        value(placeholder, in: language).value
    }

    /// The value that a placeholder such as "sales: total" asks for; nil for one that asks for none of these figures, or that
    /// was reported.
    private func value(_ placeholder: NoteReferences.Reference, in language: Language) -> Diagnosed<QuotedValue?> {
        guard let query = FigureQuery(placeholder.text), let entry = entries[query.id], let figure = entry.figure else {
            return Diagnosed(nil)
        }
        guard query.moment.isEmpty else {
            return Diagnosed(nil, [ProvidedFigureCodes.noMoment(query.id, query.path, at: placeholder.span)])
        }
        guard let value = figure[query.path] else {
            return Diagnosed(
                nil, [ProvidedFigureCodes.unknownValue(query.path, of: query.id, figure, at: placeholder.span)])
        }
        return Diagnosed(
            QuotedValue(
                text: value.text(in: language), id: query.id, anchor: BlockFigurePart.anchor(of: value, in: entry),
                isExtrapolated: false))
    }
}

extension BlockFigures.Entry {
    /// Checks a maker's answer.
    init(_ block: FigureBlock, _ answer: Diagnosed<ProvidedFigure?>, _ languages: [Language]) {
        var problems = answer.diagnostics
        var figure = answer.value
        var pictures: [Language: Picture] = [:]
        if let picture = figure?.picture {
            for language in languages {
                let checked = Picture.checked(picture, of: block, in: language)
                pictures[language] = checked.unwrap(into: &problems)
            }
            // A picture that some language lacks is shown in none.
            if pictures.count < languages.count {
                figure = nil
                pictures = [:]
            }
        }
        let failures =
            figure.map { figure in block.claims.compactMap { Self.failure(of: $0, in: figure, block) } } ?? []
        self.init(
            block: block, figure: figure, problems: problems, failures: failures, pictures: pictures,
            key: Self.key(block, figure, failures, problems))
    }

    private static func failure(
        of claim: FigureClaim, in figure: ProvidedFigure, _ block: FigureBlock
    ) -> Diagnostic? {
        guard let value = figure[claim.path] else {
            return ProvidedFigureCodes.unknownValue(claim.path, of: block.id, figure, at: claim.span)
        }
        return claim.holds(for: value) ? nil : ProvidedFigureCodes.failedClaim(claim, value, of: block)
    }

    /// A key of the values' descriptions, which contain all that they hold.
    private static func key(
        _ block: FigureBlock, _ figure: ProvidedFigure?, _ failures: [Diagnostic], _ problems: [Diagnostic]
    ) -> ResultKey {
        let described = "\(String(describing: figure))\n\(block.title)\n\(block.caption)"
        return ResultKey(
            "figure of a block", madeOf: block.data.encoding, described, failures.count, problems.map { $0.message })
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
