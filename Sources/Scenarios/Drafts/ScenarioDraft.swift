import DataTree
import Diagnostics
import LayoutEngine

/// A scenario block while it is being read.
struct ScenarioDraft: Sendable {
    var id: String?
    var title = LocalizedText()
    var caption = LocalizedText()
    var sources: [SourceReference] = []
    var picture = PictureKind.device
    var show: [Layer] = []
    var environment = EnvironmentDraft()
    var root: Root?
    /// Read in the second step, against what the first one found.
    var changes: [ChangeDraft] = []
    var axes: [MatrixAxis] = []
    var claims = Claims()
}
