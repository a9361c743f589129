import LayoutEngine

/// Over which devices, orientations and versions macros are audited.
struct AuditScope: Sendable {
    /// Nil for all of the catalog.
    var devices: [AuditDevices]?
    /// Nil for all that a device turns to.
    var orientations: [InterfaceOrientation]?
    /// Nil for all major versions that a device ran.
    var versions: [OSVersion]?

    /// Every place of the scope, in the order of the catalog, then by orientation, then by version.
    func places(in catalog: DeviceCatalog) -> [AuditPlace] {
        let included = catalog.devices.filter { device in devices?.contains { $0.includes(device) } ?? true }
        return included.flatMap { device in
            InterfaceOrientation.allCases.filter { includes($0, on: device) }.flatMap { orientation in
                KnownVersions.run(by: device).filter { includes($0) }
                    .map { AuditPlace(device: device, orientation: orientation, os: $0) }
            }
        }
    }

    private func includes(_ orientation: InterfaceOrientation, on device: Device) -> Bool {
        device.turns(to: orientation) && (orientations?.contains(orientation) ?? true)
    }

    private func includes(_ version: OSVersion) -> Bool { versions?.contains { $0.major == version.major } ?? true }
}
