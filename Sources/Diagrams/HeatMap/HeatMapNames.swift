import LayoutEngine

/// Names for a row of devices.
enum HeatMapNames {
    /// The names with what they share said once, as "iPhone X, XS, 11 Pro".
    static func all(_ devices: [Device], _ language: Language) -> String {
        join(
            devices.enumerated().map { index, device in
                index == 0 ? device.name : short(device.name, after: devices[0].name)
            }, language)
    }

    /// The first and the last of many devices with their number, as "iPhone 6 … iPhone 17 (24)".
    static func span(_ devices: [Device], _ language: Language) -> String {
        guard let first = devices.first, let last = devices.last, devices.count > 1 else {
            return all(devices, language)
        }
        let ends = "\(first.name) … \(short(last.name, after: first.name))"
        return language("\(ends), \(devices.count) devices", "\(ends)，共 \(devices.count) 款")
    }

    private static func join(_ names: [String], _ language: Language) -> String {
        names.joined(separator: language(", ", "、"))
    }

    /// A name without the word that it begins with like another one.
    private static func short(_ name: String, after other: String) -> String {
        let words = name.split(separator: " ")
        guard words.count > 1, words.first == other.split(separator: " ").first else { return name }
        return words.dropFirst().joined(separator: " ")
    }
}
