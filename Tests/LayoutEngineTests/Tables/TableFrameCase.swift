import Geometry
import LayoutEngine
import Testing

/// A table in some state, and what one of its parts then reads.
struct TableFrameCase: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let part: String
    let property: Property
    let expected: String
    let device: String
    let os: OSVersion
    let change: @Sendable (inout TableScene) -> Void

    init(
        _ name: String, _ device: String, _ os: OSVersion, _ part: String, _ property: Property,
        _ expected: String, _ change: @escaping @Sendable (inout TableScene) -> Void = { _ in }
    ) {
        testDescription = "\(name), \(device), iOS \(os): \(part) \(property.rawValue)"
        self.device = device
        self.os = os
        self.part = part
        self.property = property
        self.expected = expected
        self.change = change
    }

    /// A part's frame.
    init(
        _ name: String, _ device: String, _ os: OSVersion, _ part: String, _ expected: String,
        _ change: @escaping @Sendable (inout TableScene) -> Void = { _ in }
    ) {
        self.init(name, device, os, part, .frame, expected, change)
    }

    func check() throws {
        var scene = TableScene(device, os)
        change(&scene)
        #expect(try scene.text(part, property) == expected)
    }
}
