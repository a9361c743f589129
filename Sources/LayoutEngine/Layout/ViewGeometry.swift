import Geometry

/// The values of one view, once its frame and safe area are known.
struct ViewGeometry {
    let label: String
    let view: View
    /// In the superview's coordinates.
    let frame: DerivedRect
    let safeArea: DerivedInsets
    let kind: Element.Kind
    let bounds: DerivedRect
    /// The safe area less the edges that a scroll view turned into adjustedContentInset.
    let safeAreaForSubviews: DerivedInsets
    let scroll: ScrollGeometry?
    /// The effective layout margins.
    let margins: DerivedInsets
    private let environment: Environment

    init(label: String, view: View, place: ViewPlace, environment: Environment, moment: Lifecycle.Moment) {
        self.label = label
        self.view = view
        self.environment = environment
        frame = place.frame
        safeArea = place.safeArea
        scroll = view.scrollView.map { scrollView in
            ScrollGeometry(
                label: label, view: view, scrollView: scrollView, place: place, environment: environment,
                moment: moment)
        }
        kind =
            switch view.kind {
            case .plain, .stack, .childController: .view
            case .scroll, .text: .scrollView
            case .table: .tableView
            }
        bounds = Self.bounds(label, place.untransformed, scroll)
        safeAreaForSubviews = scroll?.remainingSafeArea(safeArea) ?? safeArea
        let own = LayoutMargins.margins(
            LayoutMargins.Inputs(
                label: label, view: view, safeArea: safeArea, systemMinimum: place.rootMargins?.systemMinimum,
                respectsMinimum: place.rootMargins?.areRespected ?? false, inherited: place.inheritedMargins,
                environment: environment))
        margins =
            scroll?.table.map {
                TableMargins.ofTable(label, $0.table, margins: own, width: place.untransformed.width, in: environment)
            } ?? own
    }

    /// A view that UIKit makes by itself, such as a table's cell, with margins of its own.
    init(
        _ label: String, frame: DerivedRect, safeArea: DerivedInsets, margins: DerivedInsets,
        in environment: Environment
    ) {
        self.label = label
        self.view = View(name: nil)
        self.frame = frame
        self.safeArea = safeArea
        self.margins = margins
        self.environment = environment
        kind = .view
        scroll = nil
        bounds = Self.bounds(label, frame, nil)
        safeAreaForSubviews = safeArea
    }

    private static func bounds(_ label: String, _ frame: DerivedRect, _ scroll: ScrollGeometry?) -> DerivedRect {
        let rule = ViewFrame.bounds
        let zero = Quantity.constant(.path("\(label).bounds.origin"), rule, 0)
        return DerivedRect(
            x: scroll?.contentOffset.x.passed(on: .path("\(label).bounds.x"), rule) ?? zero,
            y: scroll?.contentOffset.y.passed(on: .path("\(label).bounds.y"), rule) ?? zero,
            width: frame.width.passed(on: .path("\(label).bounds.width"), rule),
            height: frame.height.passed(on: .path("\(label).bounds.height"), rule))
    }

    /// All values in the order in which tables show them.
    func values(superviewOrigin: Point) -> [(property: Property, value: Value)] {
        var values: [(property: Property, value: Value)] = [
            (.frame, frame.value),
            (.frameInWindow, Self.frameInWindow(label, frame, superviewOrigin: superviewOrigin)),
            (.bounds, bounds.value),
        ]
        if environment.hasSafeArea {
            values.append((.safeAreaInsets, safeArea.value))
            let guide = bounds.inset(by: safeArea, as: "\(label).safeAreaLayoutGuide.layoutFrame", SafeArea.guide)
            values.append((.safeAreaLayoutGuideFrame, guide.value))
        }
        values += marginValues
        values += scroll?.values ?? []
        values.append((.isHidden, .text("\(view.isHidden)")))
        return values
    }

    private var marginValues: [(property: Property, value: Value)] {
        guard environment.os >= OSVersion(8) else { return [] }
        var values: [(property: Property, value: Value)] = [(.layoutMargins, margins.value)]
        if environment.os >= OSVersion(11) {
            let direction = view.semanticContentAttribute.direction(in: environment.layoutDirection)
            values.append((.directionalLayoutMargins, LayoutMargins.directional(label, margins, direction).value))
        }
        if environment.os >= OSVersion(9) {
            let guide = bounds.inset(by: margins, as: "\(label).layoutMarginsGuide.layoutFrame", LayoutMargins.guide)
            values.append((.layoutMarginsGuideFrame, guide.value))
        }
        if environment.os >= OSVersion(9) {
            let readable = ReadableContent.frame(label, bounds: bounds, margins: margins, in: environment)
            values.append((.readableContentGuideFrame, readable.value))
        }
        return values
    }

    /// A frame in the window's coordinates, given where its superview's coordinates begin there.
    static func frameInWindow(_ label: String, _ frame: DerivedRect, superviewOrigin: Point) -> Value {
        let rule = ViewFrame.inWindow
        let origin = Localized("superview's place in the window", "父视图在窗口中的位置")
        let (x, y) = (superviewOrigin.x, superviewOrigin.y)
        return .rect(
            x: .sum(.path("\(label).frameInWindow.x"), rule, [frame.x] + (x == 0 ? [] : [.constant(origin, rule, x)])),
            y: .sum(.path("\(label).frameInWindow.y"), rule, [frame.y] + (y == 0 ? [] : [.constant(origin, rule, y)])),
            width: frame.width, height: frame.height)
    }
}
