import ConstraintSolver
import LayoutEngine

/// The constraints that a tree of views lists, which are activated once all its views are added.
struct ConstraintScope {
    /// The constraints in the order of the tree, each with the view whose list contains it and that view's superview.
    var listed: [(constraint: LayoutConstraint, own: Expression, superview: Expression?)] = []
    /// Superviews by views' names.
    var superviews: [String: Expression] = [:]
    /// The views that neither frame nor mask places.
    var unplaced: Set<Expression> = []
    /// The root by its names.
    var roots: [String: Expression] = [:]
}

extension ProgramBuilder {
    /// Begins a tree of views that constraints lay out together; pass the result to `activateConstraints`.
    mutating func beginConstraints(of root: View, at target: Expression, named names: [String]) -> ConstraintScope {
        let outer = constraints
        constraints = ConstraintScope()
        for name in names where !name.isEmpty { constraints.roots[name] = target }
        for constraint in root.constraints { constraints.listed.append((constraint, target, nil)) }
        return outer
    }

    /// Records the constraints of a view that has been added.
    mutating func noteConstraints(of view: View, _ own: Expression, in superview: Expression, isArranged: Bool) {
        for name in [view.name ?? ""] + view.aliases where !name.isEmpty { constraints.superviews[name] = superview }
        if view.placement == .none, !isArranged { constraints.unplaced.insert(own) }
        for constraint in view.constraints { constraints.listed.append((constraint, own, superview)) }
    }

    /// Writes the recorded constraints, and continues with the surrounding tree. Inactive constraints have no effect and are
    /// left out.
    mutating func activateConstraints(_ statements: inout [Statement], backTo outer: ConstraintScope) {
        defer { constraints = outer }
        var activated: [Expression] = []
        var freed: [Expression] = []
        var settings: [Statement] = []
        for (constraint, own, superview) in constraints.listed where constraint.isActive {
            guard let written = written(constraint, own, superview) else { continue }
            freed += written.views.filter { constraints.unplaced.remove($0) != nil }
            guard !constraint.priority.isRequired || constraint.identifier != nil else {
                activated.append(.constraint(written.constraint))
                continue
            }
            constraintCount += 1
            let local = "constraint\(constraintCount)"
            settings.append(.make(local, ofClass: "NSLayoutConstraint", .constraint(written.constraint)))
            if !constraint.priority.isRequired {
                settings.append(.set(.local(local), "priority", .priority(Double(constraint.priority.level))))
            }
            if let identifier = constraint.identifier {
                settings.append(.set(.local(local), "identifier", .text(identifier)))
            }
            activated.append(.local(local))
        }
        statements += freed.map { .set($0, "translatesAutoresizingMaskIntoConstraints", .flag(false)) }
        statements += settings
        if !activated.isEmpty { statements.append(.activate(activated)) }
    }

    /// A constraint between objects, and the views that it refers to; nil if one of them has no expression.
    private func written(
        _ constraint: LayoutConstraint, _ own: Expression, _ superview: Expression?
    ) -> (constraint: Constraint, views: [Expression])? {
        func view(_ item: LayoutConstraint.Item) -> Expression? {
            switch item.owner {
            case .this: own
            case .named(let name): object(name)
            case .superview:
                if case .named(let name) = constraint.subject { constraints.superviews[name] } else { superview }
            }
        }
        guard let first = view(constraint.first) else { return nil }
        let one = ConstraintEnd(
            object: Self.object(first, constraint.first.guide), attribute: constraint.first.anchor.rawValue)
        guard let item = constraint.second else {
            let written = Constraint(
                first: one, relation: constraint.relation, second: nil, constant: constraint.constant)
            return (written, [first])
        }
        guard let second = view(item) else { return nil }
        let two = ConstraintEnd(object: Self.object(second, item.guide), attribute: item.anchor.rawValue)
        let written = Constraint(
            first: one, relation: constraint.relation, multiplier: constraint.multiplier, second: two,
            constant: constraint.constant)
        return (written, [first, second])
    }

    private func object(_ name: String) -> Expression { constraints.roots[name] ?? named(name) }

    /// A view or one of its layout guides.
    static func object(_ view: Expression, _ guide: LayoutConstraint.Guide?) -> Expression {
        switch guide {
        case nil: view
        case .safeArea: view["safeAreaLayoutGuide"]
        case .layoutMargins: view["layoutMarginsGuide"]
        case .readableContent: view["readableContentGuide"]
        case .topLayoutGuide: .own("topLayoutGuide")
        case .bottomLayoutGuide: .own("bottomLayoutGuide")
        case .keyboard: view["keyboardLayoutGuide"]
        case .contentLayoutGuide: view["contentLayoutGuide"]
        case .frameLayoutGuide: view["frameLayoutGuide"]
        }
    }
}
