import Geometry

/// The window of an app on iPhone Duo that was linked with an SDK before 27.1: it ends beside the column.
enum CompatibilityWindow {
    static let besideColumn = Rule(
        "window.beside-the-column", .from(27, 1), .observed,
        evidence: ["sill-sdk27-inner", "sill-sdk27-outer", "duoskill-sdk27-inner"])

    static let belowStatusItems = Rule(
        "window.below-the-status-items", .from(27, 1), .inferred, evidence: ["postcard-sdk27-upright"])

    static let olderSDK = Rule(
        "window.of-an-older-sdk", .from(27, 1), .inferred, evidence: ["duolab-sdk26-outer", "duolab-sdk26-inner"])

    enum Kind {
        /// The window of an app with the SDK of 27.0, which ends beside the column.
        case besideColumn
        /// The window of an app with an SDK before 27: the screen of a phone with a Home button.
        case olderSDK
    }

    /// The kind of window; nil for an app that fills the screen.
    static func kind(in environment: Environment) -> Kind? {
        guard environment.device.foldable != nil, environment.window.frame == nil,
            let sdk = environment.app.linkedSDK, sdk < OSVersion(27, 1)
        else { return nil }
        return sdk.major >= 27 ? .besideColumn : .olderSDK
    }

    /// Whether the window was observed: with the SDK of 27.0 but in landscape on the outer display.
    static func isKnown(in environment: Environment) -> Bool {
        !environment.orientation.isLandscape || environment.device.hasFold
    }

    /// The size of the window, with its reasons; nil for an app that fills the screen.
    static func size(in environment: Environment) -> DerivedSize? {
        let (width, height) = (DerivationName.path("window.frame.width"), DerivationName.path("window.frame.height"))
        switch kind(in: environment) {
        case nil: return nil
        case .olderSDK?:
            return DerivedSize(width: .stated(width, olderSDK, 375), height: .stated(height, olderSDK, 667))
        case .besideColumn?:
            let screen = environment.derivedScreenSize
            let strip = Quantity.stated(.term(.stripOfTheColumn), besideColumn, 80)
            guard hasColumn(environment) else {
                return DerivedSize(
                    width: screen.width.renamed(as: width, by: belowStatusItems),
                    height: .sum(height, belowStatusItems, [screen.height], minus: [strip]))
            }
            return DerivedSize(
                width: .sum(width, besideColumn, [screen.width], minus: [strip]),
                height: screen.height.renamed(as: height, by: besideColumn))
        }
    }

    /// Whether clock and network are beside the window; upright the inner display has them above it.
    private static func hasColumn(_ environment: Environment) -> Bool {
        environment.device.foldable?.value.column[environment.orientation] != nil
    }

    /// The window in the screen's coordinates; nil for an app that fills the screen. Where an older app's lies is not known.
    static func frame(in environment: Environment) -> Rect? {
        size(in: environment).map { Rect(x: 0, y: 0, width: $0.width.value, height: $0.height.value) }
    }

    /// The inset of the window at an edge; nil for an app that fills the screen.
    static func inset(_ edge: Edge, _ name: DerivationName, in environment: Environment) -> Quantity? {
        switch kind(in: environment) {
        case nil: return nil
        case .olderSDK?: return .stated(name, olderSDK, 0)
        case .besideColumn?:
            let isLandscape = environment.orientation.isLandscape
            let inset: Double =
                switch edge {
                case .top: 0
                case .bottom: isLandscape ? 20 : 34
                case .left, .right: isLandscape ? 34 : 0
                }
            return .stated(name, besideColumn, inset)
        }
    }
}
