/// Picks the catalog's numbers for an environment: the generation of the OS, then the orientation.
struct SystemMetrics {
    private let environment: Environment
    private let os: OSVersion

    init(_ environment: Environment) {
        self.environment = environment
        os = environment.os
    }

    /// The metrics of bars, which look as the app's SDK has them.
    init(barsIn environment: Environment) {
        self.environment = environment
        os = environment.designOS
    }

    /// A number for the orientation. Where nobody published it for this generation of the OS, the other
    /// generation's number stands in, marked as inferred.
    func oriented(_ pick: (Metrics) -> Measured<Double>?) -> Measured<Double>? {
        number(in: environment.orientation, pick)
    }

    /// A number of the portrait orientation, whatever the environment's.
    func portrait(_ pick: (Metrics) -> Measured<Double>?) -> Measured<Double>? {
        number(in: .portrait, pick)
    }

    /// A number of this generation of the OS and this orientation, without any stand-in.
    func published(_ pick: (Metrics) -> Measured<Double>?) -> Measured<Double>? {
        environment.device.metrics(in: environment.orientation, on: os).flatMap(pick)
    }

    private func number(
        in orientation: InterfaceOrientation, _ pick: (Metrics) -> Measured<Double>?
    ) -> Measured<Double>? {
        let device = environment.device
        if let measured = device.metrics(in: orientation, on: os).flatMap(pick) { return measured }
        // An app that keeps an older design does not get the bars of the newer one.
        guard (os.major >= 26) == (environment.os.major >= 26) else { return nil }
        let other = os.major >= 26 ? OSVersion(25) : OSVersion(26)
        return device.metrics(in: orientation, on: other).flatMap(pick).map {
            let sources = "not published for this OS; the other generation's value"
            return Measured($0.value, Provenance(.inferred, sources, isStandIn: true))
        }
    }
}
