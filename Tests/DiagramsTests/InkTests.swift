import CairoRendering
import Diagrams
import Drawing
import Foundation
import Geometry
import PictureSupport
import TestSupport
import Testing

/// A label of a golden picture.
struct LabelCase: Hashable, Sendable {
    let text: String
    let font: Font
}

/// Whether text stays where the layout of a picture believes it to be.
struct InkTests {
    /// The side bearings of a few letters, such as "j", are negative; points at the largest size of type.
    private static let tolerance = 0.75

    @Test(arguments: GoldenCase.all)
    func `the ink of every label stays within its measured box`(golden: GoldenCase) throws {
        let renderer = try SceneRenderer()
        for language in ["en", "zh-Hans"] {
            let scene = try Sample(yaml: golden.yaml).draw(language).scene
            let labels = Set(scene.texts.map { LabelCase(text: $0.string, font: $0.font) })
            #expect(labels.count > 5)
            for label in labels { try check(label, with: renderer) }
        }
    }

    /// Draws a label alone and looks for ink outside of its box, which lies in the middle.
    private func check(_ label: LabelCase, with renderer: SceneRenderer) throws {
        let extent = renderer.measurer(of: "en").measure(label.text, font: label.font)
        let margin = 4.0
        let run = TextRun(label.text, font: label.font, color: .ink, width: extent.width)
        let scene = Scene(
            size: Size(width: extent.width + 2 * margin, height: extent.ascent + extent.descent + 2 * margin),
            items: [.text(run, at: Point(x: margin, y: margin + extent.ascent))], title: "", description: "",
            language: "en")
        let ink = try #require(try DrawnPicture(scene, scale: 3, with: renderer).inkBounds, "\(label.text)")
        let allowed = margin - Self.tolerance
        #expect(ink.minX >= allowed && ink.maxX <= scene.size.width - allowed, "\(label.text): \(ink)")
        #expect(ink.minY >= allowed && ink.maxY <= scene.size.height - allowed, "\(label.text): \(ink)")
        #expect(ink.width > extent.width / 2 - 2, "\(label.text) is all there")
    }
}
