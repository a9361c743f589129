import Languages
import LayoutEngine
import Synchronization

/// The changes on the screens of devices, computed once however many pages, editions and media show them. Devices with equal
/// numbers share theirs.
final class KnownScreenChanges: Sendable {
    private let devices = Mutex<[MeasuredDevice: OfDevice]>([:])

    /// Nil for a device that runs too few versions.
    func changes(on device: Device, in words: Words) -> ScreenChanges? {
        let known = devices.withLock { devices in
            let key = MeasuredDevice(device)
            if let known = devices[key] { return known }
            let new = OfDevice(device)
            devices[key] = new
            return new
        }
        return known.changes(in: words)
    }

    /// The screens of a device, laid out for the first language that asks, and their changes in each.
    private final class OfDevice: Sendable {
        private let device: Device
        private let known = Mutex(Known())

        private struct Known: Sendable {
            var screens: LaidOutScreens?
            var changes: [Language: ScreenChanges] = [:]
        }

        init(_ device: Device) { self.device = device }

        /// A second thread that asks waits for the first.
        func changes(in words: Words) -> ScreenChanges? {
            known.withLock { known in
                if let changes = known.changes[words.language] { return changes }
                guard let screens = known.screens ?? LaidOutScreens(on: device) else { return nil }
                let changes = ScreenChanges(of: screens, in: words)
                known.screens = screens
                known.changes[words.language] = changes
                return changes
            }
        }
    }
}

/// Everything of a device that the values of a screen depend on: its numbers with their sources, and no names.
private struct MeasuredDevice: Hashable {
    private let family: Device.Family
    private let versions: [OSVersion?]
    private let screen: Screen
    private let cutout: Measured<Cutout>
    private let homeIndicator: Measured<HomeIndicator?>
    private let foldable: Measured<Foldable>?
    private let sizeClasses: ByOrientation<Measured<SizeClasses>?>
    private let sideMargin: ByOrientation<Measured<Double>?>
    private let metrics: [ByOrientation<Metrics>?]
    private let changes: [MetricChange]

    init(_ device: Device) {
        family = device.family
        // Rules ask whether a device shipped with iOS 27.
        versions = [
            device.newestOS(before26: true), device.newestOS(before26: false),
            device.firstOS.value.major < 27 ? nil : device.firstOS.value,
        ]
        screen = device.screen
        cutout = device.cutout
        homeIndicator = device.homeIndicator
        foldable = device.foldable
        sizeClasses = device.sizeClasses
        sideMargin = device.sideMargin
        metrics = [device.metricsBefore26, device.metrics26]
        changes = device.changes
    }
}
