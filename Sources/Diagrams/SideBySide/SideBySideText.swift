import LayoutEngine

/// Several variants in words: which value each has, and in what they differ.
struct SideBySideText {
    let figures: [Subject]
    /// One per figure.
    let labels: [String]
    let difference: ValueDifference
    let isComparison: Bool
    let language: Language

    /// How many, then each value with those that have it, then what differs.
    var text: String {
        ([introduction] + values + (isComparison ? [conclusion] : [])).joined(separator: language(" ", ""))
    }

    private var introduction: String {
        let names = labels.joined(separator: language(", ", "、"))
        return language("\(labels.count) layouts side by side: \(names).", "\(labels.count) 种布局并排：\(names)。")
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
            let names = group.labels.joined(separator: language(", ", "、"))
            return language("\(names): ", "\(names)：") + group.sentence
        }
    }

    private var conclusion: String {
        let names = difference.kinds.map { language.name(of: $0) }
        guard !names.isEmpty else {
            return difference.components.isEmpty
                ? language("The numbers are the same.", "数值没有差别。") : language("The numbers differ.", "数值不同。")
        }
        let sides = names.joined(separator: language(", ", "、"))
        return language("Different: \(sides).", "不同之处：\(sides)。")
    }
}
