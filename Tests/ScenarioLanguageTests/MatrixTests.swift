import Diagnostics
import LayoutEngine
import ScenarioLanguage
import Testing

@Suite struct MatrixTests {
    private static let top = "id: a\nroot: {viewController: {}}\n"

    private func coordinates(_ source: ResolvedSource) -> [[String]] {
        source.scenarios[0]?.variants.map { $0.coordinates.map { $0.value } } ?? []
    }

    @Test func `the combinations come in order, the last axis fastest`() {
        let source = ResolvedSource(
            Self.top + "matrix: {device: [iPhone 8, iphone-x], orientation: [portrait, landscape]}")
        #expect(source.report == "")
        #expect(
            coordinates(source) == [
                ["iPhone 8", "portrait"], ["iPhone 8", "landscape"], ["iPhone X", "portrait"],
                ["iPhone X", "landscape"],
            ])
    }

    @Test func `a combination that cannot be is left out when its values remain elsewhere`() {
        let source = ResolvedSource(Self.top + "matrix: {device: [iPhone 8, iPhone X], os: [11, 12]}")
        #expect(coordinates(source).count == 4)
        // The iPhone 7 ran both versions; the iPhone X only the second.
        let mixed = ResolvedSource(Self.top + "matrix: {device: [iPhone 7, iPhone X], os: [10, 11]}")
        #expect(mixed.report == "")
        #expect(coordinates(mixed) == [["iPhone 7", "10"], ["iPhone 7", "11"], ["iPhone X", "11"]])
    }

    @Test func `a value that no device ran is an error at the value`() throws {
        let source = ResolvedSource(Self.top + "matrix: {device: [iPhone X, iPhone 11], os: [9, 13]}")
        #expect(Set(source.codes) == ["scenario/os-never-ran"])
        for span in source.diagnostics.compactMap({ $0.span }) { #expect(source.file.text(in: span.range) == "9") }
        #expect(source.scenarios[0] == nil)
    }

    @Test func `a device that never ran the one version is an error at the device`() throws {
        let source = ResolvedSource(Self.top + "os: 12\nmatrix: {device: [iPhone X, iPhone 16]}")
        #expect(source.codes == ["scenario/os-never-ran"])
        let span = try #require(source.diagnostics.first?.span)
        #expect(source.file.text(in: span.range) == "iPhone 16")
    }

    @Test func `two hundred combinations are drawn, and no more`() {
        func matrix(_ count: Int) -> String {
            let values = (0..<count).map { "\($0)" }.joined(separator: ", ")
            return Self.top + "device: iPhone X\nmatrix: {vc.additionalSafeAreaInsets.top: [\(values)], os: [11, 12]}"
        }
        #expect(coordinates(ResolvedSource(matrix(100))).count == 200)
        #expect(ResolvedSource(matrix(101)).codes == ["scenario/too-many-variants"])
        #expect(ResolvedSource(matrix(20_000)).codes == ["scenario/too-many-variants"])
    }

    @Test func `every variant is checked against the same claims`() {
        let source = ResolvedSource(
            Self.top + "matrix: {device: [iPhone 8, iPhone X]}\nexpect: {view.safeAreaInsets.top: 44}")
        #expect(source.codes == ["scenario/expectation-failed"])
        #expect(source.report.contains("is 20, not 44 (device iPhone 8)"))
        #expect(source.diagnostics.allSatisfy { $0.fixIts.isEmpty })
    }

    @Test(arguments: ["", "1", "[]", "{}", "[1]"])
    func `an axis needs values`(_ values: String) {
        let source = ResolvedSource(Self.top + "device: iPhone X\nmatrix:\n  os: \(values)")
        #expect(source.codes == (values == "[1]" ? ["scenario/unknown-os"] : ["scenario/axis-without-values"]))
    }

    @Test func `a property that no variant's version has is suspicious, one that some have is not`() {
        let root = "id: a\ndevice: iPhone 7\nroot: {viewController: {additionalSafeAreaInsets: {top: 1}}}\n"
        #expect(ResolvedSource(root + "matrix: {os: [10, 10.1]}").codes == ["scenario/not-in-version"])
        #expect(ResolvedSource(root + "os: 10.3").codes == ["scenario/not-in-version"])
        #expect(ResolvedSource(root + "matrix: {os: [10, 11]}").codes == [])
    }

    @Test func `claims under a condition are checked in the variants for which it holds`() {
        let matrix = Self.top + "matrix: {device: [iPhone 8, iPhone X], os: [11, 12]}\nexpect:\n"
        let claims =
            "  where device = iPhone X:\n    view.safeAreaInsets.top: 44\n    where os = 12: {view.frame.x: 1}\n"
        let source = ResolvedSource(matrix + claims)
        #expect(source.codes == ["scenario/expectation-failed"])
        #expect(source.report.contains("(device iPhone X, os 12)"))
        #expect(source.scenarios[0]?.variants.map { $0.expectations.count } == [0, 0, 1, 2])
    }

    @Test(arguments: ["where os = 13", "where oss = 11", "where os", "where = 11"])
    func `a condition that holds nowhere is an error`(_ condition: String) {
        let source = ResolvedSource(
            Self.top + "device: iPhone X\nmatrix: {os: [11, 12]}\nexpect: {\(condition): {view.frame.x: 0}}")
        let code = condition.contains("= 1") && !condition.contains("where =") ? "unknown-variant" : "invalid-condition"
        #expect(source.codes == ["scenario/" + code])
    }
}
