/// Four numbers that belong together: the sides of insets, or a rectangle's x, y, width and height.
final class DerivedQuadruple: Sendable {
    let first: Quantity
    let second: Quantity
    let third: Quantity
    let fourth: Quantity

    init(_ first: Quantity, _ second: Quantity, _ third: Quantity, _ fourth: Quantity) {
        self.first = first
        self.second = second
        self.third = third
        self.fourth = fourth
    }
}
