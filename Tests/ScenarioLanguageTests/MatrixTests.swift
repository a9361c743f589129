import Diagnostics
import Languages
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

    @Test func `values of an axis may have a title and a verdict, and those of a combination meet`() throws {
        let source = ResolvedSource(
            Self.top + """
                device: iPhone X
                matrix:
                  os: [11, {value: 12, title: {en: Twelve, zh-Hans: 十二}, verdict: right}]
                  vc.additionalSafeAreaInsets:
                    - {top: 0}
                    - {value: {top: 44}, verdict: wrong}
                expect:
                  where os = 12:
                    view.safeAreaInsets.bottom: 34
                """)
        #expect(source.report == "")
        let variants = try #require(source.scenarios[0]?.variants)
        #expect(variants.map { $0.verdict } == [nil, .wrong, .right, .wrong])
        #expect(variants.map { $0.coordinates[0].title.text(in: .simplifiedChinese) } == [nil, nil, "十二", "十二"])
        #expect(coordinates(source)[3] == ["12", "{top: 44}"])
        #expect(variants[3].expectations.count == 1)
    }

    @Test(arguments: [
        ("{title: Never}", "scenario/missing-key"), ("{value: 12, verdict: good}", "scenario/unknown-word"),
        ("{value: 12, name: twelve}", "scenario/unknown-property"),
    ])
    func `what is said of a value is checked`(value: String, code: String) {
        let source = ResolvedSource(Self.top + "device: iPhone X\nmatrix: {os: [11, \(value)]}")
        #expect(source.codes == [code])
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

    @Test(arguments: [
        ("os < 12", [1, 0, 0]), ("os <= 12", [1, 1, 0]), ("os > 11.4", [0, 1, 1]), ("os >= 12", [0, 1, 1]),
        ("os <16", [1, 1, 0]), ("os = 16", [0, 0, 1]),
    ])
    func `claims hold for a range of systems`(_ condition: String, _ counts: [Int]) {
        let source = ResolvedSource(
            Self.top + "device: iPhone X\nmatrix: {os: [11, 12, 16]}\nexpect: {where \(condition): {view.frame.x: 0}}")
        #expect(source.codes == [])
        #expect(source.scenarios[0]?.variants.map { $0.expectations.count } == counts)
    }

    @Test func `text sizes and numbers have an order as well, and callbacks a range`() {
        let root = "id: a\ndevice: iPhone X\nroot: {viewController: {view: {name: v, layoutMargins: [8, 8, 8, 8]}}}\n"
        for (axis, condition, counts) in [
            ("contentSizeCategory: [small, large, accessibilityLarge]", "contentSizeCategory >= large", [0, 1, 1]),
            ("v.layoutMargins.top: [1, 9, 10]", "v.layoutMargins.top < 10", [1, 1, 0]),
        ] {
            let source = ResolvedSource(root + "matrix: {\(axis)}\nexpect: {where \(condition): {v.frame.x: 0}}")
            #expect(source.codes == [])
            #expect(source.scenarios[0]?.variants.map { $0.expectations.count } == counts)
        }
        let callbacks = ResolvedSource(
            root + "matrix: {os: [11, 12]}\nexpect: {where os < 12: {callbacks: [viewDidLoad, viewWillAppear]}}")
        #expect(callbacks.codes == [])
        #expect(callbacks.scenarios[0]?.variants.map { $0.callbacks.count } == [1, 0])
    }

    @Test(arguments: [
        ("os < 11", "unknown-variant", "there is no variant with 'os < 11'; the variants are os = 11 and os = 12"),
        ("os >= 11", "condition-always-holds", "'os >= 11' holds for every variant"),
        ("os < iOS 12", "invalid-condition", "'os' is compared with a version such as 11 or 13.4, not with 'iOS 12'"),
        ("oss < 12", "unknown-variant", "there is no variant with 'oss < 12'; the variants are os = 11 and os = 12"),
        ("os == 11", "invalid-condition", "the form is 'where os = 10' or 'where os < 11'"),
        ("os != 11", "invalid-condition", "'where os != 11' does not say which variants are meant"),
        ("os =< 11", "invalid-condition", "'where os =< 11' does not say which variants are meant"),
        ("os <", "invalid-condition", "'where os <' does not say which variants are meant"),
    ])
    func `a range that tells nothing apart is reported`(_ condition: String, _ code: String, _ message: String) {
        let source = ResolvedSource(
            Self.top + "device: iPhone X\nmatrix: {os: [11, 12]}\nexpect: {'where \(condition)': {view.frame.x: 0}}")
        #expect(source.codes == ["scenario/" + code])
        #expect(source.report.contains(message), "\(source.report)")
    }

    @Test func `devices have no order`() {
        let source = ResolvedSource(
            Self.top + "matrix: {device: [iPhone 8, iPhone X]}\nexpect: {where device < iPhone X: {view.frame.x: 0}}")
        #expect(source.codes == ["scenario/invalid-condition"])
        #expect(source.report.contains("the values of 'device' have no order, so '<' cannot be used with them"))
    }
}
