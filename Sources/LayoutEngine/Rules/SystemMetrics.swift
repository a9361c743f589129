/// Picks the catalog's numbers for an environment: the generation of the OS, then the orientation.
struct SystemMetrics {
    private let environment: Environment
    private let current: Metrics?
    private let other: Metrics?

    init(_ environment: Environment) {
        self.environment = environment
        let device = environment.device
        let isNew = environment.os.major >= 26
        current = isNew ? device.metrics26 : device.metrics
        other = isNew ? device.metrics : device.metrics26
    }

    /// A number for the orientation. Where nobody published it for this generation of the OS, the other
    /// generation's number stands in, marked as inferred.
    func oriented(_ pick: (Metrics.Oriented) -> Measured<Double>?) -> Measured<Double>? {
        if let measured = current.flatMap({ pick($0[environment.orientation]) }) { return measured }
        return other.flatMap { pick($0[environment.orientation]) }.map { standIn($0) }
    }

    /// A number of the portrait orientation, whatever the environment's.
    func portrait(_ pick: (Metrics.Oriented) -> Measured<Double>?) -> Measured<Double>? {
        if let measured = current.flatMap({ pick($0.portrait) }) { return measured }
        return other.flatMap { pick($0.portrait) }.map { standIn($0) }
    }

    /// A number of this generation of the OS and this orientation, without any stand-in.
    func published(_ pick: (Metrics.Oriented) -> Measured<Double>?) -> Measured<Double>? {
        current.flatMap { pick($0[environment.orientation]) }
    }

    private func standIn(_ measured: Measured<Double>) -> Measured<Double> {
        Measured(measured.value, .inferred, "not published for this OS; the other generation's value")
    }
}
