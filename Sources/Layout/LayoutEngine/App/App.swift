/// An app's hierarchy over time: the values set before `viewDidLoad` returns, and later changes.
package struct App: Equatable, Sendable {
    /// The tree as it is when `viewDidLoad` returns.
    package var initial: Root
    /// The whole new tree from a phase on, in order of phases; a change is made before that phase's values are read. All trees
    /// have the same shape: only properties differ.
    package var changes: [Change]
    /// Whether the app was settled and then changed, for example by a rotation: only the settled state exists.
    package var isAfterChange = false

    package struct Change: Equatable, Sendable {
        package let phase: Phase
        package let root: Root

        package init(at phase: Phase, _ root: Root) {
            self.phase = phase
            self.root = root
        }
    }

    package init(_ initial: Root, changes: [Change] = [], isAfterChange: Bool = false) {
        self.initial = initial
        self.changes = changes
        self.isAfterChange = isAfterChange
    }

    /// The tree that is in force at a phase.
    package func root(at phase: Phase) -> Root {
        changes.last { $0.phase <= phase }?.root ?? initial
    }
}

/// The root of the window: a controller, or views without one.
package enum Root: Equatable, Sendable {
    case controller(Controller)
    /// Views straight in the window, without any controller.
    case views([View])
}

extension Root {
    /// The controller in the window, if there is one.
    package var controller: Controller? {
        if case .controller(let controller) = self { controller } else { nil }
    }
}

extension Controller {
    /// The name of its root view: as given, else "name.view".
    package var viewName: String { view.name ?? "\(name).view" }
}
