import CairoRendering
import Diagrams

/// What became of a picture.
struct DrawnPicture: Sendable {
    let edition: Edition
    let picture: Result<Picture, CairoError>
    /// What cannot be read on it, in either colour scheme.
    let problems: [SceneProblem]
}
