import Geometry

/// Presented controllers whose view does not fill the window.
extension SnapshotBuilder {
    /// The presentation of the controller in the window; full for a root controller.
    var presentationShape: Presentation.Shape {
        Presentation.shape(app.root(at: state.phase).controller?.modalPresentationStyle, in: environment)
    }

    mutating func addPresented(
        _ controller: Controller, as shape: Presentation.Shape, in window: Int,
        covered: (top: Quantity, bottom: Quantity)
    ) {
        let label = controller.viewName
        let preferred = controller.preferredContentSize
        let place: SheetDetents.Place
        var base: DerivedInsets
        if shape == .popover {
            let popover = Popover.place(
                Popover.Inputs(
                    label: label, preferred: preferred, presentation: controller.popoverPresentation,
                    environment: environment, window: windowBounds, covered: covered))
            (place, base) = (SheetDetents.Place(popover.frame), popover.insets)
        } else {
            base = DerivedInsets { edge in Presentation.sheetInset(edge, label, shape, in: environment) }
            let large = Presentation.sheetFrame(
                label, shape, preferred: preferred, in: environment, window: windowBounds, top: covered.top)
            place =
                shape == .card
                ? SheetDetents.place(
                    label, large: large, bottom: base.bottom, presentation: controller.sheetPresentation,
                    window: windowBounds, in: environment) : SheetDetents.Place(large)
        }
        if let bottom = place.bottomInset { base.bottom = bottom }
        enterPresentation(ofWidth: place.untransformed.width.value)
        addController(
            controller,
            at: ControllerContext(
                parent: window, frame: place.frame, space: .window, base: base, source: .term(.fromTheWindow),
                bottomBar: nil, isInNavigation: false,
                hasGuides: true, untransformed: place.untransformed, scale: place.scale))
    }
}
