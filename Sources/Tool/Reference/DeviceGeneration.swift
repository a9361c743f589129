import LayoutEngine

/// The numbers of a device in one of two generations of the system: the versions before iOS 26, and those from it.
struct DeviceGeneration {
    let word: DeviceWord
    let metrics: ByOrientation<Metrics>
    /// The metrics with bars, on the newest version of the generation that the device runs.
    let totals: ByOrientation<[DeviceTotal.Kind: DeviceTotal]>

    /// The older first; of a device that runs versions of one generation, that one.
    static func all(of device: Device) -> [DeviceGeneration] {
        [(DeviceWord.before26, device.metricsBefore26, true), (.from26, device.metrics26, false)].compactMap {
            word, metrics, isOld in
            guard let metrics, let os = device.newestOS(before26: isOld) else { return nil }
            let totals = ByOrientation(
                portrait: DeviceTotal.all(of: device, .portrait, on: os),
                landscape: DeviceTotal.all(of: device, .landscapeRight, on: os))
            return DeviceGeneration(word: word, metrics: metrics, totals: totals)
        }
    }
}

extension Device {
    /// The newest version that it runs of those before iOS 26, and of those from it; nil where it runs none.
    func newestOS(before26: Bool) -> OSVersion? {
        before26
            ? (metricsBefore26 == nil ? nil : min(newestOS, OSVersion(18)))
            : (metrics26 == nil ? nil : newestOS)
    }
}
