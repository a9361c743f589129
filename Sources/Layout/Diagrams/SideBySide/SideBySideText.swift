import Languages
import LayoutEngine

/// Several variants in words: their values and their differences.
struct SideBySideText {
    let subjects: [Subject]
    /// A label for each subject.
    let labels: [String]
    let difference: ValueDifference
    let isComparison: Bool
    let hasSteps: Bool
    let words: Words

    /// The number of variants or moments, their differences if they are compared, then each value with the variants that have
    /// it.
    var text: AltText { AltText([conclusion] + values, words) }

    /// Equal values are listed once; if there is one value, or none, the names are listed separately.
    private var values: [String] {
        var groups: [(sentence: String, labels: [String])] = []
        for (subject, label) in zip(subjects, labels) {
            guard let asked = subject.answer.asked else { continue }
            let sentence = DeviceText(subject: subject).sentence(about: asked)
            if let index = groups.firstIndex(where: { $0.sentence == sentence }) {
                groups[index].labels.append(label)
            } else {
                groups.append((sentence, [label]))
            }
        }
        guard groups.count > 1 else {
            let names = words.text(.variants, ["names": labels.joined(separator: words[.itemSeparator])])
            return groups.map { $0.sentence } + [names]
        }
        return groups.map { group in
            words.text(
                .labelled,
                ["label": group.labels.joined(separator: words[.itemSeparator]), "text": group.sentence])
        }
    }

    private var conclusion: String {
        let count = String(labels.count)
        if hasSteps { return words.text(.moments, ["count": count]) }
        guard isComparison else { return words.text(.sideBySide, ["count": count]) }
        let names = difference.kinds.map { words[PictureWord($0)] }
        guard !names.isEmpty else {
            return words.text(difference.components.isEmpty ? .sameNumbers : .differentNumbers, ["count": count])
        }
        return words.text(
            .differences, ["count": count, "sides": names.joined(separator: words[.itemSeparator])])
    }
}
