import LayoutEngine

/// The numbers in which the answers of subjects differ.
struct ValueDifference {
    /// The positions of the numbers in the asked value, such as 0 for the top of insets.
    let components: [Int]
    /// The distances that differ.
    let kinds: [Measure.Kind]

    static let none = ValueDifference(components: [], kinds: [])

    private init(components: [Int], kinds: [Measure.Kind]) {
        self.components = components
        self.kinds = kinds
    }

    /// Different properties cannot be compared number by number; then only distances are.
    init(among subjects: [Subject]) {
        kinds = Measure.Kind.allCases.filter { kind in
            let numbers = subjects.map { Self.number(kind, in: $0) }
            return numbers.contains { !NumberText.areEqual($0, numbers[0]) }
        }
        let asked = subjects.compactMap { $0.answer.asked }
        guard let first = asked.first, asked.count == subjects.count,
            asked.allSatisfy({ $0.property == first.property && $0.name == first.name })
        else {
            components = []
            return
        }
        let all = asked.map { $0.value.quantities.map { $0.value } }
        components = first.value.quantities.indices.filter { index in
            all.contains { !$0.indices.contains(index) || !NumberText.areEqual($0[index], all[0][index]) }
        }
    }

    /// This difference without frames where nearly all values differ, as they add no information there.
    func telling(among subjects: [Subject]) -> ValueDifference {
        let count = subjects.map { $0.answer.asked?.value.quantities.count ?? 0 }.max() ?? 0
        let drawn = Set(subjects.flatMap { $0.answer.measures.map { $0.kind } }).count
        return ValueDifference(
            components: Self.isNearlyAll(components.count, of: count) ? [] : components,
            kinds: Self.isNearlyAll(kinds.count, of: drawn) ? [] : kinds)
    }

    private static func isNearlyAll(_ part: Int, of whole: Int) -> Bool { part >= 3 && part >= whole - 1 }

    /// A distance that is not drawn is nothing.
    private static func number(_ kind: Measure.Kind, in subject: Subject) -> Double {
        subject.answer.measures.first { $0.kind == kind }?.quantity.value ?? 0
    }
}
