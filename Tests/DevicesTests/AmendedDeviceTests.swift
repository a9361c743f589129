import Diagnostics
import Geometry
import LayoutEngine
import Testing
import YAML

@testable import Devices

/// Known devices that a content folder corrects.
@Suite struct AmendedDeviceTests {
    private func read(_ text: String) -> Diagnosed<DeviceCatalog> {
        let file = SourceFile(path: "content/devices.yaml", text: text)
        return readDevices(
            YAMLParser.parse(file, in: file.span.range).value, extending: .standard, addedBy: file.path)
    }

    private func amended(_ text: String, _ name: String) throws -> Device {
        let reading = read(text)
        #expect(reading.diagnostics.map { $0.message } == [])
        #expect(reading.value.devices.count == DeviceCatalog.standard.devices.count)
        return try #require(reading.value.device(named: name))
    }

    @Test func `a status bar of another height moves the safe area that it fills, and the bar below it`() throws {
        let device = try amended(
            "- {name: iphone x, amend: true, statusBarHeight: {portrait: 47}, source: own phone, mark: observed}",
            "iPhone X")
        let old = try #require(DeviceCatalog.standard.device(named: "iPhone X"))
        let (metrics, before) = (device.metricsBefore26?.portrait, old.metricsBefore26?.portrait)
        #expect(before?[.statusBarHeight]?.value == 44 && before?.safeAreaInsets?.value.top == 44)
        #expect(metrics?[.statusBarHeight] == .observed(47, "own phone"))
        let insets = Insets(top: 47, left: 0, bottom: 34, right: 0)
        #expect(metrics?.safeAreaInsets == .inferred(insets, "moved with the status bar"))
        #expect(metrics?[.navigationBarY]?.value == before?[.navigationBarY].map { $0.value + 3 })
        #expect(device.id == old.id && device.names == old.names && device.addedBy == nil)
        #expect(device.metricsBefore26?.landscape == old.metricsBefore26?.landscape)
    }

    @Test func `names that are new are added to its own`() throws {
        let device = try amended("- {name: iPhone X, amend: true, otherNames: [Ten]}", "Ten")
        #expect(device.name == "iPhone X")
    }

    @Test(arguments: [
        ("- {name: iPhone X, like: iPhone XS}", ["device/name-taken"], nil),
        (
            "- {name: iPhone 16 Prp, amend: true, sideMargin: 20}", ["scenario/unknown-device"],
            "did you mean 'iPhone 16 Pro'?"
        ),
        ("- {name: iPhone 99, amend: true, sideMargin: 20}", ["scenario/unknown-device"], nil),
        ("- {name: iPhone X, amend: true, like: iPhone XS}", ["device/beside-amend"], nil),
        ("- {amend: true, sideMargin: 20}", ["scenario/missing-key"], nil),
        ("- {name: iPhone X, amend: true, otherNames: [iPhone XS]}", ["device/name-taken"], nil),
        ("- {name: iPhone X, amend: maybe}", ["scenario/not-a-boolean"], nil),
    ])
    func `what cannot be amended is told`(_ text: String, _ codes: [String], _ label: String?) {
        let reading = read(text)
        #expect(reading.diagnostics.map { $0.code.description }.sorted() == codes)
        #expect(reading.diagnostics.first { $0.label != nil }?.label == label)
        #expect(reading.value.device(named: "iPhone X") != nil)
    }

    @Test func `a taken name offers the way out`() {
        let message = read("- {name: iPhone X, like: iPhone XS}").diagnostics.first?.message
        #expect(message?.contains("write 'amend: true' to correct that one") == true)
    }

    @Test func `a device that says little is told of once, with the way out`() {
        let problems = read("- {name: iPhone Next, screen: [410, 890]}").diagnostics
        #expect(
            problems.map { $0.message } == [
                "this device has no 'family', 'scale', 'cornerRadius', 'os' or 'safeAreaInsets'"
            ])
        #expect(
            problems.first?.notes.map { $0.message } == [
                "to take the rest from another device, use 'like'"
            ])
    }
}
