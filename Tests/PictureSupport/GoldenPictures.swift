import CairoRendering
import Drawing
import Foundation
import TestSupport

/// The pictures that help with a golden scene that differs.
enum GoldenPictures {
    /// Pixels per point.
    private static let scale = 2

    /// Draws both dumps and their difference into `.build/golden/<name>`; the sentence that says so, or why not.
    static func draw(golden: String, now: String, name: String) -> String {
        guard let old = Scene(dump: golden) else { return "the golden file cannot be drawn: it is no dump of a scene" }
        // The new scene is drawn from its dump too, or rounding would show as a difference.
        guard let new = Scene(dump: now) else { return "the new scene cannot be drawn: its dump cannot be read" }
        let folder = projectFolder.appending(path: ".build/golden/\(name)")
        do {
            let renderer = try SceneRenderer()
            let (before, after) = (try renderer.image(old, scale: scale), try renderer.image(new, scale: scale))
            let difference = PictureDifference(from: before, to: after)
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            for (image, file) in [(before, "old"), (after, "new"), (difference.image, "difference")] {
                try Data(image.png(scale: scale)).write(to: folder.appending(path: file + ".png"))
            }
            let places = "old.png, new.png and difference.png are in \(folder.path)"
            return "\(difference.count) pixels differ; \(places)"
        } catch {
            return "the pictures cannot be drawn: \(error)"
        }
    }

    private static var projectFolder: URL {
        URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
    }
}
