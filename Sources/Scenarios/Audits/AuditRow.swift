package import LayoutEngine

/// Everything that a macro gets wrong in the same way: the same value where UIKit has the same other one.
package struct AuditRow: Sendable {
    /// Nil where the formula cannot be worked out.
    package let value: Double?
    /// UIKit's, from the first of the places.
    package let truth: Quantity
    package let error: Double?
    package let count: Int
    /// The places: devices with the same stretches together.
    package let groups: [Group]

    /// Devices that are wrong in the same orientations and versions.
    package struct Group: Sendable {
        package let devices: [Device]
        package let stretches: [AuditStretch]
    }
}
