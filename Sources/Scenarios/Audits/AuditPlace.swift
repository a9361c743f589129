package import LayoutEngine

/// One point of an audit: a device, the way it is held, and the major version of the system.
package struct AuditPlace: Sendable {
    package let device: Device
    package let orientation: InterfaceOrientation
    package let os: OSVersion

    /// True for the same device, orientation and version.
    func isSame(as other: AuditPlace) -> Bool {
        device.id == other.device.id && orientation == other.orientation && os == other.os
    }
}
