import Geometry
import LayoutEngine

/// A row of a tree picture: a window, controller, bar or view with its insets.
struct TreeNode: Sendable {
    let kind: Kind
    /// As scenarios say it; the class where it has no name.
    let name: String
    /// "UINavigationBar"; empty where the name is the class already, and for a property.
    let className: String
    /// How far in it stands; the window is at 0.
    let depth: Int
    /// The index of the row that it hangs from; nil for the first.
    let parent: Int?
    /// By edge; an edge may be without a number.
    let insets: [Edge: Quantity]
    /// What each edge gets and loses on the way from the row above it that has insets; edges without are left out.
    let steps: [InsetStep]
    /// In points; of bars only.
    let height: Double?

    enum Kind: Hashable, Sendable {
        case window, controller, bar, view
        /// A second value of the row above, such as adjustedContentInset.
        case property
    }
}
