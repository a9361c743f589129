/// Every display that the tool knows.
package struct DeviceCatalog: Sendable {
    /// iPhones by release, then iPads by line and release.
    package private(set) var devices: [Device]
    /// Names of devices that a content folder adds and that could not be understood.
    package private(set) var namesLeftOut: [String]
    /// The keys of the names and the identifier of each device.
    private var keys: [[DeviceName]]

    package init(devices: [Device], namesLeftOut: [String] = []) {
        self.devices = devices
        self.namesLeftOut = namesLeftOut
        keys = devices.map { Self.keys(of: $0) }
    }

    /// Adds a device at the end.
    package mutating func add(_ device: Device) {
        devices.append(device)
        keys.append(Self.keys(of: device))
    }

    /// Puts a device in the place of the one with its identifier.
    package mutating func amend(_ device: Device) {
        guard let place = devices.firstIndex(where: { $0.id == device.id }) else { return }
        devices[place] = device
        keys[place] = Self.keys(of: device)
    }

    /// Notes the name of a device that the catalog cannot have.
    package mutating func leaveOut(_ name: String) { namesLeftOut.append(name) }

    private static func keys(of device: Device) -> [DeviceName] {
        (device.names + [device.id]).map { DeviceName($0) }
    }

    /// Whether a name belongs to a device that could not be decoded.
    package func leavesOut(_ name: String) -> Bool {
        namesLeftOut.contains { DeviceName($0) == DeviceName(name) }
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

    /// The first device with a name or an identifier, however spelt; model identifiers do not count.
    package func owner(of name: String) -> Device? {
        let wanted = DeviceName(name)
        return zip(devices, keys).first { $0.1.contains(wanted) }.map { $0.0 }
    }

    /// Whether a device can be found by a name, which needs a letter or digit.
    package static func canFind(_ name: String) -> Bool { !DeviceName(name).key.isEmpty }

    /// All names that `device(named:)` accepts, for suggestions: the names that pages show, then other names, then
    /// identifiers.
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
