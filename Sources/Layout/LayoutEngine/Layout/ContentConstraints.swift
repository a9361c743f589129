import Geometry

/// Finds the size that constraints between a scroll view's subviews and its content layout guide give the content.
///
/// The guide begins at 0 and has one unknown along each axis, its extent. A view whose place and size follow without it, and
/// that is pinned to the guide's far edge, centre or extent, decides on it. Directions of reading make no difference: mirrored
/// content is as large.
struct ContentConstraints {
    let views: [View]
    /// The scroll view's own width and height; the frame layout guide's place depends on the offset and decides nothing.
    let frame: (width: Quantity, height: Quantity)
    /// The size that a view's content asks for along each axis; nil where it asks for nothing.
    let naturalSize: (View) -> (width: Quantity?, height: Quantity?)

    /// The extent of a view along one axis, in the content's coordinates.
    private struct Span {
        let start: Quantity
        let extent: Quantity
        /// Whether the view has the size that its content asks for, which yields to any constraint.
        let isNatural: Bool
    }

    private typealias Spans = (horizontal: Span?, vertical: Span?)

    /// The extent of the content along one axis, from constraints.
    enum Extent {
        /// No constraint affects the extent.
        case free
        /// Constraints affect the extent, but do not decide it.
        case open
        case decided(Quantity)
        /// More than one view decides the extent.
        case twice
    }

    /// The extents of the content, named as properties of a scroll view.
    func extents(of label: String) -> (width: Extent, height: Extent) {
        let spans = solved()
        func extent(_ axis: Axis) -> Extent {
            let size: PathName = axis == .horizontal ? "\(label).contentSize.width" : "\(label).contentSize.height"
            var fixed: [Quantity] = []
            var natural: [Quantity] = []
            var isNamed = false
            for (view, spans) in zip(views, spans) {
                let span = axis == .horizontal ? spans.horizontal : spans.vertical
                let pins = view.pins.filter { $0.anchor.axis == axis && $0.speaksOfContentExtent }
                isNamed = isNamed || !pins.isEmpty
                // Two pins of one view to the guide, such as to its centre and its far edge, are one decision.
                guard let span, let pin = pins.first else { continue }
                let extent = Self.extent(.path(size), of: span, pin, axis)
                if span.isNatural { natural.append(extent) } else { fixed.append(extent) }
            }
            if fixed.count > 1 { return .twice }
            if let extent = fixed.first { return .decided(extent) }
            // Content resists compression more than it hugs, so the largest one decides.
            if natural.count > 1 { return .decided(.maximum(.path(size), ScrollContent.size, natural)) }
            return natural.first.map { .decided($0) } ?? (isNamed ? .open : .free)
        }
        return (extent(.horizontal), extent(.vertical))
    }

    /// The extent of the content at which a view's anchor has the position that a pin asks for.
    private static func extent(_ name: DerivationName, of span: Span, _ pin: Pin, _ axis: Axis) -> Quantity {
        let rule = ScrollContent.size
        let constants: [Quantity] = pin.constant == 0 ? [] : [.input(.term(.constant), pin.constant)]
        func half(_ quantity: Quantity) -> Quantity { .fraction(.term(.half), rule, of: quantity, by: 2) }
        let reached: [Quantity] =
            switch pin.anchor {
            case .left, .leading, .top: [span.start]
            case .right, .trailing, .bottom, .firstBaseline, .lastBaseline: [span.start, span.extent]
            case .centerX, .centerY: [span.start, half(span.extent)]
            case .width, .height: [span.extent]
            }
        let isMiddle = pin.target?.anchor == .centerX || pin.target?.anchor == .centerY
        guard isMiddle else { return .sum(name, rule, reached, minus: constants) }
        let middle = Quantity.sum(.term(.middleOfTheContent), rule, reached, minus: constants)
        return .multiple(name, rule, 2, of: middle)
    }

    /// The spans of each view, as far as they can be determined without the content's extent, in the order of the views.
    private func solved() -> [Spans] {
        var spans: [Spans] = views.map { _ in (nil, nil) }
        // Pins may name siblings in any order: each round places the views whose targets are known.
        for _ in views.indices {
            let known = zip(views, spans).compactMap { view, spans in view.name.map { (name: $0, spans: spans) } }
            for (position, view) in views.enumerated() {
                let found = self.spans(of: view, known)
                spans[position].horizontal = spans[position].horizontal ?? found.horizontal
                spans[position].vertical = spans[position].vertical ?? found.vertical
            }
        }
        return spans
    }

    private func spans(of view: View, _ siblings: [(name: String, spans: Spans)]) -> Spans {
        guard case .pinned(let pins) = view.placement else {
            let path: PathName = "\(view.name ?? "").frame"
            let frame: DerivedRect
            switch view.placement {
            case .frame(let rect): frame = .input(path, rect)
            case .autoresized(let autoresizing):
                frame = AutoresizingFrame.frame(
                    autoresizing, as: path, width: self.frame.width, height: self.frame.height)
            case .none, .fill, .pinned: return (nil, nil)
            }
            return (
                Span(start: frame.x, extent: frame.width, isNatural: false),
                Span(start: frame.y, extent: frame.height, isNatural: false)
            )
        }
        var solver = PinSolver(path: "\(view.name ?? "").frame", direction: .leftToRight)
        for pin in pins where !pin.speaksOfContentExtent {
            guard let target = pin.target else {
                solver.fix(pin.anchor, at: .input(.term(.constant), pin.constant))
                continue
            }
            guard let rect = rect(of: target, siblings) else { continue }
            solver.pin(pin.anchor, to: rect, target.anchor, constant: pin.constant)
        }
        let byConstraints = solver.spans
        solver.fallBack(to: naturalSize(view))
        let withContent = solver.spans
        func span(
            _ fixed: (start: Quantity, extent: Quantity)?, _ natural: (start: Quantity, extent: Quantity)?
        ) -> Span? {
            if let fixed { return Span(start: fixed.start, extent: fixed.extent, isNatural: false) }
            return natural.map { Span(start: $0.start, extent: $0.extent, isNatural: true) }
        }
        return (
            span(byConstraints.horizontal, withContent.horizontal), span(byConstraints.vertical, withContent.vertical)
        )
    }

    /// The rectangle of a target, right along its anchor's axis; nil where it does not follow without the content's extent.
    private func rect(of target: Pin.Target, _ siblings: [(name: String, spans: Spans)]) -> DerivedRect? {
        let zero = Quantity.stated(.term(.superviewsEdge), ViewFrame.pinned, 0)
        let bounds = DerivedRect(x: zero, y: zero, width: frame.width, height: frame.height)
        let isExtent = target.anchor == .width || target.anchor == .height
        switch target.owner {
        case .superview, .contentLayoutGuide: return bounds
        case .frameLayoutGuide: return isExtent ? bounds : nil
        case .sibling(let name):
            guard let spans = siblings.first(where: { $0.name == name })?.spans else { return nil }
            let span = target.anchor.axis == .horizontal ? spans.horizontal : spans.vertical
            return span.map {
                target.anchor.axis == .horizontal
                    ? DerivedRect(x: $0.start, y: zero, width: $0.extent, height: zero)
                    : DerivedRect(x: zero, y: $0.start, width: zero, height: $0.extent)
            }
        case .safeArea, .layoutMargins, .readableContent, .topLayoutGuide, .bottomLayoutGuide, .keyboard: return nil
        }
    }
}

/// The degree to which constraints decide the size of a scroll view's content; used to check a scenario before it is laid out.
package enum ContentExtent: Equatable, Sendable {
    /// No constraint affects the extent.
    case free
    /// Constraints affect the extent, but do not decide it.
    case open
    case decided
    /// More than one view decides the extent.
    case twice

    /// The content extents of a scroll view, from its subviews' constraints along each axis.
    package static func of(_ subviews: [View]) -> (width: ContentExtent, height: ContentExtent) {
        let some = Quantity.input(.term(.constant), 1)
        let constraints = ContentConstraints(views: subviews, frame: (some, some)) {
            ($0.asksForExtent(.width) ? some : nil, $0.asksForExtent(.height) ? some : nil)
        }
        let extents = constraints.extents(of: "")
        return (ContentExtent(extents.width), ContentExtent(extents.height))
    }

    private init(_ extent: ContentConstraints.Extent) {
        self =
            switch extent {
            case .free: .free
            case .open: .open
            case .decided: .decided
            case .twice: .twice
            }
    }
}

extension View {
    /// Its constraints; none for a view that is placed otherwise.
    fileprivate var pins: [Pin] {
        if case .pinned(let pins) = placement { pins } else { [] }
    }
}

extension Pin {
    /// Whether the constraint of a scroll view's subview depends on the size of the content: all constraints to the content
    /// layout guide except those to its origin. As Apple documents, the scroll view's own edges represent the guide's; its
    /// width, height and centre are those of its frame.
    package var speaksOfContentExtent: Bool {
        switch (target?.owner, target?.anchor) {
        case (.contentLayoutGuide, .top), (.contentLayoutGuide, .left), (.contentLayoutGuide, .leading): false
        case (.contentLayoutGuide, _): true
        case (.superview, .bottom), (.superview, .right), (.superview, .trailing): true
        default: false
        }
    }
}

extension Pin.Anchor {
    /// The axis along which it lies.
    var axis: Axis {
        switch self {
        case .left, .right, .leading, .trailing, .centerX, .width: .horizontal
        case .top, .bottom, .centerY, .height, .firstBaseline, .lastBaseline: .vertical
        }
    }

    /// Whether this is an edge; a scroll view's content has edges of its own.
    var isEdge: Bool {
        switch self {
        case .top, .bottom, .left, .right, .leading, .trailing: true
        case .centerX, .centerY, .width, .height, .firstBaseline, .lastBaseline: false
        }
    }
}
