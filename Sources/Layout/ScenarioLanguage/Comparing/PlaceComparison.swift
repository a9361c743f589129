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
    /// The views that a bar covers at the second place, and not at the first.
    package let covered: [CoveredView]

    /// A step at which derivations part, with the values that depend on it.
    package struct CauseOfPlace: Sendable {
        package fileprivate(set) var parting: DerivationParting
        /// All values that depend on it.
        package fileprivate(set) var dependents: [ChangedPlace] = []
        /// Those of them of which it is the first cause.
        package fileprivate(set) var values: [ChangedPlace] = []
        /// Whether nobody published the number at which the derivations part, at the first place and at the other.
        fileprivate var isUnknown = (old: false, new: false)

        /// The marks of the numbers: a number is as uncertain as all that depends on it.
        package var marks: (old: String, new: String) {
            func mark(_ isUnknown: Bool, _ texts: [String]) -> String {
                isUnknown || texts.allSatisfy { $0.utf8.contains(UInt8(ascii: "?")) } ? Extrapolation.mark : ""
            }
            return (
                mark(isUnknown.old, dependents.map { $0.oldText }), mark(isUnknown.new, dependents.map { $0.newText })
            )
        }

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
        /// The values as claims write them, each extrapolated number with its mark.
        package let oldText: String
        package let newText: String
    }

    /// The precision of three decimals, by which claims compare too.
    private static let tolerance = 0.001

    /// Parts of tables are left out: each row would repeat the table's difference. A value that parts at several steps stands below the
    /// first of them.
    ///
    /// - Parameter words: the words that distinguish numbers without a rule.
    package init(from old: Side, to new: Side, _ words: Words) {
        let before = NamedValue.all(in: old.snapshot)
        let after = NamedValue.all(in: new.snapshot)
        var known: [String: Value] = [:]
        for named in before where known[named.path] == nil { known[named.path] = named.value }
        let paths = Set(after.map { $0.path })
        removed = before.map { $0.path }.filter { !paths.contains($0) }
        added = after.map { $0.path }.filter { known[$0] == nil }
        let coveredBefore = CoveredView.all(in: old.snapshot)
        covered = CoveredView.all(in: new.snapshot).filter { !coveredBefore.contains($0) }
        var trust = (old: old.trust, new: new.trust)
        var indices: [Key: Int] = [:]
        for named in after {
            guard let value = known[named.path] else { continue }
            func change() -> ChangedPlace {
                ChangedPlace(
                    path: named.path, old: value, new: named.value,
                    oldText: old.text(of: value, at: named.path, &trust.old),
                    newText: new.text(of: named.value, at: named.path, &trust.new))
            }
            if case .text(let word) = value {
                if case .text(let other) = named.value, other != word { self.words.append(change()) }
                continue
            }
            let partings = Self.partings(between: value, named.value)
            guard !partings.isEmpty else { continue }
            let changed = change()
            var counted: Set<Key> = []
            for parting in partings {
                let key = Key(parting, words)
                guard counted.insert(key).inserted else { continue }
                let index = indices[key] ?? causes.count
                if indices[key] == nil { causes.append(CauseOfPlace(parting: parting)) }
                indices[key] = index
                if old.isUnknown(parting.first.name) { causes[index].isUnknown.old = true }
                if new.isUnknown(parting.second.name) { causes[index].isUnknown.new = true }
                if parting.second.rules.count < causes[index].parting.second.rules.count {
                    causes[index].parting = parting
                }
                causes[index].dependents.append(changed)
                if counted.count == 1 { causes[index].values.append(changed) }
            }
        }
    }

    /// The steps at which the numbers of a value part; none where they are the same.
    private static func partings(between old: Value, _ new: Value) -> [DerivationParting] {
        let differing = zip(old.quantities, new.quantities).filter { abs($0.value - $1.value) >= tolerance }
        let partings = differing.flatMap { DerivationParting.all(between: $0, $1) }
        // If a number is derived differently but equal, the difference has another cause.
        let unequal = partings.filter { abs($0.first.value - $0.second.value) >= tolerance }
        return unequal.isEmpty ? partings : unequal
    }

    /// A hierarchy at a place.
    package struct Side {
        let snapshot: Snapshot
        private let environment: Environment
        private let limits: [ModelLimit]

        /// - Parameter limits: what the layout needs that nobody published.
        package init(_ snapshot: Snapshot, in environment: Environment, limits: [ModelLimit] = []) {
            (self.snapshot, self.environment, self.limits) = (snapshot, environment, limits)
        }

        /// A settled layout.
        package init(_ app: App, in environment: Environment) {
            self.init(
                layOut(app, in: environment).settled, in: environment, limits: modelLimits(of: app, in: environment))
        }

        /// Whether it is a number of a toolbar that nobody has seen above a tab bar.
        fileprivate func isUnknown(_ name: DerivationName) -> Bool {
            limits.contains(.toolbarAboveTabBar) && name.path?.hasPrefix("toolbar.") == true
        }

        fileprivate var trust: Trust { Trust(in: environment, at: snapshot.phase) }

        /// "[0, 62?, 402, 54]" or "20?".
        fileprivate func text(of value: Value, at path: String, _ trust: inout Trust) -> String {
            let marked =
                isUnknown(.path(PathName(stringLiteral: path)))
                ? value.quantities.map { DecimalText.string($0.value) + Extrapolation.mark }.joined(separator: ", ")
                : trust.markedText(of: value) { DecimalText.string($0) }
            switch value {
            case .number: return marked
            case .text: return value.notation
            case .insets, .rect, .size, .point: return "[" + marked + "]"
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

    /// The paths whose values differ between the sides, cause by cause.
    package var changedPaths: [String] { (causes.flatMap { $0.values } + words).map { $0.path } }
}
