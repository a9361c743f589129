import ConstraintLogs
import Languages

/// A picture of constraints in words: the contradiction, the constraint that is left out, then the others.
struct ConstraintText {
    let plans: [ConstraintPlan]
    let words: Words

    var text: AltText { AltText(plans.flatMap { sentences(about: $0) }, words) }

    private func sentences(about plan: ConstraintPlan) -> [String] {
        let contradicting = plan.lines.filter { $0.role.isContradicting }
        let others = plan.lines.filter { !$0.role.isContradicting }
        var sentences: [String] = []
        if !contradicting.isEmpty {
            sentences.append(words.text(.contradictingConstraints, ["constraints": list(contradicting)]))
        }
        for line in contradicting {
            guard let other = line.otherLength else { continue }
            sentences.append(
                words.text(
                    .constraintLeftOut,
                    [
                        "constraint": line.text, "wanted": NumberText.string(line.length),
                        "found": NumberText.string(other),
                    ]))
        }
        if !others.isEmpty { sentences.append(words.text(.constraintsDrawn, ["constraints": list(others)])) }
        if !plan.openNumbers.isEmpty {
            let numbers = plan.openNumbers.joined(separator: words[.itemSeparator])
            sentences.append(words.text(.openNumbersSentence, ["numbers": numbers]))
        }
        return sentences
    }

    private func list(_ lines: [ConstraintPlan.Line]) -> String {
        lines.map { $0.text }.joined(separator: words[.clauseSeparator])
    }
}
