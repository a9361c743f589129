// The engine. In: an app's hierarchy of controllers, bars and views, and the environment around it. Out: frames, insets,
// guides and offsets at every lifecycle phase, each number with its derivation. It knows no text format, no font, no colour.
// Rules/ holds the laws, one area per file; Layout/ applies them from the window down to the last subview.

import Geometry

/// Works out all values of an app in an environment, phase by phase.
package func layOut(_ app: App, in environment: Environment) -> LayoutResult {
    // Views without any controller have no callbacks: there is only the settled state.
    let phases = app.initial.controller == nil ? [.viewDidAppear] : Lifecycle.phases(of: environment.os)
    return LayoutResult(environment: environment, snapshots: snapshots(of: app, in: environment, phases))
}

/// One snapshot per phase; a phase at which nothing has happened since the one before shares its elements.
private func snapshots(of app: App, in environment: Environment, _ phases: [Phase]) -> [Snapshot] {
    var snapshots: [Snapshot] = []
    var previous: Lifecycle.Moment?
    for phase in phases {
        let moment = Lifecycle.Moment(phase, of: app, in: environment)
        // What viewDidAppear changed too late for the layout of the first appearance counts in the second one.
        let deciding = phase == .secondViewWillAppear ? [.viewDidAppear, phase] : [phase]
        let hasChanged = app.changes.contains { deciding.contains($0.phase) } || previous?.facts != moment.facts
        if !hasChanged, let last = snapshots.last {
            snapshots.append(last.at(phase))
        } else {
            var builder = SnapshotBuilder(app: app, environment: environment, moment: moment)
            snapshots.append(builder.build())
        }
        previous = moment
    }
    return snapshots
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
