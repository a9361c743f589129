/// Every display that the tool knows.
package struct DeviceCatalog: Sendable {
    /// In the order of release within each family.
    package let devices: [Device]

    package init(devices: [Device]) { self.devices = devices }

    /// The device with a marketing name or identifier, upper and lower case alike.
    package func device(named name: String) -> Device? {
        let key = name.lowercased()
        return devices.first { $0.id == key || $0.names.contains { $0.lowercased() == key } }
    }

    /// All names that `device(named:)` accepts, marketing names first.
    package var names: [String] { devices.flatMap { $0.names } + devices.map { $0.id } }
}
