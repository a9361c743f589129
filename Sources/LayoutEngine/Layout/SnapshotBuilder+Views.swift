import Geometry

/// Views: every subview's frame and safe area follow from its superview's.
extension SnapshotBuilder {
    /// Adds a view and its subviews; returns what its subviews know of it.
    /// - Parameters:
    ///   - frame: in the superview's coordinates.
    ///   - superviewOrigin: where these coordinates begin in the window.
    ///   - target: the index path to the controller's content scroll view from here; nil when it does not lie here.
    @discardableResult
    mutating func addView(
        _ view: View, label: String, frame: DerivedRect, superviewOrigin: Point, parent: Int, safeArea: DerivedInsets,
        guides: (top: Quantity, bottom: Quantity)?, target: [Int]?, isInWindow: Bool
    ) -> Superview {
        let geometry = ViewGeometry(
            label: label, view: view, frame: frame, safeArea: safeArea,
            isAdjustedContent: target?.isEmpty ?? false, guides: guides, environment: environment, moment: moment)
        let frameInWindow = frame.plain.offset(by: superviewOrigin)
        let isVisible = !view.isHidden && isInWindow && elements[parent].isVisible
        let index = add(
            Element(
                name: label.isEmpty ? nil : label, alias: view.alias, kind: geometry.kind, parent: parent,
                frameInWindow: frameInWindow, isVisible: isVisible,
                values: geometry.values(superviewOrigin: superviewOrigin)))
        let superview = Superview(
            index: index, frameInWindow: frameInWindow.origin, bounds: geometry.bounds,
            safeArea: geometry.safeAreaForSubviews, guides: guides)
        addSubviews(of: view.subviews, in: superview, target: target, isInWindow: isInWindow)
        return superview
    }

    /// Adds the subviews of one view, each with its frame and what reaches over it of the superview's safe area.
    mutating func addSubviews(of views: [View], in superview: Superview, target: [Int]?, isInWindow: Bool) {
        let frames = ViewPlacement(superview: superview, environment: environment, moment: moment).frames(of: views)
        for (position, view) in views.enumerated() {
            let frame = frames[position]
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
            addView(
                view, label: label, frame: frame, superviewOrigin: superview.origin, parent: superview.index,
                safeArea: safeArea, guides: superview.guides,
                target: target?.first == position ? target.map { Array($0.dropFirst()) } : nil, isInWindow: isHere)
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
                by: SafeArea.childController)
            : SafeArea.none(label)
        // Negative additional insets cannot eat what came by overlap.
        var controller = child
        controller.additionalSafeAreaInsets = child.additionalSafeAreaInsets.floored
        addController(
            controller,
            at: ControllerPlace(
                parent: superview.index, frame: frame, superviewOrigin: superview.origin, base: overlap, bottomBar: nil,
                isInNavigation: false, hasGuides: false))
    }
}

extension Insets {
    /// The same insets with 0 for negative edges.
    fileprivate var floored: Insets {
        Insets(top: max(0, top), left: max(0, left), bottom: max(0, bottom), right: max(0, right))
    }
}
