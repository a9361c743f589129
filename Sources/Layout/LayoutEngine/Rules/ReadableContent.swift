import Geometry

/// readableContentGuide: no wider than a line that reads well.
enum ReadableContent {
    static let rule = Rule(
        "readable-content.guide", .from(9), .observed, evidence: ["neuburg-table-readable-l", "UYL", "WWDC 2018 235"])

    static let textSize = Rule(
        "readable-content.text-size", .from(9), .inferred, evidence: ["UIView.readableContentGuide", "WWDC 2018 235"])

    /// The greatest width in points.
    static func width(in environment: Environment) -> Quantity {
        let standard = Quantity.stated(.term(.readableWidth), rule, 672)
        guard environment.contentSizeCategory != .large else { return standard }
        let grown = TextSize.grown(
            standard, .term(.readableWidthInProportionToBodyText), textSize, in: environment)
        return .rounded(.term(.readableWidthAtThisTextSize), textSize, grown)
    }

    /// Half of the difference between a width and the readable width; nil if there is none.
    static func side(of whole: Quantity, _ rule: Rule, in environment: Environment) -> Quantity? {
        let width = width(in: environment)
        guard environment.decide(.readableWidthIsExceeded, whole.mayExceed(width)) else { return nil }
        let rest = Quantity.sum(
            .term(.whatTheReadableWidthLeavesOver), rule, [whole], minus: [width])
        return .fraction(
            .term(.halfOfWhatTheReadableWidthLeavesOver), rule, of: rest, by: 2)
    }

    /// `readableContentGuide.layoutFrame` in a view's bounds: the margins guide, or as much of its middle as reads well.
    static func frame(
        _ label: String, bounds: DerivedRect, margins: DerivedInsets, in environment: Environment
    ) -> DerivedRect {
        let path: PathName = "\(label).readableContentGuide.layoutFrame"
        var frame = bounds.inset(by: margins, as: path, rule)
        guard let side = side(of: frame.width.named(.term(.widthOfTheMarginsGuide)), rule, in: environment) else {
            return frame
        }
        frame.x = .sum(.path("\(path).x"), rule, [frame.x.named(.term(.startOfTheMarginsGuide)), side])
        frame.width = width(in: environment).renamed(as: .path("\(path).width"), by: rule)
        return frame
    }
}
