package import Geometry

/// The value of a property: a number or a group of numbers with their derivations, or a word.
package enum Value: Hashable, Sendable {
    case number(Quantity)
    /// Insets in the order top, left, bottom, right.
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

    /// Whether all numbers are known, so that none depends on an unpublished one.
    package var isKnown: Bool {
        switch self {
        case .number(let number): number.isKnown
        case .insets(let top, let left, let bottom, let right):
            top.isKnown && left.isKnown && bottom.isKnown && right.isKnown
        case .rect(let x, let y, let width, let height): x.isKnown && y.isKnown && width.isKnown && height.isKnown
        case .size(let width, let height): width.isKnown && height.isKnown
        case .point(let x, let y): x.isKnown && y.isKnown
        case .text: true
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

    /// The insets, if the value is of this kind.
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

/// A part of a value that can be asked for by name, such as `top` of insets or `maxY` of a rect.
package enum ValueComponent: String, CaseIterable, Hashable, Sendable {
    case top, left, bottom, right
    /// The horizontal edges of directional insets.
    case leading, trailing
    case x, y, width, height
    case minX, midX, maxX, minY, midY, maxY
    case origin, size
}

extension Value {
    /// The parts that the value has, in the order of `ValueComponent`; empty for a single number or a word.
    package var components: [ValueComponent] {
        ValueComponent.allCases.filter { self[$0] != nil }
    }

    /// A part of the value; nil if it does not have the part.
    package subscript(component: ValueComponent) -> Value? {
        switch self {
        case .number, .text: nil
        case .insets, .size, .point:
            componentNames.firstIndex(of: component.rawValue).map { .number(quantities[$0]) }
        case .rect(let x, let y, let width, let height):
            rectPart(component, x: x, y: y, width: width, height: height)
        }
    }

    /// How far a rectangle in the coordinates of a view ends before the view's bottom and right edges; nil for other values.
    package func distances(toEndsOf superview: Value) -> (bottom: Quantity, right: Quantity)? {
        guard case .rect(let x, let y, let width, let height) = self,
            case .rect(_, _, let outerWidth, let outerHeight) = superview
        else { return nil }
        return (
            RectComponents.rest("bottom", of: outerHeight, after: y, height),
            RectComponents.rest("right", of: outerWidth, after: x, width)
        )
    }

    private func rectPart(
        _ component: ValueComponent, x: Quantity, y: Quantity, width: Quantity, height: Quantity
    ) -> Value? {
        switch component {
        case .top, .left, .bottom, .right, .leading, .trailing: nil
        case .x, .minX: .number(x)
        case .y, .minY: .number(y)
        case .width: .number(width)
        case .height: .number(height)
        case .midX: .number(RectComponents.middle("midX", of: x, width))
        case .maxX: .number(RectComponents.end("maxX", of: x, width))
        case .midY: .number(RectComponents.middle("midY", of: y, height))
        case .maxY: .number(RectComponents.end("maxY", of: y, height))
        case .origin: .point(x: x, y: y)
        case .size: .size(width: width, height: height)
        }
    }
}

/// The numbers of a rectangle that follow from its origin and size.
enum RectComponents {
    static let rule = Rule(
        "geometry.rect-components", .always, .documented, evidence: ["CGRect.midX", "CGRect.maxX"])

    /// maxX or maxY.
    static func end(_ name: String, of origin: Quantity, _ size: Quantity) -> Quantity {
        .sum(renamed(origin, name), rule, [origin, size])
    }

    /// The rest of a superview's length after a subview.
    static func rest(_ name: String, of length: Quantity, after origin: Quantity, _ size: Quantity) -> Quantity {
        .sum(renamed(origin, name), rule, [length], minus: [origin, size])
    }

    /// midX or midY.
    static func middle(_ name: String, of origin: Quantity, _ size: Quantity) -> Quantity {
        let half = Quantity.fraction(.term(.half), rule, of: size, by: 2)
        return .sum(renamed(origin, name), rule, [origin, half])
    }

    /// "view.frame.maxY" from the name of "view.frame.y".
    private static func renamed(_ origin: Quantity, _ name: String) -> DerivationName {
        guard let path = origin.derivation.name.path, path.hasSuffix(".x") || path.hasSuffix(".y") else {
            return .path("\(name)")
        }
        return .path("\(String(path.dropLast()))\(name)")
    }
}
