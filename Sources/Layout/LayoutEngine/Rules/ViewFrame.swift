import Geometry

/// Frames that the app itself decides: explicit ones, and views that fill their superview or window.
enum ViewFrame {
    static let root = Rule(
        "view-frame.root-view", .always, .documented, evidence: ["UIWindow.rootViewController", "N15", "N99a"])

    static let container = Rule(
        "view-frame.contained-container", .always, .observed, evidence: ["N64", "S0-guides-under-bar"])

    static let fill = Rule(
        "view-frame.fill", .always, .documented, evidence: ["UIView.autoresizingMask"])

    static let loaded = Rule(
        "view-frame.child-controller", .always, .observed, evidence: ["child-30525403"])

    static let pinned = Rule(
        "view-frame.constraints", .always, .documented, evidence: ["NSLayoutAnchor", "NSLayoutConstraint.Attribute"])

    static let transform = Rule(
        "view-frame.transform", .always, .documented, evidence: ["UIView.frame", "OR#18896"])

    static let intrinsic = Rule(
        "view-frame.intrinsic-size", .always, .documented, evidence: ["UIView.intrinsicContentSize"])

    /// The frame of a view once its transform is applied.
    static func transformed(_ frame: DerivedRect, by transform: ViewTransform, as path: PathName) -> DerivedRect {
        guard transform != .identity else { return frame }
        let (translation, scale) = (transform.translation, transform.scale)
        return DerivedRect(
            x: moved(
                frame.x, as: "\(path).x", by: .input("transform.translation.x", translation.x), extent: frame.width,
                scale: scale),
            y: moved(
                frame.y, as: "\(path).y", by: .input("transform.translation.y", translation.y), extent: frame.height,
                scale: scale),
            width: scaled(frame.width, "\(path).width", scale), height: scaled(frame.height, "\(path).height", scale))
    }

    private static let untransformed = DerivationName.term(.beforeTheTransform)

    /// The start of an extent that is moved, and scaled around its middle.
    private static func moved(
        _ start: Quantity, as path: PathName, by translation: Quantity, extent: Quantity, scale: Double
    ) -> Quantity {
        let growth = Quantity.sum(
            .term(.growth), transform, [.input("transform.scale", scale)],
            minus: [.stated(.term(.originalSize), transform, 1)])
        let added = Quantity.product(.term(.whatTheScaleAdds), transform, [extent, growth])
        let half = Quantity.fraction(.term(.halfOfWhatTheScaleAdds), transform, of: added, by: 2)
        return .sum(
            .path(path), transform, [start.named(untransformed), translation], minus: half.value == 0 ? [] : [half])
    }

    private static func scaled(_ extent: Quantity, _ path: PathName, _ scale: Double) -> Quantity {
        guard scale != 1 else { return extent }
        return .product(.path(path), transform, [extent.named(untransformed), .input("transform.scale", scale)])
    }

    static let bounds = Rule(
        "view-frame.bounds", .always, .documented, evidence: ["UIView.bounds", "UIScrollView.contentOffset"])

    static let inWindow = Rule(
        "view-frame.in-window", .always, .documented, evidence: ["UIView.convert(_:to:)"])
}
