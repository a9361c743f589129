package import ScenarioLanguage
import Schema

/// The vocabulary of devices that a content folder adds, as the reference page shows it.
package enum DeviceSchema {
    /// The sections from a device down to the parts of its display.
    package static let sections: [ScenarioSection] = [
        ScenarioSection("device", device),
        ScenarioSection("metrics", MetricKeys.all.map { $0.entry }),
        ScenarioSection("metricChange", MetricKeys.change.map { $0.entry }),
        ScenarioSection("cutout", PartKeys.cutoutKeys.map { $0.entry }),
        ScenarioSection("notch", PartKeys.notchKeys.map { $0.entry }),
        ScenarioSection("corners", PartKeys.cornersKeys.map { $0.entry }),
        ScenarioSection("opening", PartKeys.openingKeys.map { $0.entry }),
        ScenarioSection("cornerMask", PartKeys.cornerMaskKeys.map { $0.entry }),
        ScenarioSection("homeIndicator", PartKeys.homeIndicatorKeys.map { $0.entry }),
        ScenarioSection("foldable", PartKeys.foldableKeys.map { $0.entry }),
        ScenarioSection("column", PartKeys.columnKeys.map { $0.entry }),
        ScenarioSection("statusRegion", PartKeys.statusRegionKeys.map { $0.entry }),
        ScenarioSection("simulatorBody", PartKeys.simulatorBodyKeys.map { $0.entry }),
        ScenarioSection("written value", DeviceKeys.written(DeviceFormats.number).map { $0.entry }),
    ]

    /// The keys of a device, including the keys of its metrics.
    private static let device = DeviceKeys.all.map { key in
        let isMetric = MetricKeys.all.contains { $0.entry.name == key.entry.name }
        return isMetric ? key.entry.documented(in: "metrics") : key.entry
    }
}
