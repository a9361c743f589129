/// The device and system that a formula is evaluated on.
package struct FormulaFacts: Hashable, Sendable {
    /// In points.
    package var screenWidth: Double
    package var screenHeight: Double
    package var screenScale: Double
    package var isPad: Bool
    package var isLandscape: Bool
    package var osMajor: Int

    package init(
        screenWidth: Double, screenHeight: Double, screenScale: Double, isPad: Bool, isLandscape: Bool, osMajor: Int
    ) {
        self.screenWidth = screenWidth
        self.screenHeight = screenHeight
        self.screenScale = screenScale
        self.isPad = isPad
        self.isLandscape = isLandscape
        self.osMajor = osMajor
    }

    subscript(fact: FormulaFact) -> FormulaValue {
        switch fact {
        case .screenWidth: .number(screenWidth)
        case .screenHeight: .number(screenHeight)
        case .screenScale: .number(screenScale)
        case .isPhone: .condition(!isPad)
        case .isPad: .condition(isPad)
        case .isPortrait: .condition(!isLandscape)
        case .isLandscape: .condition(isLandscape)
        case .os: .number(Double(osMajor))
        }
    }
}
