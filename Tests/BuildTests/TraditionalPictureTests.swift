import CairoRendering
import ChineseConversion
import ContentSupport
import Drawing
import SiteSupport
import Testing

@testable import Build
@testable import Content
@testable import Figures
@testable import Pages
@testable import Publishing

@Suite struct TraditionalPictureTests {
    @Test func `words are measured as they will be written`() throws {
        let renderer = try SceneRenderer()
        let converter = try #require(TaiwanConverter.shared)
        let font = Font(.text, size: 10)
        let plain = renderer.measurer(of: "zh-Hant")
        let measurer = TraditionalMeasurer(measurer: plain, converter: converter)
        #expect(measurer.measure("安全区", font: font).width == 30)
        let stick = measurer.measure("U盘", font: font).width
        #expect(stick == plain.measure("隨身碟", font: font).width && stick == 30)
        #expect(stick > plain.measure("U盘", font: font).width)
    }

    @Test(arguments: [("安全区", true), ("U盘", false)])
    func `a picture is laid out anew where a word gets longer`(_ title: String, _ staysAsItIs: Bool) async throws {
        let body = """
            \(SiteTest.scenario("a"))
            ```scenario
            id: bars
            compare:
              - {use: a, title: {en: A, zh-Hans: \(title)}}
              - {use: a, title: {en: B, zh-Hans: 乙}, with: {device: iPhone 8}}
            ```
            """
        let test = await SiteTest(files: ["content/a.en.md": SiteTest.note(body)]).build()
        test.expectDiagnostics("")
        func places(_ script: String) -> [Substring] {
            let svg = test.disk.text("Site/figures/bars.\(script).svg") ?? ""
            return svg.split(separator: "<use ").dropFirst().compactMap { use in
                use.split(separator: " x=\"").last?.split(separator: "\"").first
            }
        }
        #expect(!places("zh-Hans").isEmpty)
        #expect((places("zh-Hans") == places("zh-Hant")) == staysAsItIs)
    }
}
