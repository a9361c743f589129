/// How large the system's text styles are at each text size.
enum TextSize {
    static let rule = Rule(
        "text-size.line", .always, .observed,
        evidence: ["Human Interface Guidelines, Typography", "oui26-dynamic-type", "WWDC 2017 245"],
        "Body text is 17 points at the default text size and 14 to 53 at others, footnotes 13 and 12 to 44; before iOS 11 footnotes "
            + "stop growing at 19. A line is 1.193 times as high, to the nearest pixel. Tables heed the text size from iOS 8.",
        "默认字号下正文为 17，其他字号为 14 到 53；脚注默认为 13，其他为 12 到 44，iOS 11 之前最大只到 19。行高约为字号的 1.193 倍，取整到像素。表格从 iOS 8 起随字号变化。"
    )

    /// The reader's text size as tables heed it.
    static func category(in environment: Environment) -> ContentSizeCategory {
        environment.os < OSVersion(8) ? .large : environment.contentSizeCategory
    }

    /// Points of the body style.
    static func body(in environment: Environment) -> Quantity {
        .stated(Localized("points of body text", "正文字号"), rule, bodyPoints(in: environment))
    }

    /// A length of the default text size in proportion to body text.
    static func grown(
        _ length: Quantity, _ name: Localized, _ rule: Rule, in environment: Environment
    ) -> Quantity {
        let standard = Quantity.stated(
            Localized("points of body text at the default text size", "默认字号下的正文字号"), Self.rule, 17)
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
            Localized("points of a footnote", "脚注字号"), rule, environment.os < OSVersion(11) ? min(19, points) : points)
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
}
