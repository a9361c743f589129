import Languages
import LayoutEngine

/// Several variants in words: which value each has, and in what they differ.
struct SideBySideText {
    let figures: [Subject]
    /// One per figure.
    let labels: [String]
    let difference: ValueDifference
    let isComparison: Bool
    let hasSteps: Bool
    let words: Words

    /// How many, then each value with those that have it, then what differs.
    var text: String {
        ([introduction] + values + (isComparison ? [conclusion] : [])).joined(separator: words[.sentenceSeparator])
    }

    private var introduction: String {
        words.text(
            hasSteps ? .moments : .variants,
            ["count": String(labels.count), "names": labels.joined(separator: words[.itemSeparator])])
    }

    /// Equal values are said once.
    private var values: [String] {
        var groups: [(sentence: String, labels: [String])] = []
        for (figure, label) in zip(figures, labels) {
            guard let asked = figure.answer.asked else { continue }
            let sentence = AltText(figure: figure).sentence(about: asked)
            if let index = groups.firstIndex(where: { $0.sentence == sentence }) {
                groups[index].labels.append(label)
            } else {
                groups.append((sentence, [label]))
            }
        }
        guard groups.count > 1 else { return groups.map { $0.sentence } }
        return groups.map { group in
            words.text(
                .labelled,
                ["label": group.labels.joined(separator: words[.itemSeparator]), "text": group.sentence])
        }
    }

    private var conclusion: String {
        let names = difference.kinds.map { words[PictureWord($0)] }
        guard !names.isEmpty else {
            return words[difference.components.isEmpty ? .sameNumbers : .differentNumbers]
        }
        return words.text(.differences, ["sides": names.joined(separator: words[.itemSeparator])])
    }
}
