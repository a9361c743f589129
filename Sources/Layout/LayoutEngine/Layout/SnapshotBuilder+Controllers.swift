import Geometry

/// Controllers: containers dictate their children's frames and insets.
extension SnapshotBuilder {
    /// Adds a controller, its view, and everything in it.
    mutating func addController(_ controller: Controller, at context: ControllerContext) {
        let label = controller.viewName
        let isOnScreen = controller.shownChild == nil ? state.isOnScreen : state.areContainersOnScreen
        let set = environment.hasSafeArea ? controller.additionalSafeAreaInsets : .zero
        let additional = context.keepsInherited ? set.floored : set
        let covered = SafeArea.adding(
            additional, of: controller.name, to: context.base, from: context.source, as: label)
        let safeArea = isOnScreen ? covered : SafeArea.none(label)
        let guides = guides(of: controller, covered, isOnScreen: isOnScreen, hasGuides: context.hasGuides)
        let index = add(controllerElement(controller, context, guides))
        var view = ViewContext(
            parent: index, frame: context.frame, space: context.space, safeArea: safeArea,
            untransformed: context.untransformed ?? context.frame, guides: guides,
            isInWindow: isOnScreen, scale: context.scale,
            rootMargins: LayoutMargins.RootView(
                controller: controller.name, isDetached: controller.isDetached,
                areRespected: controller.viewRespectsSystemMinimumLayoutMargins))
        switch controller.kind {
        case .content:
            let adjusts = context.isInNavigation && controller.automaticallyAdjustsScrollViewInsets
            view.target = adjusts ? LegacyScrollInsets.targetPath(in: controller.view, environment) : nil
            if controller.isTableViewController, state.hasLaidOutSubviews {
                let inWindow = context.space.frameInWindow(label, context.frame)
                let bottom = RectComponents.end("maxY", of: inWindow.y, inWindow.height)
                view.keyboard = KeyboardAvoidance.overlap(
                    in: environment, viewBottom: bottom, KeyboardAvoidance.rule)
            }
            addView(controller.view, label: label, at: view)
        case .navigation(let navigation):
            addContents(of: navigation, in: addView(View(name: label), label: label, at: view), context)
        case .tab(let tab):
            addContents(of: tab, in: addView(View(name: label), label: label, at: view), context)
        case .split(let split):
            addContents(of: split, in: addView(View(name: label), label: label, at: view), context)
        case .arrangement(let arrangement):
            addContents(of: arrangement, in: addView(View(name: label), label: label, at: view))
        case .page(let page):
            let superview = addView(View(name: label), label: label, at: view)
            addChild(
                page, in: superview, edges: superview.safeArea, top: nil, bottom: nil, rule: SafeArea.page,
                from: .term(.fromThePageViewController))
        }
    }

    private func guides(
        of controller: Controller, _ covered: DerivedInsets, isOnScreen: Bool, hasGuides: Bool
    ) -> GuideLengths {
        let isContainer = controller.shownChild != nil
        let areValid = isContainer ? isOnScreen : state.hasGuides
        let isValid = areValid && (hasGuides || environment.hasSafeArea)
        return GuideLengths(controller: controller.name, insets: reported(covered, by: controller), isValid: isValid)
    }

    /// The edges as a controller's guides report them, which is disputed for a toolbar where the tab bar is hidden.
    private func reported(_ covered: DerivedInsets, by controller: Controller) -> DerivedInsets {
        let rule = LayoutGuides.overHiddenTabs
        guard rule.versions.contains(environment.os), isInTabs, controller.hidesBottomBarWhenPushed,
            covered.bottom.value != 0
        else { return covered }
        var edges = covered
        edges.bottom = covered.bottom.renamed(as: covered.bottom.derivation.name, by: rule)
        return edges
    }

    private func controllerElement(
        _ controller: Controller, _ context: ControllerContext, _ guides: GuideLengths
    ) -> Element {
        Element(
            name: controller.name.isEmpty ? nil : controller.name, aliases: [], kind: .controller,
            parent: context.parent,
            frameInWindow: context.space.inWindow(context.frame.plain), isVisible: true,
            source: .controller(ControllerValues(controller, guides, environment)))
    }

    /// Adds the controller that a container shows: its frame depends on the bars, its insets on the container's bars.
    mutating func addChild(
        _ child: Controller, in view: Superview, edges: DerivedInsets, top: ExtendedLayout.CoveringBar?,
        bottom: ExtendedLayout.CoveringBar?, rule: Rule, from source: DerivationName
    ) {
        let label = child.viewName
        let isNavigation = if case .navigation = child.kind { true } else { false }
        let bounds = view.bounds
        let final =
            isNavigation
            ? bounds.renamed(as: "\(label).frame", by: ViewFrame.container)
            : ExtendedLayout.frame(of: label, for: child, in: bounds, top: top, bottom: bottom, environment)
        let frame = child.shownChild == nil ? frameNow(final, label) : final
        // Until the origin has moved, only the bars over the container itself count at the top.
        var edges = edges
        if environment.decide(.originIsLate, state.hasFinalSize && frame.y.value != final.y.value) {
            edges.top = view.safeArea.top
        }
        let base = SafeArea.given(edges, to: label, frame: frame, bounds: bounds, rule)
        let context = ControllerContext(
            parent: view.index, frame: frame, space: view.space, base: base,
            source: source, bottomBar: isNavigation ? bottom : nil, isInNavigation: rule == SafeArea.navigation,
            hasGuides: true)
        addController(child, at: context)
    }

    /// A content view's frame at this phase, given the one that it ends with.
    private func frameNow(_ final: DerivedRect, _ label: String) -> DerivedRect {
        guard state.hasFinalSize else {
            return windowBounds.renamed(as: "\(label).frame", by: ExtendedLayout.initialSize)
        }
        guard !state.hasFinalOrigin, final.y.value != 0 else { return final }
        var frame = final
        frame.y = .stated(.path("\(label).frame.y"), ExtendedLayout.lateOrigin, 0)
        return frame
    }

    func bottomBarFrame(_ name: String, height: Quantity, _ view: Superview, _ rule: Rule) -> DerivedRect {
        DerivedRect(
            x: .stated(.path("\(name).frame.x"), rule, 0),
            y: .sum(.path("\(name).frame.y"), rule, [view.bounds.height], minus: [height]),
            width: view.bounds.width.renamed(as: .path("\(name).frame.width"), by: rule), height: height)
    }

    /// - Parameter frame: the frame in the view; nil for a bar with an unpublished height, which has no frame and is not
    ///   drawn.
    mutating func addBar(
        _ name: String, _ kind: Element.Kind, _ frame: DerivedRect?, in view: Superview, isVisible: Bool,
        isTranslucent: Bool
    ) {
        let line = Rect(x: 0, y: 0, width: view.bounds.width.value, height: 0)
        let known: [(property: Property, value: Value)] =
            frame.map { [(.frame, $0.value), (.frameInWindow, view.space.frameInWindow(name, $0).value)] } ?? []
        _ = add(
            Element(
                name: namesBars ? name : nil, kind: kind, parent: view.index,
                frameInWindow: view.space.inWindow(frame?.plain ?? line),
                isVisible: isVisible,
                values: known + [
                    (.isHidden, .text("\(!isVisible)")),
                    (.isTranslucent, .text("\(isTranslucent)")),
                ] + TraitCollection.values(name, in: environment)))
    }
}

extension Insets {
    /// These insets with 0 for negative edges.
    fileprivate var floored: Insets {
        Insets(top: max(0, top), left: max(0, left), bottom: max(0, bottom), right: max(0, right))
    }
}
