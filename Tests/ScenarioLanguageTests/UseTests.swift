import Languages
import LayoutEngine
import ScenarioLanguage
import Testing

@Suite struct UseTests {
    private static let base = """
        id: base
        title: {en: Base}
        caption: {en: Below}
        source: seed 1.1
        device: iPhone X
        root: {viewController: {}}
        show: [safeArea]
        matrix: {os: [11, 12], orientation: [portrait, landscape]}
        expect: {view.frame.x: 0}

        """

    @Test func `use alone shows the very same scenario`() throws {
        let source = ResolvedSource(Self.base + "---\nuse: base")
        let (first, second) = (try #require(source.scenarios[0]), try #require(source.scenarios[1]))
        #expect(second.id == "base" && second.span != first.span)
        #expect(second.variants.count == 4 && second.variants[0].expectations.count == 1)
    }

    @Test func `a variant takes over all but id, source and claims`() throws {
        let source = ResolvedSource(Self.base + "---\nid: b\nuse: base\ncaption: {zh-Hans: 下方}")
        let variant = try #require(source.scenarios[1])
        #expect(variant.title[.english] == "Base" && variant.caption == LocalizedText([(.simplifiedChinese, "下方")]))
        #expect(variant.sources.isEmpty && variant.show == [.safeArea])
        #expect(variant.variants.count == 4 && variant.variants[0].expectations.isEmpty)
    }

    @Test func `with fixes an axis, and an empty matrix has none`() throws {
        let source = ResolvedSource(
            Self.base + "---\nid: b\nuse: base\nwith: {os: 13}\n---\nid: c\nuse: b\nmatrix: {}")
        #expect(source.report == "")
        #expect(
            source.scenarios[1]?.variants.map { $0.coordinates.map { $0.path } } == [["orientation"], ["orientation"]])
        #expect(source.scenarios[2]?.variants.map { $0.environment.os } == [OSVersion(13)])
    }

    @Test func `blocks can use later ones, in chains`() {
        let source = ResolvedSource(
            "id: c\nuse: b\nwith: {os: 14}\n---\nid: b\nuse: base\nmatrix: {}\n---\n" + Self.base)
        #expect(source.report == "")
        #expect(source.scenarios.map { $0?.variants.count } == [1, 1, 4])
    }

    @Test func `a block that uses a broken one says nothing more`() {
        let source = ResolvedSource("id: a\ndevice: iPhone X\nroot: {}\n---\nid: b\nuse: a\nwith: {os: 11}")
        #expect(source.codes == ["scenario/one-class-expected"])
        #expect(source.scenarios.count == 2 && source.scenarios.allSatisfy { $0 == nil })
    }

    @Test func `a block that changes anything needs an id`() {
        let source = ResolvedSource(Self.base + "---\nuse: base\nwith: {os: 14}")
        #expect(source.codes == ["scenario/missing-key"])
        #expect(source.report.contains("needs no id"))
    }

    @Test func `circles are found wherever one enters them`() {
        let circle = "id: a\nuse: b\n---\nid: b\nuse: c\n---\nid: c\nuse: b\n---\nid: d\nuse: d\n---\nuse: a\n"
        let source = ResolvedSource(circle)
        #expect(source.codes == ["scenario/use-cycle", "scenario/use-cycle"])
        #expect(source.scenarios.allSatisfy { $0 == nil })
    }

    @Test func `a chain as long as a file can hold is no problem`() {
        let links = (1...990).map { "---\nid: s\($0)\nuse: s\($0 - 1)\n" }.joined()
        let first = "id: s991\nuse: s990\n---\nid: s0\ndevice: iPhone X\nroot: {viewController: {}}\n"
        let source = ResolvedSource(first + links, checksClaims: false)
        #expect(source.report == "")
        #expect(source.scenarios.allSatisfy { $0 != nil })
    }

    @Test(arguments: ["[a]", "{a: b}", "~", "''"])
    func `only an id can be used`(_ value: String) {
        let source = ResolvedSource("id: b\nuse: \(value)")
        #expect(source.codes == [value == "''" ? "scenario/unknown-scenario" : "scenario/wrong-type"])
    }
}
