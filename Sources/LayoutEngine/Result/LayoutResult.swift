/// What the engine worked out for one environment: a snapshot per lifecycle phase of the innermost controller.
package struct LayoutResult: Sendable {
    package let environment: Environment
    /// In the order in which the phases happen; the last is `viewDidAppear`.
    package let snapshots: [Snapshot]
    /// The callbacks in the order in which UIKit makes them.
    package let callbacks: [String]

    package init(environment: Environment, snapshots: [Snapshot], callbacks: [String]) {
        precondition(snapshots.last?.phase == .viewDidAppear, "the last snapshot is the settled one")
        self.environment = environment
        self.snapshots = snapshots
        self.callbacks = callbacks
    }

    /// The values after everything has settled.
    package var settled: Snapshot { snapshots[snapshots.count - 1] }

    /// The snapshot of a phase; nil when this OS version has no such callback.
    package subscript(phase: Phase) -> Snapshot? {
        snapshots.first { $0.phase == phase }
    }
}
