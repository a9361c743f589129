import Geometry

/// readableContentGuide: no wider than a line that reads well.
enum ReadableContent {
    static let rule = Rule(
        "readable-content.guide", .from(9), .observed, evidence: ["neuburg-table-readable-l", "UYL", "WWDC 2018 235"],
        "The readable guide is the margins guide, but no wider than 672 points at the default text size; what is left over is "
            + "split evenly. Widths for other text sizes are not published.",
        "可读内容参考线就是布局边距参考线，但在默认字号下宽度不超过 672，多出来的宽度左右平分。其他字号的宽度没有公开资料。")

    /// Points, at the text size `large`.
    static let width = 672.0

    /// `readableContentGuide.layoutFrame` in a view's bounds.
    static func frame(_ label: String, bounds: DerivedRect, margins: DerivedInsets) -> DerivedRect {
        let path = "\(label).readableContentGuide.layoutFrame"
        var frame = bounds.inset(by: margins, as: path, rule)
        let available = bounds.plain.width - margins.plain.left - margins.plain.right
        guard available > width else { return frame }
        let side = Quantity.constant(
            Localized("half of what the readable width leaves over", "可读宽度之外剩余部分的一半"), rule,
            (bounds.plain.width - width) / 2, considering: [bounds.width])
        frame.x = .sum(.path("\(path).x"), rule, [bounds.x, side])
        frame.width = .constant(.path("\(path).width"), rule, width)
        return frame
    }
}
