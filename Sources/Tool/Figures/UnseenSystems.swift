package import Content
package import Diagnostics
import Languages
import LayoutEngine
import ScenarioLanguage
package import WordFiles

extension Quotations {
    /// A warning for each quoted number that was seen on the system of its figure, in a sentence that speaks of later systems too, on
    /// one of which the number follows from evidence of other systems alone. A reader takes it for as certain there.
    ///
    /// - Parameter words: the phrases by which a sentence speaks of later systems, by language.
    package func unseenLater(in notes: [Note], _ figures: FigureSet, words: WordFiles) -> [Diagnostic] {
        notes.flatMap { note -> [Diagnostic] in
            let key = "sentences.laterSystems"
            guard words[note.language].has(key) else { return [] }
            let openings = words[note.language][key].split(separator: " | ").map { String($0) }
            // A sentence that quotes several numbers of a figure has one warning.
            var reported: Set<String> = []
            return note.placeholders.compactMap { placeholder in
                guard placeholder.span.file == note.file.path, placeholder.panel.isEmpty,
                    let quotation = self[placeholder.span], !quotation.isOfAudit, !quotation.isExtrapolated,
                    let figure = figures.figure(quotation.id), let unseen = figure.firstUnseen(quotation)
                else { return nil }
                let sentence = QuotedSentence(around: placeholder.span, in: note.file.text).text
                guard QuotedSystems(in: sentence).isOpen(openings), reported.insert(quotation.id + sentence).inserted
                else {
                    return nil
                }
                return FigureCodes.unseenLater(
                    quotation.reference.path, quotation.text,
                    seen: figure.variants[quotation.reference.variant].result.environment.os, unseen: unseen,
                    at: placeholder.span)
            }
        }
    }
}

extension Figure {
    /// The first later system, of those that the figure shows of the device and the newest that the device runs, on which a
    /// quoted number is the same and extrapolated.
    fileprivate func firstUnseen(_ quotation: Quotations.Quotation) -> OSVersion? {
        let reference = quotation.reference
        let quoted = variants[reference.variant].result.environment
        let results = variants.flatMap { [$0.result] + ($0.onNewestOS.map { [$0] } ?? []) }
            .filter { $0.environment.device.id == quoted.device.id && $0.environment.os > quoted.os }
            .sorted { $0.environment.os < $1.environment.os }
        for result in results {
            guard let value = value(at: reference.path, phase: reference.phase, in: result).value,
                DisplayNumber.text(value) == quotation.text
            else { continue }
            var trust = Trust(in: result.environment, at: reference.phase)
            if trust.level(of: value) == .extrapolated { return result.environment.os }
        }
        return nil
    }
}

/// The systems that a sentence names: "iOS 11", "iPadOS 18".
private struct QuotedSystems {
    private let sentence: String
    private let count: Int

    init(in sentence: String) {
        self.sentence = sentence
        count = ["iOS ", "iPadOS "].reduce(0) { count, name in
            count
                + sentence.split(separator: name, omittingEmptySubsequences: false).dropFirst()
                .count { $0.first?.isNumber == true }
        }
    }

    /// Whether it speaks of every system, or of all from one on; two systems are a range with an end, or a comparison.
    func isOpen(_ openings: [String]) -> Bool {
        count == 0 || count == 1 && openings.contains { sentence.contains($0) }
    }
}
