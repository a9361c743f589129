import Geometry

/// readableContentGuide: no wider than a line that reads well.
enum ReadableContent {
    static let rule = Rule(
        "readable-content.guide", .from(9), .observed, evidence: ["neuburg-table-readable-l", "UYL", "WWDC 2018 235"])

    static let textSize = Rule(
        "readable-content.text-size", .from(9), .inferred, evidence: ["UIView.readableContentGuide", "WWDC 2018 235"])

    static let longerLines = Rule(
        "readable-content.longer-lines", .from(26), .observed,
        evidence: ["uikit-readable-width", "readable-794", "wordpress-24813", "oui-cat-readable-1009-8"])

    /// The greatest width in points.
    static func width(in environment: Environment) -> Quantity {
        let isLonger = environment.os.major >= 26
        let standard =
            isLonger
            ? Quantity.stated(.term(.readableWidth), longerLines, 920) : .stated(.term(.readableWidth), rule, 672)
        guard environment.contentSizeCategory != .large else { return standard }
        let grown = TextSize.grown(
            standard, .term(.readableWidthInProportionToBodyText), textSize, in: environment)
        return .rounded(.term(.readableWidthAtThisTextSize), textSize, grown)
    }

    /// Half of the difference between a width and the readable width; nil if there is none, or from iOS 26 on if less than 44
    /// points would be left at each side.
    static func side(of whole: Quantity, _ rule: Rule, in environment: Environment) -> Quantity? {
        let width = width(in: environment)
        let room = environment.os.major >= 26 ? leastRoom(width) : width
        guard environment.decide(.readableWidthIsExceeded, whole.mayExceed(room)) else { return nil }
        let rest = Quantity.sum(
            .term(.whatTheReadableWidthLeavesOver), rule, [whole], minus: [width])
        return .fraction(
            .term(.halfOfWhatTheReadableWidthLeavesOver), rule, of: rest, by: 2)
    }

    /// The width beyond which lines are narrowed from iOS 26 on.
    private static func leastRoom(_ width: Quantity) -> Quantity {
        let beside = Quantity.stated(.term(.leastSpaceBesideTheReadableWidth), longerLines, 88)
        return .sum(.term(.widthWithThatSpace), longerLines, [width, beside])
    }

    /// `readableContentGuide.layoutFrame` in a view's bounds: the margins guide, or as much of its middle as reads well.
    static func frame(
        _ label: String, bounds: DerivedRect, margins: DerivedInsets, safeArea: DerivedInsets,
        in environment: Environment
    ) -> DerivedRect {
        let path: PathName = "\(label).readableContentGuide.layoutFrame"
        var frame = bounds.inset(by: margins, as: path, rule)
        if environment.os.major >= 26 { return narrowed(frame, path, bounds, margins, safeArea, environment) }
        guard let side = side(of: frame.width.named(.term(.widthOfTheMarginsGuide)), rule, in: environment) else {
            return frame
        }
        frame.x = .sum(.path("\(path).x"), rule, [frame.x.named(.term(.startOfTheMarginsGuide)), side])
        frame.width = width(in: environment).renamed(as: .path("\(path).width"), by: rule)
        return frame
    }

    /// The margins guide; where the safe area has room enough, no wider than the readable width in the middle of the view.
    private static func narrowed(
        _ guide: DerivedRect, _ path: PathName, _ bounds: DerivedRect, _ margins: DerivedInsets,
        _ safeArea: DerivedInsets, _ environment: Environment
    ) -> DerivedRect {
        let safe = Quantity.sum(
            .term(.widthOfTheSafeArea), longerLines, [bounds.width], minus: [safeArea.left, safeArea.right])
        guard let half = side(of: safe, longerLines, in: environment).map({ _ in half(of: bounds.width, environment) })
        else { return guide }
        let left = Quantity.maximum(.term(.leftOfTheReadableGuide), longerLines, [margins.left, half])
        let right = Quantity.maximum(.term(.rightOfTheReadableGuide), longerLines, [margins.right, half])
        var frame = guide
        frame.x = .sum(.path("\(path).x"), longerLines, [bounds.x, left])
        frame.width = .nonNegativeSum(.path("\(path).width"), longerLines, [bounds.width], minus: [left, right])
        return frame
    }

    private static func half(of whole: Quantity, _ environment: Environment) -> Quantity {
        let rest = Quantity.sum(
            .term(.whatTheReadableWidthLeavesOver), longerLines, [whole], minus: [width(in: environment)])
        return .fraction(.term(.halfOfWhatTheReadableWidthLeavesOver), longerLines, of: rest, by: 2)
    }
}
