/// A fact about the device and the system that a formula can use; the raw value is its spelling.
package enum FormulaFact: String, CaseIterable, Hashable, Sendable {
    /// UIScreen.main.bounds, which before iOS 8 did not turn with the interface.
    case screenWidth = "screen.width"
    case screenHeight = "screen.height"
    case screenScale = "screen.scale"
    /// UIDevice.userInterfaceIdiom.
    case isPhone = "device.isPhone"
    case isPad = "device.isPad"
    case isPortrait = "orientation.isPortrait"
    case isLandscape = "orientation.isLandscape"
    /// The major version, as for `@available`.
    case os

    static let names = allCases.map { $0.rawValue }

    /// The words before the dots, with which no path of a value begins.
    static let owners = ["screen", "device", "orientation"]

    var type: FormulaType {
        switch self {
        case .screenWidth, .screenHeight, .screenScale, .os: .number
        case .isPhone, .isPad, .isPortrait, .isLandscape: .condition
        }
    }
}

/// The device and system that a formula is evaluated on.
package struct FormulaFacts: Hashable, Sendable {
    /// The width of the screen, in points.
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

/// Everything that a set of formulas reads.
package struct FormulaInputs: Sendable {
    package let facts: FormulaFacts
    /// The values at paths; one that is missing is unavailable.
    package let values: [String: Double]

    package init(facts: FormulaFacts, values: [String: Double]) {
        self.facts = facts
        self.values = values
    }
}
