import LayoutEngine

/// The words for what a view can be pinned to besides other views.
enum PinOwner: String, CaseIterable {
    case superview, safeArea, layoutMargins, readableContent, topLayoutGuide, bottomLayoutGuide, keyboard

    static let words = allCases.map { $0.rawValue }

    /// What the engine pins to.
    var owner: Pin.Owner {
        switch self {
        case .superview: .superview
        case .safeArea: .safeArea
        case .topLayoutGuide: .topLayoutGuide
        case .bottomLayoutGuide: .bottomLayoutGuide
        case .layoutMargins: .layoutMargins
        case .readableContent: .readableContent
        case .keyboard: .keyboard
        }
    }

    /// The versions of iOS that have the guide.
    var versions: OSRange {
        switch self {
        case .safeArea: .from(11)
        case .layoutMargins, .readableContent: .from(9)
        case .keyboard: .from(15)
        case .superview, .topLayoutGuide, .bottomLayoutGuide: .always
        }
    }
}
