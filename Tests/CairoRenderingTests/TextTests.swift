import Drawing
import Geometry
import Testing

@testable import CairoRendering

struct ChineseCase: Sendable, CustomTestStringConvertible {
    let text: String
    /// The text with its Chinese parts in brackets.
    let expected: String

    var testDescription: String { text }

    static let all: [ChineseCase] = [
        ChineseCase(text: "Safe area", expected: "Safe area"),
        ChineseCase(text: "安全区域", expected: "[安全区域]"),
        ChineseCase(text: "顶部 44，底部 34。", expected: "[顶部] 44[，][底部] 34[。]".replacing("][", with: "")),
        ChineseCase(text: "“a” — b…", expected: "“a” — b…"),
        ChineseCase(text: "点“Safe Area”后", expected: "[点“]Safe Area[”后]"),
        ChineseCase(text: "don’t 动", expected: "don’t [动]"),
        ChineseCase(text: "‘动’", expected: "[‘动’]"),
        ChineseCase(text: "导航——“栏”……", expected: "[导航——“栏”……]"),
        ChineseCase(text: "iOS 11 · 竖屏 — a", expected: "iOS 11 · [竖屏] — a"),
        ChineseCase(text: "视图·控制器", expected: "[视图·控制器]"),
        ChineseCase(text: "（a）", expected: "[（]a[）]"),
    ]
}

@Suite struct TextTests {
    @Test(arguments: ChineseCase.all)
    func `Chinese parts take their punctuation with them`(_ test: ChineseCase) {
        var bytes = Array(test.text.utf8)
        for range in ChineseRanges.find(in: test.text).reversed() {
            bytes.insert(UInt8(ascii: "]"), at: range.upperBound)
            bytes.insert(UInt8(ascii: "["), at: range.lowerBound)
        }
        #expect(String(decoding: bytes, as: UTF8.self) == test.expected)
    }

    @Test(arguments: Font.Role.allCases, Font.Weight.allCases)
    func `Chinese characters are one em wide and figures all the same to a hundredth`(
        _ role: Font.Role, _ weight: Font.Weight
    ) throws {
        let measurer = try SceneRenderer().measurer(of: "zh-Hans")
        let font = Font(role, size: 16, weight: weight)
        #expect(measurer.measure("安全，“”", font: font).width == 80)
        let widths = "0123456789".map { measurer.measure(String($0), font: font).width }
        #expect((widths.max() ?? 0) - (widths.min() ?? 0) < 0.02)
    }

    @Test(arguments: [("安全", "区域"), ("8", "8.5"), ("导航", "bar")])
    func `text is drawn as wide as it is measured`(_ first: String, _ second: String) throws {
        let renderer = try SceneRenderer()
        let font = Font(.text, size: 13)
        let width = renderer.measurer(of: "zh-Hans").measure(first, font: font).width
        let whole = Pictures.wide([Pictures.label(first + second, font, at: .zero)])
        let parts = Pictures.wide([
            Pictures.label(first, font, at: .zero), Pictures.label(second, font, at: Point(x: width, y: 0)),
        ])
        let (drawn, expected) = (places(try renderer.svg(whole)), places(try renderer.svg(parts)))
        #expect(drawn.count == (first + second).count && drawn.count == expected.count)
        // Half a unit of an outline at this size, and half a hundredth of a point.
        let tolerance = 13 / GlyphOutline.unitsPerEm / 2 + 0.006
        #expect(zip(drawn, expected).allSatisfy { abs($0.x - $1.x) < tolerance }, "\(drawn) \(expected)")
    }

    @Test func `the height of a line does not depend on its text`() throws {
        let measurer = try SceneRenderer().measurer(of: "zh-Hans")
        let font = Font(.text, size: 10)
        let (latin, chinese) = (measurer.measure("a", font: font), measurer.measure("安", font: font))
        #expect(latin.ascent == chinese.ascent && latin.descent == chinese.descent)
        #expect(latin.ascent > 8.8 && latin.descent > 1.2, "Chinese characters must fit in")
    }

    @Test(arguments: [0, -1, Double.nan, .infinity, 1e9])
    func `text of an impossible size has no extent`(_ size: Double) throws {
        let extent = try SceneRenderer().measurer(of: "zh-Hans").measure("a", font: Font(.text, size: size))
        #expect(extent == TextExtent(width: 0, ascent: 0, descent: 0))
    }

    @Test func `a character has the form of the scene's language and is as wide`() throws {
        let renderer = try SceneRenderer()
        func svg(_ language: String) throws -> [UInt8] {
            var scene = Pictures.wide([Pictures.label("骨", at: Point(x: 0, y: 9))])
            scene.language = language
            return try renderer.svg(scene)
        }
        func shapes(_ svg: [UInt8]) -> [Substring] {
            String(decoding: svg, as: UTF8.self).split(separator: "<path ").dropFirst().compactMap {
                $0.split(separator: " d=\"").last?.split(separator: "\"").first
            }
        }
        #expect(try shapes(svg("zh-Hans")).count == 1)
        #expect(try shapes(svg("zh-Hans")) == shapes(svg("en")))
        #expect(try shapes(svg("zh-Hans")) != shapes(svg("zh-Hant")))
        let font = Font(.text, size: 16)
        for text in ["骨", "（安全區）", "“預設”——"] {
            let widths = ["zh-Hans", "zh-Hant"].map { renderer.measurer(of: $0).measure(text, font: font).width }
            #expect(widths[0] == widths[1], "\(text)")
        }
    }

    @Test func `both scripts share a baseline`() throws {
        let svg = try SceneRenderer().svg(Pictures.wide([Pictures.label("a安b", at: Point(x: 0, y: 5))]))
        #expect(places(svg).map { $0.y } == [5, 5, 5])
    }

    @Test func `long text and many texts are fine`() throws {
        let measurer = try SceneRenderer().measurer(of: "zh-Hans")
        let font = Font(.text, size: 10)
        #expect(measurer.measure(String(repeating: "安", count: 10_000), font: font).width == 100_000)
        let sum = (0..<5000).reduce(0) { $0 + measurer.measure("\($1)", font: font).width }
        #expect(sum > 0)
    }

    /// Where the glyphs of an SVG stand, in points: a group has an origin and a scale, a glyph in it a place in units.
    private func places(_ svg: [UInt8]) -> [Point] {
        func number(_ text: Substring?) -> Double { text.flatMap { Double(String($0)) } ?? 0 }
        var (places, origin, scale) = ([Point](), Point.zero, 1.0)
        for line in String(decoding: svg, as: UTF8.self).split(separator: "\n") {
            if let group = line.firstMatch(of: #/translate\(([-.\d]+) ([-.\d]+)\)scale\(([.\d]+)\)/#) {
                (origin, scale) = (Point(x: number(group.1), y: number(group.2)), number(group.3))
            } else if line.hasPrefix("<use ") {
                let x = number(line.firstMatch(of: #/ x="([-\d]+)"/#)?.1)
                let y = number(line.firstMatch(of: #/ y="([-\d]+)"/#)?.1)
                places.append(origin + Point(x: x * scale, y: y * scale))
            }
        }
        return places
    }
}
