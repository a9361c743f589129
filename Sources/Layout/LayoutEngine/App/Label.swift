/// The text of a UILabel and the properties that decide its size.
package struct Label: Hashable, Sendable {
    /// The text; nil for a label whose size the scenario gives.
    package var text: String?
    package var font = Font.system(17)
    /// The most lines; 0 for any number.
    package var numberOfLines = 1
    /// The width at which lines break if constraints do not decide it; 0 for the width of the label.
    package var preferredMaxLayoutWidth = 0.0

    package init() {}

    /// The system font, by its points or by a text style.
    package enum Font: Hashable, Sendable {
        case system(Double)
        case style(TextStyle)
    }

    /// Whether the number of lines depends on the width of the label.
    var breaksAtItsWidth: Bool { text != nil && numberOfLines != 1 && preferredMaxLayoutWidth == 0 }
}

/// UIFont.TextStyle.
package enum TextStyle: String, CaseIterable, Hashable, Sendable {
    case largeTitle, title1, title2, title3, headline, body, callout, subheadline, footnote, caption1, caption2

    /// The first system that has the style.
    package var since: OSVersion {
        switch self {
        case .largeTitle: OSVersion(11)
        case .title1, .title2, .title3, .callout: OSVersion(9)
        case .headline, .body, .subheadline, .footnote, .caption1, .caption2: OSVersion(7)
        }
    }
}
