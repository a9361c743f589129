import Geometry

/// Numbers as pages show them.
enum DisplayText {
    /// A number as `DecimalText` writes it, with a true minus sign.
    static func number(_ value: Double) -> String {
        let text = DecimalText.string(value)
        return text.hasPrefix("-") ? "\u{2212}" + text.dropFirst() : text
    }
}
