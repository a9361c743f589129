// The engine. In: an app's hierarchy of controllers, bars and views, and the environment around it. Out: frames, insets,
// guides and offsets at every lifecycle phase, each number with its derivation. It knows no text format, no font, no colour.
// Rules/ holds the laws, one area per file; Layout/ applies them from the window down to the last subview.

import Geometry

/// Works out all values of an app in an environment, phase by phase.
package func layOut(_ app: App, in environment: Environment) -> LayoutResult {
    let isPushed = app.initial.controller?.innermost.isPushed ?? false
    // Views without any controller have no callbacks: there is only the settled state.
    let phases = app.initial.controller == nil ? [.viewDidAppear] : Lifecycle.phases(of: environment.os)
    let snapshots = snapshots(of: app, in: environment, phases, isPushed: isPushed)
    return LayoutResult(
        environment: environment, snapshots: snapshots, callbacks: callbacks(phases, settled: snapshots, app))
}

/// One snapshot per phase; a phase at which nothing has happened since the one before shares its elements.
private func snapshots(of app: App, in environment: Environment, _ phases: [Phase], isPushed: Bool) -> [Snapshot] {
    var snapshots: [Snapshot] = []
    var previous: Lifecycle.Moment?
    for phase in phases {
        let moment = Lifecycle.Moment(phase: phase, os: environment.os, isPushed: isPushed)
        let hasChanged = app.changes.contains { $0.phase == phase } || previous?.facts != moment.facts
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

/// The phases as callbacks; viewSafeAreaInsetsDidChange is made only when the insets are not 0.
private func callbacks(_ phases: [Phase], settled snapshots: [Snapshot], _ app: App) -> [String] {
    guard let controller = app.initial.controller else { return [] }
    let insets = snapshots.last?[controller.innermost.viewName]?[.safeAreaInsets]?.insets
    return phases.filter { $0 != .viewSafeAreaInsetsDidChange || (insets ?? .zero) != .zero }.map { $0.rawValue }
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
