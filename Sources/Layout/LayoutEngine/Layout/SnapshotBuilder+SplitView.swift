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
        addColumn(
            split.secondary, frame: frames.secondary, in: view, edges: edges, rule,
            from: .term(.fromTheSplitViewController))
        if let controller = split.primary, let frame = frames.primary {
            let outside = namesBars
            namesBars = false
            enterColumn(true)
            addColumn(
                controller, frame: frame, in: view, edges: view.safeArea, rule,
                from: .term(.fromTheSplitViewController))
            enterColumn(false)
            namesBars = outside
        }
    }

    /// Adds the controller of a column or pane, which gets the part of the container's insets that reaches over it.
    mutating func addColumn(
        _ controller: Controller, frame: DerivedRect, in view: Superview, edges: DerivedInsets, _ rule: Rule,
        from source: DerivationName
    ) {
        let base = SafeArea.given(edges, to: controller.viewName, frame: frame, bounds: view.bounds, rule)
        addController(
            controller,
            at: ControllerContext(
                parent: view.index, frame: frame, space: view.space, base: base,
                source: source, bottomBar: nil,
                isInNavigation: false, hasGuides: true))
    }
}
