import Geometry
package import Languages
package import LayoutEngine
package import ScenarioLanguage

extension PlaceComparison {
    /// A cause, or another reason why values are not the same, with these values.
    package struct Row: Sendable {
        /// "navigation bar is 54 instead of 44".
        package let text: String
        package let rules: [Rule]
        /// "6 values": those that depend on it.
        package let count: String
        /// Those of the values of which it is the first cause, in the order of the values.
        package let values: [Change]
    }

    /// A value at a path, as it is written.
    package struct Change: Sendable {
        package let path: String
        /// Nil for one that is not there.
        package let old: String?
        package let new: String?

        /// "[0, 62, 402, 54] → [0, 62, 402, 58]"; empty for a value that one side does not have.
        package var text: String {
            guard let old, let new else { return "" }
            return "\(old) → \(new)"
        }
    }

    /// The differences, cause by cause: the command and pages use the same rows.
    package func rows(in words: Words) -> [Row] {
        func row(_ text: String, _ rules: [Rule] = [], _ values: [Change], count: Int? = nil) -> Row {
            let count = words.text(Phrase("valuesOfCause", [.init("count", .count(count ?? values.count))]))
            return Row(text: text, rules: rules, count: count, values: values)
        }
        func changes(_ values: [ChangedPlace]) -> [Change] {
            values.map { Change(path: $0.path, old: $0.oldText, new: $0.newText) }
        }
        let onOneSide: [(word: DerivationWord, values: [Change])] = [
            (.otherWords, changes(self.words)),
            (.removed, removed.map { Change(path: $0, old: nil, new: nil) }),
            (.added, added.map { Change(path: $0, old: nil, new: nil) }),
        ]
        return causes.map { row($0.sentence(in: words), $0.rules, changes($0.values), count: $0.dependents.count) }
            + onOneSide.filter { !$0.values.isEmpty }.map { row(words.text($0.word.phrase()), [], $0.values) }
    }
}

extension PlaceComparison.CauseOfPlace {
    /// "navigation bar is 54 instead of 44".
    fileprivate func sentence(in words: Words) -> String {
        let (first, second) = (parting.first, parting.second)
        let names = (words.text(first.name), words.text(second.name))
        let word: DerivationWord = names.0 == names.1 ? .otherNumber : .anotherNumber
        return words.text(
            word.phrase([
                .init("name", .text(names.1)), .init("number", .text(DecimalText.string(second.value) + marks.new)),
                .init("oldName", .text(names.0)),
                .init("oldNumber", .text(DecimalText.string(first.value) + marks.old)),
            ]))
    }
}
