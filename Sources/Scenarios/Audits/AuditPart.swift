package import LayoutEngine

/// A part of all places that macros are often meant for alone.
package enum AuditPart: CaseIterable, Sendable {
    case phonesInPortrait, phonesInLandscape, pads

    package var name: Localized {
        switch self {
        case .phonesInPortrait: Localized("iPhones in portrait", "iPhone 竖屏")
        case .phonesInLandscape: Localized("iPhones in landscape", "iPhone 横屏")
        case .pads: Localized("iPads", "iPad")
        }
    }

    func includes(_ place: AuditPlace) -> Bool {
        switch self {
        case .phonesInPortrait: place.device.family == .iPhone && !place.orientation.isLandscape
        case .phonesInLandscape: place.device.family == .iPhone && place.orientation.isLandscape
        case .pads: place.device.family == .iPad
        }
    }
}
