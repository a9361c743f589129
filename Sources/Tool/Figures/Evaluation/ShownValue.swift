import Diagnostics
package import LayoutEngine
package import ResultStore
package import ScenarioLanguage

/// A row of a figure's table of values.
package struct ShownValue: Hashable, Sendable {
    package let phase: Phase
    /// A whole property, without component.
    package let path: ValuePath
    /// Whether the scenario claims something about it.
    package let isClaimed: Bool
    /// Whether it is neither claimed nor quoted, but only worth knowing.
    let isExtra: Bool

    /// The most rows that a figure gets for values that were not requested.
    private static let maxSuggestedRows = 6
    /// The limit on such rows of a comparison, whose table shows how its scenarios differ, and of steps.
    private static let maxDifferingRows = 12

    /// The rows of a figure: claimed values, then values that pages quote, then values of its views that interest readers.
    package static func rows(of figure: Figure, quoted: [ValueReference]) -> [ShownValue] {
        var rows: [ShownValue] = []
        func add(_ phase: Phase, _ path: ValuePath, isClaimed: Bool, isExtra: Bool = false) {
            let whole = ValuePath(name: path.name, property: path.property)
            guard !rows.contains(where: { $0.phase == phase && $0.path == whole }) else { return }
            rows.append(ShownValue(phase: phase, path: whole, isClaimed: isClaimed, isExtra: isExtra))
        }
        for claim in figure.variants.flatMap({ $0.variant.expectations }) {
            add(claim.phase, claim.path, isClaimed: true)
        }
        for reference in quoted { add(reference.phase, reference.path, isClaimed: false) }
        let showsDifferences = figure.scenario.isComparison || figure.scenario.hasSteps
        let extra = showsDifferences ? differing(in: figure) : informative(in: figure)
        for path in extra where rows.count < (showsDifferences ? maxDifferingRows : maxSuggestedRows) {
            add(.viewDidAppear, path, isClaimed: false, isExtra: true)
        }
        return rows
    }

    private static func informative(in figure: Figure) -> [ValuePath] {
        figure.variants.first.map { informative($0.result.settled) } ?? []
    }

    /// The paths of values that differ among the variants of a comparison, a missing value included.
    private static func differing(in figure: Figure) -> [ValuePath] {
        var paths: [ValuePath] = []
        for path in figure.variants.flatMap({ informative($0.result.settled) }) where !paths.contains(path) {
            let texts = figure.variants.map { value(at: path, in: $0.result.settled).value?.description }
            if texts.contains(where: { $0 != texts.first }) { paths.append(path) }
        }
        return paths
    }

    /// The values that say most about the views of a snapshot.
    private static func informative(_ snapshot: Snapshot) -> [ValuePath] {
        snapshot.elements.flatMap { element -> [ValuePath] in
            // The views of containers, such as "nav.view", repeat the values of their parts.
            guard let name = element.name, !name.contains(".") else { return [] }
            let properties: [Property] =
                switch element.kind {
                case .scrollView, .tableView: [.safeAreaInsets, .contentInset, .adjustedContentInset, .contentOffset]
                case .view: [.frame, .safeAreaInsets]
                default: []
                }
            return properties.filter { element[$0] != nil }.map { ValuePath(name: name, property: $0.rawValue) }
        }
    }
}

/// A value of a figure that some page quotes.
package struct ValueReference: Hashable, Sendable {
    package let phase: Phase
    /// A whole property or a component of it.
    package let path: ValuePath
    /// The index of the variant whose value it is.
    package let variant: Int

    package init(phase: Phase, path: ValuePath, variant: Int = 0) {
        self.phase = phase
        self.path = path
        self.variant = variant
    }
}

extension ValueReference: KeyPart {
    package func write(into key: inout KeyWriter) {
        key.write(phase.rawValue, path.name, path.property, path.component, variant)
    }
}
