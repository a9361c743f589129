import DataTree
import Diagnostics
import Geometry
import LayoutEngine

/// A device of a content folder while it is being read; nil and empty where nothing is written.
struct DeviceDraft: Sendable {
    var name: Located<String>?
    var otherNames: [Located<String>] = []
    var id: Located<String>?
    /// The device whose values stand in the place of those that are not written.
    var base: Device?
    var modelIdentifiers: Written<[String]>?
    var family: Device.Family?
    var year: Written<Int>?
    var versions: Written<DeviceVersions>?
    var screen = ScreenDraft()
    var cutout: Written<Cutout>?
    var homeIndicator: Written<HomeIndicator?>?
    var sizeClasses = OrientedDraft<SizeClasses>()
    var sideMargin = OrientedDraft<Double>()
    /// Of every version.
    var metrics = MetricsDraft()
    var metricsBefore26 = MetricsDraft()
    var metrics26 = MetricsDraft()
    var changes: [Located<MetricChangeDraft>] = []
    var simulatorBody: Written<SimulatorBody>?
    var source: String?
    var mark: Provenance.Mark?
    var notes: String?

    /// How values are known that do not say it themselves.
    var provenance: Provenance { Provenance(mark ?? .inferred, source ?? "content folder") }
}
