package import LayoutEngine

/// Orientations of a device with a run of versions.
package struct AuditStretch: Hashable, Sendable {
    package let turn: Turn
    /// The first major version; nil when the run begins with the first one that was looked at.
    package let first: Int?
    /// The last major version; nil when the run goes on to the last one that was looked at.
    package let last: Int?

    /// Which of the orientations that were looked at.
    package enum Turn: Hashable, Sendable {
        case all, portrait, landscape
        case some([InterfaceOrientation])
    }
}
