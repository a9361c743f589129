import Geometry
package import LayoutEngine

/// Numbers as pages show them: like `DecimalText`, with a true minus sign.
package enum DisplayNumber {
    package static func text(_ value: Double) -> String {
        let text = DecimalText.string(value)
        return text.hasPrefix("-") ? "\u{2212}" + text.dropFirst() : text
    }

    /// "88, 0, 83, 0" for insets, "64" for a number, the word itself for a text.
    package static func text(_ value: Value) -> String {
        if case .text(let word) = value { return word }
        return value.quantities.map { text($0.value) }.joined(separator: ", ")
    }
}
