package import Drawing
import TestSupport
package import Testing

/// Expects a scene's dump to equal the file `Golden/<name>.scene.txt` beside the test's source file.
///
/// Where it differs, the golden scene, the new one and their difference are drawn into a folder that the issue names.
package func expectGoldenScene(
    _ scene: Scene, _ name: String, isRecording: Bool? = nil, filePath: String = #filePath,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    expectGolden(
        scene.dump, name + ".scene.txt", isRecording: isRecording, filePath: filePath, sourceLocation: sourceLocation
    ) { golden, now in
        GoldenPictures.draw(golden: golden, now: now, name: name)
    }
}
