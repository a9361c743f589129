import Geometry

/// Where a popover lies beside its source.
enum Popover {
    static let rule = Rule(
        "presentation.popover", .always, .observed,
        evidence: [
            "oui26-popover-ipad-left", "oui26-popover-ipad-low", "oui26-popover-ipad-down",
            "UIPopoverPresentationController",
        ],
        "A popover has its preferredContentSize, or else 320 × 1100 points, touches its source with its arrow, and lies centred on it as far "
            + "as the margins allow: 10 points from the window's edges, 19 at the sides from iOS 26. Of the permitted directions the "
            + "model takes the first of up, down, left and right in which it need not move aside.",
        "弹出框的大小为 preferredContentSize，没有设置则为 320 × 1100；箭头贴着来源，弹出框以来源为中心，并与窗口边缘保持 10（iOS 26 起左右为 19）。"
            + "在允许的箭头方向中，模型按上、下、左、右的次序取第一个不需要挪动的。")

    static let arrow = Rule(
        "presentation.popover-arrow", .from(13), .observed,
        evidence: ["oui26-popover-ipad-left", "ChenYilong/iOS13AdaptationTips#27", "Pythonista-Issues#625"],
        "The arrow is 13 points long. From iOS 13 it is part of the presented view and of its safe area.",
        "箭头长 13；iOS 13 起它是所呈现视图的一部分，并计入安全区。")

    /// How long the arrow is, in points.
    private static let arrowLength = 13.0

    /// What decides where a popover lies.
    struct Inputs {
        let label: String
        let preferred: Size?
        let presentation: PopoverPresentation
        let environment: Environment
        let window: DerivedRect
        /// What is covered at the top and the bottom of the window.
        let covered: (top: Quantity, bottom: Quantity)
    }

    /// The frame of the presented view, and what its arrow covers of it.
    static func place(_ inputs: Inputs) -> (frame: DerivedRect, insets: DerivedInsets) {
        let size = inputs.preferred ?? Size(width: 320, height: 1100)
        let limits = self.limits(inputs)
        let direction = inputs.presentation.sourceRect.map { Self.direction(size, beside: $0, inputs, limits) }
        var frame = middle(size, limits)
        if let source = inputs.presentation.sourceRect, let direction {
            frame = fitted(self.frame(size, beside: source, direction), limits)
        }
        let includesArrow = inputs.environment.os >= OSVersion(13)
        if let direction, !includesArrow { frame = frame.without(arrowLength, at: direction.edge) }
        let insets = DerivedInsets { edge in
            let path = Localized.path("\(inputs.label).safeAreaInsets.\(edge.rawValue)")
            guard includesArrow, edge == direction?.edge else { return Quantity.constant(path, rule, 0) }
            return Quantity.constant(path, arrow, arrowLength)
        }
        return (derived(frame, inputs), insets)
    }

    /// The window less the distances that a popover keeps from its edges.
    private static func limits(_ inputs: Inputs) -> Rect {
        let side = inputs.environment.os.major >= 26 ? 19.0 : 10
        return inputs.window.plain.inset(
            by: Insets(
                top: max(10, inputs.covered.top.value), left: side, bottom: max(10, inputs.covered.bottom.value),
                right: side))
    }

    private static func middle(_ size: Size, _ limits: Rect) -> Rect {
        let (width, height) = (min(size.width, limits.width), min(size.height, limits.height))
        return Rect(x: limits.midX - width / 2, y: limits.midY - height / 2, width: width, height: height)
    }

    /// The first permitted direction in which the popover fits where it should be, or the first permitted.
    private static func direction(
        _ size: Size, beside source: Rect, _ inputs: Inputs, _ limits: Rect
    ) -> PopoverPresentation.ArrowDirection {
        let permitted = PopoverPresentation.ArrowDirection.allCases.filter {
            inputs.presentation.permittedArrowDirections.contains($0)
        }
        return permitted.first {
            let frame = self.frame(size, beside: source, $0)
            return fitted(frame, limits) == frame
        } ?? permitted.first ?? .up
    }

    /// The frame with its arrow, centred on the source.
    private static func frame(
        _ size: Size, beside source: Rect, _ direction: PopoverPresentation.ArrowDirection
    ) -> Rect {
        let (width, height) = (size.width, size.height)
        let (x, y) = (source.midX - width / 2, source.midY - height / 2)
        return switch direction {
        case .up: Rect(x: x, y: source.maxY, width: width, height: height + arrowLength)
        case .down:
            Rect(x: x, y: source.minY - height - arrowLength, width: width, height: height + arrowLength)
        case .left: Rect(x: source.maxX, y: y, width: width + arrowLength, height: height)
        case .right:
            Rect(x: source.minX - width - arrowLength, y: y, width: width + arrowLength, height: height)
        }
    }

    /// The frame moved and shortened so that it lies inside the limits.
    private static func fitted(_ frame: Rect, _ limits: Rect) -> Rect {
        let (width, height) = (min(frame.width, limits.width), min(frame.height, limits.height))
        return Rect(
            x: max(limits.minX, min(frame.minX, limits.maxX - width)),
            y: max(limits.minY, min(frame.minY, limits.maxY - height)), width: width, height: height)
    }

    private static func derived(_ frame: Rect, _ inputs: Inputs) -> DerivedRect {
        let path = "\(inputs.label).frame"
        let source = inputs.presentation.sourceRect.map { DerivedRect.input("sourceRect", $0) }
        func quantity(_ component: String, _ value: Double, _ considered: [Quantity?]) -> Quantity {
            .constant(.path("\(path).\(component)"), rule, value, considering: considered.compactMap { $0 })
        }
        let size = inputs.preferred.map {
            DerivedSize(
                width: .input("preferredContentSize.width", $0.width),
                height: .input("preferredContentSize.height", $0.height))
        }
        return DerivedRect(
            x: quantity("x", frame.minX, [source?.x, source?.width, inputs.window.width, size?.width]),
            y: quantity("y", frame.minY, [source?.y, source?.height, inputs.window.height, size?.height]),
            width: quantity("width", frame.width, [size?.width]),
            height: quantity("height", frame.height, [size?.height]))
    }
}

extension PopoverPresentation.ArrowDirection {
    /// The edge of the popover at which the arrow stands.
    fileprivate var edge: Edge {
        switch self {
        case .up: .top
        case .down: .bottom
        case .left: .left
        case .right: .right
        }
    }
}

extension Rect {
    /// The rectangle without a strip at one edge.
    fileprivate func without(_ length: Double, at edge: Edge) -> Rect {
        inset(
            by: Insets(
                top: edge == .top ? length : 0, left: edge == .left ? length : 0,
                bottom: edge == .bottom ? length : 0, right: edge == .right ? length : 0))
    }
}
