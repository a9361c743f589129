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
        let (dx, dy) = (transform.translation.x, transform.translation.y)
        let growth = transform.scale - 1
        return DerivedRect(
            x: moved(frame.x, .path("\(path).x"), dx, grown: frame.width.value * growth / 2),
            y: moved(frame.y, .path("\(path).y"), dy, grown: frame.height.value * growth / 2),
            width: scaled(frame.width, .path("\(path).width"), transform.scale),
            height: scaled(frame.height, .path("\(path).height"), transform.scale))
    }

    private static func moved(
        _ start: Quantity, _ name: Localized, _ distance: Double, grown: Double
    ) -> Quantity {
        let translation = Quantity.input("transform.translation", distance)
        let half = Quantity.constant(Localized("half of what the scale adds", "缩放增量的一半"), transform, grown)
        return .sum(name, transform, [start, translation], minus: grown == 0 ? [] : [half])
    }

    private static func scaled(_ extent: Quantity, _ name: Localized, _ scale: Double) -> Quantity {
        scale == 1 ? extent : .constant(name, transform, extent.value * scale, considering: [extent])
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
