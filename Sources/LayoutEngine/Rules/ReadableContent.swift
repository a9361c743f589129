import Geometry

/// readableContentGuide: no wider than a line that reads well.
enum ReadableContent {
    static let rule = Rule(
        "readable-content.guide", .from(9), .observed, evidence: ["neuburg-table-readable-l", "UYL", "WWDC 2018 235"],
        "The readable guide is the margins guide, but no wider than 672 points at the default text size; what is left over is "
            + "split evenly.",
        "可读内容参考线就是布局边距参考线，但在默认字号下宽度不超过 672，多出来的宽度左右平分。")

    static let textSize = Rule(
        "readable-content.text-size", .from(9), .inferred, evidence: ["UIView.readableContentGuide", "WWDC 2018 235"],
        "At another text size the greatest readable width is taken to be in proportion to body text. Apple says that it grows "
            + "with the text; no widths but that of the default size are published.",
        "其他字号下，可读宽度的上限按正文字号的比例推算。Apple 只说明它会随字号变大，除默认字号外没有公布过具体宽度。")

    /// The greatest width in points.
    static func width(in environment: Environment) -> Quantity {
        let standard = Quantity.stated(Localized("readable width", "可读宽度"), rule, 672)
        guard environment.contentSizeCategory != .large else { return standard }
        let grown = TextSize.grown(
            standard, Localized("readable width in proportion to body text", "按正文字号比例的可读宽度"), textSize, in: environment)
        return .rounded(Localized("readable width at this text size", "该字号下的可读宽度"), textSize, grown)
    }

    /// Half of what the readable width leaves over of a width; nil where nothing is left over.
    static func side(of whole: Quantity, _ rule: Rule, in environment: Environment) -> Quantity? {
        let width = width(in: environment)
        guard environment.answers(.readableWidthIsExceeded, whole.value > width.value) else { return nil }
        let rest = Quantity.sum(
            Localized("what the readable width leaves over", "可读宽度之外的剩余部分"), rule, [whole], minus: [width])
        return .fraction(
            Localized("half of what the readable width leaves over", "可读宽度之外剩余部分的一半"), rule, of: rest, by: 2)
    }

    /// `readableContentGuide.layoutFrame` in a view's bounds.
    static func frame(
        _ label: String, bounds: DerivedRect, margins: DerivedInsets, in environment: Environment
    ) -> DerivedRect {
        let path: PathName = "\(label).readableContentGuide.layoutFrame"
        var frame = bounds.inset(by: margins, as: path, rule)
        let (available, width) = (frame.width.value, width(in: environment))
        guard available > width.value, let side = side(of: bounds.width, rule, in: environment) else { return frame }
        frame.x = .sum(.path("\(path).x"), rule, [bounds.x, side])
        frame.width = width.handedOn(as: .path("\(path).width"), by: rule)
        return frame
    }
}
