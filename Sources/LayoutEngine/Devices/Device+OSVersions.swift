extension Device {
    /// The version of the OS with which the second set of metrics begins.
    private static let redesign = OSVersion(26)

    /// The versions that the device is known to run, from the one it shipped with.
    ///
    /// A device that version 26 still supports ends before 27, unless it shipped with 27: which devices a later
    /// version drops is not recorded.
    package var osVersionsRun: OSRange {
        OSRange(from: firstOS.value, before: OSVersion(lastMajorRun + 1))
    }

    /// The newest version that the device is known to run: the last major one, or a later one that it shipped with.
    package var newestOS: OSVersion { max(OSVersion(lastMajorRun), firstOS.value) }

    /// True when the device is known to run a version of the OS.
    package func runs(_ os: OSVersion) -> Bool { osVersionsRun.contains(os) }

    private var lastMajorRun: Int {
        lastOSMajor ?? max(Device.redesign.major, firstOS.value.major)
    }

    /// The metrics in an orientation and version of the OS; nil when the device has none of that generation.
    ///
    /// Upside down the metrics are those of portrait. Versions that the device does not run get the metrics of
    /// their generation (before 26, or 26 and later), if it has any.
    package func metrics(in orientation: InterfaceOrientation, on os: OSVersion) -> Metrics? {
        let generation = os < Device.redesign ? metricsBefore26?[orientation] : metrics26?[orientation]
        guard let generation, !changes.isEmpty else { return generation }
        return changes.filter { $0.applies(in: orientation, on: os) }.reduce(generation) { $0.applying($1) }
    }
}
