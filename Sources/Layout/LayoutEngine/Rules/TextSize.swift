/// How large the system's text styles are at each text size.
enum TextSize {
    static let rule = Rule(
        "text-size.line", .always, .observed,
        evidence: ["Human Interface Guidelines, Typography", "oui26-dynamic-type", "WWDC 2017 245"])

    /// The reader's text size as tables heed it.
    static func category(in environment: Environment) -> ContentSizeCategory {
        environment.os < OSVersion(8) ? .large : environment.contentSizeCategory
    }

    /// How high a line of one point is.
    static let lineHeightOfOnePoint = Quantity.stated(.term(.lineHeightOfOnePoint), rule, 1.193359375)

    /// Points of the body style.
    static func body(in environment: Environment) -> Quantity {
        .stated(.term(.pointsOfBodyText), rule, bodyPoints(in: environment))
    }

    /// A length of the default text size in proportion to body text.
    static func grown(
        _ length: Quantity, _ name: DerivationName, _ rule: Rule, in environment: Environment
    ) -> Quantity {
        let standard = Quantity.stated(
            .term(.pointsOfBodyTextAtTheDefaultTextSize), Self.rule, 17)
        return .share(name, rule, of: length, body(in: environment), in: standard)
    }

    private static func bodyPoints(in environment: Environment) -> Double {
        switch category(in: environment) {
        case .extraSmall: 14
        case .small: 15
        case .medium: 16
        case .large: 17
        case .extraLarge: 19
        case .extraExtraLarge: 21
        case .extraExtraExtraLarge: 23
        case .accessibilityMedium: 28
        case .accessibilityLarge: 33
        case .accessibilityExtraLarge: 40
        case .accessibilityExtraExtraLarge: 47
        case .accessibilityExtraExtraExtraLarge: 53
        }
    }

    /// Points of the footnote style.
    static func footnote(in environment: Environment) -> Quantity {
        let points = footnotePoints(in: environment)
        return .stated(
            .term(.pointsOfAFootnote), rule, environment.os < OSVersion(11) ? min(19, points) : points)
    }

    private static func footnotePoints(in environment: Environment) -> Double {
        switch category(in: environment) {
        case .extraSmall, .small, .medium: 12
        case .large: 13
        case .extraLarge: 15
        case .extraExtraLarge: 17
        case .extraExtraExtraLarge: 19
        case .accessibilityMedium: 23
        case .accessibilityLarge: 27
        case .accessibilityExtraLarge: 33
        case .accessibilityExtraExtraLarge: 38
        case .accessibilityExtraExtraExtraLarge: 44
        }
    }

    /// Points of the large title style.
    static func largeTitle(in environment: Environment) -> Quantity {
        .stated(.term(.pointsOfALargeTitle), rule, largeTitlePoints(in: environment))
    }

    private static func largeTitlePoints(in environment: Environment) -> Double {
        switch category(in: environment) {
        case .extraSmall: 31
        case .small: 32
        case .medium: 33
        case .large: 34
        case .extraLarge: 36
        case .extraExtraLarge: 38
        case .extraExtraExtraLarge: 40
        case .accessibilityMedium: 44
        case .accessibilityLarge: 48
        case .accessibilityExtraLarge: 52
        case .accessibilityExtraExtraLarge: 56
        case .accessibilityExtraExtraExtraLarge: 60
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
