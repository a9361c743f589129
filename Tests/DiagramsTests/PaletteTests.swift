import Drawing
import Foundation
import Testing

@testable import Diagrams

/// A kind of colour vision, as a matrix over linear red, green and blue (Machado and others 2009, severity 1).
struct ColorVision: Sendable, CustomTestStringConvertible {
    let testDescription: String
    private let rows: [[Double]]

    static let all = [
        ColorVision(testDescription: "usual", rows: [[1, 0, 0], [0, 1, 0], [0, 0, 1]]),
        ColorVision(
            testDescription: "protanopia",
            rows: [
                [0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998],
            ]),
        ColorVision(
            testDescription: "deuteranopia",
            rows: [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]]),
        ColorVision(
            testDescription: "tritanopia",
            rows: [
                [1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900],
            ]),
    ]

    /// The distance of two colours in CIE L*a*b*, as seen.
    func distance(_ first: Color, _ second: Color) -> Double {
        zip(lab(first), lab(second)).map { ($0 - $1) * ($0 - $1) }.reduce(0, +).squareRoot()
    }

    private func lab(_ color: Color) -> [Double] {
        let linear = [color.red, color.green, color.blue].map { component in
            let value = Double(component) / 255
            return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
        let seen = rows.map { row in max(0, min(1, zip(row, linear).map { $0 * $1 }.reduce(0, +))) }
        let toXYZ = [[0.4124, 0.3576, 0.1805], [0.2126, 0.7152, 0.0722], [0.0193, 0.1192, 0.9505]]
        let white = [0.9505, 1.0, 1.089]
        let f = zip(toXYZ, white).map { row, white in
            let value = zip(row, seen).map { $0 * $1 }.reduce(0, +) / white
            return value > 0.008856 ? pow(value, 1 / 3) : 7.787 * value + 16 / 116
        }
        return [116 * f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2])]
    }
}

/// Colours that mean something stay apart for everybody; shapes, dashes and words tell them apart besides.
struct PaletteTests {
    /// Thin lines need more than areas of lines, which run in different directions besides.
    private static let leastOfLines = 20.0
    private static let leastOfHatches = 15.0

    @Test(arguments: Palette.standard, ColorVision.all)
    func `lines of different meaning differ in colour for every kind of colour vision`(
        palette: Palette, vision: ColorVision
    ) {
        let lines: [ColorRole] = [.answer, .guide, .contentInsetLine]
        for (index, first) in lines.enumerated() {
            for second in lines[(index + 1)...] {
                let distance = vision.distance(palette[first], palette[second])
                #expect(distance >= Self.leastOfLines, "\(first) and \(second): \(distance)")
            }
        }
    }

    /// Numbers stay in front: what stands for an app's content is fainter than any label.
    @Test(arguments: Palette.standard)
    func `what stands for content is at most half as dark as the labels`(palette: Palette) throws {
        let vision = try #require(ColorVision.all.first)
        let ground = palette[.screen]
        let label = vision.distance(palette[.ink], ground)
        for role in [
            ColorRole.ghost, .separator, .barContent, .barTitle, .accessoryFill, .barFill, .glassFill, .viewFill,
        ] {
            let distance = vision.distance(palette[role].over(ground), ground)
            #expect(distance <= label / 2, "\(role): \(distance) of \(label)")
        }
    }

    @Test(arguments: Palette.standard, ColorVision.all)
    func `hatches of different meaning differ in colour for every kind of colour vision`(
        palette: Palette, vision: ColorVision
    ) {
        #expect(vision.distance(palette[.unsafeHatch], palette[.contentInsetHatch]) >= Self.leastOfHatches)
    }
}
