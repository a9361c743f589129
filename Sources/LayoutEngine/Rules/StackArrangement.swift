import Geometry

/// Where a stack view puts its arranged subviews, once their lengths are known.
enum StackArrangement {
    static let content = Rule(
        "stack-view.margins", .from(9), .documented,
        evidence: ["UIStackView.isLayoutMarginsRelativeArrangement", "imano-10"],
        "With isLayoutMarginsRelativeArrangement the arranged subviews keep inside the layout margins, which have the safe area in "
            + "them; without it they fill the bounds.",
        "isLayoutMarginsRelativeArrangement 为 true 时，子视图排列在布局边距之内（布局边距已含安全区）；否则以 bounds 为界。")

    static let order = Rule(
        "stack-view.order", .from(9), .documented, evidence: ["UIStackView.arrangedSubviews", "UIStackView.spacing"],
        "Arranged subviews follow each other along the axis, with the spacing between them; a vertical stack view begins at the "
            + "top, a horizontal one at the leading edge.",
        "子视图沿轴依次排列，中间留出间距；垂直堆栈从顶边开始，水平堆栈从前导边开始。")

    static let mirrored = Rule(
        "stack-view.right-to-left", .from(9), .documented,
        evidence: ["UIView.effectiveUserInterfaceLayoutDirection", "Let's Build UIStackView"],
        "From right to left a horizontal stack view begins at its right edge.",
        "从右到左排版时，水平堆栈视图从右边缘开始排列。")

    static let alignment = Rule(
        "stack-view.alignment", .from(9), .documented,
        evidence: ["UIStackView.Alignment", "Let's Build UIStackView"],
        "Across the axis fill stretches the views to the stack view; any other alignment leaves them the extent of their content, "
            + "which is 0 where they have none, and no more than the stack view's.",
        "与轴垂直的方向上，fill 把视图拉伸到堆栈视图的尺寸；其他对齐方式保留内容的尺寸：没有内容尺寸时为 0，且不超过堆栈视图。")

    static let hidden = Rule(
        "stack-view.hidden", .from(9), .documented, evidence: ["UIStackView.arrangedSubviews", "UIView.isHidden"],
        "A hidden arranged subview takes no room, nor does the spacing after it.",
        "隐藏的排列子视图不占位置，它后面的间距也一并消失。")

    /// The rectangle in which the arranged subviews lie, in the stack view's coordinates.
    static func content(
        _ label: String, bounds: DerivedRect, margins: DerivedInsets, _ stack: StackView, in environment: Environment
    ) -> DerivedRect {
        environment.answers(.stackKeepsMargins, stack.isLayoutMarginsRelativeArrangement)
            ? bounds.inset(by: margins, as: "\(label).layoutMargins", content) : bounds
    }

    /// The starts of views along an axis, one after the other.
    static func starts(
        _ names: [Localized], _ shares: StackDistribution.Shares, in content: (start: Quantity, extent: Quantity),
        isMirrored: Bool
    ) -> [Quantity] {
        var starts: [Quantity] = []
        for (position, name) in names.enumerated() {
            let length = shares.lengths[position]
            let gap = position == 0 || shares.gaps[position - 1].value == 0 ? [] : [shares.gaps[position - 1]]
            switch (starts.last, isMirrored) {
            case (nil, false): starts.append(content.start.handedOn(as: name, by: order))
            case (nil, true):
                starts.append(.sum(name, mirrored, [content.start, content.extent], minus: [length]))
            case (let previous?, false):
                starts.append(.sum(name, order, [previous, shares.lengths[position - 1]] + gap))
            case (let previous?, true):
                starts.append(.sum(name, mirrored, [previous], minus: gap + [length]))
            }
        }
        return starts
    }

    /// Start and extent of a view across the axis.
    static func across(
        _ names: (start: Localized, extent: Localized), natural: Quantity?, isFixed: Bool,
        in content: (start: Quantity, extent: Quantity), at edge: AlignedEdge
    ) -> (start: Quantity, extent: Quantity) {
        if edge == .both {
            return (
                content.start.handedOn(as: names.start, by: alignment),
                content.extent.handedOn(as: names.extent, by: alignment)
            )
        }
        var extent = natural ?? .stated(names.extent, alignment, 0)
        if !isFixed, extent.value > content.extent.value {
            extent = content.extent.handedOn(as: names.extent, by: alignment)
        }
        switch edge {
        case .start, .both: return (content.start.handedOn(as: names.start, by: alignment), extent)
        case .end:
            return (.sum(names.start, alignment, [content.start, content.extent], minus: [extent]), extent)
        case .middle:
            let rest = Quantity.sum(
                Localized("what is left over", "剩余部分"), alignment, [content.extent], minus: [extent])
            let half = Quantity.fraction(
                Localized("half of what is left over", "剩余部分的一半"), alignment, of: rest, by: 2)
            return (.sum(names.start, alignment, [content.start, half]), extent)
        }
    }

    /// The physical edge, left or top being the start, at which views are aligned.
    enum AlignedEdge {
        case start, middle, end, both

        init(_ stack: StackView, _ direction: LayoutDirection) {
            let isMirrored = stack.axis == .vertical && direction == .rightToLeft
            self =
                switch stack.alignment {
                case .fill: .both
                case .center: .middle
                case .leading, .top: isMirrored ? .end : .start
                case .trailing, .bottom: isMirrored ? .start : .end
                }
        }
    }
}
