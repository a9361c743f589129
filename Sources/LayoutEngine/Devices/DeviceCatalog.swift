/// Every display that the tool knows.
package struct DeviceCatalog: Sendable {
    /// iPhones by release, then iPads by line and release.
    package let devices: [Device]
    /// For each device the keys of its names and identifier.
    private let keys: [[DeviceName]]

    package init(devices: [Device]) {
        self.devices = devices
        keys = devices.map { device in (device.names + [device.id]).map { DeviceName($0) } }
    }

    /// The one device with a marketing name, identifier or model identifier; nil when none or several have it.
    ///
    /// Case and punctuation do not matter, nor do the words "inch" and "generation": "iPhone Xs",
    /// "iPad Air (2nd generation)" and "ipad-air-2" are found.
    package func device(named name: String) -> Device? {
        let found = matches(of: name)
        return found.count == 1 ? found.first : nil
    }

    /// The devices that an ambiguous name may mean: all with that name, or else whose name begins with it.
    ///
    /// "iPhone SE" gives its three generations; a name that nothing begins with gives none.
    package func candidates(for name: String) -> [Device] {
        let exact = matches(of: name)
        let key = DeviceName(name).key
        if !exact.isEmpty || key.isEmpty { return exact }
        return zip(devices, keys).filter { $0.1.contains { $0.key.starts(with: key) } }.map { $0.0 }
    }

    /// All names that `device(named:)` accepts, for suggestions: what pages show, then other names, then identifiers.
    package var names: [String] {
        devices.map { $0.name } + devices.flatMap { $0.names.dropFirst() } + devices.map { $0.id }
    }

    private func matches(of name: String) -> [Device] {
        let wanted = DeviceName(name)
        let named = zip(devices, keys).filter { $0.1.contains(wanted) }.map { $0.0 }
        if !named.isEmpty { return named }
        return devices.filter { $0.modelIdentifiers.value.contains { DeviceName.isSame($0, name) } }
    }
}
