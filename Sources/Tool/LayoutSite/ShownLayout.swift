import Content
import Diagnostics
import FigurePages
import Figures
import Languages
import Pages
import Pictures
import ResultStore
import WordFiles

/// The scenarios and audits of a site as its pages show and quote them.
struct ShownLayout: ShownFigures {
    let figures: FigureSet
    let quotations: Quotations

    func key(of id: String) -> ResultKey? { figures.key(of: id) }

    func key(ofPart id: String) -> ResultKey? {
        if let figure = figures.figure(id) {
            return ResultKey(
                "quoted figure", madeOf: figure.key, figure.failures.count, quotations.references(to: id))
        }
        return figures.audit(id).map { ResultKey("shown audit", madeOf: $0.key, $0.problems.count) }
    }

    func part(of id: String, at place: FigurePlace) -> (any FigurePart)? {
        func picture(_ id: String) -> Picture? {
            figures.pictures[Picture.Key(id: id, language: place.language, on: place.route)]
        }
        if let figure = figures.figure(id) {
            return ScenarioPart(figure, quoted: quotations.references(to: id), picture: picture(id), at: place)
        }
        return figures.audit(id).map { AuditPart($0, at: place, picture: picture) }
    }

    func problems(quotedIn notes: [Note], words: WordFiles) -> [Diagnostic] {
        figures.stoppingEarly(quotations) + quotations.namedOtherwise(in: notes, figures, words: words)
            + quotations.unseenLater(in: notes, figures, words: words)
    }

    func quotation(at placeholder: SourceSpan) -> QuotedValue? {
        quotations[placeholder].map {
            QuotedValue(text: $0.text, id: $0.id, anchor: $0.anchor, isExtrapolated: $0.isExtrapolated)
        }
    }
}
