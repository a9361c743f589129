import Geometry

/// Frames that follow their superview by an autoresizing mask.
enum AutoresizingFrame {
    private static let rule = ViewFrame.fill

    /// The frame in a superview of a size.
    static func frame(
        _ autoresizing: Autoresizing, as path: PathName, width: Quantity, height: Quantity
    ) -> DerivedRect {
        let (x, w) = numbers(autoresizing.parts(along: .horizontal), "\(path).x", "\(path).width", width)
        let (y, h) = numbers(autoresizing.parts(along: .vertical), "\(path).y", "\(path).height", height)
        return DerivedRect(x: x, y: y, width: w, height: h)
    }

    private static func numbers(
        _ parts: Autoresizing.Parts, _ start: PathName, _ extent: PathName, _ whole: Quantity
    ) -> (start: Quantity, extent: Quantity) {
        let before = Quantity.input(.term(.sizeOfTheSuperviewAtFirst), parts.whole)
        let growth = Quantity.sum(.term(.growthOfTheSuperview), rule, [whole], minus: [before])
        func part(_ name: DerivationName, _ size: Double, _ grows: Bool, isExtent: Bool) -> Quantity {
            let own = Quantity.input(.term(.beforeTheSuperviewGrew), size)
            guard grows else { return own.named(name) }
            let share =
                parts.share(of: size, true) == 1
                ? growth
                : .share(
                    .term(.partOfTheGrowth), rule, of: growth, own, in: .input(.term(.flexibleParts), parts.flexible))
            return isExtent ? .nonNegativeSum(name, rule, [own, share]) : .sum(name, rule, [own, share])
        }
        return (
            part(.path(start), parts.start, parts.startGrows, isExtent: false),
            part(.path(extent), parts.extent, parts.extentGrows, isExtent: true)
        )
    }
}
