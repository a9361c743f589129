import Devices
import Foundation
import LayoutEngine
import TestSupport
import Testing

@testable import CommandFramework
@testable import CommandLineTool

/// `devices --format csv`, `swift` and `view-image-config`.
@Suite struct DeviceListingTests {
    private func figures(_ id: String) throws -> [DeviceFigure] {
        let device = try #require(DeviceCatalog.standard.devices.first { $0.id == id })
        return DeviceFigure.all(of: device)
    }

    @Test func `a number that changed stands once for each span of systems, the newest first`() throws {
        let bottoms = try figures("iphone-16").filter {
            $0.orientation == .landscape && $0.quantity == "safeAreaInsets.bottom"
        }
        #expect(
            bottoms.map { "\($0.value) \($0.from) \($0.before?.description ?? "-")" } == ["20.0 26 -", "21.0 18 26"])
    }

    @Test func `every number says how it is known, and where it was read`() {
        for device in DeviceCatalog.standard.devices {
            for figure in DeviceFigure.all(of: device) {
                #expect(!figure.sources.isEmpty && figure.value.isFinite, "\(device.id) \(figure.quantity)")
                #expect(figure.before.map { $0 > figure.from } ?? true, "\(device.id) \(figure.quantity)")
            }
        }
    }

    @Test func `what nobody published has no line`() throws {
        let iPad = try figures("ipad-8")
        #expect(!iPad.contains { $0.quantity.hasPrefix("safeAreaInsets") && $0.from.major >= 26 })
        let device = try #require(DeviceCatalog.standard.devices.first { $0.id == "ipad-8" })
        let text = ImageConfigurations(devices: [device]).swift
        #expect(
            text.contains(
                "// iPad (8th generation), portrait, iOS 26: left out, as its safe area is not modelled.\n"))
        #expect(!text.contains("public static let"))
    }

    @Test func `a configuration has the safe area, the size and the traits of the newest system`() throws {
        let device = try #require(DeviceCatalog.standard.devices.first { $0.id == "iphone-16" })
        let text = ImageConfigurations(devices: [device]).swift
        #expect(text.contains("public static let iPhone16Landscape = ViewImageConfig(\n"))
        #expect(text.contains("safeArea: UIEdgeInsets(top: 0, left: 59, bottom: 20, right: 59),"))
        #expect(text.contains("size: CGSize(width: 852, height: 393),"))
    }

    @Test func `names of Swift are different for all devices, and texts are quoted`() {
        let names = DeviceCatalog.standard.devices.map { DeviceListings.name(of: $0) }
        #expect(Set(names).count == names.count)
        #expect(DeviceListings.quoted("a\"\\\n\\(b)") == #""a\"\\\u{a}\\(b)""#)
    }

    @Test func `a table has a line for each number, and cells that need quotes have them`() throws {
        let run = try ToolRun(["devices", "--format", "csv"])
        #expect(run.exitCode == 0)
        #expect(run.output.hasPrefix("format,id,device,orientation,quantity,value,from,before,mark,standIn,sources\n"))
        #expect(run.output.contains("\n1,iphone-16,iPhone 16,landscape,safeAreaInsets.bottom,20,26,,"))
        #expect(run.output.split(separator: "\n").contains { $0.hasSuffix("; Flutter, #39258\"") })
    }
}
