/// The sizes of the system's text styles at each text size.
enum TextSize {
    static let rule = Rule(
        "text-size.line", .always, .observed,
        evidence: ["Human Interface Guidelines, Typography", "oui26-dynamic-type", "WWDC 2017 245"])

    /// The reader's text size as tables heed it.
    static func category(in environment: Environment) -> ContentSizeCategory {
        environment.os < OSVersion(8) ? .large : environment.contentSizeCategory
    }

    /// The height of a line for a font size of one point.
    static let lineHeightOfOnePoint = Quantity.stated(.term(.lineHeightOfOnePoint), rule, 1.193359375)

    /// Points of the body style.
    static func body(in environment: Environment) -> Quantity {
        .stated(.term(.pointsOfBodyText), rule, points(of: .body, at: category(in: environment)))
    }

    /// A length of the default text size in proportion to body text.
    static func grown(
        _ length: Quantity, _ name: DerivationName, _ rule: Rule, in environment: Environment
    ) -> Quantity {
        let standard = Quantity.stated(
            .term(.pointsOfBodyTextAtTheDefaultTextSize), Self.rule, 17)
        return .share(name, rule, of: length, body(in: environment), in: standard)
    }

    /// Points of the footnote style.
    static func footnote(in environment: Environment) -> Quantity {
        .stated(.term(.pointsOfAFootnote), rule, limitedPoints(of: .footnote, in: environment))
    }

    /// Points of the large title style.
    static func largeTitle(in environment: Environment) -> Quantity {
        .stated(.term(.pointsOfALargeTitle), rule, points(of: .largeTitle, at: category(in: environment)))
    }

    // MARK: - Points

    /// The font size of a style in points, at the reader's text size; unknown where the system has no such style.
    static func points(of style: TextStyle, in environment: Environment) -> Quantity {
        .stated(
            .about(style.rawValue, .pointsOfTheTextStyle), rule,
            environment.os < style.since ? .nan : limitedPoints(of: style, in: environment))
    }

    /// Before iOS 11 only body text grew with the sizes of accessibility.
    private static func limitedPoints(of style: TextStyle, in environment: Environment) -> Double {
        let points = points(of: style, at: category(in: environment))
        guard environment.os < OSVersion(11), style != .body else { return points }
        return min(points, Self.points(of: style, at: .extraExtraExtraLarge))
    }

    private static func points(of style: TextStyle, at category: ContentSizeCategory) -> Double {
        let place = ContentSizeCategory.allCases.firstIndex(of: category) ?? 0
        return points(of: style)[place]
    }

    /// The points of a style from extraSmall to accessibilityExtraExtraExtraLarge.
    private static func points(of style: TextStyle) -> [Double] {
        switch style {
        case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
        case .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
        case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
        case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
        case .headline, .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
        case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
        case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
        case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
        case .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
        case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
        }
    }

    /// 44 points scaled by the metrics of body text; 44 up to the default text size.
    static func scaled44(in environment: Environment) -> Double {
        switch category(in: environment) {
        case .extraSmall, .small, .medium, .large: 44
        case .extraLarge: 48
        case .extraExtraLarge: 52
        case .extraExtraExtraLarge: 58
        case .accessibilityMedium: 68
        case .accessibilityLarge: 80
        case .accessibilityExtraLarge: 96
        case .accessibilityExtraExtraLarge: 112
        case .accessibilityExtraExtraExtraLarge: 124
        }
    }
}
