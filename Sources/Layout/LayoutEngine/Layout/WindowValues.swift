import Geometry

/// The values of the window, calculated when they are read.
final class WindowValues: Sendable {
    private let bounds: DerivedRect
    /// The parts that hardware covers.
    private let covered: DerivedInsets
    private let statusBarHeight: Quantity
    private let environment: Environment

    init(bounds: DerivedRect, covered: DerivedInsets, statusBarHeight: Quantity, in environment: Environment) {
        self.bounds = bounds
        self.covered = covered
        self.statusBarHeight = statusBarHeight
        self.environment = environment
    }

    /// The properties that windows may have, in the order in which tables show them.
    static let properties: [Property] =
        [.frame, .frameInWindow, .bounds, .safeAreaInsets, .safeAreaLayoutGuideFrame] + TraitCollection.properties
        + Property.ofReservedRegions

    /// The value of one of the properties; nil for any other, and if the OS has no such property.
    func value(of property: Property) -> Value? {
        switch property {
        case .frame: frame.value
        case .frameInWindow: bounds.renamed(as: "window.frameInWindow", by: ViewFrame.inWindow).value
        case .bounds: bounds.value
        case .safeAreaInsets: environment.hasSafeArea ? safeArea.value : nil
        case .safeAreaLayoutGuideFrame: environment.hasSafeArea ? guide.value : nil
        default:
            TraitCollection.value(of: property, "window", in: environment)
                ?? ReservedRegions.value(of: property, "window", in: environment) {
                    ReservedRegions.Reach(frameInWindow: bounds, bounds: bounds)
                }
        }
    }

    var safeArea: DerivedInsets {
        WindowSafeArea.insets(covered, in: environment, statusBarHeight: statusBarHeight)
    }

    /// The frame in the screen's coordinates.
    private var frame: DerivedRect {
        let origin = environment.windowFrame.origin
        return DerivedRect(
            x: .input("window.frame.x", origin.x), y: .input("window.frame.y", origin.y), width: bounds.width,
            height: bounds.height)
    }

    private var guide: DerivedRect {
        bounds.inset(by: safeArea, as: "window.safeAreaLayoutGuide.layoutFrame", SafeArea.guide)
    }
}
