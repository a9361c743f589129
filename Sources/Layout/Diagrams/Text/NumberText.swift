import Geometry
import LayoutEngine
import ScenarioLanguage

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

    /// The number, followed by a mark if it is extrapolated in its environment.
    static func string(_ quantity: Quantity, in environment: Environment) -> String {
        var trust = Trust(in: environment)
        return string(quantity.value) + (trust.level(of: quantity) == .extrapolated ? Extrapolation.mark : "")
    }

    /// The value as text, each extrapolated number with its mark.
    static func string(_ value: Value, in environment: Environment) -> String {
        var trust = Trust(in: environment)
        return trust.markedText(of: value) { string($0) }
    }

    /// Whether some number of a value is extrapolated.
    static func isMarked(_ value: Value, in environment: Environment) -> Bool {
        var trust = Trust(in: environment)
        return trust.level(of: value) == .extrapolated
    }

    /// "375 × 641".
    static func string(_ size: Size) -> String {
        string(size.width) + "\u{A0}×\u{A0}" + string(size.height)
    }

    /// Whether two numbers have the same text with three decimals.
    static func areEqual(_ first: Double, _ second: Double) -> Bool {
        (first - second).magnitude < 0.0005
    }
}
