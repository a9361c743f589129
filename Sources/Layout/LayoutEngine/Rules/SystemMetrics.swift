import Geometry

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

    /// A length for the orientation. If it is not published for this generation of the OS, the other generation's number
    /// replaces it, marked as inferred.
    func oriented(_ length: Metrics.Length) -> DeviceFact? {
        fact(in: environment.orientation) { metrics, place in
            metrics[length].map { DeviceFact(.length(length, place), $0) }
        }
    }

    /// A length of the portrait orientation, regardless of the environment's.
    func portrait(_ length: Metrics.Length) -> DeviceFact? {
        fact(in: .portrait) { metrics, place in metrics[length].map { DeviceFact(.length(length, place), $0) } }
    }

    /// An inset of a full-screen window without bars, found as lengths are.
    func inset(_ edge: Edge) -> DeviceFact? {
        let isMirrored = environment.device.foldable?.value.isMirrored(in: environment.orientation) == true
        let edge = isMirrored ? edge.mirrored : edge
        return fact(in: environment.orientation) { metrics, place in
            metrics.safeAreaInset(edge).map { DeviceFact(.inset(edge, place), $0) }
        }
    }

    /// The place in the catalog for the numbers of an orientation.
    func place(in orientation: InterfaceOrientation) -> DeviceNumber.Place {
        DeviceNumber.Place(isLandscape: orientation.isLandscape, isFrom26: os.major >= 26)
    }

    /// A length of this generation of the OS and this orientation, without any replacement.
    func published(_ length: Metrics.Length) -> DeviceFact? {
        published(in: environment.orientation, on: os) { metrics, place in
            metrics[length].map { DeviceFact(.length(length, place), $0) }
        }
    }

    private func published(
        in orientation: InterfaceOrientation, on os: OSVersion, _ pick: (Metrics, DeviceNumber.Place) -> DeviceFact?
    ) -> DeviceFact? {
        environment.device.metrics(in: orientation, on: os).flatMap {
            pick($0, DeviceNumber.Place(isLandscape: orientation.isLandscape, isFrom26: os.major >= 26))
        }
    }

    private func fact(
        in orientation: InterfaceOrientation, _ pick: (Metrics, DeviceNumber.Place) -> DeviceFact?
    ) -> DeviceFact? {
        if let fact = published(in: orientation, on: os, pick) { return fact }
        // An app that keeps an older design does not get the bars of the newer one.
        guard (os.major >= 26) == (environment.os.major >= 26) else { return nil }
        let other = os.major >= 26 ? OSVersion(25) : OSVersion(26)
        return published(in: orientation, on: other, pick).map { fact in
            let sources = "not published for this OS; the other generation's value"
            return DeviceFact(fact.number, Measured(fact.value, Provenance(.inferred, sources, isStandIn: true)))
        }
    }
}

extension Quantity {
    /// A number that depends on an unpublished safe area inset of the device.
    static func unknownInset(_ edge: Edge, _ name: DerivationName, in environment: Environment) -> Quantity {
        .unknown(name, .inset(edge, SystemMetrics(environment).place(in: environment.orientation)))
    }
}
