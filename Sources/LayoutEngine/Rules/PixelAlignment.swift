import Geometry

/// How frames that constraints give are moved onto the screen's pixels.
enum PixelAlignment {
    static let rule = Rule(
        "view-frame.pixel-alignment", .always, .inferred, evidence: ["NSLayoutConstraint", "UIScreen.scale"],
        "Each edge of a constrained frame is rounded to the nearest pixel of the screen, halves away from zero.",
        "约束算出的 frame，每条边都取最近的整像素，恰在中间时远离零。")

    /// The frame with its edges on whole pixels.
    /// - Parameter scale: pixels per point.
    static func aligned(_ frame: DerivedRect, as path: PathName, scale: Double) -> DerivedRect {
        var aligned = frame
        (aligned.x, aligned.width) = Self.aligned(frame.x, frame.width, "\(path).x", "\(path).width", scale)
        (aligned.y, aligned.height) = Self.aligned(frame.y, frame.height, "\(path).y", "\(path).height", scale)
        return aligned
    }

    private static func aligned(
        _ origin: Quantity, _ extent: Quantity, _ originPath: PathName, _ extentPath: PathName, _ scale: Double
    ) -> (Quantity, Quantity) {
        let start = onPixel(origin.value, scale)
        let size = onPixel(origin.value + extent.value, scale) - start
        return (
            moved(origin, to: start, originPath, scale), moved(extent, to: size, extentPath, scale)
        )
    }

    /// The quantity itself where it already lies on a pixel.
    private static func moved(_ quantity: Quantity, to value: Double, _ path: PathName, _ scale: Double) -> Quantity {
        isNear(quantity.value, value, scale)
            ? quantity : .constant(.path(path), rule, value, considering: [quantity])
    }

    private static func onPixel(_ value: Double, _ scale: Double) -> Double {
        let rounded = (value * scale).rounded() / scale
        return isNear(value, rounded, scale) ? value : rounded
    }

    /// True when two numbers differ by less than a hundredth of a pixel: the device table has three decimals.
    private static func isNear(_ first: Double, _ second: Double, _ scale: Double) -> Bool {
        abs(first - second) * scale < 0.01
    }
}
