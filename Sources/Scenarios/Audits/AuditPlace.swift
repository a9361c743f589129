package import LayoutEngine

/// One point of an audit: a device, the way it is held, and the major version of the system.
package struct AuditPlace: Sendable {
    package let device: Device
    package let orientation: InterfaceOrientation
    package let os: OSVersion

    /// True for the same device, orientation and major version; the one that a device shipped with may have a minor part.
    func isSame(as other: AuditPlace) -> Bool {
        device.id == other.device.id && orientation == other.orientation && os.major == other.os.major
    }
}
