/// A constraint with the view whose list contains it.
package struct ListedConstraint: Sendable {
    package let constraint: LayoutConstraint
    /// The name of the view; empty for a view without one.
    package let view: String
}

extension Root {
    /// All constraints of the app, active or not, as views are listed.
    package var constraints: [ListedConstraint] {
        var found: [ListedConstraint] = []
        switch self {
        case .controller(let controller): controller.collectConstraints(into: &found)
        case .views(let views): for view in views { view.collectConstraints(into: &found) }
        }
        return found
    }
}

extension Controller {
    fileprivate func collectConstraints(into found: inout [ListedConstraint]) {
        view.collectConstraints(into: &found)
        if case .split(let split) = kind { split.primary?.collectConstraints(into: &found) }
        if case .arrangement(let arrangement) = kind { arrangement.secondary.collectConstraints(into: &found) }
        shownChild?.collectConstraints(into: &found)
    }
}

extension View {
    fileprivate func collectConstraints(into found: inout [ListedConstraint]) {
        for constraint in constraints { found.append(ListedConstraint(constraint: constraint, view: name ?? "")) }
        if case .childController(let controller) = kind { return controller.collectConstraints(into: &found) }
        if case .table(_, let table) = kind {
            for content in table.contents { for view in content.subviews { view.collectConstraints(into: &found) } }
        }
        for view in subviews { view.collectConstraints(into: &found) }
    }
}
