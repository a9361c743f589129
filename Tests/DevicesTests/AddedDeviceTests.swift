import Devices
import Diagnostics
import Geometry
import LayoutEngine
import ScenarioLanguage
import Testing
import YAML

/// Devices that a content folder adds beside those of the tool.
struct AddedDeviceTests {
    private func read(_ text: String) -> Diagnosed<DeviceCatalog> {
        let file = SourceFile(path: "devices.yaml", text: text)
        return readDevices(YAMLParser.parse(file, in: file.span.range).value, extending: .standard, addedBy: file.path)
    }

    private func added(_ text: String) throws -> Device {
        let reading = read(text)
        #expect(reading.diagnostics.isEmpty)
        return try #require(reading.value.devices.last { $0.addedBy != nil })
    }

    private static let next = """
        - name: iPhone Next
          like: iPhone 17 Pro
          screen: [410, 890]
          os: [27]
          safeAreaInsets: {portrait: [64, 0, 34, 0], landscape: [20, 64, 20, 64]}
        """

    @Test func `five lines make a phone`() throws {
        let device = try added(Self.next)
        let base = try #require(DeviceCatalog.standard.device(named: "iPhone 17 Pro"))
        #expect(device.id == "iphone-next" && device.year.value == 2026 && device.newestOS == OSVersion(27))
        #expect(device.screen.panel.value == Size(width: 1230, height: 2670))
        #expect(device.homeIndicator == base.homeIndicator && device.modelIdentifiers.value.isEmpty)
        let metrics = try #require(device.metrics(in: .portrait, on: OSVersion(27)))
        #expect(metrics.safeAreaInsets?.value == Insets(top: 64, left: 0, bottom: 34, right: 0))
        #expect(metrics.safeAreaInsets?.provenance == .inferred("content folder"))
        #expect(device.metricsBefore26 == nil)
    }

    @Test func `an iPad with a larger screen than all others has the largest form sheet`() throws {
        let large = try added("- {name: More room, like: iPad Pro 13-inch (M4), screen: [1192, 1590]}")
        var sheet = Controller(name: "vc", kind: .content, view: View(name: "view"))
        sheet.modalPresentationStyle = .formSheet
        let environment = Environment(device: large, orientation: .portrait, os: OSVersion(18))
        let result = layOut(App(.controller(sheet)), in: environment)
        #expect(result.settled["view"]?[.frame]?.rect == Rect(x: 286, y: 455, width: 620, height: 680))
    }

    @Test func `an island stays in the middle of a wider screen`() throws {
        let device = try added(Self.next)
        #expect(try #require(device.cutoutFrame(in: .portrait)).midX == 205)
    }

    @Test func `bars follow another top inset`() throws {
        let device = try added("- {name: Notch, like: iPhone 12, safeAreaInsets: {portrait: [50, 0, 34, 0]}}")
        let metrics = try #require(device.metrics(in: .portrait, on: OSVersion(15)))
        #expect(metrics[.statusBarHeight]?.value == 50 && metrics[.navigationBarY]?.value == 50)
        #expect(device.metrics(in: .landscapeRight, on: OSVersion(15))?.safeAreaInsets?.value.left == 47)
    }

    @Test func `a value that is written does not change in single versions`() throws {
        let old = try #require(DeviceCatalog.standard.device(named: "iPhone 11"))
        #expect(old.metrics(in: .portrait, on: OSVersion(13))?.safeAreaInsets?.value.top == 44)
        let device = try added("- {name: Eleven, like: iPhone 11, safeAreaInsets: {portrait: [50, 0, 34, 0]}}")
        #expect(device.metrics(in: .portrait, on: OSVersion(13))?.safeAreaInsets?.value.top == 50)
        #expect(device.metrics(in: .landscapeLeft, on: OSVersion(13))?.safeAreaInsets?.value.left == 44)
    }

    @Test func `a device may be like one further up in the file`() throws {
        #expect(
            try added(Self.next + "\n- {name: iPhone Next Max, like: iPhone Next, screen: [444, 960]}").year.value
                == 2026)
    }

    @Test func `source and mark of the device hold for all values, and those of a value for it`() throws {
        let device = try added(
            """
            - name: Tablet
              family: iPad
              screen: [800, 1200]
              scale: 2
              cornerRadius: {value: 20, mark: documented, source: Apple}
              os: [26]
              safeAreaInsets: [32, 0, 20, 0]
              source: a probe
              mark: observed
            """)
        #expect(device.screen.provenance == .observed("a probe"))
        #expect(device.screen.cornerRadius == .documented(20, "Apple"))
        #expect(
            device.metrics26?.landscape.safeAreaInsets
                == .observed(Insets(top: 32, left: 0, bottom: 20, right: 0), "a probe")
        )
    }

    @Test func `every problem is reported in one run, and good devices are added all the same`() throws {
        let reading = read(
            """
            - {name: iPhone X, like: iPhone XS}
            - {name: Broken, like: iPhone XT}
            - {name: Odd, like: iPhone XS, scale: 4, nots: a, safeAreaInsets: [-1, 0, 0, 0]}
            - {name: Fine, like: iPhone XS}
            """)
        let codes = reading.diagnostics.map { $0.code.description }
        #expect(
            codes == [
                "device/name-taken", "scenario/unknown-device", "scenario/number-out-of-range",
                "scenario/unknown-property", "scenario/number-out-of-range",
            ])
        #expect(reading.value.devices.filter { $0.addedBy != nil }.map { $0.name } == ["Odd", "Fine"])
    }

    /// The corners of a notch are known like the device's other values.
    @Test func `a part of a value takes mark and source of the device too`() throws {
        let device = try added(
            """
            - name: Notch
              like: iPhone 12
              cutout: {notch: {width: 200, height: 30, corners: {bottomRadius: 20, shoulderRadius: 6}}}
              source: a probe
              mark: observed
            """)
        guard case .notch(let notch) = device.cutout.value else { throw NoNotch() }
        #expect(notch.corners == .observed(Cutout.Corners(bottomRadius: 20, shoulderRadius: 6), "a probe"))
    }

    private struct NoNotch: Error {}

    /// A metric is one case of a list; nothing else says which there are.
    @Test(arguments: Metrics.Length.allCases)
    func `every length is read, and may differ in single versions`(_ length: Metrics.Length) throws {
        let device = try added(
            """
            - name: Measured
              like: iPhone 17
              from26: {\(length.rawValue): {portrait: 12.5}}
              changes: [{metric: \(length.rawValue), orientation: portrait, from: 26.2, value: 13.5}]
            """)
        #expect(device.metrics(in: .portrait, on: OSVersion(26))?[length]?.value == 12.5)
        #expect(device.metrics(in: .portrait, on: OSVersion(26, 2))?[length]?.value == 13.5)
    }

    /// Nobody wants `check --fix` to rename the devices of all notes.
    @Test func `a device that is left out is not taken for a misspelt one`() throws {
        let reading = read("- {name: iPhone XRR, like: iPhone XT}")
        let file = SourceFile(path: "test.yaml", text: "id: a\ndevice: iPhone XRR\nroot: {viewController: {}}\n")
        let blocks = YAMLParser.parse(file, in: file.span.range).value
        let problems = resolveScenarios(blocks, catalog: reading.value).diagnostics
        #expect(problems.map { $0.code.description } == ["scenario/unknown-device"])
        #expect(problems.allSatisfy { $0.fixIts.isEmpty })
    }
}
