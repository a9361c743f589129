import LayoutEngine

/// The versions that a device runs, as a content folder writes them.
struct DeviceVersions: Hashable, Sendable {
    let first: OSVersion
    /// Nil when it runs the newest.
    let lastMajor: Int?
}
