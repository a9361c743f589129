import Geometry

/// Presented controllers whose view does not fill the window.
extension SnapshotBuilder {
    /// How the controller in the window is presented; full for a root controller.
    var presentationShape: Presentation.Shape {
        Presentation.shape(app.root(at: state.phase).controller?.modalPresentationStyle, in: environment)
    }

    mutating func addPresented(
        _ controller: Controller, as shape: Presentation.Shape, in window: Int,
        covered: (top: Quantity, bottom: Quantity)
    ) {
        let label = controller.viewName
        let preferred = controller.preferredContentSize
        let frame: DerivedRect
        let base: DerivedInsets
        if shape == .popover {
            (frame, base) = Popover.place(
                Popover.Inputs(
                    label: label, preferred: preferred, presentation: controller.popoverPresentation,
                    environment: environment, window: windowBounds, covered: covered))
        } else {
            frame = Presentation.sheetFrame(
                label, shape, preferred: preferred, in: environment, window: windowBounds, top: covered.top)
            base = DerivedInsets { edge in Presentation.sheetInset(edge, label, shape, in: environment) }
        }
        enterPresentation(ofWidth: frame.width.value)
        addController(
            controller,
            at: ControllerContext(
                parent: window, frame: frame, space: .window, base: base, source: .term(.fromTheWindow),
                bottomBar: nil, isInNavigation: false,
                hasGuides: true))
    }
}
