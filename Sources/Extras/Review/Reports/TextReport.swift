import Geometry
import Languages
import ReportPages

/// A report of changes for a terminal: each cause with the number of its effects, then the things themselves.
struct TextReport {
    private let report: ChangeReport
    private let old: RecordedDerivation
    private let new: RecordedDerivation
    private let words: Words
    /// The most things of a kind that are listed for each cause.
    private let limit: Int

    init(_ report: ChangeReport, from old: SiteSnapshot, to new: SiteSnapshot, _ words: Words, limit: Int) {
        self.report = report
        self.old = RecordedDerivation(snapshot: old, words: words)
        self.new = RecordedDerivation(snapshot: new, words: words)
        self.words = words
        self.limit = limit
    }

    var text: String {
        report.isEmpty ? words[.nothing] + "\n" : report.causes.map { text(of: $0) }.joined(separator: "\n")
    }

    private func text(of changes: CausedChanges) -> String {
        var lines = [changes.cause.text(in: words), "  [\(changes.cause.id)]", "  " + changes.counts(in: words)]
        lines += list(.claims, changes.claims) { claim in
            [claim.text(in: words)]
        }
        lines += list(.quotations, changes.quotations) { quotation in
            let (old, new) = (quotation.old ?? words[.none], quotation.new ?? words[.none])
            return [
                "\(quotation.note):\(quotation.line): {{\(quotation.query)}} \(old) → \(new)",
                "  " + quotation.sentence,
            ]
        }
        // Each path is listed once, as the same follows in every variant.
        lines += list(.values, changes.values) { value in self.lines(of: value) }
        lines += list(.pictures, changes.pictures) { picture in
            ["\(picture.id) (\(picture.language)): \(words[picture.fate.word])"]
        }
        lines += list(.pages, changes.pages) { [ReviewWord.text(ofPage: $0, in: words)] }
        return lines.map { $0 + "\n" }.joined()
    }

    private func list<Item>(_ title: ReviewWord, _ items: [Item], _ describe: (Item) -> [String]) -> [String] {
        guard !items.isEmpty, limit > 0 else { return [] }
        let shown = items.prefix(limit).flatMap(describe).map { "    " + $0 }
        let rest = items.count - min(limit, items.count)
        let more = rest > 0 ? ["    " + words.text(ReviewWord.more.phrase(("count", .count(rest))))] : []
        return ["  " + words[title]] + shown + more
    }

    private func lines(of value: ChangedValue) -> [String] {
        let change =
            value.isSameNumber
            ? "\(value.shownNew(words)), \(words[.sameNumber])" : "\(value.shownOld(words)) → \(value.shownNew(words))"
        var lines = ["\(value.placeText): \(value.path) \(change)"]
        for (word, derivation, recorded) in [(ReportWord.before, old, value.old), (.now, new, value.new)] {
            guard let recorded else { continue }
            let tree = value.differingLines(of: recorded, derivation)
            if !tree.isEmpty { lines += ["  \(words[word])"] + tree.map { "    " + $0 } }
        }
        return lines
    }
}

extension FailedClaim {
    /// "content/a.md:12: bars (iPhone X): view.frame is [0, 0], [1, 1] is claimed".
    func text(in words: Words) -> String {
        let text = words.text(
            ReviewWord.claim.phrase(("path", .text(path)), ("found", .text(found)), ("claimed", .text(claimed))))
        return "\(note):\(line): \(scenario) (\(variant)): \(text)"
    }
}

extension ChangedValue {
    /// The variant before and now where they have names, each once.
    var variants: [String] {
        (oldVariant == variant ? [variant] : [oldVariant, variant]).filter { !$0.isEmpty }
    }

    /// "bars (iPhone X → iPhone 8), viewDidAppear", or the first and the last of several phases.
    var placeText: String {
        let phase = phases.count > 1 ? "\(phases[0])–\(phases[phases.count - 1])" : phases[0]
        return "\(scenario) (\(variants.joined(separator: " → "))), \(phase)"
    }

    func shownOld(_ words: Words) -> String { old?.shown ?? words[.none] }
    func shownNew(_ words: Words) -> String { new?.shown ?? words[.none] }

    /// The derivations of the numbers of one side that differ from those on the other side.
    func differingLines(of recorded: RecordedValue, _ derivation: RecordedDerivation) -> [String] {
        differing(in: recorded).flatMap { derivation.lines($0.path, $0.step) }
    }

    /// The numbers of one side whose derivations differ from those on the other side.
    func differing(in recorded: RecordedValue) -> [(path: String, step: Checksum)] {
        let other = recorded == old ? new : old
        return recorded.steps.indices.compactMap { index in
            if let other, other.steps.indices.contains(index), other.steps[index] == recorded.steps[index] {
                return nil
            }
            return (recorded.name(of: index, at: path), recorded.steps[index])
        }
    }
}

extension RecordedValue {
    /// "88, 0, 83, 0" or a word, with at most three decimals.
    var shown: String {
        kind == .word
            ? text
            : text.split(separator: " ").map { Double($0).map { DecimalText.string($0) } ?? String($0) }
                .joined(separator: ", ")
    }
}

extension ChangedPicture.Fate {
    var word: ReviewWord {
        switch self {
        case .changed: .pictureChanged
        case .added: .pictureAdded
        case .removed: .pictureRemoved
        }
    }
}
