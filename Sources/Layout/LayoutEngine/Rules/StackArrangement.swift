import Geometry

/// The positions of a stack view's arranged subviews, once their lengths are known.
enum StackArrangement {
    static let content = Rule(
        "stack-view.margins", .from(9), .documented,
        evidence: ["UIStackView.isLayoutMarginsRelativeArrangement", "imano-10"])

    static let order = Rule(
        "stack-view.order", .from(9), .documented, evidence: ["UIStackView.arrangedSubviews", "UIStackView.spacing"])

    static let mirrored = Rule(
        "stack-view.right-to-left", .from(9), .documented,
        evidence: ["UIView.effectiveUserInterfaceLayoutDirection", "Let's Build UIStackView"])

    static let alignment = Rule(
        "stack-view.alignment", .from(9), .documented,
        evidence: ["UIStackView.Alignment", "Let's Build UIStackView"])

    static let hidden = Rule(
        "stack-view.hidden", .from(9), .documented, evidence: ["UIStackView.arrangedSubviews", "UIView.isHidden"])

    /// The rectangle in which the arranged subviews lie, in the stack view's coordinates.
    static func content(
        _ label: String, bounds: DerivedRect, margins: DerivedInsets, _ stack: StackView, in environment: Environment
    ) -> DerivedRect {
        environment.decide(.stackKeepsMargins, stack.isLayoutMarginsRelativeArrangement)
            ? bounds.inset(by: margins, as: "\(label).layoutMargins", content) : bounds
    }

    /// The starts of views along an axis, one after the other.
    static func starts(
        _ names: [DerivationName], _ shares: StackDistribution.Shares, in content: (start: Quantity, extent: Quantity),
        isMirrored: Bool
    ) -> [Quantity] {
        var starts: [Quantity] = []
        for (position, name) in names.enumerated() {
            let length = shares.lengths[position]
            let gap = position == 0 || shares.gaps[position - 1].value == 0 ? [] : [shares.gaps[position - 1]]
            switch (starts.last, isMirrored) {
            case (nil, false): starts.append(content.start.renamed(as: name, by: order))
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
        _ names: (start: DerivationName, extent: DerivationName), natural: Quantity?, isFixed: Bool,
        in content: (start: Quantity, extent: Quantity), at edge: AlignedEdge
    ) -> (start: Quantity, extent: Quantity) {
        if edge == .both {
            return (
                content.start.renamed(as: names.start, by: alignment),
                content.extent.renamed(as: names.extent, by: alignment)
            )
        }
        var extent = natural ?? .stated(names.extent, alignment, 0)
        if !isFixed, extent.mayExceed(content.extent) {
            extent = content.extent.renamed(as: names.extent, by: alignment)
        }
        switch edge {
        case .start, .both: return (content.start.renamed(as: names.start, by: alignment), extent)
        case .end:
            return (.sum(names.start, alignment, [content.start, content.extent], minus: [extent]), extent)
        case .middle:
            let rest = Quantity.sum(
                .term(.whatIsLeftOver), alignment, [content.extent], minus: [extent])
            let half = Quantity.fraction(
                .term(.halfOfWhatIsLeftOver), alignment, of: rest, by: 2)
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
