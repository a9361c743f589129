import CairoRendering
import Drawing
import Foundation
import Geometry
import PictureSupport
import TestSupport
import Testing

@Suite struct GoldenSceneTests {
    @Test func `a scene unlike its golden is shown beside it`() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "golden-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(
            at: folder.appending(path: "Golden"), withIntermediateDirectories: true)
        let golden = Pictures.tiny([Pictures.square(2, 2, 4, .answer)], background: .background)
        try Data(golden.dump.utf8).write(to: folder.appending(path: "Golden/difference-test.scene.txt"))
        let now = Pictures.tiny([Pictures.square(2, 2, 3, .answer)], background: .background)
        withKnownIssue {
            expectGoldenScene(
                now, "difference-test", isRecording: false, filePath: folder.appending(path: "Tests.swift").path)
        } matching: { issue in
            // Seven square points at four pixels each.
            let note = "28 pixels differ; old.png, new.png and difference.png are in "
            return issue.comments.contains { $0.rawValue.contains(note) }
        }
        let project = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let pictures = project.appending(path: ".build/golden/difference-test")
        defer { try? FileManager.default.removeItem(at: pictures) }
        for name in ["old", "new", "difference"] {
            let png = try Data(contentsOf: pictures.appending(path: name + ".png"))
            #expect(png.starts(with: [0x89, 0x50, 0x4E, 0x47]))
        }
    }

    @Test func `what differs is red and what only one picture has differs`() {
        let white = Pixel(red: 255, green: 255, blue: 255)
        let old = PixelImage(width: 2, height: 2, filledWith: white)
        var new = PixelImage(width: 3, height: 2, filledWith: white)
        new[0, 1] = Pixel(red: 0, green: 0, blue: 0)
        let difference = PictureDifference(from: old, to: new)
        #expect(difference.count == 3)
        #expect(difference.image[0, 1] == difference.image[2, 0])
        #expect(difference.image[1, 0] == white && difference.image[0, 1] != white)
    }
}
