import Geometry
import Languages
import LayoutEngine

/// A picture of a device in words, as in a description on the phone, from the computed values.
struct DeviceText {
    let subject: Subject

    private var words: Words { subject.words }

    /// The answer, device and system, the terms of the answer, the safe area, the bars.
    var text: AltText {
        let seen = [safeArea, views, bars].compactMap { $0 }
        return AltText([answer].compactMap { $0 } + [setting] + reasons + others + seen, words)
    }

    var setting: String {
        let environment = subject.environment
        return words.text(
            .setting,
            [
                "device": environment.device.name, "held": words.holding(environment),
                "system": words.name(of: environment.os, on: environment.device),
            ])
    }

    // MARK: - Values

    private var answer: String? {
        subject.answer.asked.map { sentence(about: $0) }
    }

    private var others: [String] {
        subject.answer.others.map { sentence(about: $0) }
    }

    /// "The safeAreaInsets of table is 88 at the top, 83 at the bottom and 0 at the sides."
    func sentence(about asked: AskedValue) -> String {
        let group = asked.value.insets.map { words.text($0) } ?? asked.value.rect.map { words.text($0) }
        return words.text(
            group == nil ? .number : .numbers,
            [
                "property": asked.property.rawValue, "name": asked.name,
                "value": group ?? NumberText.string(asked.value),
            ])
    }

    // MARK: - Terms

    /// "The top 88 is the status bar (44) plus the navigation bar (44)."
    private var reasons: [String] {
        subject.answer.measures.compactMap { measure in
            let segments = TermChain(of: measure).segments
            guard !segments.isEmpty else { return nil }
            let total = NumberText.string(measure.quantity.value)
            let terms = segments.filter { !$0.isReturning } + segments.filter { $0.isReturning }
            let sum =
                terms.count == 1
                ? spoken(terms[0].term) : terms.map { $0.term }.reduce("") { $0 + spoken($1, isFirst: $0.isEmpty) }
            return words.text(
                .sum, ["side": words[PictureWord(sumOf: measure.kind)], "total": total, "terms": sum])
        }
    }

    /// " plus the navigation bar (44)", or as the language has it.
    private func spoken(_ term: AdditiveTerm, isFirst: Bool) -> String {
        let value = NumberText.string(isFirst ? term.value : term.value.magnitude)
        let text = words.text(.termWithValue, ["term": spoken(term), "value": value])
        return isFirst ? text : words.text(term.value > 0 ? .addedTerm : .subtractedTerm, ["term": text])
    }

    /// " the navigation bar", with a space before it where the language has one there.
    private func spoken(_ term: AdditiveTerm) -> String {
        let name = words.text(term.name)
        let isLatin = name.unicodeScalars.first?.isASCII ?? false
        return words[isLatin ? .spaceBeforeLatinTerm : .spaceBeforeTerm]
            + (term.isPath ? name : words.text(.term, ["name": name]))
    }

    // MARK: - Other visible parts

    private var safeArea: String? {
        guard let safe = subject.safeRect else { return nil }
        return words.text(
            .safeAreaSize, ["width": NumberText.string(safe.width), "height": NumberText.string(safe.height)])
    }

    /// Names of the framed views with their places; at most four.
    private var views: String? {
        let entries = ViewDrawing(subject: subject).entries.filter { entry in
            !entry.names.isEmpty && !entry.elements.contains { $0.name == subject.answer.asked?.element.name }
        }
        guard !entries.isEmpty else { return nil }
        let places = entries.prefix(4).compactMap { entry -> String? in
            guard let element = entry.elements.first, let name = element.name else { return nil }
            return words.text(.viewFrame, ["name": name, "frame": words.text(element.frameInWindow)])
        }
        return words.text(.views, ["views": places.joined(separator: words[.clauseSeparator])])
    }

    /// "The navigation bar and the tab bar are translucent."
    private var bars: String {
        let shown = BarDrawing.bars(in: subject)
        guard let first = shown.first else { return words[.noBars] }
        if shown.count > 1, shown.allSatisfy({ $0.isTranslucent == first.isTranslucent }) {
            let names = shown.map { words.text(.namedBar, ["bar": name(of: $0)]) }.joined(
                separator: words[.conjunction])
            return Self.capitalized(
                words.text(first.isTranslucent ? .translucentBars : .opaqueBars, ["bars": names]))
        }
        let parts = shown.map { bar in
            words.text(bar.isTranslucent ? .translucentBar : .opaqueBar, ["bar": name(of: bar)])
        }
        return Self.capitalized(words.text(.bars, ["bars": parts.joined(separator: words[.phraseSeparator])]))
    }

    private func name(of bar: BarDrawing) -> String { bar.bar.kind.barWord.map { words[$0] } ?? "" }

    /// The text with a capital letter at its beginning.
    private static func capitalized(_ text: String) -> String {
        text.prefix(1).uppercased() + text.dropFirst()
    }
}
