import Geometry
package import Languages
package import LayoutEngine

/// The values of a hierarchy that differ between two places, by cause.
package struct PlaceComparison: Sendable {
    /// The causes in the order in which values first differ.
    package private(set) var causes: [CauseOfPlace] = []
    /// Values that are words, such as size classes, and that differ; they have no derivation.
    package private(set) var words: [ChangedPlace] = []
    /// The paths that only one side has, in the order of its elements.
    package private(set) var removed: [String] = []
    package private(set) var added: [String] = []

    /// A step at which derivations part, with the values that depend on it.
    package struct CauseOfPlace: Sendable {
        package fileprivate(set) var parting: DerivationParting
        package fileprivate(set) var values: [ChangedPlace] = []

        /// The rules that produced the numbers of both sides, after tracing through rules that only forward them: the old
        /// rule, then the new one if it differs.
        package var rules: [Rule] {
            let makers = [parting.first.rules.last, parting.second.rules.last].compactMap { $0 }
            return makers.count == 2 && makers[0] == makers[1] ? [makers[0]] : makers
        }
    }

    /// A value that is another.
    package struct ChangedPlace: Sendable {
        package let path: String
        package let old: Value
        package let new: Value
    }

    /// The precision of three decimals, by which claims compare too.
    private static let tolerance = 0.001

    /// Parts of tables are left out: each row would repeat the table's difference.
    ///
    /// - Parameter words: the words that distinguish numbers without a rule.
    package init(from old: Snapshot, to new: Snapshot, _ words: Words) {
        let before = NamedValue.all(in: old)
        let after = NamedValue.all(in: new)
        var known: [String: Value] = [:]
        for named in before where known[named.path] == nil { known[named.path] = named.value }
        let paths = Set(after.map { $0.path })
        removed = before.map { $0.path }.filter { !paths.contains($0) }
        added = after.map { $0.path }.filter { known[$0] == nil }
        var indices: [Key: Int] = [:]
        for named in after {
            guard let value = known[named.path] else { continue }
            let change = ChangedPlace(path: named.path, old: value, new: named.value)
            if case .text(let word) = value {
                if case .text(let other) = named.value, other != word { self.words.append(change) }
                continue
            }
            let differing = zip(value.quantities, named.value.quantities).filter {
                abs($0.value - $1.value) >= Self.tolerance
            }
            var partings = differing.flatMap { DerivationParting.all(between: $0, $1) }
            // If a number is derived differently but equal, the difference has another cause.
            let unequal = partings.filter { abs($0.first.value - $0.second.value) >= Self.tolerance }
            if !unequal.isEmpty { partings = unequal }
            var counted: Set<Key> = []
            for parting in partings {
                let key = Key(parting, words)
                guard counted.insert(key).inserted else { continue }
                let index = indices[key] ?? causes.count
                if indices[key] == nil { causes.append(CauseOfPlace(parting: parting)) }
                indices[key] = index
                if parting.second.rules.count < causes[index].parting.second.rules.count {
                    causes[index].parting = parting
                }
                causes[index].values.append(change)
            }
        }
    }

    /// A key that identifies partings with the same cause: the rules of the numbers, and the numbers; a name where there is no
    /// rule.
    private struct Key: Hashable {
        let makers: [String]
        let values: [String]

        init(_ parting: DerivationParting, _ words: Words) {
            let steps = [parting.first, parting.second]
            // A number of the device has the name of each thing that repeats it.
            makers = steps.map { step in
                step.rules.last?.id ?? step.name.path.map { Self.property($0) } ?? words.text(step.name)
            }
            values = steps.map { DecimalText.string($0.value) }
        }

        /// "traitCollection.displayScale" of "nav.view.traitCollection.displayScale".
        private static func property(_ path: String) -> String {
            let words = path.split(separator: ".").dropFirst()
            return (words.first == "view" ? words.dropFirst() : words).joined(separator: ".")
        }
    }

    /// Whether nothing is different.
    package var isEmpty: Bool { causes.isEmpty && words.isEmpty && removed.isEmpty && added.isEmpty }

    /// The number of values that are different, each counted once.
    package var count: Int { Set(changedPaths + removed + added).count }

    /// The paths whose values differ between the sides, cause by cause; paths with several causes occur more than once.
    package var changedPaths: [String] { (causes.flatMap { $0.values } + words).map { $0.path } }
}
