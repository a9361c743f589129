import LayoutEngine
package import ScenarioLanguage

/// The name of a variant in lists.
package enum VariantName {
    /// "iPhone X, portrait, iOS 11", then what else a matrix varies.
    package static func text(of variant: Variant) -> String {
        let environment = variant.environment
        let system = environment.device.family == .iPad && environment.os >= OSVersion(13) ? "iPadOS" : "iOS"
        let varied = variant.coordinates.filter { !["device", "orientation", "os"].contains($0.path) }
        let parts = [environment.device.name, environment.orientation.rawValue, "\(system) \(environment.os)"]
        return (parts + varied.map { "\($0.path) \($0.value)" }).joined(separator: ", ")
    }
}
