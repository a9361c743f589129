package import Diagnostics
package import LayoutEngine

/// The major versions of iOS whose layout the engine knows; after 18 the numbers jump to the year.
package enum KnownVersions {
    package static let majors = Array(7...18) + [26, 27]

    package static let phrase: Message = "7 to 18, 26 and 27"

    package static func contains(_ version: OSVersion) -> Bool { majors.contains(version.major) }

    /// The major versions that a device is known to have run, oldest first, which is the one that it shipped with.
    package static func run(by device: Device) -> [OSVersion] {
        let first = device.firstOS.value
        return majors.filter { $0 >= first.major && $0 <= device.newestOS.major }
            .map { $0 == first.major ? first : OSVersion($0) }
    }
}
