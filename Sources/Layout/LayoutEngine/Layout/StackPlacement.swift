import Geometry

/// Finds the frames of a stack view's arranged subviews, and the size that they ask for.
struct StackPlacement {
    /// The stack view's name.
    let label: String
    let stack: StackView
    /// effectiveUserInterfaceLayoutDirection.
    let direction: LayoutDirection
    let environment: Environment

    /// The placement of a view's subviews; nil for anything but a stack view.
    init?(_ view: View, label: String, in environment: Environment) {
        guard let stack = view.stackView else { return nil }
        self.label = label
        self.stack = stack
        self.environment = environment
        direction = environment.direction(of: view)
    }

    private static let end = DerivationName.term(.endOfTheViewBeforeIt)

    /// The frames of arranged subviews inside the stack view's bounds, in the order of the views.
    func frames(of views: [View], bounds: DerivedRect, margins: DerivedInsets) -> [DerivedRect] {
        let content = StackArrangement.content(label, bounds: bounds, margins: margins, stack, in: environment)
        let along = span(content, stack.axis)
        let visible = views.filter { !$0.isHidden }
        let items = items(of: visible)
        let shares =
            items.isEmpty
            ? StackDistribution.Shares(lengths: [], gaps: [])
            : StackDistribution.shares(
                items, of: along.extent, whole: span(bounds, stack.axis).extent, stack.distribution)
        let isMirrored = environment.decide(
            .stackIsMirrored, stack.axis == .horizontal && direction == .rightToLeft)
        let starts = StackArrangement.starts(
            visible.map { name($0, stack.axis.origin) }, shares, in: along, isMirrored: isMirrored)
        var position = 0
        var end =
            isMirrored ? Quantity.sum(Self.end, StackArrangement.hidden, [along.start, along.extent]) : along.start
        return views.map { view in
            guard !view.isHidden else { return hidden(view, at: end, in: content) }
            defer { position += 1 }
            let (start, length) = (starts[position], shares.lengths[position])
            end = isMirrored ? start : .sum(Self.end, StackArrangement.hidden, [start, length])
            return frame(view, start: start, length: length, in: content)
        }
    }

    /// The size that the visible arranged subviews ask for with the margins around them; nil along an axis where none of
    /// them asks for anything.
    func fittingSize(of views: [View], margins: DerivedInsets) -> (width: Quantity?, height: Quantity?) {
        let visible = views.filter { !$0.isHidden }
        let items = items(of: visible)
        let along = items.contains { $0.natural != nil }
        let extent = along ? fittingExtent(items, margins) : nil
        let across = visible.compactMap { natural($0, stack.axis.other) }
        let thickness = across.isEmpty ? nil : thickness(across, margins)
        return stack.axis == .horizontal ? (extent, thickness) : (thickness, extent)
    }

    private func fittingExtent(_ items: [StackDistribution.Item], _ margins: DerivedInsets) -> Quantity {
        let path = DerivationName.path("\(label).frame.\(stack.axis.extent)")
        return adding(
            margins, along: stack.axis,
            to: StackDistribution.fittingExtent(items, stack.distribution, as: path))
    }

    private func thickness(_ extents: [Quantity], _ margins: DerivedInsets) -> Quantity {
        let path = DerivationName.path("\(label).frame.\(stack.axis.other.extent)")
        return adding(margins, along: stack.axis.other, to: .maximum(path, StackArrangement.alignment, extents))
    }

    private func adding(_ margins: DerivedInsets, along axis: StackView.Axis, to extent: Quantity) -> Quantity {
        let ends = axis == .horizontal ? [margins.left, margins.right] : [margins.top, margins.bottom]
        let counting = ends.filter { $0.value != 0 }
        guard stack.isLayoutMarginsRelativeArrangement, !counting.isEmpty else { return extent }
        return .sum(
            extent.derivation.name, StackArrangement.content,
            [extent.named(.term(.arrangedSubviews))] + counting)
    }

    private func items(of visible: [View]) -> [StackDistribution.Item] {
        visible.map { view in
            let isFixed = view.fixedExtent(stack.axis.anchor) != nil
            return StackDistribution.Item(
                name: name(view, stack.axis.extent), natural: natural(view, stack.axis), isFixed: isFixed,
                priorities: view.priorities, spacingAfter: spacing(after: view))
        }
    }

    private func spacing(after view: View) -> Quantity {
        guard let custom = view.customSpacing else { return .input("\(label).spacing", stack.spacing) }
        return .input("\(view.name ?? "").customSpacing", custom, default: .nan)
    }

    /// The extent that a view's constraints or content ask for; nil for none.
    private func natural(_ view: View, _ axis: StackView.Axis) -> Quantity? {
        if let fixed = view.fixedExtent(axis.anchor) {
            return .input("\(view.name ?? "").\(axis.extent)", fixed, default: .nan)
        }
        let size = view.naturalSize(in: environment)
        return axis == .horizontal ? size.width : size.height
    }

    private func frame(_ view: View, start: Quantity, length: Quantity, in content: DerivedRect) -> DerivedRect {
        let across = StackArrangement.across(
            (name(view, stack.axis.other.origin), name(view, stack.axis.other.extent)),
            natural: natural(view, stack.axis.other), isFixed: view.fixedExtent(stack.axis.other.anchor) != nil,
            in: span(content, stack.axis.other), at: StackArrangement.AlignedEdge(stack, direction))
        let rect =
            stack.axis == .horizontal
            ? DerivedRect(x: start, y: across.start, width: length, height: across.extent)
            : DerivedRect(x: across.start, y: start, width: across.extent, height: length)
        return PixelAlignment.aligned(rect, as: "\(view.name ?? "").frame", in: environment)
    }

    private func hidden(_ view: View, at end: Quantity, in content: DerivedRect) -> DerivedRect {
        let start = end.renamed(as: name(view, stack.axis.origin), by: StackArrangement.hidden)
        let length = Quantity.stated(name(view, stack.axis.extent), StackArrangement.hidden, 0)
        return frame(view, start: start, length: length, in: content)
    }

    private func name(_ view: View, _ component: String) -> DerivationName {
        .path("\(view.name ?? "").frame.\(component)")
    }

    private func span(_ rect: DerivedRect, _ axis: StackView.Axis) -> (start: Quantity, extent: Quantity) {
        axis == .horizontal ? (rect.x, rect.width) : (rect.y, rect.height)
    }
}

extension View {
    /// The size that a view's content asks for, each way; nil where it asks for none.
    func naturalSize(
        in environment: Environment, margins: DerivedInsets? = nil
    ) -> (width: Quantity?, height: Quantity?) {
        if let size = intrinsicContentSize ?? textSize {
            let path: PathName = "\(name ?? "").intrinsicContentSize"
            return (asked(size.width, "\(path).width"), asked(size.height, "\(path).height"))
        }
        if let control { return ControlSizes.contentSize(of: control, name ?? "", in: environment) }
        if let text = label.flatMap({ LabelText($0, name: name ?? "", in: environment) }) {
            let size = text.size(at: nil)
            return (size.width, size.height)
        }
        guard let stack = StackPlacement(self, label: name ?? "", in: environment) else { return (nil, nil) }
        let own = layoutMargins?.resolved(stack.direction) ?? .zero
        return stack.fittingSize(of: subviews, margins: margins ?? .input("\(name ?? "").layoutMargins", own))
    }

    /// An extent that the content asks for; nil for a negative one, which is UIView.noIntrinsicMetric.
    private func asked(_ extent: Double, _ path: PathName) -> Quantity? {
        guard extent >= 0 else { return nil }
        return .input(path, extent, default: .nan).renamed(as: .path(path), by: ViewFrame.intrinsic)
    }

    /// The size that a text view asks for that does not scroll, with room for all of its text; nil for other views.
    private var textSize: Size? {
        guard case .text(let scroll) = kind, !scroll.isScrollEnabled else { return nil }
        return scroll.contentSize
    }
}

extension StackView.Axis {
    fileprivate var other: StackView.Axis { self == .horizontal ? .vertical : .horizontal }
    fileprivate var anchor: Pin.Anchor { self == .horizontal ? .width : .height }
    fileprivate var origin: String { self == .horizontal ? "x" : "y" }
    fileprivate var extent: String { self == .horizontal ? "width" : "height" }
}
