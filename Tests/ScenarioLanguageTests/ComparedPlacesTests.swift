import Devices
import Diagnostics
import LayoutEngine
import ScenarioLanguage
import Testing
import YAML

/// `compare` with systems, devices, SDKs or text sizes: one hierarchy at several places.
struct ComparedPlacesTests {
    private static let tree = """
        id: a
        device: iPhone 16
        os: 18
        root: {navigationController: {viewController: {}}}

        """

    private func resolve(_ text: String) -> Diagnosed<[Scenario?]> {
        let file = SourceFile(path: "a.yaml", text: text)
        let blocks = YAMLParser.parse(file, in: file.span.range).value
        return resolveScenarios(blocks, catalog: .standard)
    }

    /// The places that are compared, and the device and system of each variant.
    private static let cases: [(compare: String, places: [String])] = [
        ("{os: [18, 26]}", ["iPhone 16 18", "iPhone 16 26"]),
        ("{device: [iPhone 16, iPhone 16e, iPhone 15]}", ["iPhone 16 18", "iPhone 16e 18", "iPhone 15 18"]),
        ("{app.linkedSDK: [17, 18]}", ["iPhone 16 18", "iPhone 16 18"]),
        ("{contentSizeCategory: [large, extraLarge]}", ["iPhone 16 18", "iPhone 16 18"]),
    ]

    @Test(arguments: cases)
    func `a block compares its hierarchy at several places`(_ compare: String, _ places: [String]) throws {
        let resolved = resolve(Self.tree + "compare: \(compare)\n")
        #expect(resolved.diagnostics.isEmpty)
        let scenario = try #require(resolved.value[0])
        #expect(scenario.comparesPlaces && scenario.isComparison)
        #expect(scenario.variants.map { "\($0.environment.device.name) \($0.environment.os)" } == places)
        #expect(Set(scenario.variants.map { $0.coordinates.map { $0.value } }).count == places.count)
    }

    @Test func `another block's hierarchy is compared, whose matrix does not count`() throws {
        let used = Self.tree + "matrix: {orientation: [portrait, landscape]}\n---\n"
        let resolved = resolve(used + "id: b\nuse: a\ncompare: {os: [18, 26]}\n---\nuse: b\n")
        #expect(resolved.diagnostics.isEmpty)
        let scenarios = resolved.value.compactMap { $0 }
        #expect(scenarios.map { $0.variants.count } == [2, 2, 2])
        #expect(scenarios.map { $0.comparesPlaces } == [false, true, true])
        #expect(scenarios[1].variants.map { $0.environment.os } == [OSVersion(18), OSVersion(26)])
    }

    /// The block that is wrong, and the code of the only message.
    private static let wrong: [(text: String, code: String)] = [
        ("compare: {os: [18]}\n", "compared-places"), ("compare: {os: 18}\n", "compared-places"),
        ("compare: {os: [17, 17.1, 18, 18.1, 18.2]}\n", "compared-places"),
        ("compare: {orientation: [portrait, landscape]}\n", "compared-places"),
        ("compare: {os: [18, 26], device: [iPhone 16, iPhone 15]}\n", "compared-places"),
        ("compare: {}\n", "compared-places"),
        ("compare: {os: [18, 9]}\n", "os-never-ran"),
        ("compare: {os: [18, 26]}\nmatrix: {orientation: [portrait, landscape]}\n", "key-beside-compare"),
    ]

    @Test(arguments: wrong)
    func `what cannot be compared is one message`(_ text: String, _ code: String) {
        let resolved = resolve(Self.tree + text)
        #expect(resolved.diagnostics.map { $0.code.description } == ["scenario/" + code])
        #expect(resolved.value.compactMap { $0 }.isEmpty)
    }
}
