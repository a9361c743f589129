/// A display of the device catalog: its shape and hardware, and the system's metrics on it.
///
/// Lengths are points in portrait unless a name says pixels. A value that is not published is nil. A device with two displays
/// has two entries. All references to a device share the catalog's instance.
package final class Device: Sendable {
    /// The product line, which decides on many rules.
    package enum Family: String, CaseIterable, Hashable, Sendable {
        case iPhone, iPad
    }

    /// The stable identifier, such as "iphone-x".
    package let id: String
    /// The marketing name that pages show, then other names in use.
    package let names: [String]
    /// Apple's model identifiers, such as "iPhone10,3".
    package let modelIdentifiers: Measured<[String]>
    package let family: Family
    /// The year of release.
    package let year: Measured<Int>
    /// The version it shipped with; the source "SIM" vouches for the minor version, the others for the major alone.
    package let firstOS: Measured<OSVersion>
    /// The last major version that it runs; nil when the newest one still supports it.
    package let lastOSMajor: Int?
    package let screen: Screen
    package let cutout: Measured<Cutout>
    /// The home indicator; the inner optional is nil for a device without one.
    package let homeIndicator: Measured<HomeIndicator?>
    /// The column and the fold of a folding phone; nil for other devices.
    package let foldable: Measured<Foldable>?
    /// The size classes of a full-screen window, in every OS version.
    package let sizeClasses: ByOrientation<Measured<SizeClasses>?>
    /// The side margin of a full-screen root view, in every OS version.
    package let sideMargin: ByOrientation<Measured<Double>?>
    /// Metrics of OS versions before 26; nil for devices that shipped with 26 or later.
    package let metricsBefore26: ByOrientation<Metrics>?
    /// Metrics of OS 26 and later; nil for devices that do not run it.
    package let metrics26: ByOrientation<Metrics>?
    /// The differences of single versions from the metrics above.
    package let changes: [MetricChange]
    /// The simulator's drawing of the body; nil if it was not read.
    package let simulatorBody: Measured<SimulatorBody>?
    /// Disagreements between sources and other remarks, in English; may be empty.
    package let notes: String
    /// The file of a content folder that adds it; nil for the devices of the tool itself.
    package let addedBy: String?

    package init(
        id: String, names: [String], modelIdentifiers: Measured<[String]>, family: Family, year: Measured<Int>,
        firstOS: Measured<OSVersion>, lastOSMajor: Int? = nil, screen: Screen, cutout: Measured<Cutout>,
        homeIndicator: Measured<HomeIndicator?>, foldable: Measured<Foldable>? = nil,
        sizeClasses: ByOrientation<Measured<SizeClasses>?>,
        sideMargin: ByOrientation<Measured<Double>?>, metricsBefore26: ByOrientation<Metrics>? = nil,
        metrics26: ByOrientation<Metrics>? = nil, changes: [MetricChange] = [],
        simulatorBody: Measured<SimulatorBody>? = nil, notes: String = "", addedBy: String? = nil
    ) {
        self.id = id
        self.names = names
        self.modelIdentifiers = modelIdentifiers
        self.family = family
        self.year = year
        self.firstOS = firstOS
        self.lastOSMajor = lastOSMajor
        self.screen = screen
        self.cutout = cutout
        self.homeIndicator = homeIndicator
        self.foldable = foldable
        self.sizeClasses = sizeClasses
        self.sideMargin = sideMargin
        self.metricsBefore26 = metricsBefore26
        self.metrics26 = metrics26
        self.changes = changes
        self.simulatorBody = simulatorBody
        self.notes = notes
        self.addedBy = addedBy
    }

    /// The marketing name that pages show.
    package var name: String { names.first ?? id }

    /// The device with a name before its own, which it keeps.
    package func shown(as name: String) -> Device {
        Device(
            id: id, names: [name] + names, modelIdentifiers: modelIdentifiers, family: family, year: year,
            firstOS: firstOS, lastOSMajor: lastOSMajor, screen: screen, cutout: cutout, homeIndicator: homeIndicator,
            foldable: foldable, sizeClasses: sizeClasses, sideMargin: sideMargin, metricsBefore26: metricsBefore26,
            metrics26: metrics26, changes: changes, simulatorBody: simulatorBody, notes: notes, addedBy: addedBy)
    }
}

/// The size classes of a full-screen window.
package struct SizeClasses: Hashable, Sendable, CustomStringConvertible {
    /// UIUserInterfaceSizeClass.
    package enum SizeClass: String, CaseIterable, Hashable, Sendable {
        case compact, regular
    }

    package let horizontal: SizeClass
    package let vertical: SizeClass

    package init(_ horizontal: SizeClass, by vertical: SizeClass) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// Width first: "compact × regular".
    package var description: String { "\(horizontal.rawValue) × \(vertical.rawValue)" }
}

// MARK: - Versions

extension Device {
    /// The version of the OS with which the second set of metrics begins.
    private static let redesign = OSVersion(26)
    /// The newest major version of all, which a device runs for which no last one is recorded.
    private static let newestMajor = 27

    /// The versions that the device is known to run, from the one it shipped with; a device that the newest version still supports
    /// ends before the next version, as it is unknown which devices the next one will drop.
    package var osVersionsRun: OSRange {
        OSRange(from: firstOS.value, before: OSVersion(lastMajorRun + 1))
    }

    /// The newest version that the device is known to run: the last major one, or a later one that it shipped with.
    package var newestOS: OSVersion { max(OSVersion(lastMajorRun), firstOS.value) }

    /// Whether the device is known to run a version of the OS.
    package func runs(_ os: OSVersion) -> Bool { osVersionsRun.contains(os) }

    private var lastMajorRun: Int {
        lastOSMajor ?? max(Device.newestMajor, firstOS.value.major)
    }

    /// The metrics in an orientation and version of the OS; nil when the device has none of that generation.
    ///
    /// Upside down has the metrics of portrait. Versions that the device does not run get the metrics of their generation
    /// (before 26, or 26 and later), if it has any.
    package func metrics(in orientation: InterfaceOrientation, on os: OSVersion) -> Metrics? {
        let generation = os < Device.redesign ? metricsBefore26?[orientation] : metrics26?[orientation]
        guard let generation, !changes.isEmpty else { return generation }
        return changes.filter { $0.applies(in: orientation, on: os) }.reduce(generation) { $0.applying($1) }
    }
}

extension Device: Equatable {
    /// Identity: all references to a device of a catalog share the catalog's instance.
    package static func == (first: Device, second: Device) -> Bool { first === second }
}
