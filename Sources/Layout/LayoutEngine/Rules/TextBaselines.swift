import Geometry

/// Baselines of labels in the system font.
struct TextBaselines {
    private static let rule = TextSize.rule

    private let size: Quantity
    /// Whether the label's text is measured, so that its height is rounded up to a pixel.
    private let isMeasured: Bool
    private let environment: Environment

    init(_ label: Label, _ environment: Environment) {
        size = label.points(in: environment)
        isMeasured = label.text != nil
        self.environment = environment
    }

    /// The distance from the top of a label to the baseline of its first line: the ascender, on a pixel.
    var first: Quantity {
        let ascender = Quantity.product(
            .term(.ascender), Self.rule,
            [size, .stated(.term(.ascenderOfOnePoint), Self.rule, isKnown ? 0.9521484375 : .nan)])
        return .rounded(.term(.ascenderOnAPixel), Self.rule, ascender, scale: environment.pixelsPerPoint)
    }

    /// The distance from the baseline of the last line to the bottom of a label: the line height minus the ascender.
    var last: Quantity {
        let height = Quantity.product(.term(.heightOfTheLine), TextSize.rule, [size, TextSize.lineHeightOfOnePoint])
        let line = Quantity.rounded(
            .term(.lineOfTheLabel), TextSize.rule, height, isMeasured ? .up : .toNearestOrAwayFromZero,
            scale: environment.pixelsPerPoint)
        return .sum(.term(.belowTheBaseline), Self.rule, [line], minus: [first])
    }

    /// Whether the baselines are known; false before iOS 9, which has another system font.
    private var isKnown: Bool { environment.os >= OSVersion(9) }
}
