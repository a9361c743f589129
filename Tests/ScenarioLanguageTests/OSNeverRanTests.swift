import Devices
import Diagnostics
import LayoutEngine
import ScenarioLanguage
import Testing

/// A device that did not run an OS is an error that says which ones it ran.
struct OSNeverRanTests {
    /// What a scenario on a device and a version reports.
    private func messages(_ device: Device, _ os: String) -> [String] {
        ResolvedSource("id: a\ndevice: \(device.id)\nos: \(os)\nroot: {viewController: {}}\n").diagnostics.map {
            $0.message
        }
    }

    /// All known major versions.
    private static let majors = Array(7...18) + [26, 27]

    @Test(arguments: DeviceCatalog.standard.devices.map { $0.id })
    func `a version before the first or after the last is refused with those that it ran`(_ id: String) throws {
        let device = try #require(DeviceCatalog.standard.device(named: id))
        let (first, last) = (device.firstOS.value, device.newestOS.major)
        let run = Self.majors.filter { $0 >= first.major && $0 <= last }
            .map { $0 == first.major ? "\(first)" : "\($0)" }.joined(separator: ", ")
        let before = Self.majors.last { $0 < first.major }.map { ["\($0)", "\($0).4"] } ?? []
        let after = Self.majors.first { $0 > last }.map { ["\($0)", "\($0).1"] } ?? []
        let minor = first.minor > 0 ? ["\(first.major).\(first.minor - 1).9"] : []
        for os in before + minor + after {
            #expect(messages(device, os) == ["the \(device.name) never ran iOS \(os); it ran \(run)"])
        }
    }

    @Test(arguments: DeviceCatalog.standard.devices.map { $0.id })
    func `every version that a device ran is taken, from its first to the last patch`(_ id: String) throws {
        let device = try #require(DeviceCatalog.standard.device(named: id))
        let first = device.firstOS.value
        let own = first.major >= 7 ? ["\(first)", "\(first.major)"] : []
        let majors = Self.majors.filter { $0 > first.major && $0 <= device.newestOS.major }
        for os in own + majors.flatMap({ ["\($0)", "\($0).9.9"] }) { #expect(messages(device, os) == []) }
    }
}
