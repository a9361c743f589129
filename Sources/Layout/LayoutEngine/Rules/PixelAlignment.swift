import Geometry

/// The alignment of frames from constraints to the screen's pixels.
enum PixelAlignment {
    static let rule = Rule(
        "view-frame.pixel-alignment", .always, .inferred, evidence: ["NSLayoutConstraint", "UIScreen.scale"])

    /// The frame with its edges on whole pixels.
    static func aligned(_ frame: DerivedRect, as path: PathName, in environment: Environment) -> DerivedRect {
        var aligned = frame
        (aligned.x, aligned.width) = Self.aligned(
            frame.x, frame.width, as: "\(path).x", and: "\(path).width", in: environment)
        (aligned.y, aligned.height) = Self.aligned(
            frame.y, frame.height, as: "\(path).y", and: "\(path).height", in: environment)
        return aligned
    }

    /// Start and extent, each the quantity itself where it already lies on a pixel.
    private static func aligned(
        _ origin: Quantity, _ extent: Quantity, as originPath: PathName, and extentPath: PathName,
        in environment: Environment
    ) -> (Quantity, Quantity) {
        let points = environment.device.screen.scale
        let isWhole = (origin: isOnPixel(origin.value, points), extent: isOnPixel(extent.value, points))
        if isWhole.origin, isWhole.extent { return (origin, extent) }
        let scale = environment.pixelsPerPoint
        let start = onPixel(origin.named(unrounded), .path(originPath), scale)
        // A whole number of pixels stays one, also where the two edges lie on either side of 0.
        if isWhole.extent { return (start, extent) }
        let exact = Quantity.sum(
            .term(.farEdgeByTheConstraints), rule,
            [origin.named(.term(.nearEdgeByTheConstraints)), extent.named(unrounded)])
        let edge = onPixel(exact, .term(.farEdgeOnAPixel), scale)
        let size = Quantity.sum(.path(extentPath), rule, [edge], minus: [start])
        return (isWhole.origin ? origin : start, size)
    }

    private static let unrounded = DerivationName.term(.byTheConstraints)

    private static func onPixel(_ quantity: Quantity, _ name: DerivationName, _ scale: Quantity) -> Quantity {
        isOnPixel(quantity.value, scale.value) ? quantity.named(name) : .rounded(name, rule, quantity, scale: scale)
    }

    private static func isOnPixel(_ length: Double, _ scale: Double) -> Bool {
        PixelGrid.isSame(
            length, PixelGrid.rounded(length, .toNearestOrAwayFromZero, scale: scale), scale: scale)
    }
}

extension Environment {
    /// The scale of the screen.
    var pixelsPerPoint: Quantity {
        .device(.term(.pixelsPerPoint), device.screen.scaleFact)
    }
}
