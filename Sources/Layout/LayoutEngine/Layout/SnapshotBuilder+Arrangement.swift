/// Arrangement view controllers: two panes.
extension SnapshotBuilder {
    /// The primary pane comes last, as it is in front where the panes lie on top of each other.
    mutating func addContents(of arrangement: ArrangementViewController, in view: Superview) {
        let frames = ArrangementPanes.frames(of: arrangement, in: view, environment)
        var secondary = arrangement.secondary
        secondary.view.isHidden = secondary.view.isHidden || frames.isSecondaryHidden
        let outside = namesBars
        namesBars = false
        enterColumn(true)
        for (pane, frame) in [(secondary, frames.secondary), (arrangement.primary, frames.primary)] {
            addColumn(
                pane, frame: frame, in: view, edges: view.safeArea, frames.rule,
                from: .term(.fromTheArrangementViewController))
        }
        enterColumn(false)
        namesBars = outside
    }
}
