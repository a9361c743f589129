import Geometry

/// Baselines of labels in the system font.
struct TextBaselines {
    private static let rule = TextSize.rule

    private let points: Double
    private let environment: Environment

    init(_ points: Double, _ environment: Environment) {
        self.points = points
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
        let line = Quantity.rounded(.term(.lineOfTheLabel), TextSize.rule, height, scale: environment.pixelsPerPoint)
        return .sum(.term(.belowTheBaseline), Self.rule, [line], minus: [first])
    }

    private var size: Quantity { .input(.term(.pointsOfTheFont), points) }

    /// False before iOS 9, whose system font is another one.
    private var isKnown: Bool { environment.os >= OSVersion(9) }
}
