import Geometry

/// Baselines of labels in the system font.
struct TextBaselines {
    private static let rule = TextSize.rule

    private let size: Quantity
    /// True for a label whose text is measured, whose height ends on the pixel above.
    private let isMeasured: Bool
    private let environment: Environment

    init(_ label: Label, _ environment: Environment) {
        size = label.points(in: environment)
        isMeasured = label.text != nil
        self.environment = environment
    }

    /// From the top of a label to the baseline of its first line: the ascender, on a pixel.
    var first: Quantity {
        let ascender = Quantity.product(
            .term(.ascender), Self.rule,
            [size, .stated(.term(.ascenderOfOnePoint), Self.rule, isKnown ? 0.9521484375 : .nan)])
        return .rounded(.term(.ascenderOnAPixel), Self.rule, ascender, scale: environment.pixelsPerPoint)
    }

    /// From the baseline of its last line to the bottom of a label: what the ascender leaves of the line.
    var last: Quantity {
        let height = Quantity.product(.term(.heightOfTheLine), TextSize.rule, [size, TextSize.lineHeightOfOnePoint])
        let line = Quantity.rounded(
            .term(.lineOfTheLabel), TextSize.rule, height, isMeasured ? .up : .toNearestOrAwayFromZero,
            scale: environment.pixelsPerPoint)
        return .sum(.term(.belowTheBaseline), Self.rule, [line], minus: [first])
    }

    /// False before iOS 9, whose system font is another one.
    private var isKnown: Bool { environment.os >= OSVersion(9) }
}
