// The engine. In: an app's hierarchy of controllers, bars and views, and the environment around it. Out: frames, insets,
// guides and offsets at every lifecycle phase, each number with its derivation. It knows no text format, no font, no colour.
// Rules/ holds the laws, one area per file; Layout/ applies them from the window down to the last subview.

import Geometry

/// Works out the settled values of an app in an environment, and those of other phases when they are asked for.
package func layOut(_ app: App, in environment: Environment) -> LayoutResult {
    LayoutResult(of: app, in: environment)
}

extension Snapshot {
    /// The values of an app at a phase.
    init(of app: App, in environment: Environment, at phase: Phase) {
        let moment = Lifecycle.Moment(phase, of: app, in: environment)
        var builder = SnapshotBuilder(app: app, environment: environment, moment: moment)
        self = builder.build()
    }
}

extension Lifecycle.Moment {
    init(_ phase: Phase, of app: App, in environment: Environment) {
        self.init(
            phase: phase, os: environment.os, isPushed: app.initial.controller?.innermost.isPushed ?? false)
    }
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
