import Drawing
import Geometry
import TestSupport
import Testing

@testable import CairoRendering

struct PathDataCase: Sendable, CustomTestStringConvertible {
    let input: String
    let expected: String?

    var testDescription: String { input }

    static let all: [PathDataCase] = [
        PathDataCase(input: "", expected: ""),
        PathDataCase(
            input: "M 10.332031 10 L 60.332031 10 L 60.332031 30 Z M 10.332031 10 ", expected: "M10.33 10h50v20z"),
        PathDataCase(input: "M 0.5 -0.25 L 0 0.75 L 0.125 0.125", expected: "M.5-.25l-.5 1 .13-.62"),
        PathDataCase(input: "M 1 1 C 1.5 1 2 1.5 2 2 L 2 2 L 3 3", expected: "M1 1c.5 0 1 .5 1 1l1 1"),
        PathDataCase(input: "M 0 0 L 1 1 M 5 5 L 6 6 Z L 9 5", expected: "M0 0l1 1m4 4l1 1zh4"),
        PathDataCase(input: "M -0.004 0.005 L 1.004 1.0149", expected: "M0 .01l1 1"),
        PathDataCase(input: "M 1e3 0", expected: nil),
        PathDataCase(input: "M 1", expected: nil),
        PathDataCase(input: "M 0 0 Q 1 1 2 2", expected: nil),
    ]
}

@Suite struct SVGTests {
    @Test(arguments: PathDataCase.all)
    func `path data is shortened`(_ test: PathDataCase) {
        let bytes = Array(test.input.utf8)
        let short = SVGPathData.shortened(bytes, bytes.indices)
        #expect(short.map { String(decoding: $0, as: UTF8.self) } == test.expected)
    }

    @Test(arguments: [
        ("rgb(100%,100%,100%)", "#fff"), ("rgb(70.980392%,29.019608%,22.745098%)", "#b54a3a"), ("none", "none"),
        ("rgb(0%, 20%, 40%)", "#036"), ("rgb(1,2,3)", "rgb(1,2,3)"), ("", ""),
    ])
    func `colours become hexadecimal`(_ input: String, _ expected: String) {
        var output: [UInt8] = []
        SVGStyle.appendColor(Array(input.utf8), input.utf8.indices.isEmpty ? 0..<0 : 0..<input.utf8.count, to: &output)
        #expect(String(decoding: output, as: UTF8.self) == expected)
    }

    @Test func `a picture with everything in it`() throws {
        let svg = try SceneRenderer().svg(Pictures.everything)
        expectGolden(String(decoding: svg, as: UTF8.self), "everything.svg")
    }

    @Test func `an empty picture has neither words nor definitions`() throws {
        let svg = try text(of: Pictures.tiny([]))
        #expect(
            svg == """
                <svg xmlns="http://www.w3.org/2000/svg" width="8" height="8" viewBox="0 0 8 8" role="img" lang="en" xml:lang="en">
                </svg>

                """)
    }

    @Test func `title and description are escaped and referred to`() throws {
        let svg = try text(of: Pictures.everything)
        let prefix = try #require(svg.split(separator: "aria-labelledby=\"").last?.prefix(6))
        #expect(svg.contains("aria-labelledby=\"\(prefix)-title \(prefix)-desc\">"))
        #expect(svg.contains("<title id=\"\(prefix)-title\">Bars &amp; &lt;insets&gt;</title>"))
        #expect(svg.contains("<desc id=\"\(prefix)-desc\">A &quot;safe&quot; area.</desc>"))
        #expect(svg.contains(" lang=\"zh-Hans\" xml:lang=\"zh-Hans\""))
    }

    @Test func `characters that XML cannot hold are left out`() {
        #expect(XMLText.escaped("a\u{0}\u{1F}\u{7F}\u{FFFF}\n漢") == "a\n漢")
    }

    @Test func `identifiers of different pictures differ`() throws {
        var other = Pictures.everything
        other.background = Color(0x000000)
        let identifiers = try [Pictures.everything, other].map { Set(try names(in: text(of: $0))) }
        #expect(identifiers[0].isDisjoint(with: identifiers[1]))
    }

    @Test func `every definition is used once or more and every use is defined`() throws {
        let svg = try text(of: Pictures.everything)
        let used = svg.split(separator: "#").dropFirst().map { $0.prefix { $0.isLetter || $0.isNumber } }
        let defined = try names(in: svg).filter { !$0.contains("-") }
        #expect(Set(defined).count == defined.count)
        #expect(Set(used.filter { $0.count > 6 }.map { String($0) }) == Set(defined))
    }

    @Test func `equal glyphs are defined once and spaces not at all`() throws {
        let svg = try text(of: Pictures.tiny([Pictures.label("a a a", at: .zero), Pictures.label("a", at: .zero)]))
        #expect(svg.split(separator: "<path ").count - 1 == 1)
        #expect(svg.split(separator: "<use ").count - 1 == 4)
    }

    @Test func `nothing outside of the file is referred to`() throws {
        let svg = try text(of: Pictures.everything).replacing("http://www.w3.org/2000/svg", with: "")
        #expect(!svg.contains("http") && !svg.contains("style=") && !svg.contains("font"))
    }

    private func text(of scene: Scene) throws -> String {
        String(decoding: try SceneRenderer().svg(scene), as: UTF8.self)
    }

    private func names(in svg: String) throws -> [String] {
        svg.split(separator: " id=\"").dropFirst().compactMap { $0.split(separator: "\"").first.map { String($0) } }
    }
}
