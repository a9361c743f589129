import Geometry

/// A view whose frame and safe area are known; everything that follows from these is computed on request.
final class ViewGeometry: Sendable {
    let label: String
    /// The frame in the superview's coordinates.
    let frame: DerivedRect
    let safeArea: DerivedInsets
    let kind: Element.Kind
    let bounds: DerivedRect
    /// The safe area less the edges that a scroll view turned into adjustedContentInset.
    let safeAreaForSubviews: DerivedInsets
    let scroll: ScrollGeometry?
    /// The geometry of a scroll view whose edges are its content's in its subviews' constraints.
    let constrainedScroll: ScrollGeometry?
    private let marginsSource: MarginsSource
    private let isHidden: Bool
    let direction: LayoutDirection
    private let environment: Environment

    /// The source of the effective layout margins.
    private enum MarginsSource: Sendable {
        case own(@Sendable () -> DerivedInsets)
        case inputs(LayoutMargins.Inputs, width: Quantity)
    }

    init(label: String, view: View, context: ViewContext, environment: Environment, state: Lifecycle.State) {
        self.label = label
        self.environment = environment
        isHidden = view.isHidden
        direction = environment.direction(of: view)
        frame = context.frame
        safeArea = context.safeArea
        let margins = LayoutMargins.Inputs(
            view, label: label, safeArea: safeArea, root: context.rootMargins, inherited: context.inheritedMargins,
            in: environment)
        scroll = view.scrollView.map { scrollView in
            ScrollGeometry(
                label: label, view: view, scrollView: scrollView, context: context, margins: margins,
                environment: environment, state: state)
        }
        constrainedScroll = view.hasContentGuides ? scroll : nil
        kind =
            switch view.kind {
            case .plain, .stack, .childController: .view
            case .scroll, .text, .collection: .scrollView
            case .table: .tableView
            }
        bounds = Self.bounds(label, context.untransformed, scroll)
        safeAreaForSubviews = scroll?.remainingSafeArea(safeArea) ?? safeArea
        marginsSource = .inputs(margins, width: context.untransformed.width)
    }

    /// Creates the geometry of a view that UIKit itself creates, such as a table's cell, with margins of its own, calculated
    /// on request.
    init(
        _ label: String, frame: DerivedRect, safeArea: DerivedInsets, in environment: Environment,
        margins: @escaping @Sendable () -> DerivedInsets
    ) {
        self.label = label
        self.frame = frame
        self.safeArea = safeArea
        marginsSource = .own(margins)
        self.environment = environment
        isHidden = false
        direction = environment.layoutDirection
        kind = .view
        scroll = nil
        constrainedScroll = nil
        bounds = Self.bounds(label, frame)
        safeAreaForSubviews = safeArea
    }

    /// The origin of the bounds of all views that do not scroll.
    private static let origin = Quantity.stated(.term(.originOfBounds), ViewFrame.bounds, 0)

    static func bounds(_ label: String, _ frame: DerivedRect, _ scroll: ScrollGeometry? = nil) -> DerivedRect {
        let rule = ViewFrame.bounds
        return DerivedRect(
            x: scroll?.contentOffset.x.renamed(as: .path("\(label).bounds.x"), by: rule) ?? origin,
            y: scroll?.contentOffset.y.renamed(as: .path("\(label).bounds.y"), by: rule) ?? origin,
            width: frame.width.renamed(as: .path("\(label).bounds.width"), by: rule),
            height: frame.height.renamed(as: .path("\(label).bounds.height"), by: rule))
    }

    /// The properties that views may have, in the order in which tables show them.
    static let properties: [Property] =
        [
            .frame, .frameInWindow, .bounds, .safeAreaInsets, .safeAreaLayoutGuideFrame, .layoutMargins,
            .directionalLayoutMargins, .layoutMarginsGuideFrame, .readableContentGuideFrame,
        ] + ScrollGeometry.properties + [.isHidden] + TraitCollection.properties + Property.ofReservedRegions

    /// The value of a property of the view, which lies in a coordinate space; nil if the view or the OS does not have the
    /// property.
    func value(of property: Property, in space: CoordinateSpace) -> Value? {
        switch property {
        case .frame: frame.value
        case .frameInWindow: space.frameInWindow(label, frame).value
        case .bounds: bounds.value
        case .safeAreaInsets: environment.hasSafeArea ? safeArea.value : nil
        case .safeAreaLayoutGuideFrame: environment.hasSafeArea ? safeAreaGuide.value : nil
        case .layoutMargins: environment.os >= OSVersion(8) ? margins.value : nil
        case .directionalLayoutMargins:
            environment.os >= OSVersion(11) ? LayoutMargins.directional(label, margins, direction).value : nil
        case .layoutMarginsGuideFrame: environment.os >= OSVersion(9) ? marginsGuide.value : nil
        case .readableContentGuideFrame: environment.os >= OSVersion(9) ? readableGuide.value : nil
        case .isHidden: .text("\(isHidden)")
        default:
            scroll?.value(of: property) ?? TraitCollection.value(of: property, label, in: environment)
                ?? ReservedRegions.value(of: property, label, in: environment) {
                    space.reach(of: label, frame, bounds: bounds)
                }
        }
    }

    /// The effective layout margins.
    var margins: DerivedInsets {
        switch marginsSource {
        case .own(let margins): return margins()
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
        ReadableContent.frame(label, bounds: bounds, margins: margins, safeArea: safeArea, in: environment)
    }
}
