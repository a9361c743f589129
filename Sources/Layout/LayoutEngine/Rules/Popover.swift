import Geometry

/// The position of a popover beside its source.
enum Popover {
    static let rule = Rule(
        "presentation.popover", .always, .observed,
        evidence: [
            "oui26-popover-ipad-left", "oui26-popover-ipad-low", "oui26-popover-ipad-down",
            "UIPopoverPresentationController",
        ])

    static let arrow = Rule(
        "presentation.popover-arrow", .from(13), .observed,
        evidence: ["oui26-popover-ipad-left", "ChenYilong/iOS13AdaptationTips#27", "Pythonista-Issues#625"])

    static let aside = Rule(
        "presentation.popover-aside", .always, .disputed,
        evidence: ["oui26-popover-ipad-right", "UIPopoverPresentationController"])

    /// The inputs that decide where a popover lies.
    struct Inputs {
        let label: String
        let preferred: Size?
        let presentation: PopoverPresentation
        let environment: Environment
        let window: DerivedRect
        /// The lengths that are covered at the top and the bottom of the window.
        let covered: (top: Quantity, bottom: Quantity)

        /// The name of a component of the presented view's frame.
        func name(_ component: String) -> DerivationName { .path("\(label).frame.\(component)") }

        /// The frame of the source in the window; nil for a popover in the middle.
        var source: DerivedRect? { presentation.sourceRect.map { .input("sourceRect", $0) } }

        /// Whether the arrow is part of the presented view, as it is from iOS 13 on.
        var includesArrow: Bool { environment.os >= OSVersion(13) }
    }

    /// The frame of the presented view, and the insets for its arrow.
    static func place(_ inputs: Inputs) -> (frame: DerivedRect, insets: DerivedInsets) {
        let limits = self.limits(inputs)
        // Whether the popover fits decides its whole frame.
        if !limits.y.isKnown || !limits.height.isKnown {
            let unknown = limits.y.isKnown ? limits.height : limits.y
            return (
                DerivedRect(x: unknown, y: unknown, width: unknown, height: unknown), DerivedInsets { _ in unknown }
            )
        }
        let placed = inputs.source.flatMap { beside($0, inputs, limits) }
        let frame = placed?.frame ?? middle(inputs, limits)
        let insets = DerivedInsets { edge in
            let path = DerivationName.path("\(inputs.label).safeAreaInsets.\(edge.rawValue)")
            guard inputs.includesArrow, edge == placed?.edge else { return .stated(path, rule, 0) }
            return arrowLength.named(path)
        }
        return (frame, insets)
    }

    // MARK: - Lengths

    /// The length of the arrow, in points.
    private static let arrowLength = Quantity.stated(.term(.arrow), arrow, 13)

    private static func width(_ inputs: Inputs) -> Quantity {
        inputs.preferred.map { .input("preferredContentSize.width", $0.width) }
            ?? .stated(.term(.widthOfAPopover), rule, 320)
    }

    private static func height(_ inputs: Inputs) -> Quantity {
        inputs.preferred.map { .input("preferredContentSize.height", $0.height) }
            ?? .stated(.term(.heightOfAPopover), rule, 1100)
    }

    /// The window less the distances that a popover keeps from its edges.
    private static func limits(_ inputs: Inputs) -> DerivedRect {
        let side = Quantity.stated(
            .term(.distanceFromTheSide), rule, inputs.environment.os.major >= 26 ? 19 : 10)
        let least = Quantity.stated(.term(.leastDistanceFromTheEdge), rule, 10)
        let top = Quantity.maximum(.term(.distanceFromTheTop), rule, [least, inputs.covered.top])
        let bottom = Quantity.maximum(
            .term(.distanceFromTheBottom), rule, [least, inputs.covered.bottom])
        let insets = DerivedInsets { edge in edge == .top ? top : edge == .bottom ? bottom : side }
        return inputs.window.inset(by: insets, as: "popoverLayoutArea", rule)
    }

    // MARK: - Frames

    /// A popover in the middle of the free area, without an arrow.
    private static func middle(_ inputs: Inputs, _ limits: DerivedRect) -> DerivedRect {
        let (width, height) = (width(inputs), height(inputs))
        let size = DerivedSize(
            width: .minimum(inputs.name("width"), rule, [width, limits.width]),
            height: .minimum(inputs.name("height"), rule, [height, limits.height]))
        return DerivedRect(
            x: centered(inputs.name("x"), size.width, at: RectComponents.middle("midX", of: limits.x, limits.width)),
            y: centered(inputs.name("y"), size.height, at: RectComponents.middle("midY", of: limits.y, limits.height)),
            width: size.width, height: size.height)
    }

    /// A popover beside the source, in the first permitted direction in which it need not move aside, or the first permitted;
    /// with the edge of its arrow.
    private static func beside(
        _ source: DerivedRect, _ inputs: Inputs, _ limits: DerivedRect
    ) -> (frame: DerivedRect, edge: Edge)? {
        let permitted = PopoverPresentation.ArrowDirection.allCases.filter {
            inputs.presentation.permittedArrowDirections.contains($0)
        }
        let wanted = (permitted.isEmpty ? [.up] : permitted).map { direction in
            (edge: direction.edge, frame: wantedFrame(beside: source, direction, inputs))
        }
        let placed = wanted.map { (edge: $0.edge, frame: fitted($0.frame, inputs, limits), wanted: $0.frame) }
        guard let choice = placed.first(where: { $0.frame.plain == $0.wanted.plain }) ?? placed.first else {
            return nil
        }
        let frame = inputs.includesArrow ? choice.frame : withoutArrow(choice.frame, at: choice.edge, inputs)
        return (movedAside(frame, from: choice.wanted, at: choice.edge, inputs), choice.edge)
    }

    /// The frame of a popover that does not fit between its source and the limits, which UIKit was seen to shorten instead.
    private static func movedAside(
        _ frame: DerivedRect, from wanted: DerivedRect, at edge: Edge, _ inputs: Inputs
    ) -> DerivedRect {
        var frame = frame
        if edge.axis == .horizontal, frame.x.value != wanted.x.value {
            frame.x = frame.x.renamed(as: inputs.name("x"), by: aside)
            frame.width = frame.width.renamed(as: inputs.name("width"), by: aside)
        } else if edge.axis == .vertical, frame.y.value != wanted.y.value {
            frame.y = frame.y.renamed(as: inputs.name("y"), by: aside)
            frame.height = frame.height.renamed(as: inputs.name("height"), by: aside)
        }
        return frame
    }

    /// The frame with its arrow, centred on the source.
    private static func wantedFrame(
        beside source: DerivedRect, _ direction: PopoverPresentation.ArrowDirection, _ inputs: Inputs
    ) -> DerivedRect {
        let (width, height) = (width(inputs), height(inputs))
        let long = (
            width: Quantity.sum(.term(.widthWithTheArrow), rule, [width, arrowLength]),
            height: Quantity.sum(.term(.heightWithTheArrow), rule, [height, arrowLength])
        )
        let (x, y) = (DerivationName.term(.xBesideTheSource), DerivationName.term(.yBesideTheSource))
        let middleX = centered(x, width, at: RectComponents.middle("midX", of: source.x, source.width))
        let middleY = centered(y, height, at: RectComponents.middle("midY", of: source.y, source.height))
        switch direction {
        case .up:
            let below = RectComponents.end("maxY", of: source.y, source.height)
            return DerivedRect(x: middleX, y: below, width: width, height: long.height)
        case .down:
            let above = Quantity.sum(y, rule, [source.y], minus: [height, arrowLength])
            return DerivedRect(x: middleX, y: above, width: width, height: long.height)
        case .left:
            let after = RectComponents.end("maxX", of: source.x, source.width)
            return DerivedRect(x: after, y: middleY, width: long.width, height: height)
        case .right:
            let before = Quantity.sum(x, rule, [source.x], minus: [width, arrowLength])
            return DerivedRect(x: before, y: middleY, width: long.width, height: height)
        }
    }

    private static func centered(_ name: DerivationName, _ extent: Quantity, at middle: Quantity) -> Quantity {
        let half = Quantity.fraction(.term(.half), rule, of: extent, by: 2)
        return .sum(name, rule, [middle], minus: [half])
    }

    /// The frame moved and shortened so that it lies inside the limits.
    private static func fitted(_ frame: DerivedRect, _ inputs: Inputs, _ limits: DerivedRect) -> DerivedRect {
        let width = Quantity.minimum(inputs.name("width"), rule, [frame.width, limits.width])
        let height = Quantity.minimum(inputs.name("height"), rule, [frame.height, limits.height])
        return DerivedRect(
            x: fitted(inputs.name("x"), frame.x, width, from: limits.x, limits.width),
            y: fitted(inputs.name("y"), frame.y, height, from: limits.y, limits.height), width: width, height: height)
    }

    private static func fitted(
        _ name: DerivationName, _ start: Quantity, _ extent: Quantity, from first: Quantity, _ available: Quantity
    ) -> Quantity {
        let last = Quantity.sum(
            .term(.lastPlaceThatFits), rule, [first, available], minus: [extent])
        let reached = Quantity.minimum(.term(.noFurtherThanFits), rule, [start, last])
        return .maximum(name, rule, [first, reached])
    }

    /// The frame without the strip of the arrow.
    private static func withoutArrow(_ frame: DerivedRect, at edge: Edge, _ inputs: Inputs) -> DerivedRect {
        let whole = DerivationName.term(.withTheArrow)
        func start(_ value: Quantity, _ component: String) -> Quantity {
            .sum(inputs.name(component), arrow, [value.named(whole), arrowLength])
        }
        func extent(_ value: Quantity, _ component: String) -> Quantity {
            .nonNegativeSum(inputs.name(component), arrow, [value.named(whole)], minus: [arrowLength])
        }
        var rest = frame
        if edge.axis == .vertical { rest.height = extent(frame.height, "height") }
        if edge.axis == .horizontal { rest.width = extent(frame.width, "width") }
        if edge == .top { rest.y = start(frame.y, "y") }
        if edge == .left { rest.x = start(frame.x, "x") }
        return rest
    }
}

extension PopoverPresentation.ArrowDirection {
    /// The edge of the popover with the arrow.
    fileprivate var edge: Edge {
        switch self {
        case .up: .top
        case .down: .bottom
        case .left: .left
        case .right: .right
        }
    }
}
