import Devices
import Testing

@testable import LayoutEngine

/// Whose bars an app gets.
struct DesignTests {
    /// A system, the SDK that the app was built with, and whether it asks for the old design; whose design it gets.
    struct DesignCase: CustomTestStringConvertible, Sendable {
        let os: OSVersion
        let sdk: OSVersion?
        let asks: Bool
        let design: OSVersion

        var testDescription: String { "\(os), SDK \(sdk.map { "\($0)" } ?? "of the system")\(asks ? ", asks" : "")" }
    }

    @Test(arguments: [
        DesignCase(os: OSVersion(26), sdk: nil, asks: false, design: OSVersion(26)),
        DesignCase(os: OSVersion(26), sdk: nil, asks: true, design: OSVersion(18)),
        DesignCase(os: OSVersion(26), sdk: OSVersion(18), asks: false, design: OSVersion(18)),
        DesignCase(os: OSVersion(27), sdk: OSVersion(26), asks: true, design: OSVersion(18)),
        DesignCase(os: OSVersion(27), sdk: nil, asks: true, design: OSVersion(27)),
        DesignCase(os: OSVersion(18), sdk: nil, asks: true, design: OSVersion(18)),
    ])
    func `the wish for the old design is heard up to the SDK of iOS 26`(_ design: DesignCase) throws {
        let device = try #require(DeviceCatalog.standard.devices.first)
        var environment = Environment(device: device, orientation: .portrait, os: design.os)
        environment.app.linkedSDK = design.sdk
        environment.app.requiresDesignCompatibility = design.asks
        #expect(environment.designOS == design.design)
    }
}
