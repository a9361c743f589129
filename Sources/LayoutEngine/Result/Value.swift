package import Geometry

/// The value of a property: a number or a group of numbers with their derivations, or a word.
package enum Value: Hashable, Sendable {
    case number(Quantity)
    /// In the order top, left, bottom, right.
    case insets(top: Quantity, left: Quantity, bottom: Quantity, right: Quantity)
    case rect(x: Quantity, y: Quantity, width: Quantity, height: Quantity)
    case size(width: Quantity, height: Quantity)
    case point(x: Quantity, y: Quantity)
    case text(String)

    /// The numbers in the order in which the value is written; empty for a word.
    package var quantities: [Quantity] {
        switch self {
        case .number(let number): [number]
        case .insets(let top, let left, let bottom, let right): [top, left, bottom, right]
        case .rect(let x, let y, let width, let height): [x, y, width, height]
        case .size(let width, let height): [width, height]
        case .point(let x, let y): [x, y]
        case .text: []
        }
    }

    /// The names of the numbers in the order of `quantities`; empty for a single number or a word.
    package var componentNames: [String] {
        switch self {
        case .number, .text: []
        case .insets: ["top", "left", "bottom", "right"]
        case .rect: ["x", "y", "width", "height"]
        case .size: ["width", "height"]
        case .point: ["x", "y"]
        }
    }

    /// The rectangle, when the value is one.
    package var rect: Rect? {
        guard case .rect(let x, let y, let width, let height) = self else { return nil }
        return Rect(x: x.value, y: y.value, width: width.value, height: height.value)
    }

    /// The insets, when the value is such.
    package var insets: Insets? {
        guard case .insets(let top, let left, let bottom, let right) = self else { return nil }
        return Insets(top: top.value, left: left.value, bottom: bottom.value, right: right.value)
    }

    /// "88, 0, 83, 0" for insets, "64" for a number, the word itself for text.
    package var description: String {
        if case .text(let text) = self { return text }
        return quantities.map { DecimalText.string($0.value) }.joined(separator: ", ")
    }
}
