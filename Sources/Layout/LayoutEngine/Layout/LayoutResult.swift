/// The values of one environment: the settled values, and the values of any lifecycle phase on request.
///
/// A phase is computed on each request; keep the snapshot to read several of its values.
package struct LayoutResult: Sendable {
    package let environment: Environment
    /// The phases in the order in which they happen: the first appearance up to `viewDidAppear`, then the second one.
    package var phases: [Phase] {
        // Views without any controller have no callbacks: there is only the settled state. The callbacks after a change of a
        // settled app are not modelled.
        app.initial.controller == nil || app.isAfterChange ? [.viewDidAppear] : Lifecycle.phases(of: environment.os)
    }
    /// The values after everything has settled, that is, at `viewDidAppear` of the first appearance.
    package let settled: Snapshot
    private let app: App

    init(of app: App, in environment: Environment) {
        self.app = app
        self.environment = environment.shown(by: app.root(at: .viewDidAppear))
        settled = Snapshot(of: app, in: environment, at: .viewDidAppear)
    }

    /// The snapshot of a phase; nil if this OS version does not have the callback.
    package subscript(phase: Phase) -> Snapshot? {
        guard phases.contains(phase) else { return nil }
        return phase == .viewDidAppear ? settled : Snapshot(of: app, in: environment, at: phase)
    }

    /// A snapshot for each phase; a phase without any change since the one before shares its elements.
    package var snapshots: [Snapshot] {
        var snapshots: [Snapshot] = []
        var previous: Lifecycle.State?
        for phase in phases {
            let state = Lifecycle.State(phase, of: app, in: environment)
            // Changes made in viewDidAppear, too late for the layout of the first appearance count in the second one.
            let deciding = phase == .secondViewWillAppear ? [.viewDidAppear, phase] : [phase]
            let hasChanged = app.changes.contains { deciding.contains($0.phase) } || previous?.facts != state.facts
            let last = hasChanged ? nil : snapshots.last?.at(phase)
            snapshots.append(last ?? Snapshot(of: app, in: environment, at: phase))
            previous = state
        }
        return snapshots
    }
}

/// A table while the reader scrolls through it: the size of its content at one offset.
package struct TableScrollStep: Hashable, Sendable {
    /// contentOffset.y in points.
    package let contentOffset: Double
    /// The contentSize.height, the sum of estimates and real heights.
    package let contentHeight: Quantity
    /// The number of rows that have been laid out by then and count with their real heights.
    package let laidOutRows: Int
}

/// Calculates the settled values of an app in an environment, and the values of other phases on request.
package func layOut(_ app: App, in environment: Environment) -> LayoutResult {
    LayoutResult(of: app, in: environment)
}

extension Snapshot {
    /// The values of an app at a phase.
    init(of app: App, in environment: Environment, at phase: Phase) {
        let state = Lifecycle.State(phase, of: app, in: environment)
        var builder = SnapshotBuilder(app: app, environment: environment, state: state)
        self = builder.build()
    }
}

extension Lifecycle.State {
    init(_ phase: Phase, of app: App, in environment: Environment) {
        self.init(
            phase: phase, os: environment.os, isPushed: app.initial.controller?.innermost.isPushed ?? false)
    }
}

/// The values of an app after everything has settled, without the phases before.
///
/// Equal to `layOut(app, in: environment).settled`, for callers with thousands of environments.
package func settledSnapshot(of app: App, in environment: Environment) -> Snapshot {
    let state = Lifecycle.State(.viewDidAppear, of: app, in: environment)
    var builder = SnapshotBuilder(app: app, environment: environment, state: state)
    return builder.build()
}
