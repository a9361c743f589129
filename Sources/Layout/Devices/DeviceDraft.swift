import DataTree
import Diagnostics
import Geometry
import LayoutEngine

/// A device while it is being decoded; nil and empty where nothing is written.
struct DeviceDraft: Sendable {
    var name: Located<String>?
    var otherNames: [Located<String>] = []
    /// Whether a known device is corrected; then `base` is that one.
    var isAmendment = false
    var id: Located<String>?
    /// The device whose values replace those that are not written.
    var base: Device?
    var modelIdentifiers: Written<[String]>?
    var family: Device.Family?
    var year: Written<Int>?
    var versions: Written<Versions>?
    /// Points, portrait.
    var screen: Written<Size>?
    /// Pixels per point.
    var scale: Double?
    /// Pixels.
    var panel: Written<Size>?
    var cornerRadius: Written<Double>?
    var leftCornerRadius: Written<Double>?
    var cornerMask: Written<Screen.CornerMask>?
    var cutout: Written<CutoutDraft>?
    /// The home indicator; the inner optional is nil for a device without one.
    var homeIndicator: Written<HomeIndicator?>?
    var foldable: Written<Foldable>?
    var simulatorBody: Written<SimulatorBody>?
    var sizeClasses = Oriented<SizeClasses>()
    var sideMargin = Oriented<Double>()
    /// The metrics of every version.
    var metrics = MetricsDraft()
    var metricsBefore26 = MetricsDraft()
    var metrics26 = MetricsDraft()
    var changes: [Located<MetricChangeDraft>] = []
    var source: String?
    var mark: Provenance.Mark?
    var notes: String?

    /// The versions that a device runs.
    struct Versions: Sendable {
        let first: OSVersion
        /// The last major version; nil if the device runs the newest.
        let lastMajor: Int?
    }

    /// The provenance of values that do not state it themselves.
    var provenance: Provenance { Provenance(mark ?? .inferred, source ?? "content folder") }
}

/// A value as it is written, with its stated provenance.
struct Written<Value: Sendable>: Sendable {
    var value: Value
    /// The mark; nil if the device's own mark applies.
    var mark: Provenance.Mark?
    /// The source; nil if the device's own source applies.
    var source: String?
    let span: SourceSpan

    init(_ value: Value, at span: SourceSpan) {
        self.value = value
        self.span = span
    }

    /// Another value that is known in the same way.
    func map<Other>(_ transform: (Value) -> Other) -> Written<Other> {
        var other = Written<Other>(transform(value), at: span)
        (other.mark, other.source) = (mark, source)
        return other
    }

    /// The value with its provenance; missing parts of the provenance come from the device.
    func measured(by provenance: Provenance) -> Measured<Value> where Value: Hashable {
        Measured(value, Provenance(mark ?? provenance.mark, source ?? provenance.sources))
    }
}

/// A value for portrait and one for landscape; nil where none is written.
struct Oriented<Value: Sendable>: Sendable {
    var portrait: Written<Value>?
    var landscape: Written<Value>?

    subscript(orientation: InterfaceOrientation) -> Written<Value>? {
        orientation.isLandscape ? landscape : portrait
    }
}

/// A part of the screen that hardware covers.
struct CutoutDraft: Sendable {
    /// A notch has no corners here.
    let cutout: Cutout
    /// The corners of a notch.
    var corners: Written<Cutout.Corners>?

    func cutout(by provenance: Provenance) -> Cutout {
        guard case .notch(let notch) = cutout else { return cutout }
        return .notch(
            Cutout.Notch(
                width: notch.width, height: notch.height, outerWidth: notch.outerWidth,
                corners: corners?.measured(by: provenance)))
    }
}

/// The system's metrics of some versions.
struct MetricsDraft: Sendable {
    var safeAreaInsets = Oriented<Insets>()
    var lengths: [Metrics.Length: Oriented<Double>] = [:]

    /// Whether a metric is written for an orientation.
    func hasValue(of metric: Metric, in orientation: InterfaceOrientation) -> Bool {
        switch metric {
        case .safeAreaInsets: safeAreaInsets[orientation] != nil
        case .length(let length): lengths[length]?[orientation] != nil
        }
    }
}

/// A number that differs in some versions.
struct MetricChangeDraft: Sendable {
    var metric: MetricChange.Quantity?
    var scope = MetricChange.Scope.everywhere
    var from: OSVersion?
    var before: OSVersion?
    var value: Written<Double>?
}
