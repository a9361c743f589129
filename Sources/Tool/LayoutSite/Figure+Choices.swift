import Devices
import Figures
import Languages
import LayoutEngine
import Pages
import ScenarioLanguage

extension Figure {
    /// The choices beside the picture of the site: devices of the family, the newest systems, and the bars that the scenario lets readers
    /// hide; none for a scenario that names nothing to change.
    func choices(among catalog: DeviceCatalog) -> [FigureChoice] {
        guard !changeable.isEmpty, let variant = variants.first?.variant else { return [] }
        let environment = variant.environment
        let bars = changeable.compactMap { path in Self.bar(hiddenBy: path).map { choice(of: $0, path) } }
        return [devices(like: environment.device, catalog), Self.systems(with: environment)] + bars
    }

    /// The systems that readers choose from, oldest first.
    private static let majors = KnownVersions.majors.suffix(3)

    /// Newest first, as readers look for their own.
    private func devices(like device: Device, _ catalog: DeviceCatalog) -> FigureChoice {
        let current = catalog.devices.filter { other in
            other.family == device.family && KnownVersions.run(by: other).contains { Self.majors.contains($0.major) }
        }
        return FigureChoice("device", as: .list, current.reversed().map { $0.name }, present: device.name) {
            $0["pages.device"]
        }
    }

    private static func systems(with environment: Environment) -> FigureChoice {
        let name = environment.device.family == .iPad ? "iPadOS" : "iOS"
        return FigureChoice("os", as: .row, majors.map { "\($0)" }, present: "\(environment.os.major)") { _ in name }
    }

    private func choice(of bar: String, _ path: String) -> FigureChoice {
        FigureChoice(path, as: .box, ["false", "true"], present: "false") { $0["pictures.bar." + bar] }
    }

    private static func bar(hiddenBy path: String) -> String? {
        if path.hasSuffix(".isNavigationBarHidden") || path.hasSuffix("navigationBar.isHidden") { return "navigation" }
        return path.hasSuffix("tabBar.isHidden") ? "tab" : nil
    }
}
