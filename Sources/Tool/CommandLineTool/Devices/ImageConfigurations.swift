import CommandFramework
import Geometry
import LayoutEngine

/// The configurations with which SnapshotTesting draws a controller as on a device, for each device and orientation on the newest
/// system that it is known to run. A configuration with something that is not modelled is left out, and named.
struct ImageConfigurations {
    let devices: [Device]

    var swift: String {
        """
        // Made by notchbook \(ToolVersion.text): devices --format view-image-config, format \(DeviceFigure.format). Lengths are points, on the
        // newest system that a device is known to run. ● documented by Apple, ○ observed, ≈ concluded, ? disputed.

        import SnapshotTesting
        import UIKit

        extension ViewImageConfig {
            public enum Device {
        \(devices.map { configurations(of: $0) }.joined(separator: "\n"))    }
        }

        """
    }

    private func configurations(of device: Device) -> String {
        DeviceFigure.Orientation.allCases.map { configuration(of: device, $0) }.joined()
    }

    private func configuration(of device: Device, _ orientation: DeviceFigure.Orientation) -> String {
        let title = "\(device.name.filter { !$0.isNewline }), \(orientation.rawValue), iOS \(device.newestOS)"
        let metrics = device.metrics(in: orientation.interface, on: device.newestOS)
        let insets = DeviceFigure.edges.map { (name: $0.name, value: metrics?.safeAreaInset($0.edge)) }
        let known = insets.compactMap { inset in inset.value.map { (name: inset.name, value: $0) } }
        let classes = device.sizeClasses[orientation.interface]
        let missing =
            (known.count < insets.count ? ["safe area"] : []) + (classes == nil ? ["size classes"] : [])
        guard let classes, missing.isEmpty else {
            return "        // \(title): left out, as its \(missing.joined(separator: " and ")) is not modelled.\n"
        }
        let size = ScreenTurn(of: device.screen.size, to: orientation.interface).size
        let signs = known.map { "\($0.name) \(Self.sign($0.value.provenance.mark))" }.joined(separator: ", ")
        let edges = known.map { "\($0.name): \(DecimalText.string($0.value.value))" }.joined(separator: ", ")
        let name = DeviceListings.name(of: device) + (orientation == .portrait ? "Portrait" : "Landscape")
        return """
                    /// \(title): safe area \(signs), size classes \(Self.sign(classes.provenance.mark))
                    public static let \(name) = ViewImageConfig(
                        safeArea: UIEdgeInsets(\(edges)),
                        size: CGSize(width: \(DecimalText.string(size.width)), height: \(DecimalText.string(size.height))),
                        traits: UITraitCollection(traitsFrom: [
                            UITraitCollection(userInterfaceIdiom: .\(device.family == .iPad ? "pad" : "phone")),
                            UITraitCollection(displayScale: \(DecimalText.string(device.screen.scale))),
                            UITraitCollection(horizontalSizeClass: .\(classes.value.horizontal.rawValue)),
                            UITraitCollection(verticalSizeClass: .\(classes.value.vertical.rawValue)),
                        ]))

            """
    }

    private static func sign(_ mark: Provenance.Mark) -> String {
        switch mark {
        case .appleDocumented: "●"
        case .observed: "○"
        case .inferred: "≈"
        case .disputed: "?"
        }
    }
}
