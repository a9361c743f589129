extension Value {
    /// The parts that the value has, in the order of `ValueComponent`; empty for a single number or a word.
    package var components: [ValueComponent] {
        ValueComponent.allCases.filter { self[$0] != nil }
    }

    /// A part of the value; nil when it has no such part.
    package subscript(component: ValueComponent) -> Value? {
        switch self {
        case .number, .text: nil
        case .insets, .size, .point:
            componentNames.firstIndex(of: component.rawValue).map { .number(quantities[$0]) }
        case .rect(let x, let y, let width, let height): rectPart(component, x, y, width, height)
        }
    }

    private func rectPart(
        _ component: ValueComponent, _ x: Quantity, _ y: Quantity, _ width: Quantity, _ height: Quantity
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
