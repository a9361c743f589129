import LayoutEngine
import ScenarioLanguage

// Facts that were right when a note was written may not be so on the system of today: each figure that stops at an older system
// is also laid out on the newest system that its device runs.

extension Scenario {
    /// A variant's environment with the newest system that its device runs and the note speaks of; nil where the figure shows
    /// that device with that system, or another variant of the device comes closer, and where the variant is about an app that was
    /// built for an older one.
    func newestEnvironment(of variant: Variant) -> Environment? {
        var environment = variant.environment
        let device = environment.device
        let shown = variants.map { $0.environment }.filter { $0.device.id == device.id }.map { $0.os }.max()
        let newest = lastOS.map { min($0, device.newestOS) } ?? device.newestOS
        guard environment.os == shown, environment.os.major < newest.major, environment.app.linkedSDK == nil else {
            return nil
        }
        environment.os = newest
        return environment
    }
}
