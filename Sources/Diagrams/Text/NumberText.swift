import Geometry
import LayoutEngine

/// Numbers as pictures write them: as `DecimalText`, with a real minus sign.
enum NumberText {
    static func string(_ value: Double) -> String {
        let text = DecimalText.string(value)
        return text.hasPrefix("-") ? "\u{2212}" + text.dropFirst() : text
    }

    /// "88, 0, 83, 0" for insets, the word itself for text.
    static func string(_ value: Value) -> String {
        if case .text(let text) = value { return text }
        return value.quantities.map { string($0.value) }.joined(separator: ", ")
    }

    /// "375 × 641".
    static func string(_ size: Size) -> String {
        string(size.width) + "\u{A0}×\u{A0}" + string(size.height)
    }

    /// True when two numbers read the same with three decimals.
    static func areEqual(_ first: Double, _ second: Double) -> Bool {
        (first - second).magnitude < 0.0005
    }
}
