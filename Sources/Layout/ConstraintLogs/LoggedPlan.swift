import ConstraintSolver

extension LoggedConflict {
    /// The contradicting constraints of an analysis as lengths between the views that they name, laid out without the one that is
    /// broken; all constraints of the log if there is no contradiction.
    package func plan(_ analysis: ConflictAnalysis) -> ConstraintPlan {
        let members = analysis.contradicting.isEmpty ? Array(constraints.indices) : analysis.contradicting
        let isBrokenMember = broken.map { members.contains($0) } ?? false
        let leftOut = isBrokenMember ? broken : analysis.victim?.constraint
        let system = ConflictSystem(self, members, assuming: .none)
        let values = system.illustrated(without: leftOut, smallest: analysis.assumed)
        func role(_ position: Int) -> ConstraintPlan.Role {
            if analysis.contradicting.isEmpty { return .ordinary }
            guard position == leftOut else { return .contradicting }
            return isBrokenMember ? .broken : .leftOut
        }
        let ordered = members.filter { $0 == leftOut } + members.filter { $0 != leftOut }
        let shown = ordered.prefix(ConstraintPlan.maxLines).sorted()
        let lines = shown.flatMap { position in
            constraints[position].relations.map { relation in
                system.line(
                    relation, constraints[position].shownText, role(position), values, isMirrored: isRightToLeft)
            }
        }
        return ConstraintPlan(
            views: views(of: shown, system, values), lines: lines, remaining: members.count - shown.count)
    }

    /// The views that some constraints name, the longest along either axis first.
    private func views(of shown: [Int], _ system: ConflictSystem, _ values: [Double]) -> [ConstraintPlan.View] {
        var keys: [String] = []
        for relation in shown.flatMap({ constraints[$0].relations }) {
            for item in [relation.first.item, relation.second?.item].compactMap({ $0 }) where !keys.contains(item) {
                keys.append(item)
            }
        }
        let views = keys.map { key in
            ConstraintPlan.View(
                name: shownName(of: key), isGuide: item(key)?.className.hasSuffix("LayoutGuide") ?? false,
                horizontal: system.span(of: key, .x, .width, values, isMirrored: isRightToLeft),
                vertical: system.span(of: key, .y, .height, values, isMirrored: false))
        }
        func length(_ view: ConstraintPlan.View) -> Double {
            [view.horizontal, view.vertical].compactMap { $0.map { $0.end - $0.start } }.max() ?? 0
        }
        return views.indices.sorted { (-length(views[$0]), $0) < (-length(views[$1]), $1) }.map { views[$0] }
    }

    /// A view's text or accessibility identifier where it has one, else its class and address.
    package func shownName(of key: String) -> String {
        guard let item = item(key) else { return key }
        if let label = item.label, !label.isEmpty {
            return item.className.isEmpty ? label : "\(item.className) '\(label)'"
        }
        return item.className.isEmpty || item.className == key ? key : "\(item.className) \(key)"
    }
}

extension LoggedConstraint {
    /// The identifier, where there is one, and the body.
    package var shownText: String { (identifier.map { "'\($0)' " } ?? "") + text }
}

extension ConflictSystem {
    /// The assumed extent of views without known sizes, and of their margins and baselines.
    private static let usualSize = 60.0
    private static let usualInset = 8.0

    /// A solution without the constraint `leftOut`, for a drawing. Sizes that the constraints leave open are usual ones.
    ///
    /// - Parameter smallest: the sizes that are as small as they may be, as the contradiction has them.
    fileprivate func illustrated(without leftOut: Int?, smallest: [Key]) -> [Double] {
        var system = system
        system.constraints = zip(system.constraints, sources).filter { $0.1 != leftOut }.map { $0.0 }
        for (variable, key) in keys.enumerated() {
            let terms = [LinearTerm(variable)]
            let isPosition = key.quantity == .x || key.quantity == .y
            if !isPosition {
                system.constraints.append(LinearConstraint(terms, .greaterOrEqual, 0, at: ConstraintPriority(4)))
            }
            let isSize = key.quantity == .width || key.quantity == .height
            let usual = isPosition ? 0 : isSize ? (smallest.contains(key) ? 0 : Self.usualSize) : Self.usualInset
            let priority = ConstraintPriority(isPosition ? 1 : isSize ? 2 : 3)
            system.constraints.append(LinearConstraint(terms, .equal, usual, at: priority))
        }
        if case .solved(let solution) = system.solved() { return solution.values }
        return keys.map { _ in 0 }
    }

    /// A view's place along an axis, from left to right or from top to bottom; nil if no constraint refers to it.
    fileprivate func span(
        of item: String, _ position: Quantity, _ size: Quantity, _ values: [Double], isMirrored: Bool
    ) -> ConstraintPlan.Span? {
        func value(_ quantity: Quantity) -> Double? {
            number(Key(item: item, quantity: quantity)).map { values[$0] }
        }
        guard value(position) != nil || value(size) != nil else { return nil }
        let start = value(position) ?? 0
        let end = start + max(0, value(size) ?? Self.usualSize)
        return isMirrored ? ConstraintPlan.Span(start: -end, end: -start) : ConstraintPlan.Span(start: start, end: end)
    }

    /// A relation as a length between the edges that it names.
    fileprivate func line(
        _ relation: LoggedRelation, _ text: String, _ role: ConstraintPlan.Role, _ values: [Double], isMirrored: Bool
    ) -> ConstraintPlan.Line {
        let isHorizontal = relation.first.anchor.isHorizontal
        // Left and right are already physical positions on the screen.
        let sign: Double = isMirrored && isHorizontal && !relation.isPhysical ? -1 : 1
        func value(_ attribute: LoggedAttribute) -> Double {
            self.terms(of: attribute, in: relation).reduce(0) { $0 + $1.coefficient * values[$1.variable] }
        }
        let other = relation.second.map { relation.multiplier * value($0) } ?? 0
        let first = value(relation.first)
        let (start, wanted, found): (Double, Double, Double)
        if relation.first.anchor.isExtent {
            let near: Quantity = isHorizontal ? .x : .y
            let place = number(Key(item: relation.first.item, quantity: near)).map { values[$0] } ?? 0
            let along: Double = isMirrored && isHorizontal ? -1 : 1
            start = along * place
            wanted = start + along * (other + relation.constant)
            found = start + along * first
        } else {
            start = sign * other
            wanted = sign * (other + relation.constant)
            found = sign * first
        }
        let lengthRelation = ConstraintPlan.lengthRelation(
            relation.relation, constant: relation.constant, isExtent: relation.first.anchor.isExtent,
            isEnd: relation.first.anchor.isEnd)
        return ConstraintPlan.Line(
            text: text, isHorizontal: isHorizontal, start: start, wanted: wanted, found: found,
            relation: lengthRelation, priority: relation.priority, role: role,
            isSatisfied: relation.relation.violation(by: first - other - relation.constant) < ConstraintPlan.tolerance)
    }
}

extension LoggedConflict {
    /// The places and sizes of some views that the contradicting constraints leave open when the one that would be broken is left out,
    /// each once those before it are known.
    package func openKeys(_ analysis: ConflictAnalysis, of items: [String]) -> [ConflictSystem.Key] {
        let kept = analysis.contradicting.filter { $0 != analysis.victim?.constraint }
        let conflict = ConflictSystem(self, kept, assuming: .margins)
        var system = conflict.system
        var open: [ConflictSystem.Key] = []
        for item in items {
            for quantity in [ConflictSystem.Quantity.x, .width, .y, .height] {
                let key = ConflictSystem.Key(item: item, quantity: quantity)
                guard let variable = conflict.number(key) else {
                    open.append(key)
                    continue
                }
                guard system.freedom()?.unknowns.contains(variable) == true,
                    case .solved(let solution) = system.solved()
                else { continue }
                open.append(key)
                system.constraints.append(
                    LinearConstraint([LinearTerm(variable)], .equal, solution.values[variable]))
            }
        }
        return open
    }
}
