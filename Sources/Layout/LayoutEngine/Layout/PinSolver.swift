import Geometry

/// Solves the constraints of one view, axis by axis: two of start, end, centre and size give the rest.
struct PinSolver {
    private let path: PathName
    private let direction: LayoutDirection
    private var horizontal = Known()
    private var vertical = Known()

    /// The known positions along one axis.
    private struct Known {
        var start: Quantity?
        var end: Quantity?
        var center: Quantity?
        var size: Quantity?

        /// Whether fewer than two of the four are known, and none of them is the size.
        var isSizeOpen: Bool { size == nil && placeCount < 2 }

        /// Whether two of the four are known, at least one of them a position.
        var isSolved: Bool { placeCount > (size == nil ? 1 : 0) }

        private var placeCount: Int { [start, end, center].count { $0 != nil } }
    }

    init(path: PathName, direction: LayoutDirection) {
        self.path = path
        self.direction = direction
    }

    /// Uses the content's size for dimensions that the constraints leave open.
    mutating func fallBack(to size: (width: Quantity?, height: Quantity?)) {
        if horizontal.isSizeOpen { horizontal.size = size.width }
        if vertical.isSizeOpen { vertical.size = size.height }
    }

    /// Fixes a width or height.
    mutating func fix(_ anchor: Pin.Anchor, at size: Quantity) {
        set(anchor, size)
    }

    /// Fixes an anchor at another rectangle's anchor plus a constant, which counts in the direction of reading where one
    /// of the anchors does.
    mutating func pin(_ anchor: Pin.Anchor, to owner: DerivedRect, _ target: Pin.Anchor, constant: Double) {
        let added = Self.terms(of: physical(target), in: owner)
        let constants: [Quantity] = constant == 0 ? [] : [.input(.term(.constant), constant)]
        let name = DerivationName.path("\(path) \(anchor.rawValue)")
        let countsLeft = direction == .rightToLeft && (anchor.isDirectional || target.isDirectional)
        set(
            anchor,
            countsLeft
                ? .sum(name, ViewFrame.pinned, added, minus: constants)
                : .sum(name, ViewFrame.pinned, added + constants))
    }

    /// Start and extent along each axis, not moved onto pixels; nil along an axis on which too little is known.
    var spans: (horizontal: (start: Quantity, extent: Quantity)?, vertical: (start: Quantity, extent: Quantity)?) {
        (
            horizontal.isSolved ? solve(horizontal, "x", "width") : nil,
            vertical.isSolved ? solve(vertical, "y", "height") : nil
        )
    }

    /// The frame aligned to the pixels of the screen; unconstrained numbers are 0.
    func frame(in environment: Environment) -> DerivedRect {
        let (x, width) = solve(horizontal, "x", "width")
        let (y, height) = solve(vertical, "y", "height")
        let frame = DerivedRect(x: x, y: y, width: width, height: height)
        return PixelAlignment.aligned(frame, as: path, in: environment)
    }

    private mutating func set(_ anchor: Pin.Anchor, _ quantity: Quantity) {
        switch physical(anchor) {
        case .left: horizontal.start = quantity
        case .right: horizontal.end = quantity
        case .centerX: horizontal.center = quantity
        case .width: horizontal.size = quantity
        case .top: vertical.start = quantity
        case .bottom, .firstBaseline, .lastBaseline: vertical.end = quantity
        case .centerY: vertical.center = quantity
        case .height: vertical.size = quantity
        case .leading, .trailing: preconditionFailure("a physical anchor is neither leading nor trailing")
        }
    }

    /// Leading is left in left-to-right layouts and right in right-to-left ones.
    private func physical(_ anchor: Pin.Anchor) -> Pin.Anchor {
        switch anchor {
        case .leading: direction == .leftToRight ? .left : .right
        case .trailing: direction == .leftToRight ? .right : .left
        default: anchor
        }
    }

    private static func terms(of anchor: Pin.Anchor, in rect: DerivedRect) -> [Quantity] {
        switch anchor {
        case .left, .leading: [rect.x]
        case .right, .trailing: [rect.x, rect.width]
        case .top: [rect.y]
        case .bottom, .firstBaseline, .lastBaseline: [rect.y, rect.height]
        case .centerX: [rect.x, half(rect.width)]
        case .centerY: [rect.y, half(rect.height)]
        case .width: [rect.width]
        case .height: [rect.height]
        }
    }

    private static func half(_ quantity: Quantity) -> Quantity {
        .fraction(.term(.half), ViewFrame.pinned, of: quantity, by: 2)
    }

    private func solve(_ known: Known, _ origin: String, _ extent: String) -> (
        start: Quantity, extent: Quantity
    ) {
        let (originName, extentName) = (
            DerivationName.path("\(path).\(origin)"), DerivationName.path("\(path).\(extent)")
        )
        let rule = ViewFrame.pinned
        let size = known.size ?? between(known, extentName) ?? .stated(extentName, rule, 0)
        if let start = known.start { return (start.renamed(as: originName, by: rule), size) }
        if let end = known.end { return (.sum(originName, rule, [end], minus: [size]), size) }
        if let center = known.center { return (.sum(originName, rule, [center], minus: [Self.half(size)]), size) }
        return (.stated(originName, rule, 0), size)
    }

    /// The size that results from two of the edges and the centre; never below 0, as UIKit has no negative widths.
    private func between(_ known: Known, _ name: DerivationName) -> Quantity? {
        let rule = ViewFrame.pinned
        switch (known.start, known.center, known.end) {
        case (let start?, _, let end?): return .nonNegativeSum(name, rule, [end], minus: [start])
        case (let start?, let center?, nil):
            return .nonNegativeSum(name, rule, [center, center], minus: [start, start])
        case (nil, let center?, let end?): return .nonNegativeSum(name, rule, [end, end], minus: [center, center])
        default: return nil
        }
    }
}

extension Pin.Anchor {
    /// Whether this is an edge that changes sides in right-to-left layouts.
    var isDirectional: Bool { self == .leading || self == .trailing }
}
