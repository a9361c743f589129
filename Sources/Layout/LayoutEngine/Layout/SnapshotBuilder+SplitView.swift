import Geometry

/// Split view controllers: two columns.
extension SnapshotBuilder {
    mutating func addContents(of split: SplitViewController, in view: Superview, _ context: ControllerContext) {
        let secondary = split.secondary.viewName
        let primary = split.primary?.viewName ?? ""
        let frames = SplitColumns.frames(
            split, in: environment, labels: (primary, secondary), bounds: view.bounds, top: view.safeArea.top)
        let floats = SplitColumns.floats(split, in: environment)
        let edges = DerivedInsets { edge in
            guard edge == .left, let covered = frames.covered else { return view.safeArea[edge] }
            return .maximum(.term(.leftInset), SplitColumns.floating, [covered, view.safeArea.left])
        }
        let rule = floats ? SplitColumns.floating : SplitColumns.tiled
        addColumn(split.secondary, frame: frames.secondary, in: view, edges: edges, rule)
        if let controller = split.primary, let frame = frames.primary {
            let outside = namesBars
            namesBars = false
            enterColumn(isPrimary: true)
            addColumn(controller, frame: frame, in: view, edges: view.safeArea, rule)
            enterColumn(isPrimary: false)
            namesBars = outside
        }
    }

    private mutating func addColumn(
        _ controller: Controller, frame: DerivedRect, in view: Superview, edges: DerivedInsets, _ rule: Rule
    ) {
        let base = SafeArea.given(edges, to: controller.viewName, frame: frame, bounds: view.bounds, rule)
        addController(
            controller,
            at: ControllerContext(
                parent: view.index, frame: frame, space: view.space, base: base,
                source: .term(.fromTheSplitViewController), bottomBar: nil,
                isInNavigation: false, hasGuides: true))
    }
}
