/// What a formula can ask of the device and the system; the raw value is how it is written.
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

    /// What stands before the dots: names that no value path begins with.
    static let owners = ["screen", "device", "orientation"]

    var type: FormulaType {
        switch self {
        case .screenWidth, .screenHeight, .screenScale, .os: .number
        case .isPhone, .isPad, .isPortrait, .isLandscape: .condition
        }
    }
}
