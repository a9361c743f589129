import LayoutEngine

/// A metric that differs in some versions, while it is being read.
struct MetricChangeDraft: Sendable {
    var metric: MetricChange.Quantity?
    var scope = MetricChange.Scope.everywhere
    var from: OSVersion?
    var before: OSVersion?
    var value: Written<Double>?

    /// Nil when a part is missing; the source of a value without one is the device's.
    func change(by provenance: Provenance) -> MetricChange? {
        guard let metric, let value else { return nil }
        let range = OSRange(from: from ?? OSVersion(KnownVersions.majors[0]), before: before)
        return MetricChange(metric, scope, range, value.measured(by: provenance))
    }
}
