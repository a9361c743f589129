import Geometry

/// Frames that the app itself decides: explicit ones, and views that fill their superview or window.
enum ViewFrame {
    static let root = Rule(
        "view-frame.root-view", .always, .documented, evidence: ["N15", "N99a"],
        "The root view of the window fills it; edgesForExtendedLayout means nothing there.",
        "窗口的根视图充满窗口；edgesForExtendedLayout 在这里不起作用。")

    static let container = Rule(
        "view-frame.contained-container", .always, .observed, evidence: ["N64", "S0-guides-under-bar"],
        "A navigation controller inside a tab bar controller fills it; the tab bar cuts off the view of the controller inside.",
        "标签栏控制器里的导航控制器充满它的区域；标签栏裁掉的是最里面那个控制器的视图。")

    static let fill = Rule(
        "view-frame.fill", .always, .documented, evidence: ["UIView.autoresizingMask"],
        "A view that fills its superview follows its bounds.",
        "充满父视图的视图，尺寸跟随父视图的 bounds。")

    static let pinned = Rule(
        "view-frame.constraints", .always, .documented, evidence: ["NSLayoutAnchor", "NSLayoutConstraint.Attribute"],
        "A constrained edge lies at the other anchor plus the constant, which counts in the direction of reading for leading and "
            + "trailing; constraints are solved when the superview lays out.",
        "受约束的边位于目标锚点加上常量处，leading 和 trailing 的常量顺着阅读方向计；约束在父视图布局时求解。")

    static let transform = Rule(
        "view-frame.transform", .always, .documented, evidence: ["UIView.frame", "OR#18896"],
        "frame is the rectangle that the transformed view covers, bounds stays what it was; the safe area follows the frame.",
        "frame 是变换之后视图占据的矩形，bounds 不变；安全区跟随 frame。")

    static let intrinsic = Rule(
        "view-frame.intrinsic-size", .always, .documented, evidence: ["UIView.intrinsicContentSize"],
        "Where constraints leave a size open, the view takes the size that its content asks for.",
        "约束没有决定的尺寸，取内容所要求的大小。")

    /// The frame of a view once its transform is applied.
    static func transformed(_ frame: DerivedRect, by transform: ViewTransform, as path: PathName) -> DerivedRect {
        guard transform != .identity else { return frame }
        let (translation, scale) = (transform.translation, transform.scale)
        return DerivedRect(
            x: moved(frame.x, "\(path).x", .input("transform.translation.x", translation.x), frame.width, scale),
            y: moved(frame.y, "\(path).y", .input("transform.translation.y", translation.y), frame.height, scale),
            width: scaled(frame.width, "\(path).width", scale), height: scaled(frame.height, "\(path).height", scale))
    }

    private static let untransformed = Localized("before the transform", "变换之前")

    /// The start of an extent that is moved, and scaled around its middle.
    private static func moved(
        _ start: Quantity, _ path: PathName, _ translation: Quantity, _ extent: Quantity, _ scale: Double
    ) -> Quantity {
        let growth = Quantity.sum(
            Localized("growth", "增长比例"), transform, [.input("transform.scale", scale)],
            minus: [.stated(Localized("original size", "原尺寸"), transform, 1)])
        let added = Quantity.product(Localized("what the scale adds", "缩放增量"), transform, [extent, growth])
        let half = Quantity.fraction(Localized("half of what the scale adds", "缩放增量的一半"), transform, of: added, by: 2)
        return .sum(
            .path(path), transform, [start.named(untransformed), translation], minus: half.value == 0 ? [] : [half])
    }

    private static func scaled(_ extent: Quantity, _ path: PathName, _ scale: Double) -> Quantity {
        guard scale != 1 else { return extent }
        return .product(.path(path), transform, [extent.named(untransformed), .input("transform.scale", scale)])
    }

    static let bounds = Rule(
        "view-frame.bounds", .always, .documented, evidence: ["UIView.bounds", "UIScrollView.contentOffset"],
        "bounds has the frame's size; its origin is 0, or contentOffset in a scroll view.",
        "bounds 的大小与 frame 相同；原点为 0，滚动视图则为 contentOffset。")

    static let inWindow = Rule(
        "view-frame.in-window", .always, .documented, evidence: ["UIView.convert(_:to:)"],
        "A frame in the window is the frame in the superview moved by where the superview's bounds lie.",
        "窗口坐标中的 frame，是在父视图中的 frame 加上父视图 bounds 在窗口中的位置。")
}
