/// The numbers of a rectangle that follow from its origin and size.
enum RectComponents {
    static let rule = Rule(
        "geometry.rect-components", .always, .documented, evidence: ["CGRect.midX", "CGRect.maxX"],
        "The far edge of a rectangle is its origin plus its size, the middle its origin plus half of the size.",
        "矩形的远端边缘等于原点加尺寸，中点等于原点加尺寸的一半。")

    /// maxX or maxY.
    static func end(_ name: String, of origin: Quantity, _ size: Quantity) -> Quantity {
        .sum(renamed(origin, name), rule, [origin, size])
    }

    /// midX or midY.
    static func middle(_ name: String, of origin: Quantity, _ size: Quantity) -> Quantity {
        let half = Quantity.constant(Localized("half", "一半"), rule, size.value / 2, considering: [size])
        return .sum(renamed(origin, name), rule, [origin, half])
    }

    /// "view.frame.maxY" from the name of "view.frame.y".
    private static func renamed(_ origin: Quantity, _ name: String) -> Localized {
        let path = origin.derivation.name.english
        guard path.hasSuffix(".x") || path.hasSuffix(".y") else { return .path("\(name)") }
        return .path("\(String(path.dropLast()))\(name)")
    }
}
