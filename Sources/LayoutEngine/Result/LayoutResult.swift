/// What the engine worked out for one environment: a snapshot per lifecycle phase of the innermost controller.
package struct LayoutResult: Sendable {
    package let environment: Environment
    /// In the order in which the phases happen: the first appearance up to `viewDidAppear`, then the second one.
    package let snapshots: [Snapshot]
    /// The values after everything has settled, that is, at `viewDidAppear` of the first appearance.
    package let settled: Snapshot

    package init(environment: Environment, snapshots: [Snapshot]) {
        guard let settled = snapshots.first(where: { $0.phase == .viewDidAppear }) else {
            preconditionFailure("one of the snapshots is the settled one")
        }
        self.environment = environment
        self.snapshots = snapshots
        self.settled = settled
    }

    /// The snapshot of a phase; nil when this OS version has no such callback.
    package subscript(phase: Phase) -> Snapshot? {
        snapshots.first { $0.phase == phase }
    }
}
