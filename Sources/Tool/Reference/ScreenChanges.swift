import Figures
import Languages
import LayoutEngine
import ScenarioLanguage

/// The changes of the newest version of the system on a device, for each typical screen of apps.
struct ScreenChanges {
    /// The last version before iOS 26, with its bars, and the newest.
    let versions: (old: OSVersion, new: OSVersion)
    let screens: [Screen]

    struct Screen {
        let title: String
        let rows: [PlaceComparison.Row]

        /// The change that a reader of a log notices first: what is added to the content of a scroll view, else a safe area.
        var mainChange: PlaceComparison.Change? {
            let changes = rows.flatMap { $0.values }.filter { !$0.text.isEmpty }
            return [".adjustedContentInset", ".safeAreaInsets"].lazy.compactMap { property in
                changes.first { $0.path.hasSuffix(property) }
            }.first
        }
    }

    /// Whether the device runs both a version before iOS 26 and a later one.
    static func applies(to device: Device) -> Bool {
        device.newestOS(before26: true) != nil && device.newestOS(before26: false) != nil
    }

    /// - Parameter words: the words of the causes, which also tell numbers without a rule apart.
    init(of screens: LaidOutScreens, in words: Words) {
        versions = screens.versions
        self.screens = screens.all.map { screen, old, new in
            let comparison = PlaceComparison(from: old, to: new, words)
            return Screen(title: screen.title(in: words), rows: comparison.rows(in: words))
        }
    }
}

/// Typical screens of apps on a device, with the last version before iOS 26 and with the newest.
struct LaidOutScreens {
    let versions: (old: OSVersion, new: OSVersion)
    let all: [(screen: AppScreen, old: PlaceComparison.Side, new: PlaceComparison.Side)]

    /// Nil for a device that runs only one of the two.
    init?(on device: Device) {
        guard let old = device.newestOS(before26: true), let new = device.newestOS(before26: false) else { return nil }
        versions = (old, new)
        all = AppScreen.all.compactMap { screen in
            let variant = screen.variant
            // A screen of an iPad, such as a split view, is not a screen of a phone.
            guard variant.environment.device.family == .iPhone || device.family == .iPad else { return nil }
            func settled(on os: OSVersion) -> PlaceComparison.Side {
                var environment = variant.environment
                environment.device = device
                environment.os = os
                return PlaceComparison.Side(variant.app, in: environment)
            }
            return (screen, settled(on: old), settled(on: new))
        }
    }
}
