// Which constraint UIKit breaks is not documented. This is a hypothesis, based on published logs that name it: never one that the
// system created if the set has one of the app; the ratio of a view's own sizes first; then a constant size of a view that holds no
// other of the set, a space between two views, the far edge, the near one. No device has confirmed it, and where a stack view is
// involved in the set the logs disagree.

extension LoggedConflict {
    /// The constraint of a contradicting set that UIKit breaks by the hypothesis; nil for an empty set.
    package func expectedVictim(among contradicting: [Int]) -> ConflictAnalysis.Victim? {
        let outer = outerItems(among: contradicting)
        let ranked = contradicting.map { position in
            ConflictAnalysis.Victim(constraint: position, kind: kind(of: constraints[position], outer: outer))
        }
        guard let best = ranked.map({ rank($0.kind) }).min() else { return nil }
        let candidates = ranked.filter { rank($0.kind) == best }
        // Among several sizes the largest is broken, among all others the first listed, and a constraint with a distance before one
        // without.
        guard candidates[0].kind == .size else { return candidates.first { size(of: $0) != 0 } ?? candidates.first }
        return candidates.reduce(candidates[0]) { size(of: $1) > size(of: $0) ? $1 : $0 }
    }

    /// The kind of a constraint within a contradicting set.
    package func kind(of position: Int, among contradicting: [Int]) -> ConflictAnalysis.Victim.Kind {
        kind(of: constraints[position], outer: outerItems(among: contradicting))
    }

    /// The place of a constraint's kind in the order in which kinds are broken.
    func rank(of position: Int, among contradicting: [Int]) -> Int { rank(kind(of: position, among: contradicting)) }

    private func size(of victim: ConflictAnalysis.Victim) -> Double {
        constraints[victim.constraint].relations.first?.constant ?? 0
    }

    private func rank(_ kind: ConflictAnalysis.Victim.Kind) -> Int {
        ConflictAnalysis.Victim.Kind.allCases.firstIndex(of: kind) ?? 0
    }

    private func kind(of constraint: LoggedConstraint, outer: [String]) -> ConflictAnalysis.Victim.Kind {
        switch constraint.makerByClass {
        case .system: return .system
        case .stackView: return .stackView
        case .app: break
        }
        guard let relation = constraint.relations.first else { return .relation }
        guard let second = relation.second else {
            guard relation.first.anchor.isExtent else { return .relation }
            return outer.contains(relation.first.item) ? .outerSize : .size
        }
        let anchors = (relation.first.anchor, second.anchor)
        if anchors.0.isExtent || anchors.1.isExtent {
            return relation.first.item == second.item && anchors.0 != anchors.1 ? .aspectRatio : .relation
        }
        if anchors.0.isCenter || anchors.1.isCenter { return .center }
        if anchors.0.isEnd != anchors.1.isEnd { return .spacing }
        return anchors.0.isEnd ? .end : .start
    }

    /// The views that contain other views of the set, and views with the same size as one of them.
    private func outerItems(among contradicting: [Int]) -> [String] {
        let relations = contradicting.flatMap { constraints[$0].relations }
        var outer = contradicting.flatMap { position in
            constraints[position].relations.compactMap { stackView(in: constraints[position], $0) ?? outerItem(of: $0) }
        }
        for relation in relations
        where relation.first.anchor.isExtent && relation.multiplier == 1 && relation.constant == 0 {
            guard let second = relation.second, second.anchor == relation.first.anchor else { continue }
            if outer.contains(second.item) { outer.append(relation.first.item) }
            if outer.contains(relation.first.item) { outer.append(second.item) }
        }
        return outer
    }

    /// The stack view of a constraint by which it holds the first or last of its arranged views; nil for other constraints.
    private func stackView(in constraint: LoggedConstraint, _ relation: LoggedRelation) -> String? {
        guard constraint.maker == .stackView, constraint.identifier?.hasSuffix("canvas-connection") == true else {
            return nil
        }
        let stackViews = [relation.first.item, relation.second?.item].compactMap { $0 }.filter { isStackView($0) }
        // If a stack view lies in another one, the outer is "|" in visual formats, where it comes second; in equations it
        // comes first.
        return constraint.text.utf8.contains(UInt8(ascii: "|")) ? stackViews.last : stackViews.first
    }

    private func isStackView(_ key: String) -> Bool { item(key)?.className.hasSuffix("StackView") == true }

    /// The view of a constraint between two like edges that lies around the other.
    private func outerItem(of relation: LoggedRelation) -> String? {
        guard let second = relation.second else { return nil }
        let (one, other) = (relation.first.anchor, second.anchor)
        guard !one.isExtent, !one.isCenter, !other.isExtent, !other.isCenter, one.isEnd == other.isEnd else {
            return nil
        }
        if one.isMargin != other.isMargin { return one.isMargin ? relation.first.item : second.item }
        if relation.constant == 0 { return second.item }
        return (relation.constant < 0) == one.isEnd ? second.item : relation.first.item
    }
}
