import Drawing
import LayoutEngine
import Testing

@testable import CairoRendering

/// The engine's widths of letters are those of the font that pictures are set in.
@Suite struct LetterWidthTests {
    @Test(arguments: LetterWidths.Weight.allCases)
    func `the table holds what Pango measures of each letter`(_ weight: LetterWidths.Weight) throws {
        let measurer = try SceneRenderer().measurer(of: "en")
        let font = Font(.text, size: LetterWidths.unitsPerEm, weight: weight == .regular ? .regular : .semibold)
        let beside = measurer.measure("HH", font: font).width
        var wrong: [String] = []
        // Pictures set digits, commas and semicolons for columns of numbers, which labels do not.
        for letter in LetterWidths.measured where !(0x30...0x39).contains(letter) && letter != 0x2C && letter != 0x3B {
            guard let scalar = Unicode.Scalar(letter) else { continue }
            let isSpace = letter == 0x20 || letter == 0xA0
            let text = String(Character(scalar))
            let measured =
                isSpace
                ? measurer.measure("H\(text)H", font: font).width - beside : measurer.measure(text, font: font).width
            let width = LetterWidths.width(of: letter, weight) ?? .nan
            if !((measured - width).magnitude < 1) { wrong.append("\(text) \(measured) \(width)") }
        }
        #expect(wrong == [])
    }

    @Test func `Chinese characters are one em wide`() throws {
        let measurer = try SceneRenderer().measurer(of: "zh-Hans")
        #expect(measurer.measure("安", font: Font(.text, size: 100)).width == 100)
        #expect(LetterWidths.width(of: 0x5B89, .regular) == LetterWidths.unitsPerEm)
    }
}
