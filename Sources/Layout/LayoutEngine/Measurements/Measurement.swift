/// A number that UIKit itself gave on a device, and where that was.
package struct Measurement: Hashable, Sendable {
    package let value: Double
    package let phase: Phase
    package let run: MeasuringRun
    /// The reason for doubts about it; nil for a number that counts.
    package let disputed: String?

    package init(_ value: Double, at phase: Phase, in run: MeasuringRun, disputed: String? = nil) {
        self.value = value
        self.phase = phase
        self.run = run
        self.disputed = disputed
    }

    /// Whether a number is the same to three decimals, as claims compare.
    package func agrees(with number: Double) -> Bool { (value - number).magnitude < Self.tolerance }

    /// The precision of three decimals.
    package static let tolerance = 0.001
}

/// The system of a measurement, and its date.
package struct MeasuringRun: Hashable, Sendable {
    package let os: OSVersion
    /// The build of the system, such as "23E244"; empty where it is unknown.
    package let build: String
    /// The version of Xcode; empty where it is unknown.
    package let xcode: String
    /// A day as "2026-11-26".
    package let date: String
    /// The person or tool that measured.
    package let source: String

    package init(os: OSVersion, build: String, xcode: String, date: String, source: String) {
        self.os = os
        self.build = build
        self.xcode = xcode
        self.date = date
        self.source = source
    }

    /// Whether the measurement applies to a version: the same one, or any system of a generation that a scenario names without a
    /// point, such as 26.
    func speaks(of version: OSVersion) -> Bool {
        os == version || (version == OSVersion(version.major) && os.major == version.major)
    }
}

/// The numbers that were measured of one hierarchy, on all devices and systems.
package final class Measurements: Equatable, Sendable {
    /// The measurements by device, then by the path of the number, such as "table.safeAreaInsets.top".
    private let numbers: [String: [String: [Measurement]]]
    /// The whole content as text: two collections with the same text are equal.
    package let statement: String

    package init(_ numbers: [String: [String: [Measurement]]], statement: String) {
        self.numbers = numbers
        self.statement = statement
    }

    package static func == (left: Measurements, right: Measurements) -> Bool {
        left === right || left.statement == right.statement
    }

    /// The numbers of a device, by path.
    func numbers(on device: String) -> [String: [Measurement]] { numbers[device] ?? [:] }
}
