import Geometry

/// One view, once its frame and safe area are known; what follows from these is made when somebody asks for it.
final class ViewGeometry: Sendable {
    let label: String
    /// In the superview's coordinates.
    let frame: DerivedRect
    let safeArea: DerivedInsets
    let kind: Element.Kind
    let bounds: DerivedRect
    /// The safe area less the edges that a scroll view turned into adjustedContentInset.
    let safeAreaForSubviews: DerivedInsets
    let scroll: ScrollGeometry?
    private let marginsSource: MarginsSource
    private let isHidden: Bool
    private let direction: LayoutDirection
    private let environment: Environment

    /// Where the effective layout margins come from.
    private enum MarginsSource: Sendable {
        case given(DerivedInsets)
        case inputs(LayoutMargins.Inputs, width: Quantity)
    }

    init(label: String, view: View, place: ViewPlace, environment: Environment, moment: Lifecycle.Moment) {
        self.label = label
        self.environment = environment
        isHidden = view.isHidden
        direction = view.semanticContentAttribute.direction(in: environment.layoutDirection)
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
        marginsSource = .inputs(
            LayoutMargins.Inputs(
                view, label: label, safeArea: safeArea, root: place.rootMargins, inherited: place.inheritedMargins,
                in: environment), width: place.untransformed.width)
    }

    /// A view that UIKit makes by itself, such as a table's cell, with margins of its own.
    init(
        _ label: String, frame: DerivedRect, safeArea: DerivedInsets, margins: DerivedInsets,
        in environment: Environment
    ) {
        self.label = label
        self.frame = frame
        self.safeArea = safeArea
        marginsSource = .given(margins)
        self.environment = environment
        isHidden = false
        direction = environment.layoutDirection
        kind = .view
        scroll = nil
        bounds = Self.bounds(label, frame, nil)
        safeAreaForSubviews = safeArea
    }

    /// Where the bounds of all views begin that do not scroll.
    private static let origin = Quantity.constant(Localized("origin of bounds", "bounds 的原点"), ViewFrame.bounds, 0)

    private static func bounds(_ label: String, _ frame: DerivedRect, _ scroll: ScrollGeometry?) -> DerivedRect {
        let rule = ViewFrame.bounds
        return DerivedRect(
            x: scroll?.contentOffset.x.passed(on: .path("\(label).bounds.x"), rule) ?? origin,
            y: scroll?.contentOffset.y.passed(on: .path("\(label).bounds.y"), rule) ?? origin,
            width: frame.width.passed(on: .path("\(label).bounds.width"), rule),
            height: frame.height.passed(on: .path("\(label).bounds.height"), rule))
    }

    /// The properties that views may have, in the order in which tables show them.
    static let properties: [Property] =
        [
            .frame, .frameInWindow, .bounds, .safeAreaInsets, .safeAreaLayoutGuideFrame, .layoutMargins,
            .directionalLayoutMargins, .layoutMarginsGuideFrame, .readableContentGuideFrame,
        ] + ScrollGeometry.properties + [.isHidden]

    /// The value of a property; nil where the view or the OS has no such property.
    func value(of property: Property, superviewOrigin: Point) -> Value? {
        switch property {
        case .frame: frame.value
        case .frameInWindow: Self.frameInWindow(label, frame, superviewOrigin: superviewOrigin)
        case .bounds: bounds.value
        case .safeAreaInsets: environment.hasSafeArea ? safeArea.value : nil
        case .safeAreaLayoutGuideFrame: environment.hasSafeArea ? safeAreaGuide.value : nil
        case .layoutMargins: environment.os >= OSVersion(8) ? margins.value : nil
        case .directionalLayoutMargins:
            environment.os >= OSVersion(11) ? LayoutMargins.directional(label, margins, direction).value : nil
        case .layoutMarginsGuideFrame: environment.os >= OSVersion(9) ? marginsGuide.value : nil
        case .readableContentGuideFrame: environment.os >= OSVersion(9) ? readableGuide.value : nil
        case .isHidden: .text("\(isHidden)")
        default: scroll?.value(of: property)
        }
    }

    /// The effective layout margins.
    var margins: DerivedInsets {
        switch marginsSource {
        case .given(let margins): return margins
        case .inputs(let inputs, let width):
            let own = LayoutMargins.margins(inputs)
            guard let table = scroll?.table?.table else { return own }
            return TableMargins.ofTable(label, table, margins: own, width: width, in: environment)
        }
    }

    private var safeAreaGuide: DerivedRect {
        bounds.inset(by: safeArea, as: "\(label).safeAreaLayoutGuide.layoutFrame", SafeArea.guide)
    }

    private var marginsGuide: DerivedRect {
        bounds.inset(by: margins, as: "\(label).layoutMarginsGuide.layoutFrame", LayoutMargins.guide)
    }

    private var readableGuide: DerivedRect {
        ReadableContent.frame(label, bounds: bounds, margins: margins, in: environment)
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
