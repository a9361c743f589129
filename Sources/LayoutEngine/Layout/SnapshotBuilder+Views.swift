import Geometry

/// Views: every subview's frame and safe area follow from its superview's.
extension SnapshotBuilder {
    /// Adds a view and its subviews; returns what its subviews know of it.
    @discardableResult
    mutating func addView(_ view: View, label: String, at place: ViewPlace) -> Superview {
        let geometry = ViewGeometry(label: label, view: view, place: place, environment: environment, moment: moment)
        let frameInWindow = place.frame.plain.offset(by: place.space.origin)
        let isVisible = !view.isHidden && place.isInWindow && elements[place.parent].isVisible
        let superview = Superview(
            index: elements.count,
            space: CoordinateSpace(of: label, frame: place.frame, bounds: geometry.bounds, in: place.space),
            bounds: geometry.bounds,
            safeArea: geometry.safeAreaForSubviews, geometry: geometry, guides: place.guides,
            stack: StackPlacement(view, label: label, in: environment))
        let table = geometry.scroll.flatMap { scroll in
            scroll.table.map {
                TableGeometry(
                    label: label, view: view, layout: $0, bounds: geometry.bounds,
                    safeArea: geometry.safeAreaForSubviews, insets: scroll.effectiveInsets, space: superview.space,
                    index: superview.index, isVisible: isVisible, environment: environment)
            }
        }
        _ = add(
            Element(
                name: label.isEmpty ? nil : label, aliases: view.aliases, kind: geometry.kind, parent: place.parent,
                frameInWindow: frameInWindow, isVisible: isVisible,
                source: .view(
                    geometry, in: place.space, added: table.map { .table($0) } ?? .none)))
        if let table { add(table, guides: place.guides, isInWindow: place.isInWindow) }
        addSubviews(of: view.subviews, in: superview, target: place.target, isInWindow: place.isInWindow)
        return superview
    }

    /// Keeps a table, whose parts are made when somebody asks for them, and adds what the app puts into its cells.
    private mutating func add(
        _ table: TableGeometry, guides: GuideLengths?, isInWindow: Bool
    ) {
        keep(table)
        for cell in table.table.cells where !cell.subviews.isEmpty {
            guard let superview = table.contentView(cell.section, cell.row, guides: guides) else { continue }
            addSubviews(of: cell.subviews, in: superview, target: nil, isInWindow: isInWindow)
        }
    }

    /// Adds the subviews of one view, each with its frame and what reaches over it of the superview's safe area.
    mutating func addSubviews(of views: [View], in superview: Superview, target: [Int]?, isInWindow: Bool) {
        let frames = ViewPlacement(superview: superview, environment: environment, moment: moment).frames(of: views)
        for (position, view) in views.enumerated() {
            let untransformed = frames[position]
            let path: PathName = "\(view.name ?? "").frame"
            let frame = ViewFrame.transformed(untransformed, by: view.transform, as: path)
            let isHere = isInWindow && view.isInWindow
            if case .childController(let child) = view.kind {
                addChildController(child, frame: frame, in: superview, isInWindow: isHere)
                continue
            }
            let label = view.name ?? ""
            let safeArea =
                isHere
                ? SafeArea.ofSubview(label, frame: frame, bounds: superview.bounds, superview: superview.safeArea)
                : SafeArea.none(label)
            var place = ViewPlace(
                parent: superview.index, frame: frame, space: superview.space, safeArea: safeArea,
                untransformed: untransformed, guides: superview.guides, isInWindow: isHere)
            if target?.first == position { place.target = target.map { Array($0.dropFirst()) } }
            if view.preservesSuperviewLayoutMargins {
                place.inheritedMargins = LayoutMargins.inherited(
                    label, frame: frame, bounds: superview.bounds, superview: superview.margins)
            }
            addView(view, label: label, at: place)
        }
    }

    /// Adds a controller whose view was added as a subview of another controller's.
    private mutating func addChildController(
        _ child: Controller, frame: DerivedRect, in superview: Superview, isInWindow: Bool
    ) {
        let label = child.viewName
        let overlap =
            isInWindow
            ? SafeArea.ofSubview(
                label, frame: frame, bounds: superview.bounds, superview: superview.safeArea,
                by: child.isDetached ? SafeArea.detached : SafeArea.childController)
            : SafeArea.none(label)
        addController(
            child,
            at: ControllerPlace(
                parent: superview.index, frame: frame, space: superview.space, base: overlap,
                source: Localized("from the parent's view", "来自父控制器的视图"), bottomBar: nil,
                isInNavigation: false, hasGuides: false, keepsInherited: !child.isDetached))
    }
}
