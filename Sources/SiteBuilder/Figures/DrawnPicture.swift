import CairoRendering
import Diagrams

/// What became of a picture.
struct DrawnPicture: Sendable {
    let edition: Edition
    let picture: Result<Picture, CairoError>
    /// What cannot be read on it, in light or dark colours.
    let problems: [SceneProblem]
}
