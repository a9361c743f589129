package import Diagnostics

/// A part of a scenario that app code cannot express in UIKit, or that the generated code leaves out.
package enum Unsupported: String, CaseIterable, Hashable, Sendable {
    case viewsWithoutController, tableFromNib, scrolledThrough, backgroundImage, contentSize, laterShape
    case secondaryPane

    /// A clause without a full stop.
    package var wording: Message {
        switch self {
        case .viewsWithoutController: "in current UIKit a window needs a root view controller"
        case .tableFromNib: "a nib stores its own heights, and there is no nib here"
        case .scrolledThrough: "code does not scroll as a user does"
        case .backgroundImage: "a bar's background image is a file of the app"
        case .contentSize: "only plain views are given an intrinsic content size"
        case .secondaryPane: "the secondary pane of an arrangement is an empty controller there"
        case .laterShape: "a later phase changes something that is not a property of an object"
        }
    }
}
